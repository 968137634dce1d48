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
web-rule = Die Regel
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-talk = Reden
web-talk-empty = Noch hat niemand etwas gesagt.
web-stumbled = (Ich habe den Faden verloren: Ein einfacherer Spieler antwortet für mich.)
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
web-bot-gentle = Sanftmut
web-bot-steady = Gleichmut
web-bot-sharp = Scharfsinn
web-bot-dreamer = Der große Traum
web-bot-deep = Tiefschlaf
web-bot-random = Schlafwandler
web-bot-greedy = Nickerchen
web-bot-strong = Träumerin
web-bot-learned = Traumleserin
web-bot-search = Weiser

## Onirim: die Antworten

web-oni-act-play = { $end ->
    [left] links anbauen: { $card }
    [right] rechts anbauen: { $card }
   *[none] spielen: { $card }
}{ $from ->
    [common] {" "}(gemeinsam)
   *[hand] {""}
}
web-oni-act-discard = abwerfen: { $card }{ $from ->
    [common] {" "}(gemeinsam)
   *[hand] {""}
}
web-oni-act-give = hergeben: { $card }{ $from ->
    [common] {" "}(gemeinsam)
   *[hand] {""}
}
web-oni-act-sacrifice = verlieren: { $card }
web-oni-act-bin = abwerfen: { $card }
web-oni-act-put = zurücklegen: { $card }
web-oni-act-pick = wählen: { $card }
web-oni-act-swap = geben: { $card }
web-oni-act-for = nehmen: { $card }
web-oni-act-pay = zahlen: { $card }
web-oni-act-raise = { $card } nach oben
web-oni-act-sink = { $card } nach unten
web-oni-act-lose = verlieren: { $card }
web-oni-act-dispel = bannen: { $card }
web-oni-act-drop = weglegen: { $card }
web-oni-act-fetch = holen: { $card }
web-oni-act-face = erdulden: { $card }
web-oni-act-shed = abwerfen: { $card }
web-oni-act-surrender = abgeben: { $card }
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

## Seiten

