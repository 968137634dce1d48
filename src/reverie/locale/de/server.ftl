### Was der Server sagt: Absagen und ein paar eigene Worte.

server-at = Reverie ist erreichbar unter { $address } (Strg+C beendet es)
server-guest = Gast { $number }
server-nobody = jemand
server-invalid = Diese Anfrage ist nicht, wie sie sein sollte: { $reason }
server-unreadable = Das ist keine Antwort dieses Spiels. Wähle eine der angezeigten.
server-illegal = Das geht gerade nicht. Wähle eine der angezeigten Antworten.
server-unknown-setup = So kann man nicht spielen: { $reason }
server-damaged-record = Diese Aufzeichnung ist nicht lesbar: { $reason }
server-sign-in-first = Wir wissen nicht, wer du bist. Beginne als Gast oder melde dich an und versuche es dann noch einmal.
server-wrong-password = Name und Passwort gehören nicht zusammen. Prüfe beides und versuche es noch einmal.
server-foreign-origin = Das kam von einer anderen Seite. Öffne Reverie selbst und versuche es noch einmal.
server-unknown-host = Auf diesen Namen hört dieser Server nicht.
server-not-yours = Das ist nicht deins. Bitte jemanden am Tisch um eine Einladung.
server-not-for-bots = Das ist nichts für Bots. Wem der Bot gehört, kann es selbst tun.
server-not-found = Hier ist nichts. Prüfe den Link.
server-wrong-method = Das geht an dieser Adresse nicht.
server-stale = Diese Frage ist schon beantwortet. Sieh auf den Tisch und beantworte die offene.
server-out-of-turn = Du bist gerade nicht gefragt. Warte, bis du dran bist.
server-over = Diese Partie ist vorbei. Bitte um eine Revanche, um weiterzuspielen.
server-waiting = Die Partie hat noch nicht begonnen: Ein Platz ist frei. Schick jemandem den Link oder setze einen Bot dorthin.
server-not-over = Das wird gezeigt, wenn die Partie vorbei ist.
server-silent = Diese Partie wird schweigend gespielt. Reden könnt ihr, wenn sie vorbei ist.
server-daily = Der Traum des Tages wird ohne Hilfe gespielt. Versuche es in einer eigenen Partie.
server-nothing-to-undo = Es gibt nichts zurückzunehmen: Seit deiner letzten Antwort wurde etwas aufgedeckt, oder du hast noch keine gegeben.
server-name-taken = Diesen Namen hat schon jemand. Wähle einen anderen.
server-seat-taken = Dieser Platz ist nicht frei. Wähle einen anderen oder sieh zu.
server-already = Das ist schon geschehen oder gerade im Gange.
server-too-large = Das ist zu groß. Höchstens { NUMBER($most) } Bytes sind möglich.
server-wrong-type = Das muss als { $wanted } gesendet werden.
server-too-many = Das war zu viel auf einmal. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-busy = Der Server hat zu viel zu tun oder wird gleich beendet. Versuche es in einem Augenblick noch einmal.
server-broken = Bei uns ist etwas schiefgegangen. Nichts von dir ist verloren; versuche es noch einmal.
