### What riddles are about.

theme-oni-keys = Schlüssel
theme-oni-prophecy = Prophezeiung
theme-oni-nightmare = Albträume
theme-oni-limbo = Limbus
theme-oni-series = Serien
theme-oni-towers = Türme
theme-oni-dreams = Träume und Vorahnungen
theme-oni-book = Buch der Schritte
theme-oni-partner = Zu zweit
theme-oni-last-cards = Die letzten Karten
theme-oni-cards = Die richtige Karte
