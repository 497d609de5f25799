### The deal of the day: the same for everyone.

daily-title = Deal of the day
daily-lead = Everyone gets the same cards and opponents today. Only your first game counts. No hints, no undo.
daily-streak =
    { $days ->
        [one] Streak: one day
       *[other] Streak: { $days } days
    }
daily-explained = New deal every day at midnight UTC. A game counts if it ends before then. Until then, only those who have finished can watch it. One missed day a week does not end a streak.
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
daily-players =
    { $begun ->
        [one] One person has begun, { $finished } finished.
       *[other] { $begun } people have begun, { $finished } finished.
    }
# The share of the other players with a worse game, and the place among all.
daily-better =
    { $others ->
        [one] Better than { $share }% of one other player. Place { $rank }.
       *[other] Better than { $share }% of { $others } other players. Place { $rank }.
    }
daily-first = You are the first to finish.
daily-friends = Among those you follow: place { $rank } of { $games }
# For readers of the screen.
daily-curve = Leads in { $games } games, from { $from } to { $to } points
daily-leads = Lead over the best opponent: { $from } to { $to } points
daily-score = Place { $place }, lead { $lead }
# A person who does not stand in public lists.
daily-somebody = a player
daily-unchecked = unchecked
daily-levels = The bots in your seat
daily-compare = Compare decisions
daily-decisions = Your decisions
daily-decisions-note = Below each decision: what all players took in theirs. After an analysis, also the win probability that it would have lost in your game.
daily-lost = −{ $percent }%
daily-share-took = { $share }%: { $what }
# What was taken, and how.
daily-took =
    { $how ->
        [wonder] Wonder: { $what }
        [sell] Sold: { $what }
        [discard] Sold: { $what }
        [destroy] Destroyed: { $what }
        [begin] Who begins
        [decline] Nothing
       *[other] { $what }
    }
daily-hidden = You can compare games once you have finished yours, or when the day is over.
daily-yesterday = Yesterday’s best
daily-proof = Fixed beforehand
daily-proof-explained = All cards of a day follow from a secret key. Its hash is stated beforehand, and the key is published when the day is over. So anyone can check that nothing was arranged, and nobody can know a card before.
daily-hash = SHA-256 of the key of { $date }
daily-key = Key of { $date }
daily-by-date = Deals of the date
daily-by-date-explained = They follow from the date alone: the same on every server and offline. Anyone can know them, so they count nowhere.
daily-by-date-compare = Results, with those of games without a server:
# The line to share, with the share of the other players with a worse game.
daily-line-with = { $line } Better than { $share }% of { $others }.
# After a game.
after-daily = Deal of the day: your result
error-daily = Others may still be playing this deal today. You can watch the game once the day is over.
error-no-bots = In the deal of the day, a bot can’t take over your seat.
