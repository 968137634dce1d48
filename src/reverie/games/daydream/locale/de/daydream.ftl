### Daydream: der Spielplan, die Fragen, die Ereignisse, die Gründe, die Regeln.

## Der Spielplan

day-start = Startzahlen
day-player = { $who ->
    [you] Spieler { $player } (du)
   *[other] Spieler { $player }
}
day-gone = hat aufgegeben

day-place-dice = Würfel
day-place-shelf = Regal
day-place-leaves = Blätter
day-place-constellation = Sterne
day-place-notes = Noten
day-place-garland = Mondkette
day-place-polaroids = Polaroids
day-place-frames = Rahmen
day-place-score = Punkte
day-place-players = Spieler

day-die-written = { $die } in { $cell }
day-die-changed = { $die } als { $digit } in { $cell }
day-die-skipped = { $die } ausgelassen
day-objects = { $n } von { $all } Gegenständen
day-circled = { $n } eingekreist
day-thorns = { $n ->
    [one] 1 Dorn
   *[other] { $n } Dornen
}{ $lost ->
    [0] { "" }
   *[other] { " " }(−{ $lost })
}
day-stars = { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
}
day-heads = { $n ->
    [one] 1 Notenkopf
   *[other] { $n } Notenköpfe
}
day-frame-full = { $family } voll, ohne Belohnung
day-frame-left = { $family } noch { $n }, für { $rewards }
day-frame-earned = { $family } voll, { $reward } erhalten

day-sum-objects = { $n ->
    [one] 1 Gegenstand
   *[other] { $n } Gegenstände
}
day-sum-constellation = { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
}
day-sum-notes = { $n ->
    [one] 1 Notenkopf
   *[other] { $n } Notenköpfe
}
day-sum-garland = { $n } an der Mondkette
day-sum-polaroids = { $n } durch Polaroids
day-sum-frames = { $n } durch Rahmen
day-sum-thorns = { $n } für Dornen

## Die Fragen

day-hint = `5 c3` trägt eine 5 in c3 ein, `5+1 c3` mit Blatt. `undo` · `?` Regel · `help` Zeichen · `quit`
day-ask-start = Trag { $n ->
    [one] die Zahl in eine beliebige leere Wolke ein.
   *[other] beide Zahlen in beliebige leere Wolken ein.
}
day-ask-write = Trag { $n ->
    [one] die Zahl
   *[other] die Zahlen
} neben ausgefüllten Wolken ein.
day-ask-row = Zwei Wolkenreihen sind gleichzeitig voll. Welche zuerst?
day-ask-bonus = Nachgezeichnet: { $object }. Welchen Bonus kreist du ein?{ $n ->
    [0] { "" }
    [one] { " " }Danach folgt noch eine Linie.
   *[other] { " " }Danach folgen noch { $n } Linien.
}
day-ask-done = Beide Würfel sind verwendet. Beende deinen Zug oder nimm etwas zurück.
    .typed = done, undo

day-anywhere = jede leere Wolke
day-do-write = { $dice } in: { $cells } (tipp `{ $example }`)
day-do-leaves = { $n ->
    [one] 1 eingekreistes Blatt verändert
   *[other] { $n } eingekreiste Blätter verändern
} einen Würfel: { $ranges } (tipp `{ $example }`)
day-do-skip = { $skips }: { $how ->
    [solo] Würfel auslassen, ein Blatt einkreisen und einen Dorn malen
   *[several] Würfel auslassen und ein Blatt einkreisen
}
day-do-complete = Eine Wolke vollendet: { $rows }
day-do-row = { $icon } zeichnet { $n } Linien
day-do-bonus-sun = eine zusätzliche Linie bis zur nächsten Sonne
day-do-bonus-leaf = ein Blatt einkreisen
day-do-done = deinen Zug beenden

