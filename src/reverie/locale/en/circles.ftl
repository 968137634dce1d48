### Circles: the same dreams for all.

web-title-circles = Circles
web-title-circle = Circle
web-title-invited = Join circle
web-more-circles = The same dreams as your friends, every week.
circles-lead = Every week you and your friends play the same seven dreams, each of you alone and whenever it suits. The luck is the same for all, so only what you make of it counts.
circles-yours = Your circles
circles-none = You are not in a circle yet. Create one and send its link to your friends, or open the link a friend sent you.
circles-public = The open circle
circles-public-what = Everybody plays the same seven dreams. Join in with any of them.
circles-make = Create circle
circles-name = Name of the circle
circles-make-button = Create
circles-join = Join circle
circles-members = { $n ->
    [one] one member
   *[other] { $n } members
}
circles-played = { $n } of { $of } played
circles-until = Until { $date }
circles-over = This week is over
circles-week = Week { $n } of { $of }, season { $season }
circles-dreams = This week’s dreams
circles-dream = Dream { $n }
circles-new = not played yet
circles-playing = begun
circles-finished = played
circles-abandoned = given up
circles-play = Play
circles-continue = Continue
circles-compare = Compare
circles-one-try = One try each, no hints.
circles-hidden = Play it to see how the others did.
circles-points = { $n ->
    [one] one point
   *[other] { $n } points
}
circles-share = { $n } of 100
circles-table = This week
circles-table-part = Until the week is over, only the dreams you have played count here.
circles-table-none = Play your first dream of the week to see what the others made of it.
circles-table-empty = Nobody played this week.
circles-season = Season { $n }
circles-season-weeks = { $n ->
    [one] one of { $of } weeks counted
   *[other] { $n } of { $of } weeks counted
}
circles-season-none = Points count here when a week is over.
circles-rule = Each dream is worth up to 100 points: the share of the others you did better than, ties counting half. If nobody else has played it, 50. Not played in time: 0.
circles-past = Past weeks
circles-replay = Replay of { $name }
circles-commitment = Fingerprint of the luck
circles-seed = Seed
circles-fair = The luck was fixed before the week began, and this is its fingerprint. The seed is shown when the week is over.
circles-invite = Invite friends with this link
circles-renew = New link
circles-renew-what = The old link stops working.
circles-people = Members
circles-owner = owner
circles-manage = Manage circle
circles-remove = Remove { $name }
circles-hand-over = Make { $name } the owner
circles-sure-remove = Remove { $name }? What they played stays in the tables, and the link is renewed.
circles-sure-hand-over = Make { $name } the owner? You stay a member.
circles-sure-leave = Leave this circle? What you played stays in its tables.
circles-leave = Leave circle
circles-cancel = Cancel
circles-setups = Dreams from next week on
circles-setups-now = Dreams
circles-suggested = Suggested
circles-suggested-title = Suggested: { $title }
circles-invited = { $name } invites you to join a circle.
circles-invited-what = Seven dreams a week, the same luck for all. You play alone, whenever it suits, and compare afterwards.
circles-full = This circle is full.
circles-name-first = To join a circle, choose a name and a password: everybody has one try, and your points stay yours.
circles-back = Back to the circle
circles-unknown = There is no such circle, or you are not in it. Ask a member for the link.
