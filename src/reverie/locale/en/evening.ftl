### What the pages say around a game: hints, the story of a game, its end, the day's dream, talk, statistics.

## Hints

web-hint-sure = probably { $low } to { $high }
web-hint-names = Likely title
web-hint-measure-win = Your chance to win if you play well from here.
web-hint-measure-score = Your expected score if you play well from here.

## The story of a game

web-analyse = Game review
web-curve-costly = Move { $n }: a costly mistake
web-replay-start = Start
web-story-title = Game review
web-story-played = How well you played
web-story-luck = Luck
web-story-skill = Decisions
web-story-accuracy = Accuracy: 100 means the best move every time, 0 means random moves.
web-story-decisions = { $n ->
    [one] One real decision
   *[other] { $n } real decisions
}; { $best } as good as the best move.
web-story-change = { $measure ->
    [win] Your chance to win went from { $from } to { $to }.
   *[score] Your expected score went from { $from } to { $to }.
}
web-story-kind = Luckiest draw: { $gain }
web-story-hard = Unluckiest draw: { $gain }
web-story-costly = Costliest mistakes
web-story-better = Better: { $answer }
web-story-fine = As good as the best move.
web-story-working = Analysing the game…
web-story-none = There was nothing to decide in this game.

## The end

web-end-names = Titles you can earn
web-end-past = Compared with your earlier games
web-end-forked = You took back a move after seeing what came of it, so this game does not count.
web-end-first = Your first game with this set-up.
web-end-scale = This game { $score }, your average { $mean }, your best { $best }
web-end-record = Your best result yet!
web-end-place = Number { $place } of your { $games } games with this set-up.
web-end-mean = Before: { $mean } on average, best { $best }.
web-end-streak = { $n } wins in a row.

## The day's dream

web-leaderboard = Leaderboard
web-leaderboard-guests = Guests are not ranked. Create an account in Settings before you play.
web-leaderboard-none = Nobody has finished yet. Be the first!
web-try-points = { $n ->
    [1] one point
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
web-daily-share = Share your { $game } result
web-daily-board = { $game } leaderboard

## Talk

web-talk-bots = Bots do not chat: { $names } will not answer.
web-react = Reactions
web-react-hello = Hello!
web-react-well-done = Well done!
web-react-thinking = Let me think…
web-react-lucky = Lucky!
web-react-ouch = Ouch
web-react-thanks = Thank you
web-react-sorry = Sorry
web-react-good-game = Good game
web-mute = Mute
web-unmute = Unmute

## Statistics

web-stats-which = Game
web-stats-title = { $name }, { $players } players
web-stats-by-setup = By set-up
web-stats-all-won = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins } won.
web-stats-all-score = { $games ->
    [one] One afternoon
   *[other] { $games } afternoons
} at the window.
web-stats-of = { $wins } of { $games }
web-stats-best-of = best { $best }, { $games ->
    [one] one game
   *[other] { $games } games
}
web-stats-bars-won = Bars: share of games won. Lines: the likely range.
web-stats-bars-score = Bars: average points. Mark: your best game.
web-stats-weeks-won = Win rate per week (bars: games played)
web-stats-weeks-score = Average points per week (bars: games played)
web-stats-week = W{ $n }
web-stats-week-games = { $n ->
    [one] one game
   *[other] { $n } games
}

## Settings

web-set-grain = Paper texture
web-set-volume = Volume

## Before a game

web-strength-gentle = Gentle: plays fast and makes mistakes
web-strength-steady = Steady: solid, but rarely plans ahead
web-strength-sharp = Sharp: trained on many games
web-strength-dreamer = The Dreamer: the strongest, thinks longest
web-difficulty = Difficulty
web-difficulty-1 = easy
web-difficulty-2 = medium
web-difficulty-3 = hard
web-difficulty-4 = very hard
web-measured-win = Out of 100 games a simple bot wins { $simple }, our bot { $bot } wins { $sharp }.
web-measured-score = A simple bot scores { $simple } on average, our bot { $bot } { $sharp }.
web-minutes = About { $n } minutes.
web-full = { $name }’s table is full.
web-watch = Watch
web-own-table = Open your own table
web-coach = Coach
web-goal = Goal:
web-coach-show = Show me
web-coach-skip = Play without help
web-coach-watch = Watch what happens.
web-tip = Tip:
web-tip-close = Got it
