### Events: duplicate play, Swiss tournaments and arenas.

events-title = Events
events-lead = Play the same cards as your club, hold a tournament, or an arena for an evening. Share the address, and everyone who has it can enter.
event-host = Host: { $name }
event-players =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
event-format =
    { $format ->
        [pairs] Same deals, people
        [swiss] Swiss tournament
        [arena] Arena
       *[other] Same deals, bots
    }
event-format-explained =
    { $format ->
        [pairs] Rounds of people against each other. All tables of a round have the same cards, and you are compared with those who had the same hand.
        [swiss] Rounds of people against each other. You meet people with as many points as you, and nobody twice if that is possible.
        [arena] You play game after game until time is up. Each game brings points, and two wins in a row double the next ones.
       *[other] Everyone plays the same deals from the same seat against the same bots, when they like. Then your games are compared.
    }
event-rounds =
    { $format ->
        [duplicate] { $count } deals
       *[other] { $count } rounds
    }
event-days = { $count } d
event-hours = { $count } h
event-minutes = { $count } min
event-stage =
    { $stage ->
        [open] Open for entries
        [over] Over
       *[other] Running
    }
event-begins = Begins
event-ends = Ends
event-new = New event
event-how = How it is played
event-name = Title
event-seats = Cities at a table of 7 Wonders
event-number =
    { $format ->
        [duplicate] Deals
       *[other] Rounds
    }
event-open-for = Open for
event-lasts = Lasts
event-begin = Beginning
event-by-host = When I begin it
event-in = In { $minutes } min
event-listed = Everyone on this server may see and enter it
event-make = Create event
event-screen = Big screen
event-csv = Table (CSV)
event-invite = Invite
event-invite-explained = Whoever has this address can see the event and enter it.
# For readers of the screen.
event-qr = QR code of the address
event-scoring =
    { $format ->
        [swiss] A game gives the share of your opponents whom you beat; equal ones count half. A bye is a win. Ties: the points of your opponents, then matchpoints, then leads. If you miss a game or leave it to a bot, you lose it and withdraw; you can enter again.
        [arena] A full win gives two points, a tie one. After two wins in a row, points count double until you miss a win. Ties: points per game, then leads. If you miss a game or leave it to a bot, you lose it and withdraw; you can enter again.
       *[other] For each deal you get the share of the others with the same hand whom you beat: by place, then by lead; equal ones count half. A deal not played gives nothing. Ties: the sum of leads, then the number of best results.
    }
event-round = Round { $round } of { $rounds }
event-go-on = To your table, round { $round }
event-wait = Your next game begins by itself. Stay on this page.
event-leave = Withdraw
event-remove = Remove a player
event-remove-explained = They cannot enter again. Games in progress go on.
event-player = Player
event-join = Enter
event-deal = Deal { $number }
event-compare = Compare
event-start = Begin now
event-end = End event
event-end-explained = Games in progress go on, but no longer count.
event-percent = { $percent }%
event-bye = bye
event-table = Standing
event-score = Score
event-tie =
    { $format ->
        [swiss] Buchholz
        [arena] Per game
       *[other] Leads
    }
event-withdrawn = withdrawn
event-proof = All cards of this event follow from a secret key. Its hash is stated from the beginning, and the key is published when the event is over. So anyone can check that nothing was arranged, and nobody can know a card before.
event-key = Key:
event-join-screen = Nobody has entered yet. Scan the code.
event-more = and { $count } more
event-hidden = You can compare games once you have finished yours, or when nobody plays this deal any more.
event-seat = Seat
event-matchpoints = Matchpoints
event-side-by-side = Side by side
event-parted = The two games part at decision { $number }.
event-same = Both took the same in every decision.
# After a game.
after-event = Back to the event
error-no-event = There is no such event.
error-event-over = The event is over.
