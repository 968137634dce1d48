### Results to send to friends.

share-head = Reverie
share-daily = Reverie · daily dream of { $day }
share-doors = { $won ->
    [yes] Awake in time, with all the doors!
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
   *[lost] { $score }, and somebody else won
}
