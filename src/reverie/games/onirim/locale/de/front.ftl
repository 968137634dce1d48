### What every page may say of this game before anybody sits down to it.

web-home-onirim = Nachts verirrt in einem Labyrinth. Finde acht Türen, bevor die Kerze niederbrennt.
web-stats-doors = Türen im Schnitt
web-try-doors = { $won ->
    [yes] alle Türen
   *[no] { $n ->
        [one] eine Tür
       *[other] { $n } Türen
    }
}
web-try-left = { $n ->
    [one] eine Restkarte
   *[other] { $n } Restkarten
}
oni-setup-onirim = Onirim
oni-setup-book = Buch der Schritte
oni-setup-book-lost = Buch der Schritte (Verloren!)
oni-setup-towers = Türme
oni-setup-towers-ruins = Türme (Ruinen)
oni-setup-dreams = Glücksträume
oni-setup-dreams-5 = Glücksträume (5)
oni-setup-dreams-6 = Glücksträume (6)
