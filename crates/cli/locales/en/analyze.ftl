### The command `analyze`: its help, its tables and its errors.

cli-about-analyze = Judge the decisions of a recorded game, or of a position, by what each player knew
cli-more-analyze = Win % is a player's expected share of the win. Moves are valued by simulations with the strongest bots; hidden cards are not used. An unfinished game is judged up to its last move.
cli-arg-analyze-what = Records, one JSON object per line; - is standard input. Or a position, or what a seat knows of it, on one line, as printed by `position`, in quotation marks
cli-arg-analyze-record = Number of the record, counted from 0; by default the first one
cli-arg-analyze-seat = Judge only the decisions of this player, counted from 0
cli-arg-analyze-depth = How thoroughly: quick, normal or deep
cli-arg-analyze-seed = Seed of the simulations; the same seed gives the same figures
cli-arg-analyze-protocol = Judge decisions for another program: queries and answers are lines of JSON on standard input and output (docs/analysis.md)
cli-analyze-depth = expected one of { $list }
cli-analyze-no-player = --seat { $seat }: nobody plays there
cli-analyze-observer = this is the view of seat { $seat }: only its decisions can be judged
cli-analyze-spectator = this is a spectator's view: there is nothing to decide
cli-analyze-nobody = there is nothing to decide here
cli-analyze-no-errors = No errors.

## Headings of the tables

cli-analyze-when = when
cli-analyze-band = verdict
cli-analyze-played = played
cli-analyze-better = best
cli-analyze-why = why the best move is better
# How much of the win was lost, in percent; then the standard error of such a figure.
cli-analyze-lost = lost %
cli-analyze-error = ±
# How much of the win an action is worth, in percent.
cli-analyze-share = win %
# By how many points a player is ahead of the best other player at the end.
cli-analyze-margin = lead
cli-analyze-player = player
cli-analyze-accuracy = accuracy %
# How many decisions of a band a player made.
cli-analyze-errors =
    { $band ->
        [inaccuracy] inaccuracies
        [mistake] mistakes
       *[blunder] blunders
    }
# What a player could expect at the start, in percent of the win; what luck added; what it came to, with and without luck.
cli-analyze-start = start %
cli-analyze-luck = luck %
cli-analyze-result = result %
cli-analyze-without-luck = without luck %
# What neither the start nor luck nor errors account for, in percent of the win, where it is much.
cli-analyze-unexplained = not explained %
