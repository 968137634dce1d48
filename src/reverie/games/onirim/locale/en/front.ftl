### What every page may say of this game before anybody sits down to it.

web-home-onirim = Lost in a labyrinth at night. Find eight doors before the candle burns down.
web-stats-doors = doors on average
web-try-doors = { $won ->
    [yes] all doors
   *[no] { $n ->
        [one] one door
       *[other] { $n } doors
    }
}
web-try-left = { $n ->
    [one] one card left
   *[other] { $n } cards left
}
oni-setup-onirim = Onirim
oni-setup-book = Book of Steps
oni-setup-book-lost = Book of Steps (Lost!)
oni-setup-towers = Towers
oni-setup-towers-ruins = Towers (Ruins)
oni-setup-dreams = Happy Dreams
oni-setup-dreams-5 = Happy Dreams (5)
oni-setup-dreams-6 = Happy Dreams (6)
