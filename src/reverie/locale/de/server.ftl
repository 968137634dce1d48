### Was der Server sagt: Absagen und ein paar eigene Worte.

server-at = Reverie ist erreichbar unter { $address } (Strg+C beendet es)
server-guest = Gast { $number }
server-nobody = jemand
server-invalid = Diese Anfrage ist ungültig: { $reason }
server-unreadable = Das ist kein Zug dieses Spiels. Wähle einen der angezeigten.
server-illegal = Das geht gerade nicht. Wähle einen der angezeigten Züge.
server-unknown-setup = So eine Partie gibt es nicht: { $reason }
server-damaged-record = Diese Aufzeichnung ist nicht lesbar: { $reason }
server-sign-in-first = Spiel als Gast oder melde dich an, dann versuch es noch einmal.
server-wrong-password = Name oder Passwort ist falsch. Prüfe beides und versuch es noch einmal.
server-foreign-origin = Das kam von einer anderen Seite. Öffne Reverie selbst und versuch es noch einmal.
server-unknown-host = Auf diesen Namen hört dieser Server nicht.
server-not-yours = Darauf hast du keinen Zugriff. Bitte jemanden am Tisch um eine Einladung.
server-not-for-bots = Bots können das nicht. Die Person, der der Bot gehört, schon.
server-not-found = Nicht gefunden. Prüfe den Link.
server-wrong-method = Das geht an dieser Adresse nicht.
server-stale = Diese Frage ist schon beantwortet. Sieh auf den Tisch und beantworte die aktuelle.
server-out-of-turn = Du bist noch nicht dran.
server-over = Diese Partie ist zu Ende. Spiel noch einmal, um weiterzumachen.
server-waiting = Die Partie hat noch nicht begonnen: Ein Platz ist frei. Lade jemanden ein oder hol einen Bot dazu.
server-not-over = Das siehst du, wenn die Partie zu Ende ist.
server-silent = Diese Partie wird schweigend gespielt. Chatten könnt ihr danach.
server-silenced = Die Serverleitung hat deinen Chat gesperrt. Du kannst weiterspielen.
server-daily = Der Traum des Tages wird ohne Tipps gespielt. Probier sie in einer anderen Partie aus.
server-daily-hidden = Das bleibt verborgen, bis der Tag vorbei ist: Das Glück ist für alle gleich.
server-circle = In einem Kreis wird ohne Tipps gespielt. Probier sie in einer anderen Partie aus.
server-circle-hidden = Das siehst du, sobald du denselben Traum gespielt hast oder die Woche vorbei ist.
server-circle-full = Dieser Kreis ist voll.
server-too-many-circles = Mehr Kreise sind nicht möglich. Verlass zuerst einen.
server-name-first = Wähle zuerst einen Namen und ein Passwort: Das geht nur mit Konto.
server-nothing-to-undo = Nichts zurückzunehmen: Seit deinem letzten Zug wurde etwas aufgedeckt, oder du hast noch nicht gezogen.
server-name-taken = Dieser Name ist schon vergeben. Wähle einen anderen.
server-name-reserved = Dieser Name ist den Bots und der Serverleitung vorbehalten. Wähle einen anderen.
server-common-password = Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes.
server-link-used = Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte die Serverleitung um einen neuen.
server-push-unknown = Der Benachrichtigungsdienst dieses Browsers ist hier nicht bekannt. Nimm einen anderen Browser oder lass dich per E-Mail erinnern.
server-no-mail = Dieser Server verschickt keine E-Mails.
server-mail-failed = Die E-Mail konnte nicht verschickt werden. Prüfe die Adresse und versuch es später noch einmal.
server-banned = Dieses Konto ist gesperrt. Die Serverleitung kann sagen, warum.
server-seat-taken = Dieser Tisch ist voll. Du kannst zuschauen oder woanders spielen.
server-already = Das ist schon erledigt oder läuft gerade.
server-too-large = Zu groß: höchstens { NUMBER($most) } Bytes.
server-wrong-type = Das muss als { $wanted } gesendet werden.
server-too-long = In dieser Partie wurden zu viele Züge zurückgenommen; jetzt geht es nur noch vorwärts.
server-too-many-games = Du hast zu viele offene Partien. Beende oder verlass zuerst einige.
server-too-many-open = Du hast zu viele öffentliche Tische. Warte, bis jemand mitspielt, oder verlass einen.
server-storage-full = Du hast die Höchstzahl importierter Partien erreicht.
server-too-many-sets = Du hast schon { $most } eigene Pläne oder { $megabytes } MB davon gespeichert, mehr geht nicht. Nimm zuerst welche aus deiner Liste.
server-malformed = Der Server versteht diese Anfrage nicht.
server-too-slow = Die Anfrage kam nicht rechtzeitig an. Prüfe deine Verbindung und versuch es noch einmal.
server-head-too-large = Der Kopf dieser Anfrage ist zu groß: höchstens { NUMBER($most) } Bytes.
server-too-many = Das war zu viel auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-busy = Der Server ist ausgelastet oder startet gleich neu. Versuch es gleich noch einmal.
server-damaged = Diese Partie ist beschädigt und lässt sich nicht öffnen. Die Serverleitung kann den Grund sehen.
server-cancelled = Die Anfrage wurde abgebrochen.
server-broken = Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
server-not-overdue = Die Bedenkzeit läuft noch: { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
server-stood-in = Hier spielt ein Bot für dich. Übernimm zuerst wieder selbst.
