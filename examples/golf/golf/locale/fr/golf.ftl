### Golf. What has no message here gets the default words of any game.

web-home-golf = Videz les colonnes, un rang au-dessus ou au-dessous à la fois.

golf-field-columns = Colonnes
golf-field-waste = Pot
golf-field-stock = Talon
golf-field-taken = Cartes prises
golf-field-player = Au tour de

golf-ask-play = Prenez une carte d’un rang voisin du sommet du pot, ou retournez-en une.
    .typed = take, turn
golf-act-take = prendre dans la colonne { $what }
golf-do-turn = retourner une carte

golf-event-dealt = { $card } arrive dans la colonne { $column }.
golf-event-turned = { $card } est retournée ; reste au talon : { $left }.
golf-event-taken = { $who ->
    [you] Vous prenez { $card }.
   *[other] { $name } prend { $card }.
}
golf-event-conceded = { $who ->
    [you] Vous abandonnez.
   *[other] { $name } abandonne.
}

golf-over-cleared = Toutes les colonnes sont vides.
golf-over-stuck = Aucune carte ne convient et le talon est vide.
golf-over-conceded = Abandonnée avant la fin.
