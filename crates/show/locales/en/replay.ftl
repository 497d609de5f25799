### Replays: a finished game step by step.

replay-title = Replay: { $names } – Antipater
replay-heading = Replay: { $names }
replay-other = Replay another record
replay-not-kept = A record that you open here is kept for a short while only, and not as a table. Keep your file.
replay-steps = Steps of the game
replay-first = To the start
replay-back = Step back
replay-play = Play
replay-on = Step forward
replay-last = To the end
replay-step = Step { $step } of { $steps }
replay-choose-step = Choose a step
replay-go = Go
replay-play-on = Play on from here
replay-play-on-explained = Play on from here in place of { $name }, in a new game against bots
outlook-title = What happens from here
outlook-explained = Bots play on from here many times, with what { $name } knew
outlook-note = { $games } games between bots of the level Normal, from here to the end. All that { $name } knew stays as it was; the rest is dealt anew each time.
outlook-back = Back to the replay
replay-nothing = Nothing has happened yet.
duel-when =
    { $count ->
        [0] Age { $age }, no cards left
        [one] Age { $age }, 1 card left
       *[other] Age { $age }, { $count } cards left
    }

eyes-title = Point of view
eyes-front = Seat shown
eyes-with = Seen by
eyes-all = all cards open
eyes-seat = { $name } only
eyes-public = spectators

hand-of =
    { $who ->
        [you] Your hand
       *[other] { $name }’s hand
    }
pile-of =
    { $who ->
        [you] Discard pile, as you see it
       *[other] Discard pile, as { $name } sees it
    }
used-for =
    { $what ->
        [build] Builds it
        [stage] Builds a stage with it
       *[sell] Sells it
    }
duel-taken = Taken next.
open-hands = Other hands
open-hidden = Hidden from the others
open-sold = Sold

course-title = Score over the game
course-of =
    { $points ->
        [one] { $name }: from 0 to { $points } point; the numbers are listed below
       *[other] { $name }: from 0 to { $points } points; the numbers are listed below
    }
course-points =
    { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
course-figures = The same in numbers
course-step = Step
letter-treasury = ¢
letter-wonder = ▲
letter-progress = ★

upload-title = Replay a record
upload-explained = You can download the record of a finished game at its table. Here you replay it step by step, from any player’s point of view or with all cards open.
upload-file = Record file
upload-send = Replay
upload-refused = This is not a valid record of a game:
error-no-replay = This record is no longer kept. Please open your file again.
