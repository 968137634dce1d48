### What every page may say of this game before anybody sits down to it.

web-home-onirim = La nuit, vous vous perdez dans un labyrinthe. Trouvez huit Portes avant que la bougie ne s’éteigne.
web-stats-doors = Portes en moyenne
web-try-doors = { $won ->
    [yes] toutes les Portes
   *[no] { $n ->
        [one] { $n } Porte
       *[other] { $n } Portes
    }
}
web-try-left = { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}
oni-setup-onirim = Onirim
oni-setup-book = Grimoire
oni-setup-book-lost = Grimoire (Perdus !)
oni-setup-towers = Tours
oni-setup-towers-ruins = Tours (Ruines)
oni-setup-dreams = Songes Heureux
oni-setup-dreams-5 = Songes Heureux (5)
oni-setup-dreams-6 = Songes Heureux (6)