web-question = Frage
web-home-title = Zwei Spiele vom Träumen
web-home-lead = Such dir eine Tür aus. Du spielst sofort, ohne Anmeldung.
web-home-onirim = Nachts verirrt in einem Labyrinth. Finde acht Türen, bevor die Kerze niederbrennt.
web-home-daydream = Ein Platz am Fenster, zwei Würfel, ein Stift. Füll die Wolken und richte dir einen Nachmittag ein.
web-play-now = Spielen
web-play-how = Auswählen …
web-mine = Weiterspielen
web-alone = allein
web-state-waiting = wartet auf Mitspielende
web-state-yours = du bist dran
web-state-theirs = jemand anderes ist dran
web-daily = Der Traum des Tages
web-daily-what = Für alle dasselbe Glück, und ein Versuch, der zählt.
web-daily-try = Versuchen
web-daily-go-on = Weiter
web-daily-done = Dein Ergebnis
web-join-title = Eingeladen?
web-join-code = Link oder Code
web-join = Mitspielen
web-open-tables = Offene Tische
web-invited = { $name } möchte mit dir spielen.
web-players = Spielende
web-begin = Beginnen
web-listed = Den Tisch im Haus zeigen, offen für alle, die mögen
web-seat-somebody = jemand, dem ich den Link schicke
web-saved = Gespeichert.
web-save = Speichern
web-set-language = Sprache
web-set-theme = Licht
web-set-theme-auto = wie das System
web-set-theme-light = Tag
web-set-theme-dark = Nacht
web-set-textSize = Schriftgröße
web-set-textSize-100 = normal
web-set-textSize-115 = etwas größer
web-set-textSize-130 = größer
web-set-textSize-150 = am größten
web-set-palette = Farben
web-set-palette-usual = wie gemalt
web-set-palette-distinct = leichter zu unterscheiden
web-set-motion = Bewegung
web-set-motion-auto = wie das System
web-set-motion-full = alles
web-set-motion-reduced = keine
web-set-sound = Geräusche
web-set-ambient = Leise Musik
web-set-confirm = Fragen vor dem Aufgeben und bevor eine angetippte Wolke beschrieben wird
web-you-title = Du
web-shown = Der Name, den andere sehen
web-signed-in = Angemeldet als { $name }
web-sign-in = Anmelden
web-sign-out = Abmelden
web-claim = Unter diesem Namen behalten
web-claim-why = Mit Name und Passwort folgen dir deine Spiele auf andere Geräte.
web-name = Name
web-password = Passwort
web-export = Alles herunterladen, was über dich gespeichert ist
web-bots-title = Deine Bots
web-bots-what = Ein Programm von dir kann an Tischen sitzen wie alle anderen. Ein Token lässt es ein.
web-bots-name = Name eines neuen Bots
web-bots-make = Anlegen
web-bots-token = Das Token von { $name }
web-bots-once = Bewahre es sicher auf: Es wird nur dieses eine Mal gezeigt, und wer es hat, spielt als dein Bot.
web-bots-new-token = Neues Token
web-bots-token-of = Neues Token für { $name }; das alte gilt nicht mehr
web-bots-dismiss = Entlassen
web-bots-dismiss-of = { $name } entlassen
web-bots-dismiss-sure = Das Token gilt dann nicht mehr, und die Plätze des Bots werden frei. Seine beendeten Partien bleiben.
web-bots-keep = Behalten
web-stats-none = Noch kein beendetes Spiel. Das erste wird der Anfang einer Kurve.
web-stats-games = Spiele
web-stats-won = gewonnen
web-stats-doors = Türen im Schnitt
web-stats-mean = Punkte im Schnitt
web-stats-best = Bestes
web-stats-streak = längste Siegesserie
web-history = Beendete Spiele
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-at = Zug { $n } von { $all }
web-record = Aufzeichnung
web-oni-doors-of = { $n } von { $all } Türen
web-oni-door-open = { $door }, gefunden
web-oni-door-shut = { $door }, noch zu finden
web-oni-your-doors = Deine Türen
web-oni-goal = Ziel { $n }, { $colour }{ $state ->
    [done] , erreicht
    [first] , als nächstes
   *[open] {""}
}
web-oni-deck = Stapel
web-oni-in-deck = im Stapel
web-oni-nightmares-left = { $n ->
    [one] Albtraum
   *[other] Albträume
}
web-oni-unseen = Was noch niemand sah
web-oni-unseen-why = Karten, deren Ort du nicht kennst, nach Art.
web-oni-pile = { $name }, { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
web-oni-discard = Ablage
web-oni-card-stuck = { $card }, jetzt nicht spielbar
web-oni-moved = { $card } ist jetzt { $n } von { $all }.
web-oni-slot = { $card }, { $n } von { $all }; Pfeiltasten verschieben
web-oni-earlier = { $card } einen Platz nach vorn
web-oni-later = { $card } einen Platz nach hinten
web-oni-order = Reihenfolge, die erste wird zuerst gezogen
web-oni-order-done = So zurücklegen
web-oni-order-bottom = Reihenfolge, die letzte liegt zuunterst
web-oni-order-bottom-done = So nach unten legen
web-oni-cost = { $have } von { $cost } Karten
web-oni-no-key = Du hast keinen Schlüssel herzugeben.
web-oni-no-door = Du hast keine Tür zu verlieren.
web-oni-hand-of = Hand von { $name }
web-oni-row-of = Labyrinth von { $name }
web-oni-row-empty = Dein Labyrinth beginnt mit der ersten gespielten Karte.
web-oni-row-empty-of = { $name } hat noch nicht gespielt.
web-oni-towers-empty = Noch steht kein Turm.
web-oni-choose = Wähl eine Karte deiner Hand.
web-oni-dead = Dieses Spiel ist nicht mehr zu gewinnen: Eine nötige Karte ist weg. Spiel weiter oder gib auf.
web-oni-expansions = Erweiterungen
web-oni-without = ohne
web-oni-part-book = Die Türen müssen in einer Reihenfolge gefunden werden; Zauber helfen, bezahlt mit abgeworfenen Karten.
web-oni-part-towers = Zwölf Türme im Stapel: Bau vier Farben nebeneinander, an denen Albträume zerren.
web-oni-part-dreams = Schöne Träume bringen Geschenke; Vorahnungen werden wahr, wenn du bestimmte Türen gewinnst.
web-oni-variant-book = mit
web-oni-variant-book-lost = Verloren!: teurere Zauber
web-oni-variant-towers = mit
web-oni-variant-towers-ruins = verstreute Ruinen: eine fertige Reihe schützt nicht
web-oni-variant-dreams = mit: vier Vorahnungen
web-oni-variant-dreams-5 = schwerer: fünf Vorahnungen
web-oni-variant-dreams-6 = am schwersten: sechs Vorahnungen
web-oni-alone-what = Du gegen die Kerze.
web-oni-two = zu zweit, miteinander
web-oni-two-what = Jede und jeder braucht eine Tür jeder Farbe; zwei Karten gehören beiden.
web-oni-partner = Mit wem
web-oni-talk = Absprache
web-oni-talk-open = offen: ihr seht eure Karten
web-oni-talk-silent = still: eigene Karten verdeckt, niemand redet
