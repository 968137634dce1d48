### Was nur die Seiten sagen.

## Das Haus

web-skip = Zum Inhalt
web-nav = Hauptmenü
web-title-setup = Neue Partie
web-title-match = Tisch
web-title-join = Mitspielen
web-title-replay = Wiederholung
web-title-learn = Lernen
web-title-statistics = Statistik
web-title-settings = Einstellungen
web-title-lost = Seite nicht gefunden
web-back-home = Startseite
web-close = Schließen
web-loading = Wird geladen …
web-broken = Bei uns ist etwas schiefgegangen. Versuch es noch einmal.
web-offline = Keine Verbindung. Sie wird wiederhergestellt, nichts geht verloren.
web-offline-request = Du bist offline. Versuch es gleich noch einmal.
web-lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
web-you = du

## An jedem Tisch

web-answers = Deine Möglichkeiten
web-tools = Werkzeuge
web-undo = Zug zurücknehmen
web-undo-far = Weiter zurück
web-undo-far-why = Zurück zu deiner vorigen Entscheidung, auch wenn seither etwas aufgedeckt wurde. Die Partie zählt dann nicht mehr.
web-undo-asked = Jemand möchte einen Zug zurücknehmen.
web-undo-agree = Zustimmen
web-undo-refuse = Ablehnen
web-hint = Tipp
web-hint-thinking = Einen Moment …
web-hint-play = Diesen Zug spielen
web-rule = Regeln
web-log = Verlauf
web-log-empty = Noch ist nichts passiert.
web-talk = Chat
web-talk-empty = Noch keine Nachrichten.
web-stumbled = (Ich komme nicht weiter: Ein einfacherer Bot antwortet für mich.)
web-talk-say = Nachricht schreiben
web-show-again = Noch einmal zeigen
web-sound-mute = Ton aus
web-talk-send = Senden
web-concede = Aufgeben
web-concede-sure = Die Partie zählt dann als verloren.
web-concede-no = Weiterspielen
web-event-gone-back = Die Partie geht zu einer früheren Entscheidung zurück.
web-waiting = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-abandoned = Alle haben diese Partie verlassen.
web-seat-free = frei
web-seat-bot = { $bot } dazuholen
web-add-bot = Bot dazuholen
web-sit-down = Platz nehmen
web-invite = Lade jemanden mit diesem Link ein
web-copy = Kopieren
web-copied = Kopiert
web-leave = Verlassen
web-again = Noch einmal spielen
web-replay = Wiederholung
web-share = Teilen
web-keep-picture = Bild speichern
web-turn-of = { $name } denkt nach …
web-watching = Du schaust zu
web-bot-gentle = Sanft
web-bot-steady = Stetig
web-bot-sharp = Scharf
web-bot-dreamer = Der Träumer
web-bot-deep = Tiefschläfer
web-bot-random = Schlafwandler
web-bot-greedy = Nickerchen
web-bot-strong = Sterngucker
web-bot-learned = Traumleser
web-bot-search = Weiser

## Seiten

web-question = Frage
web-home-title = Traumspiele
web-home-lead = Such dir eine Tür aus und spiel los. Ohne Anmeldung.
web-play-now = Spielen
web-play-how = Spieloptionen
web-mine = Weiterspielen
web-alone = allein
web-state-waiting = wartet auf Mitspieler
web-state-yours = du bist dran
web-state-theirs = jemand anders ist dran
web-daily = Traum des Tages
web-daily-what = Gleiches Glück für alle, und nur ein Versuch.
web-daily-try = Spielen
web-daily-go-on = Weiterspielen
web-daily-done = Dein Ergebnis
web-join-title = Eingeladen?
web-join-code = Link oder Code
web-join = Mitspielen
web-open-tables = Offene Tische
web-invited = { $name } lädt dich zum Spielen ein.
web-players = Mitspieler
web-begin = Partie beginnen
web-listed = Tisch öffentlich anzeigen, alle können mitspielen
web-seat-somebody = Jemand, per Link
web-saved = Gespeichert.
web-save = Speichern
web-set-language = Sprache
web-set-theme = Design
web-set-theme-auto = System
web-set-theme-light = Hell
web-set-theme-dark = Dunkel
web-set-textSize = Schriftgröße
web-set-textSize-100 = Normal
web-set-textSize-115 = Etwas größer
web-set-textSize-130 = Größer
web-set-textSize-150 = Viel größer
web-set-textSize-200 = Am größten
web-set-palette = Farben
web-set-palette-usual = Standard
web-set-palette-distinct = Leicht zu unterscheiden
web-set-motion = Animationen
web-set-motion-auto = System
web-set-motion-full = An
web-set-motion-reduced = Reduziert
web-set-sound = Soundeffekte
web-set-ambient = Hintergrundmusik
web-set-confirm = Fragen vor dem Aufgeben und bevor eine angetippte Wolke beschrieben wird
web-you-title = Du
web-shown = Angezeigter Name
web-signed-in = Angemeldet als { $name }
web-sign-in = Anmelden
web-sign-out = Abmelden
web-claim = Konto anlegen
web-claim-why = Mit Name und Passwort folgen dir deine Partien auf andere Geräte.
web-name = Name
web-password = Passwort
web-export = Deine Daten herunterladen
web-bots-title = Deine Bots
web-bots-what = Ein Programm von dir kann mitspielen wie alle anderen. Es meldet sich mit einem Token an.
web-bots-name = Name eines neuen Bots
web-bots-make = Bot anlegen
web-bots-token = Token von { $name }
web-bots-once = Bewahre es sicher auf: Es wird nur einmal angezeigt, und wer es hat, kann als dein Bot spielen.
web-bots-new-token = Neues Token
web-bots-token-of = Neues Token für { $name }; das alte gilt dann nicht mehr
web-bots-dismiss = Löschen
web-bots-dismiss-of = { $name } löschen
web-bots-dismiss-sure = Sein Token gilt dann nicht mehr, und seine Plätze werden frei. Seine beendeten Partien bleiben.
web-bots-keep = Behalten
web-stats-none = Noch keine beendete Partie. Spiel eine, und deine Kurve beginnt hier.
web-stats-games = Partien
web-stats-won = gewonnen
web-stats-mean = Punkte im Schnitt
web-stats-best = Bestwert
web-stats-streak = längste Siegesserie
web-history = Beendete Partien
web-replay-back = Voriger Zug
web-replay-on = Nächster Zug
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-at = Zug { $n } von { $all }
web-record = Aufzeichnung herunterladen

## Spiele ohne eigenes Gesicht

web-plain-ended = Die Partie ist zu Ende
web-plain-best = lässt dir insgesamt die besten Aussichten
web-you-won = Du hast gewonnen!
web-move-kept = Dein Zug ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
web-plain-winners = { $n ->
    [one] { $players } gewinnt.
   *[other] { $players } gewinnen gemeinsam.
}

## People at the table

web-set-portrait = Dein Bild am Tisch
web-portrait-moon = Mond
web-portrait-cat = Katze
web-portrait-owl = Eule
web-portrait-fox = Fuchs
web-portrait-hare = Hase
web-portrait-bear = Bär
web-portrait-whale = Wal
web-portrait-swan = Schwan
web-portrait-deer = Hirsch
web-portrait-mouse = Maus
web-portrait-frog = Frosch
web-portrait-hedgehog = Igel
web-plate-away = abwesend
web-plate-turn = ist dran
web-plate-yours = du bist dran
