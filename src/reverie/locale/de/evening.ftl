### Was die Seiten rund um eine Partie sagen: Tipps, die Geschichte einer Partie, ihr Ende, der Traum des Tages, Gespräch, Statistik.

## Tipps

web-hint-sure = wohl { $low } bis { $high }
web-hint-names = Wahrscheinlicher Titel
web-hint-measure-win = Deine Gewinnchance, wenn du gut weiterspielst.
web-hint-measure-score = Deine erwarteten Punkte, wenn du gut weiterspielst.

## Die Geschichte einer Partie

web-analyse = Analyse
web-curve-costly = Zug { $n }: ein teurer Fehler
web-replay-start = Anfang
web-story-title = Analyse
web-story-played = So gut hast du gespielt
web-story-luck = Glück
web-story-skill = Entscheidungen
web-story-accuracy = Genauigkeit: 100 heißt immer der beste Zug, 0 heißt Zufallszüge.
web-story-decisions = { $n ->
    [one] Eine echte Entscheidung
   *[other] { $n } echte Entscheidungen
}; { $best } davon so gut wie der beste Zug.
web-story-change = { $measure ->
    [win] Deine Gewinnchance ging von { $from } auf { $to }.
   *[score] Deine erwarteten Punkte gingen von { $from } auf { $to }.
}
web-story-kind = Größtes Glück: { $gain }
web-story-hard = Größtes Pech: { $gain }
web-story-costly = Teuerste Fehler
web-story-better = Besser: { $answer }
web-story-fine = So gut wie der beste Zug.
web-story-working = Die Partie wird analysiert …
web-story-none = In dieser Partie gab es nichts zu entscheiden.

## Das Ende

web-end-names = Titel, die du erreichen kannst
web-end-past = Im Vergleich zu deinen früheren Partien
web-end-forked = Du hast einen Zug zurückgenommen, nachdem du gesehen hast, was kommt; diese Partie zählt nicht.
web-end-first = Deine erste Partie dieser Art.
web-end-scale = Diese Partie { $score }, dein Schnitt { $mean }, dein Bestwert { $best }
web-end-record = Dein bestes Ergebnis bisher!
web-end-place = Platz { $place } unter deinen { $games } Partien dieser Art.
web-end-mean = Vorher: { $mean } im Schnitt, Bestwert { $best }.
web-end-streak = { $n } Siege in Folge.

## Der Traum des Tages

web-leaderboard = Bestenliste
web-leaderboard-guests = Gäste stehen nicht in der Bestenliste. Leg vor dem Spielen in den Einstellungen ein Konto an.
web-leaderboard-none = Noch ist niemand fertig. Sei der oder die Erste!
web-try-points = { $n ->
    [1] ein Punkt
   *[other] { $n } Punkte
}
web-daily-ends = { $hours ->
    [0] Noch { $minutes } min.
   *[other] Noch { $hours } h { $minutes } min.
}
web-daily-streak = { $n ->
    [one] ein Tag
   *[other] { $n } Tage in Folge
}
web-daily-share = Ergebnis von { $game } teilen
web-daily-board = Bestenliste von { $game }

## Gespräch

web-talk-bots = Bots chatten nicht: Von { $names } kommt keine Antwort.
web-react = Reaktionen
web-react-hello = Hallo!
web-react-well-done = Gut gemacht!
web-react-thinking = Lass mich nachdenken …
web-react-lucky = Glück gehabt!
web-react-ouch = Autsch
web-react-thanks = Danke
web-react-sorry = Tut mir leid
web-react-good-game = Schöne Partie
web-mute = Stummschalten
web-unmute = Stummschaltung aufheben

## Statistik

web-stats-which = Spiel
web-stats-title = { $name }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}
web-stats-by-setup = Nach Spielvariante
web-stats-all-won = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, davon { $wins } gewonnen.
web-stats-all-score = { $games ->
    [one] Ein Nachmittag
   *[other] { $games } Nachmittage
} am Fenster.
web-stats-of = { $wins } von { $games }
web-stats-best-of = Bestwert { $best }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
web-stats-bars-won = Balken: Anteil gewonnener Partien. Striche: wahrscheinlicher Bereich.
web-stats-bars-score = Balken: Punkte im Schnitt. Strich: deine beste Partie.
web-stats-weeks-won = Siegquote pro Woche (Balken: gespielte Partien)
web-stats-weeks-score = Punkte im Schnitt pro Woche (Balken: gespielte Partien)
web-stats-week = KW{ $n }
web-stats-week-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}

## Settings

web-set-grain = Papierstruktur
web-set-volume = Lautstärke

## Vor einer Partie

web-strength-gentle = Sanft: spielt schnell und macht Fehler
web-strength-steady = Stetig: solide, plant aber selten voraus
web-strength-sharp = Schlau: hat aus vielen Partien gelernt
web-strength-dreamer = Der Träumer: am stärksten, denkt am längsten nach
web-difficulty = Schwierigkeit
web-difficulty-1 = leicht
web-difficulty-2 = mittel
web-difficulty-3 = schwer
web-difficulty-4 = sehr schwer
web-measured-win = Von 100 Partien gewinnt ein einfacher Bot { $simple }, unser Bot { $bot } { $sharp }.
web-measured-score = Ein einfacher Bot kommt im Schnitt auf { $simple } Punkte, unser Bot { $bot } auf { $sharp }.
web-minutes = Etwa { $n } Minuten.
web-full = Der Tisch von { $name } ist voll.
web-watch = Zuschauen
web-own-table = Eigenen Tisch eröffnen
web-coach = Trainer
web-goal = Ziel:
web-coach-show = Zeig es mir
web-coach-skip = Ohne Hilfe spielen
web-coach-watch = Schau, was passiert.
web-tip = Gut zu wissen:
web-tip-close = Verstanden
