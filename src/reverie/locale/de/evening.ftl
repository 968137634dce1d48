### Was die Seiten rund um eine Partie sagen: Tipps, die Geschichte einer Partie, ihr Ende, der Traum des Tages, Gespräch, Statistik.

## Tipps

web-hint-sure = wohl { $low } bis { $high }
web-hint-names = Wie die Partie heißen könnte
web-hint-measure-win = Die Aussicht auf den Sieg, wenn du gut weiterspielst.
web-hint-measure-score = Die zu erwartenden Punkte, wenn du gut weiterspielst.

## Die Geschichte einer Partie

web-analyse = Analysieren
web-curve-costly = Zug { $n } war teuer
web-replay-start = Der Anfang
web-story-title = Woraus die Partie bestand
web-story-played = Wie gut gespielt wurde
web-story-luck = Glück
web-story-skill = Entscheidungen
web-story-accuracy = Genauigkeit: 100 ist jedes Mal die beste Antwort, 0 ist Raten.
web-story-decisions = { $n ->
    [one] Eine Entscheidung ließ eine Wahl
   *[other] { $n } Entscheidungen ließen eine Wahl
}; { $best } davon so gut wie die beste.
web-story-change = { $measure ->
    [win] Die Aussicht auf den Sieg ging von { $from } auf { $to }.
   *[score] Die zu erwartenden Punkte gingen von { $from } auf { $to }.
}
web-story-kind = Freundlichster Zufall: { $gain }
web-story-hard = Härtester Zufall: { $gain }
web-story-costly = Was am meisten kostete
web-story-better = Besser: { $answer }
web-story-fine = So gut wie das Beste.
web-story-working = Die Partie wird noch einmal durchdacht …
web-story-none = In dieser Partie hatte niemand eine Wahl.

## Das Ende

web-end-names = Namen, die man verdienen kann
web-end-past = Neben deinen früheren Partien
web-end-forked = Du bist hinter etwas Aufgedecktes zurückgegangen; diese Partie zählt nirgends.
web-end-first = Deine erste Partie dieser Art. Von nun an lässt sich vergleichen.
web-end-scale = Diese Partie { $score }, dein Durchschnitt { $mean }, deine beste { $best }
web-end-record = Deine beste bisher!
web-end-place = Nummer { $place } deiner { $games } Partien dieser Art.
web-end-mean = Vorher: { $mean } im Durchschnitt, { $best } als Bestes.
web-end-streak = { $n } Siege in Folge.
web-oni-left-doors = Nicht gefunden: { $doors }.
web-oni-left-deck = { $n ->
    [one] Eine Karte war
   *[other] { $n } Karten waren
} noch im Stapel; { $nightmares ->
    [0] kein Albtraum stand mehr aus.
    [one] ein Albtraum stand noch aus.
   *[other] { $nightmares } Albträume standen noch aus.
}
web-day-left-objects = { $n ->
    [one] Ein Gegenstand blieb unfertig: { $object }.
   *[other] { $n } Gegenstände blieben unfertig; der nächste wäre gewesen: { $object }.
}
web-day-left-clouds = { $n ->
    [one] Eine Wolke blieb leer.
   *[other] { $n } Wolken blieben leer.
}
web-day-left-rows = Reihen in Folge: { $suns }. Verdorbene Reihen: { $spoiled }.
web-day-left-leaves = { $n ->
    [one] Ein eingekreistes Blatt blieb übrig.
   *[other] { $n } eingekreiste Blätter blieben übrig.
}

## Der Traum des Tages

web-leaderboard = Bestenliste
web-leaderboard-none = Noch niemand ist fertig. Du könntest die oder der Erste sein.
web-try-doors = { $won ->
    [yes] alle Türen
   *[no] { $n ->
        [one] eine Tür
       *[other] { $n } Türen
    }
}
web-try-points = { $n ->
    [one] ein Punkt
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

web-talk-bots = Hier kann niemand antworten: { $names } spielt lieber.
web-react = Reaktionen
web-react-hello = Hallo!
web-react-well-done = Gut gemacht!
web-react-thinking = Lass mich nachdenken …
web-react-lucky = Glück gehabt!
web-react-ouch = Autsch
web-react-thanks = Danke
web-react-sorry = Tut mir leid
web-react-good-game = Schöne Partie
web-mute = Nicht mehr hören
web-unmute = Wieder hören

## Statistik

web-stats-which = Welches Spiel
web-stats-title = { $name }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}
web-stats-by-setup = Nebeneinander
web-stats-all-onirim = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, davon { $wins } gewonnen.
web-stats-all-daydream = { $games ->
    [one] Ein Nachmittag
   *[other] { $games } Nachmittage
} am Fenster.
web-stats-of = { $wins } von { $games }
web-stats-best-of = Bestes { $best }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
web-stats-bars-onirim = Balken: der Anteil gewonnener Partien. Striche: wo er wohl liegt.
web-stats-bars-daydream = Balken: Punkte im Durchschnitt. Strich: die beste Partie.
web-stats-weeks-onirim = Anteil gewonnen, Woche für Woche (Balken: gespielte Partien)
web-stats-weeks-daydream = Punkte im Durchschnitt, Woche für Woche (Balken: gespielte Partien)
web-stats-week = KW{ $n }
web-stats-week-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}

## Settings

web-set-grain = Papierkorn
web-set-volume = Lautstärke

## Die vier Preise eines Albtraums

web-oni-price-key = Ein Schlüssel
web-oni-price-door = Eine Tür
web-oni-price-five = Fünf Karten
web-oni-price-hand = Die Hand
web-oni-then-five = Im Schnitt { $lost } Karten verloren, davon { $keys } Schlüssel, und { $doors } Türen in den Limbus; { $left } bleiben im Stapel.
web-oni-then-hand = { $n ->
    [0] Nichts auf der Hand zu verlieren; fünf neue Karten.
   *[other] Verloren: { $cards }. Dafür fünf neue Karten.
}

## Vor einer Partie

web-strength-gentle = Sanft: schnell, mit gelegentlichen Patzern
web-strength-steady = Stetig: solide, nimmt das Naheliegende
web-strength-sharp = Scharf: hat aus vielen Partien gelernt
web-strength-dreamer = Der Träumer: denkt voraus, und länger
web-day-unfold = Aufklappen
web-day-fold-away = Falten
web-day-alone-what = Allein spielst du um einen Namen: Eine ausgelassene Zahl kostet einen Dorn, je zwei Dornen einen Punkt.
web-day-several-what = Alle schreiben zugleich dieselben zwei Würfel; niemand sieht einen Entwurf, bevor alle fertig sind.
