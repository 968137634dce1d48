### Results to send to friends.

share-head = Reverie
share-daily = Reverie · daily dream, { $day }
share-circle = Reverie · circle, week { $day }
share-date = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }, { $year }
share-doors = { $won ->
    [yes] All the doors found, awake in time!
   *[no] { $doors } of { $all } doors
}
share-score = { $score ->
    [1] One point
   *[other] { $score } points
}: { $name }
share-left = Given up before the end
share-streak = { $days } days in a row
share-open = Still being played
share-table = { $how ->
    [won] Won with { $score ->
        [1] one point
       *[other] { $score } points
    }
    [shared] Won together with { $score ->
        [1] one point
       *[other] { $score } points
    }
   *[lost] { $score ->
        [1] One point
       *[other] { $score } points
    }, but another player won
}
share-points = { $score ->
    [1] One point
   *[other] { $score } points
}
share-together = { $how ->
    [won] Won!
   *[lost] Lost
}
