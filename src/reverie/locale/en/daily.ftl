### The daily dream: what is shared.

daily-share-head = Reverie · daily dream of { $day }
daily-share-doors = { $won ->
    [yes] Awake in time, with all the doors!
   *[no] { $doors } of { $all } doors
}
daily-share-score = { $score ->
    [one] One point
   *[other] { $score } points
}: { $name }
daily-share-left = Given up before the end
daily-share-streak = { $days } days in a row
