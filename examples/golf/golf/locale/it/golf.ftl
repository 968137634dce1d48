### Golf. What has no message here gets the default words of any game.

web-home-golf = Svuota le colonne, un valore sopra o sotto alla volta.

golf-field-columns = Colonne
golf-field-waste = Pozzo
golf-field-stock = Tallone
golf-field-taken = Carte prese
golf-field-player = Di turno

golf-ask-play = Prendi una carta di un valore vicino a quella in cima al pozzo, o girane una.
    .typed = take, turn
golf-act-take = prendere dalla colonna { $what }
golf-do-turn = girare una carta

golf-event-dealt = { $card } va nella colonna { $column }.
golf-event-turned = Si gira { $card }; nel tallone ne restano { $left }.
golf-event-taken = { $who ->
    [you] Prendi { $card }.
   *[other] { $name } prende { $card }.
}
golf-event-conceded = { $who ->
    [you] Ti arrendi.
   *[other] { $name } si arrende.
}

golf-over-cleared = Tutte le colonne sono vuote.
golf-over-stuck = Nessuna carta va bene e il tallone è vuoto.
golf-over-conceded = Partita abbandonata prima della fine.
