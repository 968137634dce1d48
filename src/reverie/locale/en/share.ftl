### Results to send to friends.

share-head = Reverie
share-daily = Reverie · daily dream, { $day }
share-circle = Reverie · circle, week { $day }
share-doors = { $won ->
    [yes] All the doors found, awake in time!
   *[no] { $doors } of { $all } doors
}
share-score = { $score ->
    [one] One point
   *[other] { $score } points
}: { $name }
share-left = Given up before the end
share-streak = { $days } days in a row
share-open = Still being played
share-table = { $how ->
    [won] Won with { $score }
    [shared] Won together with { $score }
   *[lost] { $score }, but another player won
}
share-points = { $score ->
    [one] One point
   *[other] { $score } points
}
share-together = { $how ->
    [won] Won!
   *[lost] Lost
}
