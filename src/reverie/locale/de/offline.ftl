### Auf diesem Gerät spielen, ohne den Server, und die Seite als App.

web-title-offline = Ohne Verbindung spielen
offline-play = Ohne Verbindung spielen
offline-lead = Beide Spiele laufen auf diesem Gerät allein, samt Bots und Tipps. Was du zu Ende spielst, kommt zum Server, sobald er wieder da ist.
offline-this-device = Wird auf diesem Gerät gespielt.
offline-you = Du
offline-fetching = Das Spiel wird auf dieses Gerät geholt …
offline-starting = Der Tisch wird gedeckt …
offline-kept = Alles Nötige ist auf diesem Gerät. Eine Verbindung braucht es nicht mehr.
offline-to-fetch = Um ohne Verbindung zu spielen, muss dieses Gerät einmal etwa { $size } MB holen.
offline-fetch = Jetzt holen
offline-not-here = Das Spiel ist noch nicht auf diesem Gerät, und es gibt keine Verbindung, um es zu holen.
offline-not-home = Diese Partie gibt es nur auf diesem Gerät. Sobald sie beim Server ist, wird das hier gezeigt.
offline-needs-people = Ohne Verbindung können nur du und Bots am Tisch sitzen.
offline-alone = Ohne Verbindung ist sonst niemand da.
offline-mine = Partien auf diesem Gerät
offline-homeless = { $games ->
    [one] Eine beendete Partie wartet
   *[other] { $games } beendete Partien warten
} darauf, zum Server zu kommen.
offline-new-version = Es gibt eine neue Version von Reverie.
offline-reload = Neu laden
