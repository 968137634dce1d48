### Was nur die Seiten sagen.

## Das Haus

web-skip = Zum Inhalt
web-nav = Das Haus
web-title-setup = Neues Spiel
web-title-match = Tisch
web-title-join = Mitspielen
web-title-replay = Nachspielen
web-title-learn = Lernen
web-title-statistics = Statistik
web-title-settings = Einstellungen
web-title-lost = Hier ist nichts
web-back-home = Zurück ins Haus
web-close = Schließen
web-loading = Einen Augenblick …
web-broken = Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.
web-offline = Keine Verbindung. Nichts geht verloren, sie kommt von selbst zurück.
web-offline-request = Gerade gibt es keine Verbindung. Versuch es gleich noch einmal.
web-lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link abgeschnitten.
web-you = du

## An jedem Tisch

web-answers = Antworten
web-tools = Werkzeuge
web-undo = Zurück
web-undo-far = Weiter zurück
web-undo-far-why = Zurück zu deiner vorigen Entscheidung, auch über Aufgedecktes hinweg. Das Spiel zählt dann nicht mehr.
web-undo-asked = Jemand möchte einen Zug zurücknehmen.
web-undo-agree = Einverstanden
web-undo-refuse = Lieber nicht
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-is = Tipp: { $answer }
web-rule = Die Regel
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-talk = Reden
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-say = Etwas sagen
web-talk-send = Senden
web-concede = Aufgeben
web-concede-sure = Damit ist das Spiel verloren gegeben.
web-concede-no = Weiterspielen
web-event-gone-back = Das Spiel geht zu einer früheren Entscheidung zurück.
web-waiting = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-abandoned = Alle haben dieses Spiel verlassen.
web-seat-free = frei
web-seat-bot = { $bot } spielen lassen
web-sit-down = Platz nehmen
web-invite = Schick diesen Link an alle, mit denen du spielen willst
web-copy = Kopieren
web-copied = Kopiert
web-leave = Verlassen
web-again = Noch einmal
web-replay = Nachspielen
web-share = Teilen
web-turn-of = { $name } denkt nach …
web-watching = Du schaust zu.
web-bot-random = Schlafwandler
web-bot-greedy = Nickerchen
web-bot-strong = Träumerin
web-bot-learned = Traumleserin
web-bot-search = Weiser

## Onirim: die Antworten

web-oni-act-play = { $end ->
    [left] { $card } links anbauen
    [right] { $card } rechts anbauen
   *[none] { $card } spielen
}{ $from ->
    [common] {" "}(gemeinsam)
   *[hand] {""}
}
web-oni-act-discard = { $card } abwerfen{ $from ->
    [common] {" "}(gemeinsam)
   *[hand] {""}
}
web-oni-act-give = { $card } hergeben{ $from ->
    [common] {" "}(gemeinsam)
   *[hand] {""}
}
web-oni-act-sacrifice = { $card } verlieren
web-oni-act-bin = { $card } abwerfen
web-oni-act-put = { $card } zurücklegen
web-oni-act-pick = { $card } wählen
web-oni-act-swap = { $card } geben
web-oni-act-for = { $card } nehmen
web-oni-act-pay = mit { $card } zahlen
web-oni-act-raise = { $card } nach oben
web-oni-act-sink = { $card } nach unten
web-oni-act-lose = { $card } verlieren
web-oni-act-dispel = { $card } bannen
web-oni-act-drop = { $card } weglegen
web-oni-act-fetch = { $card } holen
web-oni-act-face = { $card } erdulden
web-oni-act-shed = { $card } abwerfen
web-oni-act-surrender = { $card } abgeben
web-oni-act-cast = { $spell } ({ $cost } Karten)
web-oni-act-swap-goals = Ziele { $first } ({ $one }) und { $second } ({ $other })
web-oni-do-take = die Tür nehmen
web-oni-do-leave = sie liegen lassen
web-oni-do-open = mit dem Schlüssel öffnen
web-oni-do-open-from-common = mit dem gemeinsamen Schlüssel öffnen
web-oni-do-limbo = in den Limbus schicken
web-oni-do-reveal-five = fünf Karten aufdecken
web-oni-do-new-hand = die Hand abwerfen
web-oni-do-keep = behalten
web-oni-do-share = teilen
web-oni-do-no-swap = kein Tausch
web-oni-do-draw = ziehen
web-oni-do-look = ansehen
web-oni-do-no-look = nicht ansehen
web-oni-do-false-destruction = falsche Zerstörung
web-oni-do-reveal-seven = sieben Karten aufdecken
web-oni-do-keep-the-rest = den Rest behalten
web-oni-do-search = den Stapel durchsuchen
web-oni-then-prophecy = bringt eine Prophezeiung: die obersten fünf Karten
web-oni-then-look = zeigt dir die obersten { $n } Karten
web-oni-then-give = der Albtraum geht, und der Schlüssel mit ihm
web-oni-then-sacrifice = sie kehrt durch den Limbus in den Stapel zurück
