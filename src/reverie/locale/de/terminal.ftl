### Was nur das Terminalprogramm selbst sagt.

term-language = Deutsch
term-dumb = Dieses Terminal kann den Tisch nicht im Ganzen zeigen: Es bräuchte einen Bildschirm, auf dem man zeichnen kann, und eine Tastatur davor. `./reverie play` spielt dieselben Spiele Zeile für Zeile.
term-sorry = Das hat nicht geklappt
term-close = ↑ ↓ zum Weiterlesen, Esc zum Schließen

## Der Anfang

term-home-lead = Jedes Spiel speichert sich nach jedem Zug. Am Tisch hilft ?.
term-home-resume = { $n ->
    [0] Ein Spiel fortsetzen: hier wartet keines
    [one] Ein Spiel fortsetzen: eines wartet
   *[other] Ein Spiel fortsetzen: { $n } warten
}
term-home-replay = Ein Spiel noch einmal ansehen, mit seiner Kurve
term-home-online = Online spielen, mit deinem Konto
term-home-language = Sprache: { $language }
term-home-quit = Beenden
term-title-resume = Ein Spiel fortsetzen
term-title-replay = Ein Spiel noch einmal ansehen
term-players = { $n ->
    [one] allein
   *[other] { $n } Spieler
}
term-other-file = Eine andere Datei …
term-which-file = Welche Datei?
term-view = Aussicht
term-seat-here = jemand an dieser Tastatur

## Tasten

term-key-choose = wählen
term-key-answer = antworten
term-key-die = anderer Würfel
term-key-leaf = Blätter
term-key-sheets = Tableaus
term-key-log = Verlauf
term-key-odds = Chancen
term-key-help = Hilfe
term-key-file = andere Datei
term-key-move = ein Zug
term-key-ten = zehn Züge
term-key-costly = teure Wahl
term-key-analysis = Analyse
term-key-player = anderer Spieler

## Am Tisch

term-cover = Spieler { $player }, du bist dran. Wenn sonst niemand den Bildschirm sieht, drück eine Taste.
term-cover-leave = Q verlässt das Spiel; es ist gespeichert.
term-save-where = Wohin soll eine Kopie des Spiels?
term-help-table = Die Pfeile wählen eine Antwort, die Eingabetaste gibt sie; ebenso ihre Nummer oder ein Klick. Ein Klick auf eine Karte wählt, was mit ihr möglich ist. Alles, was du tust, ist sofort gespeichert.
term-help-onirim = Die Kerze ist der Stapel: Mit jeder Karte brennt sie nieder. Die letzte Karte eines Labyrinths liegt offen, die Karten darunter zeigen Symbol und Farbe. Ein dicker Rahmen zeigt die Karte, um die es in deiner Antwort geht.
term-help-daydream = Die Pfeile führen den Stift über die Felder, in die du schreiben kannst, die Eingabetaste schreibt den gewählten Würfel hinein. Tab oder die Zahl des Würfels nimmt den anderen, + und − geben Blätter aus, S lässt den Würfel aus. Ein Klick auf ein Feld schreibt sofort. P zeigt die Tableaus der anderen.
term-help-log = was bisher geschah
term-help-odds = der ganze Tisch, was noch ungesehen ist und was kommen kann
term-help-type = lässt dich eine Antwort in Worten tippen: „play red sun“, „5 c3“
term-help-keep = legt eine Kopie des Spiels in einer Datei ab

## Noch einmal ansehen

term-chance = Zufall
term-judging = Jede Entscheidung wird beurteilt
term-nothing-judged = Keine Entscheidung dieses Spiels ließ eine Wahl.

## Online

term-server = Welcher Server? Seine Adresse, wie im Browser.
term-no-server = { $server } ist nicht zu erreichen: { $reason }
term-strange-server = { $server } antwortet, aber nicht wie ein Reverie.
term-who = Wer bist du bei { $server }?
term-as-guest = Ein Gast: sofort spielen, den Namen später wählen
term-lobby = Bei { $server } als { $name }
term-lobby-new = Neues Spiel: { $game }
term-lobby-join = Mit Link oder Code mitspielen
term-lobby-claim = Deine Spiele unter einem Namen behalten
term-lobby-open = Offener Tisch
term-lobby-leave = Zurück zu diesem Rechner
term-password-again = Passwort (mindestens 8 Zeichen)
term-lost = Keine Verbindung. Nichts ist verloren; neuer Versuch …
term-connecting = Verbindung wird aufgebaut …
term-invitation = Code: { $code }
term-key-bot = Bot spielen lassen
term-online-kept = Dieses Spiel liegt auf dem Server.
term-undo-sent = Die anderen werden gefragt, ob du es zurücknehmen darfst.
term-said = { $name }: „{ $text }“
