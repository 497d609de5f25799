### The deal of the day: the same for everyone.

daily-title = Deal of the day
daily-lead = Everyone gets the same cards and opponents today. Only your first game counts. No hints, no undo.
daily-streak =
    { $days ->
        [one] One day in a row
       *[other] { $days } days in a row
    }
daily-explained = New deal every day at midnight UTC. Until then, nobody else can watch your game.
# How the bots play.
daily-level = Bots: { $level }
daily-play = Play
daily-go-on = Continue
# In percent.
daily-accuracy = Accuracy { $accuracy }
daily-judge = Replay and analysis
daily-share = Share your result (spoiler-free)
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
# After a game.
after-daily = Deal of the day: your result
error-daily = Others may still be playing this deal today. You can watch the game once the day is over.
error-no-bots = In the deal of the day, a bot can’t take over your seat.
