### What riddles are about.

theme-oni-keys = Clés
theme-oni-prophecy = Prophétie
theme-oni-nightmare = Cauchemars
theme-oni-limbo = Limbes
theme-oni-series = Séries
theme-oni-towers = Tours
theme-oni-dreams = Songes et Prémonitoires
theme-oni-book = Grimoire
theme-oni-partner = Jouer à deux
theme-oni-last-cards = Les dernières cartes
theme-oni-cards = La bonne carte
