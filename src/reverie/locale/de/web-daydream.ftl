### Was nur die Seiten von Daydream sagen.

web-day-clouds = Wolken
web-day-board = { $who }, { $view }
web-day-empty = leer
web-day-row = Reihe { $row }
web-day-cell-star = Stern
web-day-cell-moon = Mond
web-day-cell-frame = Rahmen { $family }
web-day-drawing = In Arbeit: { $object }, { $n } von { $all } Strichen
web-day-drawn-all = Alles ist nachgezeichnet.
web-day-plant = Blätter: { $circled } eingekreist, { $free } frei, { $filled } verbraucht.
web-day-ended = Ein Tagtraum geht zu Ende

web-day-ask-done = Beide Würfel sind verwendet. Beende deinen Zug oder nimm Striche zurück.
web-day-done-rule = Niemand sieht deinen Entwurf, bevor du deinen Zug beendest. Sind alle fertig, wird neu gewürfelt; das Spiel endet, wenn ein Wolkenfeld voll oder ein Regal nachgezeichnet ist.
web-day-wait = Noch nicht fertig: { $names } …
web-day-rolling = Die Würfel rollen …
web-day-die = Wähle einen Würfel
web-day-die-is = Würfel mit { $die }
web-day-die-used = Würfel mit { $die }, verwendet
web-day-leaf-less = Eins weniger, für ein Blatt
web-day-leaf-more = Eins mehr, für ein Blatt
web-day-writes = Du schreibst { $digit }
web-day-leaves-used = { $n ->
    [one] für ein Blatt
   *[other] für { $n } Blätter
}
web-day-do-write = { $digit } in { $cell }
web-day-do-write-here = hier { $digit } eintragen
web-day-do-skip = Die { $die } auslassen
web-day-skip-gives = { $how ->
    [solo] ein Blatt und ein Dorn
   *[several] dafür ein Blatt
}
web-day-done = Fertig
web-day-preview-none = Bringt noch nichts ein.
web-day-tap-again = Zum Schreiben noch einmal antippen.
web-day-whole = Ganzes Blatt
web-day-near = Näher
web-day-look-at = { $name }, { $score } Punkte, { $state ->
    [thinking] überlegt noch
    [gone] hat aufgegeben
   *[done] ist fertig
}: das Blatt ansehen
web-day-thinking = überlegt
web-day-is-done = fertig
web-day-score = Punkte
web-day-keys = Pfeiltasten wandern über die Wolken, Enter schreibt. 1–6 wählen einen Würfel, + und − nehmen Blätter, S lässt aus, D beendet den Zug.

## Vor dem Spiel

web-day-fold = Falte das Faltblatt
web-day-turn-over = Umdrehen
web-day-own-boards = Die Spielpläne haben wir selbst entworfen.
web-day-easy = leicht
web-day-medium = mittel
web-day-hard = schwer
web-day-about-a = Nur Wolken und Regal: der beste Anfang.
web-day-about-d = Noch einmal Wolken und Regal, mit längeren Reihen und Kaffeeduft.
web-day-about-bc = Zahlen auf Sternfeldern erklimmen ein Sternbild; jeder Stern zählt.
web-day-about-ef = Zahlen auf Mondfeldern hängen in einer Mondkette; gleiche Nachbarn bringen Punkte.
web-day-about-ad = Sechs Polaroids: hohe Zahlen auf Sterne, niedrige auf Monde.
web-day-about-da = Sechs Polaroids: alle verschieden, am besten der Reihe nach.
web-day-about-bca = Das Sternbild, und Noten, die klingen, wenn die Zahlen um sie gleich sind.
web-day-about-efd = Die Mondkette, und drei Rahmengruppen, die man vor den anderen füllt.
web-day-players = Spieler
web-day-alone = allein
web-day-seat = Platz { $n }
web-day-seat-you = Du
web-day-seat-person = Jemand mit dem Link
web-day-begin = Los geht’s
