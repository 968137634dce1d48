### Golf. What has no message here gets the default words of any game.

web-home-golf = Räum die Spalten ab, immer einen Rang höher oder tiefer.

golf-field-columns = Spalten
golf-field-waste = Ablage
golf-field-stock = Talon
golf-field-taken = Genommene Karten
golf-field-player = Am Zug

golf-ask-play = Nimm eine Karte, die einen Rang neben der obersten der Ablage liegt, oder deck eine auf.
    .typed = take, turn
golf-act-take = aus Spalte { $what } nehmen
golf-do-turn = eine Karte aufdecken

golf-event-dealt = { $card } kommt in Spalte { $column }.
golf-event-turned = { $card } wird aufgedeckt; noch { $left } im Talon.
golf-event-taken = { $who ->
    [you] Du nimmst { $card }.
   *[other] { $name } nimmt { $card }.
}
golf-event-conceded = { $who ->
    [you] Du gibst auf.
   *[other] { $name } gibt auf.
}

golf-over-cleared = Alle Spalten sind abgeräumt.
golf-over-stuck = Keine Karte passt, und der Talon ist leer.
golf-over-conceded = Vor dem Ende aufgegeben.
