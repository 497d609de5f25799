### The analysis of a finished game on the page of its replay.

analysis-offer = Find the turning points and the best moves. Each decision is judged only by what the player knew at the time.
analysis-start = Analyze
# Analyses of other depths than the usual one.
analysis-start-depth =
    { $depth ->
       *[quick] Quick analysis
    }
analysis-failed = The analysis failed. You can try again.
analysis-waiting =
    { $ahead ->
        [0] Starting the analysis …
        [one] Waiting for { $ahead } other analysis …
       *[other] Waiting for { $ahead } other analyses …
    }
analysis-progress = { $done } of { $all } decisions analyzed
analysis-cancel = Cancel
analysis-refresh = Refresh
error-no-analysis = This analysis doesn’t exist. Start it first.
error-many-analyses = Too many analyses are waiting. Try again when one of them is done.

## The curve

analysis-percent = { $number }%
# Added or taken away, in percent.
analysis-signed = { $sign }{ $number }%
analysis-curve = Chances of winning over the game, a line for each player; the numbers are listed below
analysis-now = Chances at this step
analysis-chances = Chances of winning
analysis-turning = Turning points
# When a move was played, and a player's chances before and after it, in percent.
analysis-turn = { $when }: { $name }, from { $from } to { $to }
analysis-luck-made = luck

## The sums for each player

analysis-summary = What made the result
analysis-player = Player
analysis-accuracy = Accuracy
analysis-band =
    { $band ->
        [inaccuracy] Inaccuracies
        [mistake] Mistakes
       *[blunder] Blunders
    }
analysis-luck = Luck
analysis-others = The others
analysis-result = Result
analysis-without-luck = Without luck
analysis-unexplained = Not explained
analysis-give-or-take = { $number } ± { $error }
analysis-explained = Accuracy is 100 if every decision was the best one. Luck is what the cards added to the chances; without it, the result of a single game can lie below 0% or above 100%. All numbers are estimates by the strongest bots.
analysis-others-explained = “The others” is what the other players added by choosing differently than the bots would have.
analysis-unexplained-explained = “Not explained” is what is left over: estimates of successive moves don’t quite add up. It is shown if it is above 20%; above 25%, the game is too close to tell.

## One decision

analysis-verdict = The next move
analysis-only = only good move
analysis-lost = Winning chances lost: { $percent }
analysis-forced = No real choice here.
analysis-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
analysis-played = played
analysis-why = Why
analysis-hidden = Seen by this player only
analysis-marks = Verdicts
