### The score pad for a real table.

pad-title = Score pad
pad-lead = For a game played at a real table. Enter the points, or enter the cards of a city and have its points counted.
pad-choose = Show this pad
pad-player = Player { $number }
pad-name = Name of player { $number }
pad-cell = { $category }: player { $number }
pad-contents = Enter the cards of player { $number }
pad-contents-short = Enter cards
pad-place = Place
pad-winner = Winner
pad-sum = Add up
pad-reset = New pad
pad-reset-question = Clear everything on this pad?
pad-reset-yes = Clear
pad-reset-no = Keep
pad-kept = The pad is saved in this browser.
pad-pawn = Conflict pawn
pad-pawn-explained = Right of the middle, the pawn is on the second player’s side; left of the middle, on the first player’s. At the end of the track, the capital is captured.
pad-shared = Tied in everything: the victory is shared.
pad-undecided = Tied on points. Enter the coins to break the tie.
pad-not-numbers = The marked cells are not numbers, so nothing is added up.
pad-impossible = This can’t happen in a real game.
pad-away = The server can’t be reached. Your entries are kept and will be counted when it is back.

## What lies in a city

pad-done = Done
pad-board = Board and stages
pad-no-board = No board chosen
pad-side = Board side
pad-stages = Stages built
pad-coins-and-tokens = Coins and conflicts
pad-victory =
    { $points ->
        [one] { $points }-point victory token
       *[other] { $points }-point victory token
    }
pad-symbols = Symbols only
pad-symbols-explained = Instead of choosing green cards: how many of each symbol the city has, stages included.
pad-any = wild
pad-less = One less
pad-more = One more
