### Auf diesem Gerät spielen, ohne den Server, und die Seite als App.

web-title-offline = Offline spielen
offline-play = Offline spielen
offline-lead = Diese Spiele laufen auf diesem Gerät, mit Bots und Tipps. Beendete Partien gehen an den Server, sobald du wieder online bist.
offline-this-device = Läuft auf diesem Gerät.
offline-you = Du
offline-fetching = Das Spiel wird heruntergeladen …
offline-starting = Der Tisch wird vorbereitet …
offline-kept = Bereit zum Offline-Spielen.
offline-to-fetch = Zum Offline-Spielen lädt dieses Gerät einmal etwa { $size } MB herunter.
offline-fetch = Jetzt herunterladen
offline-not-here = Zum Offline-Spielen müssen die Spiele erst heruntergeladen werden. Bis du wieder online bist, kannst du die Regeln lesen.
offline-not-home = Diese Partie ist nur auf diesem Gerät. Das siehst du, sobald sie beim Server angekommen ist.
offline-needs-people = Offline spielst du mit Bots, oder ihr gebt das Gerät weiter.
offline-alone = Du bist offline; sonst ist niemand da.
offline-mine = Partien auf diesem Gerät
offline-homeless = { $games ->
    [one] Eine beendete Partie wartet
   *[other] { $games } beendete Partien warten
} darauf, an den Server gesendet zu werden.
offline-new-version = Eine neue Version von Reverie ist da.
offline-reload = Neu laden
web-seat-here = Jemand an diesem Gerät
web-player = Spieler { $n }
web-hand-over = { $name }, du bist dran
web-hand-over-why = Gib das Gerät weiter. Gezeigt wird erst etwas, wenn die nächste Person es hat.
web-hand-over-taken = Ich bin { $name }: mein Spiel zeigen
offline-poor = Deine Verbindung ist schlecht. Diese Spiele laufen auch auf diesem Gerät.
