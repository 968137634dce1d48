### What every page may say of this game before anybody sits down to it.

web-home-daydream = Un posto alla finestra, due dadi, una penna. Riempi le nuvole e arreda un pomeriggio.
web-board-title = I tuoi tabelloni
web-more-boards = Disegna i tuoi tabelloni, giocaci, stampali.
web-day-edition-1 = { $title } (prima edizione)
web-day-edition-2 = { $title } (seconda edizione)
web-day-edition-3 = { $title } (terza edizione)
web-day-own-board = { $title } (tabellone personale)
