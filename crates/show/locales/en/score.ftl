### The score pad for a real table.

pad-title = Score pad
pad-lead = For a game at a real table. Type the points, or tap in what lies in a city and have them counted.
pad-choose = Show this pad
pad-player = Player { $number }
pad-name = Name of player { $number }
pad-cell = { $category }: player { $number }
pad-tap = Tap in the city of player { $number }
pad-tap-short = Tap in
pad-place = Place
pad-winner = Winner
pad-sum = Add up
pad-reset = Start anew
pad-reset-question = Put away everything on this pad?
pad-reset-yes = Put it away
pad-reset-no = Keep it
pad-kept = This browser keeps the pad.
pad-pawn = The pawn of the conflict
pad-pawn-explained = Right: on the side of the second player. Left: on the side of the first. At the end of the track the capital is taken.
pad-shared = Equal in everything: the victory is shared.
pad-impossible = This cannot lie on a table like that.
pad-away = The server cannot be reached. Numbers are kept, and added up when it is back.

## What lies in a city

pad-done = Done
pad-board = Board and stages
pad-no-board = Board: none chosen
pad-side = Side of the board
pad-stages = Stages built
pad-coins-and-tokens = Coins and conflicts
pad-victory =
    { $points ->
        [one] Victory token of one point
       *[other] Victory token of { $points } points
    }
pad-symbols = Only the symbols
pad-symbols-explained = Instead of tapping green cards: how many of each symbol there are, stages included.
pad-any = of choice
pad-less = One less
pad-more = One more
