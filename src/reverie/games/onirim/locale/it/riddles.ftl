### What riddles are about.

theme-oni-keys = Chiavi
theme-oni-prophecy = Profezia
theme-oni-nightmare = Incubi
theme-oni-limbo = Limbo
theme-oni-series = Serie
theme-oni-towers = Torri
theme-oni-dreams = Sogni e Premonizioni
theme-oni-book = Libro dei Passi
theme-oni-partner = In due
theme-oni-last-cards = Le ultime carte
theme-oni-cards = La carta giusta
