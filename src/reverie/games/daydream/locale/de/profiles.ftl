### Was man erreichen kann.

web-feat-daydream-six = Sechs in Folge
    .why = Vollende eine Reihe von sechs mit fortlaufenden Zahlen.
web-feat-daydream-name = Der höchste Titel
    .why = Erreiche allein den vierten Titel eines Spielplans.
web-feat-daydream-thornless = Ohne Dornen
    .why = Erreiche den dritten Titel oder mehr ohne einen einzigen Dorn.
web-feat-daydream-shelf = Das volle Regal
    .why = Zeichne alle Gegenstände im Regal.
