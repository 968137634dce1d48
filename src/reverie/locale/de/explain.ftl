### Ratschläge, ihre Gründe, und woraus ein beendetes Spiel gemacht war.

## Hints

help-hint = die besten Antworten, was sie wert sind und warum
hint-head = Was der Spieler „{ $player }“ von deinen Antworten hält:
hint-none = Hier ist niemand gefragt.
hint-win = { $text }: gewinnt { $value } von 100 ({ $low } bis { $high })
hint-score = { $text }: { $value } Punkte zu erwarten ({ $low } bis { $high })
hint-name = { $name } { $chance } %
hint-why = Diese Antwort { $reasons }.
hint-and = Und sie { $reasons }.
explain-percent = { $n } %
explain-points = { $n } Punkte

## Parts of reasons in Onirim

why-key-red = den roten Schlüssel
why-key-blue = den blauen Schlüssel
why-key-green = den grünen Schlüssel
why-key-brown = den braunen Schlüssel
why-doors-red = { $n ->
    [one] eine rote Tür
   *[other] { $n } rote Türen
}
why-doors-blue = { $n ->
    [one] eine blaue Tür
   *[other] { $n } blaue Türen
}
why-doors-green = { $n ->
    [one] eine grüne Tür
   *[other] { $n } grüne Türen
}
why-doors-brown = { $n ->
    [one] eine braune Tür
   *[other] { $n } braune Türen
}
why-cards-red = rote Karten
why-cards-blue = blaue Karten
why-cards-green = grüne Karten
why-cards-brown = braune Karten

## Reasons in Onirim

why-oni-chances = lässt im Ganzen die besten Aussichten
why-oni-wins = gewinnt das Spiel auf der Stelle
why-oni-survives = leert nicht auf der Stelle den Stapel
why-oni-winnable = hält das Spiel gewinnbar
why-oni-door = bringt { $card }, damit sind es { $n } von 8
why-oni-doors-kept = { $n ->
    [one] opfert deine einzige Tür nicht
   *[other] opfert keine deiner { $n } Türen
}
why-oni-third = legt drei { $cards } hintereinander, und ihre Tür ist noch im Stapel
why-oni-second = legt zwei { $cards } hintereinander; die dritte wird eine Tür finden
why-oni-second-held = lässt dir für die dritte noch { $card } auf der Hand
why-oni-first = beginnt eine Folge, die du fortsetzen kannst: { $cards }, und du hast noch { $card }
why-oni-first-whole = beginnt eine ganze Folge aus deiner Hand: drei { $cards }
why-oni-key-idle = kostet nur { $key }, für den es keine Tür mehr gibt
why-oni-key-double = kostet { $card }, und du hast noch einen davon
why-oni-refind = opfert { $card }, die wieder zu finden ist: { $n } { $cards } sind noch ungesehen
why-oni-deck-plenty = nimmt fünf Karten aus einem Stapel, der mit { $n } noch genug davon hat
why-oni-hand-poor = kostet eine Hand ohne Schlüssel
why-oni-hand-kept = hält deine Hand zusammen
why-oni-deck-low = schont den Stapel, der nur noch { $n } Karten hat
why-oni-deck-kept = verliert keine Karte des Stapels
why-oni-prophecy = { $n ->
    [0] zeigt die nächsten fünf Karten und lässt dich sie ordnen
    [one] zeigt die nächsten fünf Karten; unter { $unseen } ungesehenen ist ein Albtraum, den du loswerden könntest
   *[other] zeigt die nächsten fünf Karten; unter { $unseen } ungesehenen sind { $n } Albträume, und einen könntest du loswerden
}
why-oni-nightmare-gone = { $n ->
    [0] beseitigt den letzten Albtraum
    [one] beseitigt einen Albtraum; nur einer bleibt noch
   *[other] beseitigt einen Albtraum; { $n } bleiben noch
}
why-oni-idle = kostet nichts: { $cards } haben keine Tür mehr zu finden
why-oni-plenty = kostet wenig: { $n } solche sind noch ungesehen
why-oni-tower-look = { $n ->
    [one] zeigt die nächste Karte
   *[other] zeigt die nächsten { $n } Karten und lässt dich sie ordnen
}
why-oni-door-next = lässt dich { $card } ziehen, solange du { $key } hast
why-oni-key-first = bringt { $key } vor seiner Tür
why-oni-key-next = bringt { $card } mit dem nächsten Zug vom Stapel
why-oni-fits-next = bringt { $card } und setzt damit deine Folge fort
why-oni-nightmare-later = schiebt den Albtraum auf
why-oni-door-later = schiebt { $card } auf, bis du { $key } hast
why-oni-partner = hilft deinem Partner, der noch { $card } braucht
why-oni-own-key = gibt dir { $key } für die Tür, die dir noch fehlt
why-oni-own-pair = gibt dir { $cards }, die zusammenpassen
why-oni-key-kept = behält { $key } für { $doors } unter den { $unseen } ungesehenen Karten
why-oni-insurance = { $n ->
    [one] behält einen Schlüssel gegen den letzten Albtraum unter den { $unseen } ungesehenen Karten
   *[other] behält einen Schlüssel gegen die { $n } Albträume unter den { $unseen } ungesehenen Karten
}
why-oni-series-kept = lässt deine Folge bestehen: { $cards }
why-oni-rampart = vollendet den Wall
why-oni-tower = { $n ->
    [one] legt den ersten Turm eines Walls
   *[other] reiht { $n } Türme verschiedener Farben aneinander
}
why-oni-towers-kept = { $n ->
    [one] kostet nichts vom Wall
   *[other] lässt { $n } Türme verschiedener Farben nebeneinander stehen
}
why-oni-no-tower-falls = rettet jeden Turm
why-oni-punished = lässt den Albtraum ohne jeden Verlust vorübergehen
why-oni-goal-other = wartet auf { $card } als nächstes Ziel; jede andere Tür käme in den Limbus
why-oni-goal-ready = macht { $card } zum nächsten Ziel, und dafür bist du bereit
why-oni-dispelled = erspart dir dies: { $premonition }
why-oni-asleep = weckt keine Vorahnung
why-oni-playable = lässt { $n } Karten deiner Hand spielbar

