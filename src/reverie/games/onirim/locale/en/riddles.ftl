### What riddles are about.

theme-oni-keys = Keys
theme-oni-prophecy = Prophecy
theme-oni-nightmare = Nightmares
theme-oni-limbo = Limbo
theme-oni-series = Series
theme-oni-towers = Towers
theme-oni-dreams = Dreams and premonitions
theme-oni-book = Book of Steps
theme-oni-partner = Two players
theme-oni-last-cards = The last cards
theme-oni-cards = The right card
