### Profiles: what somebody shows of themselves, and what can be achieved.

profile-since = Here since { $date }
profile-games = { $count ->
    [one] one game finished
   *[other] { $count } games finished
}
profile-none = No finished game yet.
profile-favourites = Favourite games
profile-favourite = { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won
profile-favourite-score = { $games ->
    [one] one game
   *[other] { $games } games
}
profile-names = Titles earned
profile-riddles = Riddles
profile-rating = Rating { $rating }, { $solved } of { $tried } solved
profile-circles = Circles
profile-achievements = Achievements
profile-achieved = Achieved on { $date }
profile-open = Still to come
profile-missing = There is nobody by that name here, or their page is private.
profile-yours = Only you can see this page. Choose what others see:
profile-yours-shown = Others can see this page. Choose what they see:
profile-visible = Show my page to others
profile-see = Your page
profile-see-why = Portrait, favourite games and achievements, as public as you want.
profile-pages = People’s pages
profile-other = Another player’s page
profile-choose = Choose what others see
profile-whose = Whose page? Type the name they sign in with.
web-feat-win = First light
    .why = Win a game.
web-feat-together = In good company
    .why = Finish a game with other players.
web-feat-ways = Ten ways through the night
    .why = Win in ten different set-ups.
web-feat-days = Seven nights running
    .why = Finish the daily dream on seven days in a row.