day-help-answers = Antworte mit `write 5 c3` oder einfach `5 c3`; mit eingekreisten Blättern `6-1 c3` oder `4+2 c3`; mit `skip 2`; mit dem Namen einer Reihe; mit `sun` oder `leaf`; mit `done`. Mehreres in einer Zeile: „5 c3, 2 d3, done“. Kurze Listen lassen sich auch mit der Nummer beantworten. Bis `done` kann alles zurückgenommen werden. Die Eingabetaste allein zeigt den Spielplan noch einmal.
day-legend-clouds = Das Wolkenraster: _ eine leere Wolke, in die du jetzt eintragen kannst, · eine andere leere; ★ ☾ Stern oder Mond, ¹ ² ³ die Rahmengruppe. Am Ende jeder Reihe: ◦ offen, ● Punkt eingekreist, ☼ Sonne eingekreist, ✗ durchgestrichen. ┊ ist ein Falz: Wolken auf beiden Seiten grenzen aneinander, aber keine Reihe läuft hinüber.
day-legend-shelf = Das Regal: ▸ der Gegenstand, an dem du zeichnest, ━ gezeichnete, ─ offene Linien; ☼ Sonnen, • Punkte, + das Bonussymbol. Blätter: ◎ eingekreist, ○ frei, ● ausgefüllt. Wolken, die eine Reihe vollenden: ☼ die Zahlen für die Sonne, ✗ jene, die sie verderben.

## Die Ereignisse

day-event-rolled = { $turn ->
    [0] Die Startzahlen sind { $first } und { $second }.
   *[other] Zug { $turn }: Die Würfel zeigen { $first } und { $second }.
}
day-event-wrote = Du trägst { $digit } in { $cell } ein{ $leaves ->
    [0] .
    [one] {" "}und füllst dafür ein Blatt aus.
   *[other] {" "}und füllst dafür { $leaves } Blätter aus.
}
day-event-skipped = Du lässt die { $die } aus.
day-event-lapsed = Für die { $die } ist keine Wolke mehr frei; sie verfällt.
day-event-leaf = Du kreist ein Blatt ein.
day-event-thorn = Du malst einen Dorn; { $thorns ->
    [one] es ist der erste.
   *[other] es sind jetzt { $thorns }.
}
day-event-row = Reihe { $row }: { $icon ->
    [sun] fortlaufende Zahlen, perfekt! Die Sonne { $mark } ist eingekreist.
    [dot] unterschiedliche Zahlen, gut gemacht! Der Punkt { $mark } ist eingekreist.
   *[spoiled] eine Zahl kommt mehrfach vor, hoppla. { $mark } Keine Linien.
}
day-event-line = { $n ->
    [one] Eine Linie
   *[other] { $n } Linien
} { $icon } an diesem Gegenstand: { $object }.
day-event-object = Nachgezeichnet: { $object }!
day-event-constellation = Das Sternbild wächst um { $n ->
    [one] eine Linie
   *[other] { $n } Linien
}; { $stars ->
    [0] kein Stern ist erreicht.
    [one] ein Stern ist eingekreist.
   *[other] { $stars } Sterne sind eingekreist.
}
day-event-note = { $heads ->
    [one] Ein Notenkopf ist ausgefüllt.
   *[other] Beide Notenköpfe einer Note sind ausgefüllt.
}
day-event-polaroid = Auf dem Polaroid von { $cell } steht { $digit }.
day-event-moon = Die { $digit } kommt in Mond { $moon } der Mondkette{ $reward ->
    [0] .
    [one] , dieselbe Zahl wie davor: ein Punkt.
   *[other] , dieselbe Zahl wie davor: { $reward } Punkte.
}
day-event-frames = { $who ->
    [you] Du hast
   *[other] { $name } hat
} die Rahmengruppe { $family } ausgefüllt: { $reward ->
    [0] keine Belohnung mehr übrig.
   *[other] { $reward } Punkte.
}
day-event-rewards-crossed = Jede nicht eingekreiste { $reward } der Rahmen wird durchgestrichen.
day-event-played = { $name }: { $answers }.
day-event-conceded = { $who ->
    [you] Du gibst die Partie auf.
   *[other] { $name } gibt die Partie auf.
}
day-nothing = nichts

## Das Ende

day-over-full = Alle Wolken eines Rasters sind ausgefüllt.
day-over-drawn = Alle Gegenstände eines Regals sind nachgezeichnet.
day-over-conceded = Die Partie wurde aufgegeben.
day-end-name = Dein Titel: { $name }
day-end-score = Punkte { $n } = { $sum }
day-end-won = { $n ->
    [0] Niemand gewinnt.
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen gemeinsam!
}
day-end-tie = Das Unentschieden entscheiden die Linien am unfertigen Gegenstand: { $n }.

## Warum nicht

