### Replays: a finished game step by step.

replay-title = Replay: { $names } – Antipater
replay-heading = Replay: { $names }
replay-other = Another record
replay-not-kept = A record that is brought here is kept for a short while only, and on no table. Keep your file.
replay-steps = Steps of the game
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-on = One step on
replay-last = To the end
replay-step = Step { $step } of { $steps }
replay-choose-step = Choose a step
replay-go = Go
replay-nothing = Nothing has happened yet.
duel-when =
    { $count ->
        [0] Age { $age }, no card left
        [one] Age { $age }, one card left
       *[other] Age { $age }, { $count } cards left
    }

eyes-title = Whose eyes
eyes-front = In front
eyes-with = Seen by
eyes-all = everything open
eyes-seat = { $name } alone
eyes-public = everybody

hand-of = The hand of { $name }
pile-of = The discard pile, as { $name } looks through it
used-for =
    { $what ->
        [build] Builds it
        [stage] Builds a stage with it
       *[sell] Sells it
    }
duel-taken = Taken next.
open-hands = The other hands
open-hidden = What others could not see
open-sold = Sold

course-title = Points over the game
course-of =
    { $points ->
        [one] { $name }: from 0 to { $points } point; the figures stand below
       *[other] { $name }: from 0 to { $points } points; the figures stand below
    }
course-points =
    { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
course-figures = The same in figures
course-step = Step
letter-treasury = ¢
letter-wonder = ▲
letter-progress = ★

bring-title = Replay a record
bring-explained = The record of a finished game can be downloaded at its table. Here it is shown again step by step, with the eyes of each player or with everything open.
bring-file = Record file
bring-send = Show the game
bring-refused = This is no record of a game:
error-no-replay = This record is not kept any more. Please bring it again.