## Reasons in Daydream

why-day-prospects = lässt im Ganzen die besten Aussichten
why-day-row-sun = vollendet { $row } der Reihe nach: { $n } Linien von Sonne zu Sonne
why-day-row-dot = vollendet { $row } ohne Wiederholung: { $n } Linien
why-day-object = vollendet diesen Gegenstand: { $object }
why-day-nearer = { $n ->
    [one] lässt diesem Gegenstand nur noch einen Punkt: { $object }
   *[other] lässt diesem Gegenstand nur noch { $n } Punkte: { $object }
}
why-day-apart = hält die ersten Zahlen auseinander, mit Platz um beide
why-day-run = { $n ->
    [one] hält { $row } fortlaufend, eine Wolke fehlt noch
   *[other] hält { $row } fortlaufend, { $n } Wolken fehlen noch
}
why-day-run-nearly = lässt { $row } nur noch eine Zahl zur Sonne fehlen
why-day-nearly = lässt { $row } nur noch eine Zahl zum Punkt fehlen
why-day-distinct = bringt eine { $digit }, die { $row } noch nicht hat
why-day-opens = öffnet { $n } weitere Wolken zum Eintragen
why-day-stars = { $n ->
    [one] erreicht einen Stern
   *[other] erreicht { $n } Sterne
}
why-day-climbs = { $n ->
    [one] bringt das Sternbild eine Linie höher
   *[other] bringt das Sternbild { $n } Linien höher
}
why-day-moons = { $n ->
    [one] gleicht dem letzten Mond der Kette, für einen Punkt
   *[other] gleicht dem letzten Mond der Kette, für { $n } Punkte
}
why-day-note = { $n ->
    [one] füllt einen Notenkopf
   *[other] füllt beide Köpfe einer Note
}
why-day-frames = füllt eine ganze Gruppe von Rahmen
why-day-frames-nearly = { $n ->
    [one] lässt in einer Gruppe von Rahmen nur eine Wolke offen
   *[other] lässt in einer Gruppe von Rahmen nur { $n } Wolken offen
}
why-day-polaroid-new = zeigt eine { $digit }, die noch kein Polaroid hat
why-day-polaroid-high = setzt eine hohe { $digit } dorthin, wo sie für dich zählt
why-day-polaroid-low = setzt nur eine { $digit } dorthin, wo sie gegen dich zählt
why-day-leaf = verdient ein Blatt, das später einen Würfel ändert
why-day-leaves-kept = verbraucht keines deiner Blätter
why-day-leaf-spent = { $n ->
    [one] ist das Blatt wert, das sie kostet
   *[other] ist die { $n } Blätter wert, die sie kostet
}
why-day-no-thorn = malt keinen Dorn
why-day-odd-thorn = malt einen Dorn, der nichts kostet, solange kein zweiter folgt
why-day-clean = verdirbt keine Reihe
why-day-bonus-sun = bringt den nächsten Gegenstand eine ganze Sonnenlinie weiter
why-day-bonus-leaf = gibt dir ein Blatt für einen Würfel, der nicht passt
why-day-ends-ahead = beendet das Spiel, während du vorne liegst

## What a game was made of

analysis-head = { $setup }, beurteilt vom Spieler „{ $player }“
analysis-seat = Spieler { $player }
analysis-change = Von { $from } zu { $to }: { $luck } durch Glück, { $skill } durch Entscheidungen.
analysis-accuracy = Genauigkeit { $n } %: 100 ist jedes Mal die beste Antwort, 0 ist Antworten auf gut Glück.
analysis-decisions = { $n } Entscheidungen ließen eine Wahl; { $best }-mal war sie so gut wie die beste.
analysis-costly = Was am meisten gekostet hat:
analysis-cost = { $entry }  { $text }: { $cost } weniger als „{ $better }“
analysis-reason = „{ $better }“ { $reasons }.
analysis-nothing = Keine Entscheidung hat Nennenswertes gekostet.
analysis-lucky = Das größte Glück: { $gain } vor Eintrag { $entry }.
analysis-unlucky = Das größte Pech: { $gain } vor Eintrag { $entry }.
analysis-plot = Das Schaubild ist in { $file }.

plot-title-win = Die Gewinnaussicht, Entscheidung um Entscheidung
plot-title-score = Die zu erwartenden Punkte, Entscheidung um Entscheidung
plot-decisions = Entscheidungen
plot-luck = Glück
plot-skill = Wahl
plot-result = Ergebnis
calibration-title = Was versprochen wird, und was eintrifft
calibration-stated = genannte Gewinnaussicht
calibration-won = gewonnene Spiele
calibration-games = { $n } Stellungen aus { $games } Spielen
