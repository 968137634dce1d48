### Was nur das Terminalprogramm selbst sagt.

term-language = Deutsch
term-dumb = Dieses Terminal kann den Tisch nicht im Ganzen zeigen: Dafür braucht es einen Bildschirm, den ein Programm frei beschreiben kann, und eine Tastatur. `{ $program } play` spielt dieselben Spiele Zeile für Zeile.
term-small = Dieses Terminal hat { $columns } Spalten und { $lines } Zeilen; der Tisch braucht { $wide } und { $high }. Vergrößere das Fenster, oder spiel Zeile für Zeile mit `{ $program } play`.
term-sorry = Das hat nicht geklappt
term-close = ↑ ↓ zum Weiterlesen, Esc zum Schließen

## Der Anfang

term-home-lead = Jede Partie wird nach jedem Zug gespeichert. Am Tisch hilft ?.
term-home-resume = { $n ->
    [0] Weiterspielen: hier wartet keine Partie
    [one] Weiterspielen: eine Partie wartet
   *[other] Weiterspielen: { $n } Partien warten
}
term-home-replay = Eine Partie noch einmal ansehen
term-home-online = Online spielen, mit deinem Konto
term-home-language = Sprache: { $language }
term-home-quit = Beenden
term-title-resume = Weiterspielen
term-title-replay = Eine Partie noch einmal ansehen
term-players = { $n ->
    [one] allein
   *[other] { $n } Spieler
}
term-other-file = Eine andere Datei …
term-which-file = Welche Datei?
term-seat = Platz { $n }
term-seat-here = jemand an dieser Tastatur

## Tasten

term-key-choose = wählen
term-key-answer = antworten
term-key-die = anderer Würfel
term-key-leaf = Blätter
term-key-sheets = Spielpläne
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
term-cover-leave = Q verlässt die Partie; sie ist gespeichert.
term-save-where = Wohin soll eine Kopie der Partie?
term-help-table = Die Pfeile wählen eine Antwort, die Eingabetaste gibt sie; ebenso ihre Nummer oder ein Klick. Ein Klick auf eine Karte wählt, was mit ihr möglich ist. Alles, was du tust, ist sofort gespeichert.
term-help-log = der Verlauf der Partie
term-help-odds = der ganze Tisch, was noch ungesehen ist und was kommen kann
term-help-type = lässt dich eine Antwort in Worten tippen
term-help-keep = legt eine Kopie der Partie in einer Datei ab

## Noch einmal ansehen

term-chance = Zufall
term-judging = Jede Entscheidung wird beurteilt
term-nothing-judged = In dieser Partie gab es nie eine Wahl.

## Online

term-server = Welcher Server? Seine Adresse, wie im Browser.
term-no-server = { $server } ist nicht zu erreichen: { $reason }
term-strange-server = { $server } antwortet, aber nicht wie ein Reverie-Server.
term-who = Wer bist du bei { $server }?
term-as-guest = Ein Gast: sofort spielen, den Namen später wählen
term-lobby = Bei { $server } als { $name }
term-lobby-new = Neue Partie: { $game }
term-lobby-join = Mit Link oder Code mitspielen
term-lobby-claim = Ein Konto anlegen, um deine Partien zu behalten
term-lobby-open = Offener Tisch
term-lobby-leave = Zurück zu diesem Rechner
term-password-again = Passwort (mindestens 8 Zeichen)
term-lost = Keine Verbindung. Nichts ist verloren; neuer Versuch …
term-connecting = Verbindung wird aufgebaut …
term-invitation = Code: { $code }
term-key-bot = Bot dazuholen
term-online-kept = Diese Partie liegt auf dem Server.
term-undo-sent = Die anderen werden gefragt, ob du es zurücknehmen darfst.
term-said = { $name }: „{ $text }“
term-hint-place = Dein Tipp steht an Platz { $place } der Warteschlange. Esc bricht ab.
term-help-people = alle an diesem Tisch, und was zu tun ist, wenn jemand nicht antwortet
