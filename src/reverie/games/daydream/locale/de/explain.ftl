### The reasons behind hints.

## Reasons in Daydream

why-day-prospects = lässt dir insgesamt die besten Aussichten
why-day-row-sun = vollendet { $row } fortlaufend: { $n } Linien von Sonne zu Sonne
why-day-row-dot = vollendet { $row } ohne Wiederholung: { $n } Linien
why-day-object = vollendet diesen Gegenstand: { $object }
why-day-nearer = { $n ->
    [one] lässt an diesem Gegenstand nur noch einen Punkt offen: { $object }
   *[other] lässt an diesem Gegenstand nur noch { $n } Punkte offen: { $object }
}
why-day-apart = hält die Startzahlen auseinander, mit Platz um beide
why-day-run = { $n ->
    [one] hält { $row } fortlaufend, eine Wolke fehlt noch
   *[other] hält { $row } fortlaufend, { $n } Wolken fehlen noch
}
why-day-run-nearly = bringt { $row } bis auf eine Zahl an die Sonne heran
why-day-nearly = bringt { $row } bis auf eine Zahl an den Punkt heran
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
    [one] wiederholt die letzte Zahl der Mondkette, für einen Punkt
   *[other] wiederholt die letzte Zahl der Mondkette, für { $n } Punkte
}
why-day-note = { $n ->
    [one] füllt einen Notenkopf aus
   *[other] füllt beide Köpfe einer Note aus
}
why-day-frames = füllt eine ganze Rahmengruppe
why-day-frames-nearly = { $n ->
    [one] lässt in einer Rahmengruppe nur eine Wolke offen
   *[other] lässt in einer Rahmengruppe nur { $n } Wolken offen
}
why-day-polaroid-new = zeigt eine { $digit }, die noch kein Polaroid hat
why-day-polaroid-high = setzt eine hohe { $digit } dorthin, wo sie für dich zählt
why-day-polaroid-low = setzt nur eine { $digit } dorthin, wo sie gegen dich zählt
why-day-leaf = bringt ein Blatt, das später einen Würfel ändert
why-day-leaves-kept = verbraucht keines deiner Blätter
why-day-leaf-spent = { $n ->
    [one] ist das nötige Blatt wert
   *[other] ist die nötigen { $n } Blätter wert
}
why-day-no-thorn = bringt keinen Dorn
why-day-odd-thorn = bringt einen Dorn, der nichts kostet, solange kein weiterer folgt
why-day-clean = verdirbt keine Reihe
why-day-bonus-sun = bringt den nächsten Gegenstand eine ganze Sonnenlinie weiter
why-day-bonus-leaf = gibt dir ein Blatt für einen Würfel, der nicht passt
why-day-ends-ahead = beendet die Partie, während du vorne liegst

## Was sich mitnehmen lässt

takeaway-day-skipped = Überleg dir gut, ob du einen Würfel auslässt: Eine Zahl an mäßiger Stelle ist oft besser als ein Dorn.
takeaway-day-forced = Nicht jede Zahl muss in eine Wolke: Auslassen bringt ein Blatt ein und verdirbt keine Reihe.
takeaway-day-leaf = Gib ein Blatt aus, wenn es etwas vollendet, und spare es sonst.
takeaway-day-space = Gleiche Zahl, bessere Wolke: Such die Reihe, die am meisten davon hat.
takeaway-day-die = Schau dir vor dem Schreiben beide Würfel an: Vielleicht kommt besser der andere zuerst.
takeaway-day-other = Schau vor der Antwort noch einmal auf die anderen Möglichkeiten.
