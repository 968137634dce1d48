### Golf. What has no message here gets the default words of any game.

web-home-golf = Clear the columns, one rank up or down at a time.

golf-field-columns = Columns
golf-field-waste = Waste pile
golf-field-stock = Stock
golf-field-taken = Cards taken
golf-field-player = On turn

golf-ask-play = Take a card one rank away from the top of the waste pile, or turn one over.
    .typed = take, turn
golf-act-take = take from column { $what }
golf-do-turn = turn a card over

golf-event-dealt = { $card } comes into column { $column }.
golf-event-turned = { $card } is turned over; { $left } left in the stock.
golf-event-taken = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
golf-event-conceded = { $who ->
    [you] You give up.
   *[other] { $name } gives up.
}

golf-over-cleared = Every column is cleared.
golf-over-stuck = No card fits, and the stock is empty.
golf-over-conceded = Given up before the end.
