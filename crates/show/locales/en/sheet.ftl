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
cannot-win = cannot win
tie-coins = Equal points at the top: more coins decided.
tie-shared = Equal points and equal coins at the top: the victory is shared.
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
duel-tie-civilian = Equal points: the blue cards decided.
duel-moment = How it ended, in age { $age }
duel-points-as-they-stand = The points as they stood at that moment; they decided nothing.

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
score-buried = Under the wonder
buried-in-age = In age { $age }
nothing-buried = –
score-wonders = Wonders
score-progress = Progress
sheet-place = Place { $place }
sheet-best = most of all
sheet-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sheet-print = Print

## The pictures

sheet-bars = Points by category
sheet-lines = A line for each city: its points after each turn, as the table stood then. The points at the end of each age stand below.
sheet-after-age = After age { $age }

## Under the wonders, and sold

sheet-under = Under the wonders
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

origins-title = Where each point came from
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
        [one] { $count } coin, a point for every three
       *[other] { $count } coins, a point for every three
    }
origin-stage = Stage { $number }
origin-under = under it: { $card }
origin-counted = counted: { $count }
origin-copied = copied, from the city of { $name }
origin-as-symbol = its symbol counts under science
origin-symbols = { $symbol }: { $count } squared
origin-chosen = of free choice: { $count }
origin-sets = Sets of three different symbols: { $count } × 7
duel-origin-pawn =
    { $spaces ->
        [one] The pawn, { $spaces } space beyond the middle
       *[other] The pawn, { $spaces } spaces beyond the middle
    }
