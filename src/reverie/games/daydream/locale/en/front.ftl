### What every page may say of this game before anybody sits down to it.

web-home-daydream = A window seat, two dice, a pen. Fill the clouds and furnish an afternoon.
web-board-title = Your boards
web-more-boards = Draw boards of your own, play and print them.
web-day-edition-1 = { $title } (first edition)
web-day-edition-2 = { $title } (second edition)
web-day-edition-3 = { $title } (third edition)
web-day-own-board = { $title } (own board)
