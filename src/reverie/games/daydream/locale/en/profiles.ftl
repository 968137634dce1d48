### What can be achieved.

web-feat-daydream-six = Six in a row
    .why = Complete a row of six with consecutive numbers.
web-feat-daydream-name = The highest title
    .why = Earn the fourth title of a board, solo.
web-feat-daydream-thornless = No thorns
    .why = Earn the third title or better without a single thorn.
web-feat-daydream-shelf = A full shelf
    .why = Draw every object on the shelf.
