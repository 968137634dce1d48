### What only the terminal's own client says of this game.

## Am Tisch

term-help-onirim = Die Kerze ist der Stapel: Mit jeder Karte brennt sie nieder. Die letzte Karte eines Labyrinths liegt offen, die Karten darunter zeigen Symbol und Farbe. Ein dicker Rahmen zeigt die Karte, um die es in deiner Antwort geht.
