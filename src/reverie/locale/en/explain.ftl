### Hints, the reasons behind them, and what a finished game was made of.

## Hints

help-hint = the best answers, what they are worth and why
hint-head = What the player “{ $player }” thinks of your answers:
hint-none = There is nothing to decide here.
hint-win = { $text }: wins { $value } of 100 ({ $low } to { $high })
hint-score = { $text }: { $value } points expected ({ $low } to { $high })
hint-name = { $name } { $chance }%
hint-why = It { $reasons }.
hint-and = And it { $reasons }.
hint-trade = On the other hand, “{ $answer }” { $reasons }, but is { $behind } behind.
hint-trade-even = On the other hand, “{ $answer }” { $reasons }, and is about as good.
explain-percent = { $n }%
explain-points = { $n } points

## Reasons that hold in any game

why-played-on = did best in the games that were played on from here
why-plain-goes-on = keeps the game going
why-plain-wins = wins the game
why-plain-ends = ends the game with a score of { $n }

## What a game was made of

analysis-head = { $setup }, judged by the player “{ $player }”
analysis-seat = Player { $player }
analysis-change = From { $from } to { $to }: { $luck } by luck, { $skill } by choice.
analysis-accuracy = Accuracy { $n }%: 100 is the best answer every time, 0 is answering at random.
analysis-decisions = { $n ->
    [one] One decision
   *[other] { $n } decisions
} left a choice; { $best ->
    [one] one answer was
   *[other] { $best } answers were
} as good as the best.
analysis-costly = Costliest mistakes:
analysis-cost = { $entry }  { $text }: { $cost } less than “{ $better }”
analysis-reason = “{ $better }” { $reasons }.
analysis-nothing = No choice cost anything to speak of.
analysis-lucky = Luckiest draw: { $gain } before entry { $entry }.
analysis-unlucky = Unluckiest draw: { $gain } before entry { $entry }.
analysis-plot = The plot is in { $file }.

## Hindsight

hindsight-title = Hindsight
hindsight-win = Knowing the luck to come, this deal could have been won. The last winning line ended at move { $entry }: “{ $text }” gave it up, “{ $instead }” would have kept it.
hindsight-score = Knowing the luck to come, { $best } points were possible; the game came to { $result }. The way there ended at move { $entry }: “{ $text }” left it, “{ $instead }” would have stayed on it.
hindsight-lost = Even knowing the luck to come, nobody could have won this deal.
hindsight-unknown = Even knowing the luck to come, no winning line was found. That does not prove that there was none.
hindsight-best = Even knowing the luck to come, nothing better was found.
hindsight-show = Show this position
hindsight-note = Nobody could know this while playing, so it counts neither as luck nor as a mistake.

## What to take away

takeaways-title = Worth remembering
takeaway-cost = { $cost } in all
takeaway-try = Try it again
takeaway-command = Try it again: { $command }
takeaway-plain = Before you answer, look at the alternatives once more.

plot-title-win = Chance to win, decision by decision
plot-title-score = Expected score, decision by decision
plot-decisions = decisions
plot-luck = luck
plot-skill = decisions
plot-result = result
calibration-title = What is stated, and what comes true
calibration-stated = stated chance to win
calibration-won = games won
calibration-games = { $n } positions of { $games } games
strengths-title-win = Games won, with 95% intervals
strengths-title-score = Mean score, with 95% intervals
