### Puzzles: decisions with one clearly best move, and one's own mistakes to try again.

puzzles-title = Puzzles
puzzles-lead = Positions from real games with one clearly best move. Find it: only your first try counts.
puzzles-today = Puzzles of the day
puzzles-own = Your results
puzzles-solved = Solved: { $game }
puzzles-solved-of = { $solved } of { $all }
puzzles-at-once = Solved on the first try
puzzles-streak = Days in a row with a solved puzzle
puzzles-number = Puzzle { $number }
puzzles-state =
    { $state ->
        [first] solved on the first try
        [later] solved later
       *[tried] not solved yet
    }
puzzles-all = All puzzles
puzzles-onward = Next puzzle for you
puzzles-rush = Five-minute rush
puzzles-rating = Rating: { $game }
error-no-puzzle = There is no such puzzle.

## A puzzle

puzzle-title = { $game }: puzzle { $number }
puzzle-page = { $title } – Antipater
puzzle-task = Your turn. Which move is the best?
puzzle-before = Previous puzzle
puzzle-after = Next puzzle
puzzle-again = Try again
# How the seats of a puzzle are called.
puzzle-player =
    { $who ->
        [you] You
        [opponent] Opponent
       *[other] Player { $number }
    }
puzzle-grade =
    { $grade ->
        [solved] Solved!
        [near] Almost
       *[missed] Not the best move
    }
puzzle-best = The best moves
puzzle-solves = Best:
puzzle-yours = your answer
puzzle-share-explained = Percentages: chances of winning, estimated by the strongest bots.
puzzle-beside = Compared with “{ $action }”:
puzzle-counts =
    { $state ->
        [first] It counts as solved on the first try.
        [later] It counts as solved, but not on the first try.
       *[tried] It counts as not solved yet.
    }
puzzle-ratings = The puzzle is rated { $puzzle }, you are rated { $own }.
# What a puzzle was about.
puzzle-theme =
    { $theme ->
        [supremacy] Supremacy
        [extra-turn] Extra turn
        [deny] Denying
        [war] War
        [chain] Chains
        [bury] Burying a card
       *[last-cards] The last cards
    }
puzzle-line = How it goes on
puzzle-line-explained = One way the next turns can go if everyone plays like the strongest bots. Hidden cards are guessed.

## A rush: as many puzzles as possible in five minutes

rush-title = Rush: { $game }
rush-tally = Solved: { $solved }. Missed: { $missed } of 3.
rush-over =
    { $solved ->
        [one] You solved 1 puzzle.
       *[other] You solved { $solved } puzzles.
    }
rush-again = Once more

## One's own mistakes

mistakes-title = Your own mistakes
mistakes-explained = Open the replay of a finished game and analyze it; then you can retry the decisions that went wrong.
mistakes-practice =
    { $count ->
        [one] Retry my mistake
       *[other] Retry my { $count } mistakes
    }
mistake-title = My mistakes: { $number } of { $all }
mistake-replay = Back to the replay
