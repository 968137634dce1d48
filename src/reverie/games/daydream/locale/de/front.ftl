### What every page may say of this game before anybody sits down to it.

web-home-daydream = Ein Platz am Fenster, zwei Würfel, ein Stift. Füll die Wolken und richte dir einen Nachmittag ein.
web-board-title = Eigene Spielpläne
web-more-boards = Spielpläne selbst zeichnen, darauf spielen, sie drucken.
web-day-edition-1 = { $title } (erste Auflage)
web-day-edition-2 = { $title } (zweite Auflage)
web-day-edition-3 = { $title } (dritte Auflage)
web-day-own-board = { $title } (eigener Spielplan)
