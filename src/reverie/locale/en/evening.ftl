### What the pages say around a game: hints, the story of a game, its end, the day's dream, talk, statistics.

## Hints

web-hint-sure = probably { $low } to { $high }
web-hint-names = What the game may be called
web-hint-measure-win = The chance to win, if you play on well.
web-hint-measure-score = The score to expect, if you play on well.

## The story of a game

web-analyse = Analyse
web-curve-costly = Move { $n } cost a lot
web-replay-start = The beginning
web-story-title = What the game was made of
web-story-played = How well it was played
web-story-luck = Luck
web-story-skill = Choices
web-story-accuracy = Accuracy: 100 is the best answer every time, 0 is answering at random.
web-story-decisions = { $n ->
    [one] One decision left a choice
   *[other] { $n } decisions left a choice
}; { $best } as good as the best.
web-story-change = { $measure ->
    [win] The chance to win went from { $from } to { $to }.
   *[score] The score to expect went from { $from } to { $to }.
}
web-story-kind = Kindest turn of chance: { $gain }
web-story-hard = Hardest turn of chance: { $gain }
web-story-costly = What cost most
web-story-better = Better: { $answer }
web-story-fine = As good as the best.
web-story-working = The game is being thought through once more …
web-story-none = Nobody had a choice in this game.

## The end

web-end-names = Names to earn
web-end-past = Beside your earlier games
web-end-forked = You went back past something revealed, so this game counts nowhere.
web-end-first = Your first game of this kind. From now on there is something to compare with.
web-end-scale = This game { $score }, your average { $mean }, your best { $best }
web-end-record = Your best yet!
web-end-place = Number { $place } of your { $games } games of this kind.
web-end-mean = Before: { $mean } on average, { $best } at best.
web-end-streak = { $n } won in a row.
web-oni-left-doors = Not found: { $doors }.
web-oni-left-deck = { $n ->
    [one] One card was
   *[other] { $n } cards were
} left in the deck; { $nightmares ->
    [0] no nightmare was still unseen.
    [one] one nightmare was still unseen.
   *[other] { $nightmares } nightmares were still unseen.
}
web-day-left-objects = { $n ->
    [one] One object was not finished: { $object }.
   *[other] { $n } objects were not finished; the next would have been: { $object }.
}
web-day-left-clouds = { $n ->
    [one] One cloud stayed empty.
   *[other] { $n } clouds stayed empty.
}
web-day-left-rows = Rows in order: { $suns }. Rows spoiled: { $spoiled }.
web-day-left-leaves = { $n ->
    [one] One circled leaf was not spent.
   *[other] { $n } circled leaves were not spent.
}

## The day's dream

web-leaderboard = Leaderboard
web-leaderboard-none = Nobody has finished it yet. You could be the first.
web-try-doors = { $won ->
    [yes] all doors
   *[no] { $n ->
        [one] one door
       *[other] { $n } doors
    }
}
web-try-points = { $n ->
    [one] one point
   *[other] { $n } points
}
web-daily-ends = { $hours ->
    [0] Ends in { $minutes } min.
   *[other] Ends in { $hours } h { $minutes } min.
}
web-daily-streak = { $n ->
    [one] one day
   *[other] { $n } days in a row
}
web-daily-share = Share the result of { $game }
web-daily-board = Leaderboard of { $game }

## Talk

web-talk-bots = Nobody here could answer: { $names } would rather play.
web-react = Reactions
web-react-hello = Hello!
web-react-well-done = Well done!
web-react-thinking = Let me think …
web-react-lucky = Lucky!
web-react-ouch = Ouch
web-react-thanks = Thank you
web-react-sorry = Sorry
web-react-good-game = Good game
web-mute = Mute
web-unmute = Listen again

## Statistics

web-stats-which = Which game
web-stats-title = { $name }, { $players } players
web-stats-by-setup = One beside the other
web-stats-all-onirim = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins } won.
web-stats-all-daydream = { $games ->
    [one] One afternoon
   *[other] { $games } afternoons
} at the window.
web-stats-of = { $wins } of { $games }
web-stats-best-of = best { $best }, { $games ->
    [one] one game
   *[other] { $games } games
}
web-stats-bars-onirim = Bars: the share of games won. Whiskers: where it probably lies.
web-stats-bars-daydream = Bars: points on average. Mark: the best game.
web-stats-weeks-onirim = Share won, week by week (bars: games played)
web-stats-weeks-daydream = Points on average, week by week (bars: games played)
web-stats-week = W{ $n }
web-stats-week-games = { $n ->
    [one] one game
   *[other] { $n } games
}

## Settings

web-set-grain = Paper grain
web-set-volume = Volume

## A nightmare's four prices

web-oni-price-key = A key
web-oni-price-door = A door
web-oni-price-five = Five cards
web-oni-price-hand = The hand
web-oni-then-five = On average { $lost } cards lost, { $keys } of them keys, and { $doors } doors to Limbo; { $left } stay in the deck.
web-oni-then-hand = { $n ->
    [0] You hold nothing it could take; five new cards.
   *[other] Gone: { $cards }. Five new cards instead.
}

## Before a game

web-strength-gentle = Gentle: quick, and slips now and then
web-strength-steady = Steady: sound, takes what lies near
web-strength-sharp = Sharp: has learnt from many games
web-strength-dreamer = The Dreamer: thinks ahead, and longer
web-day-unfold = Unfold
web-day-fold-away = Fold
web-day-alone-what = Alone you play for a name: a skipped number costs a thorn, and every two thorns a point.
web-day-several-what = Everybody writes the same two dice at the same time; nobody sees a draft before all are done.
