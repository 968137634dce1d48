### What every page may say of this game before anybody sits down to it.

web-home-onirim = Di notte ti perdi in un labirinto. Trova otto Porte prima che la candela si consumi.
web-stats-doors = Porte in media
web-try-doors = { $won ->
    [yes] tutte le Porte
   *[no] { $n ->
        [one] una Porta
       *[other] { $n } Porte
    }
}
web-try-left = { $n ->
    [one] una carta rimasta
   *[other] { $n } carte rimaste
}
oni-setup-onirim = Onirim
oni-setup-book = Libro dei Passi
oni-setup-book-lost = Libro dei Passi (Perduti!)
oni-setup-towers = Torri
oni-setup-towers-ruins = Torri (Rovine)
oni-setup-dreams = Sogni Felici
oni-setup-dreams-5 = Sogni Felici (5)
oni-setup-dreams-6 = Sogni Felici (6)
