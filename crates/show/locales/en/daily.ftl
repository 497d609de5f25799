### The deal of the day: the same for everybody.

daily-title = Deal of the day
daily-lead = Everybody gets the same cards and the same opponents today. Your first game counts: there are no hints, and nothing is taken back.
daily-streak =
    { $days ->
        [one] One day in a row
       *[other] { $days } days in a row
    }
daily-explained = A new deal comes every day at midnight, universal time. Until then nobody else can watch your game.
# How the bots play.
daily-level = Bots: { $level }
daily-play = Play
daily-go-on = Continue
# In percent.
daily-accuracy = Accuracy { $accuracy }
daily-judge = Replay and analysis
daily-share = To share, without giving anything away
# The line to share: the date, the game, how it ended, the points and the accuracy, where there are any.
daily-line =
    { $points ->
        [none] { $accuracy ->
            [none] Antipater, { $date }. { $game }: { $ending }.
           *[other] Antipater, { $date }. { $game }: { $ending }, accuracy { $accuracy }.
        }
       *[other] { $accuracy ->
            [none] Antipater, { $date }. { $game }: { $ending }, { $points } points.
           *[other] Antipater, { $date }. { $game }: { $ending }, { $points } points, accuracy { $accuracy }.
        }
    }
daily-copy = Copy
daily-send = Send …
daily-copied = Copied
# On the start page and after a game.
start-daily = Deal of the day
after-daily = Deal of the day: your result
error-daily = Others may still be playing this deal today. You can watch the game once the day is over.
error-own-hands = Everybody plays the deal of the day with their own hands: no bot takes the seat over.
