### What every page may say of this game before anybody sits down to it.

web-home-daydream = Ein Platz am Fenster, zwei Würfel, ein Stift. Füll die Wolken und richte dir einen Nachmittag ein.
web-board-title = Eigene Spielpläne
web-more-boards = Spielpläne selbst zeichnen, darauf spielen, sie drucken.
web-day-first-edition = { $title } (erste Auflage)