day-then = mit „{ $done }“ endet dein Zug; „{ $rest }“ muss warten. Nichts wurde ausgeführt.
day-why-only-done = beide Würfel sind verwendet; es bleiben nur `done` oder `undo`
day-why-other-question = „{ $verb }“ beantwortet nicht die jetzige Frage
day-why-not-done = erst müssen { $dice } eingetragen oder ein Würfel ausgelassen werden
day-why-no-row = es sind keine zwei Reihen gleichzeitig voll
day-why-no-bonus = es ist kein Bonus zu wählen
day-why-no-die = kein Würfel zeigt { $die }; Blätter gibt man beim Würfel an, etwa `4+1 c3`
day-why-die-used = die { $die } ist schon verwendet
day-why-skipped = in diesem Zug ist schon ein Würfel ausgelassen
day-why-start-skip = die Startzahlen kann man nicht auslassen
day-why-start-leaves = die Startzahlen kann man nicht mit Blättern verändern
day-why-no-cell = in diesem Wolkenraster gibt es keine Wolke { $cell }
day-why-filled = in { $cell } steht schon eine { $digit }
day-why-not-beside = { $cell } grenzt an keine ausgefüllte Wolke
day-why-leaves = das braucht { $n ->
    [one] ein eingekreistes Blatt
   *[other] { $n } eingekreiste Blätter
}, und du hast { $have }

## Die Regeln

day-rule-ids = Regeln { $ids }
day-rule-start = Beide Zahlen des ersten Wurfs kommen in zwei beliebige leere Wolken. Sie lassen sich weder auslassen noch verändern. Weit auseinander ist meist gut.
day-rule-write = Trag beide Zahlen in beliebiger Reihenfolge ein, jede in eine leere Wolke, die an eine ausgefüllte grenzt; die zweite darf an die erste grenzen. Ein Würfel pro Zug darf ausgelassen werden, um ein Blatt einzukreisen. Vor dem Eintragen kannst du eingekreiste Blätter ausfüllen und den Würfel um je 1 verändern, zwischen 0 und 9. Eine volle Reihe unterschiedlicher Zahlen bringt den Punkt, fortlaufender die Sonne; eine doppelte Zahl verdirbt sie. Die Reihe zeichnet so viele Linien, wie sie Wolken hat: zum nächsten Punkt oder von Sonne zu Sonne.
day-rule-write-solo = Im Solo-Modus bringt jeder ausgelassene Würfel auch einen Dorn; zwei Dornen kosten am Ende einen Gegenstand.
day-rule-row = Volle Reihen handelst du in beliebiger Reihenfolge ab. Der Punkt zeichnet zum nächsten Punkt, die Sonne zur nächsten Sonne; erst wenn ein Gegenstand fertig ist, beginnt der nächste.
day-rule-bonus = Ein Gegenstand mit dem Bonussymbol bringt eine zusätzliche Linie bis zur nächsten Sonne oder ein eingekreistes Blatt, noch vor den übrigen Linien.
day-rule-done = Niemand sieht deinen Entwurf vor `done`. Sind alle fertig, wird wieder gewürfelt; die Partie endet, wenn ein Raster voll oder ein Regal nachgezeichnet ist.
day-rule-constellation = Eine Zahl in einer Sternwolke zeichnet ebenso viele Linien am Sternbild; jeder erreichte Stern zählt einen Punkt.
day-rule-notes = Eine Einzelnote zählt eins, wenn ihre beiden Wolken gleich sind. Eine Doppelnote zählt eins, wenn zwei ihrer Wolken gleich sind, und zwei, wenn alle gleich sind.
day-rule-garland = Eine Zahl in einer Mondwolke kommt in den nächsten Mond der Mondkette; steht im Mond davor dieselbe, bringt sie die Belohnung dazwischen.
day-rule-frames = Drei Rahmengruppen teilen das Raster ein; eine ganz ausgefüllte Gruppe bringt eine Belohnung.
day-rule-frames-solo = Im Solo-Modus streicht die erste Linie am Kleeblatt jede nicht eingekreiste 5, die erste an der Fliege jede 2.
day-rule-frames-several = Wer eine Gruppe als Erstes ausfüllt, erhält 5, wer als Zweites, 2; im selben Zug erhalten alle gleich viel.
day-rule-polaroids-ad = Die Zahlen der drei Sternwolken zählen für dich, die der drei Mondwolken gegen dich.
day-rule-polaroids-da = Verschiedene Zahlen auf den sechs Polaroids zählen je eins; doppelt, wenn alle sechs von links nach rechts fortlaufen.
