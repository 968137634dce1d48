### What can be achieved.

web-feat-onirim-everything = The whole house
    .why = Win with all three expansions.
web-feat-onirim-early = Home before midnight
    .why = Win with twenty cards or more left in the deck.
web-feat-onirim-silent = Without a word
    .why = Win a silent game for two.
web-feat-onirim-premonitions = Dark omens
    .why = Win with six premonitions.
