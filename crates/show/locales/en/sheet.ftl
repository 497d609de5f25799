### The score sheet at the end of a game.

## Who has won

winner =
    { $who ->
        [you] { $points ->
            [one] You win with { $points } point
           *[other] You win with { $points } points
        }
       *[other] { $points ->
            [one] { $name } wins with { $points } point
           *[other] { $name } wins with { $points } points
        }
    }
winners =
    { $points ->
        [one] Shared victory with { $points } point: { $names }
       *[other] Shared victory with { $points } points: { $names }
    }
cannot-win = can’t win
tie-coins = Tied on points; tiebreaker: coins.
tie-shared = Tied on points and coins: the victory is shared.
duel-victory =
    { $victory ->
        [military] Military supremacy
        [science] Scientific supremacy
       *[civilian] Civilian victory
    }
duel-winner =
    { $who ->
        [you] You win
       *[other] { $name } wins
    }
duel-winners = Shared victory: { $names }
duel-tie-civilian = Tied on points; tiebreaker: blue cards.
duel-moment = How it ended in age { $age }
duel-points-as-they-stand = The score at that moment (it did not decide the game).

## The score pad

score-sheet = Final score sheet
score-city = City
score-military = Military
score-treasury = Treasury
score-wonder = Wonder
score-civilian = Civilian
score-science = Science
score-commerce = Commerce
score-guilds = Guilds
score-total = Points
score-coins = Coins
score-buried = Used for the wonder
buried-in-age = In age { $age }
nothing-buried = –
score-wonders = Wonders
score-progress = Progress
sheet-place = Place { $place }
sheet-best = highest
sheet-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
told-points =
    { $points ->
        [one] { $name }: { $points } point.
       *[other] { $name }: { $points } points.
    }
sheet-print = Print

## The pictures

sheet-bars = Points by category
sheet-lines = One line per city: its score after each turn. The points at the end of each age are listed below.
sheet-after-age = After age { $age }

## Under the wonders, and sold

sheet-under = Used for the wonders
sheet-under-line = { $above }: { $card }
sheet-sold =
    { $count ->
        [0] Sold: none
       *[other] Sold: { $count }
    }
sheet-discarded =
    { $count ->
        [0] Discarded for coins: none
       *[other] Discarded for coins: { $count }
    }

## Where each point came from

origins-title = Score details
origin-victories =
    { $count ->
        [one] { $count } victory token of age { $age }
       *[other] { $count } victory tokens of age { $age }
    }
origin-defeats =
    { $count ->
        [one] { $count } defeat token
       *[other] { $count } defeat tokens
    }
origin-coins =
    { $count ->
        [one] { $count } coin, 1 point for every 3
       *[other] { $count } coins, 1 point for every 3
    }
origin-stage = Stage { $number }
origin-under = built with: { $card }
origin-counted = counted: { $count }
origin-copied = copied from the city of { $name }
origin-as-symbol = its symbol is scored under science
origin-symbols = { $symbol }: { $count } squared
origin-chosen = wild: { $count }
origin-sets = Sets of three different symbols: { $count } × 7
duel-origin-pawn =
    { $spaces ->
        [one] Conflict pawn, { $spaces } space past the middle
       *[other] Conflict pawn, { $spaces } spaces past the middle
    }
