### The waiting room and the invitation.

room-title = Waiting room
room-seats = Seats
room-same-deal = These are the cards of an earlier game.
room-host = host
room-kept = reserved
room-bot =
    { $level ->
        [beginner] Beginner bot
        [easy] Easy bot
        [normal] Normal bot
        [hard] Hard bot
        [expert] Expert bot
        [random] Beginner bot
       *[other] Normal bot
    }
room-free = Free seat
room-sit = Sit here
room-stand = Stand up
room-here = I’m here
room-change = Change
room-seat = Seat { $number }
room-put-bot =
    { $level ->
        [beginner] Add a Beginner bot
        [easy] Add an Easy bot
       *[normal] Add a Normal bot
        [hard] Add a Hard bot
        [expert] Add an Expert bot
    }
room-empty = Remove
room-invite = Invite your friends
room-invite-explained = Anyone who opens this link can sit down at this table. Spectators get a separate link once the game has started.
room-join = Sit down at this table
room-join-explained = This table is open to everyone.
room-look = You are watching
room-look-explained = The seats are for invited players. The game appears here as soon as the cards are dealt.
room-wonder = Your wonder
room-wonder-chosen = A wonder belongs to the first person who takes it. Anyone who takes none gets one of the others at random, like the bots.
room-wonder-drafted = List up to three wonders. Nobody else sees your list. When the cards are dealt, people are drawn in random order, and each gets the first wonder on their list that is still free.
room-wonder-place =
    { $place ->
        [1] First choice
        [2] Second choice
       *[other] Third choice
    }
room-wonder-saved = Saved: { $wonders }
room-wonder-listed = list saved
room-deal = Deal the cards
room-deal-waits = You can deal once every seat is filled.
room-fill = Fill empty seats with bots
room-game = Game
room-other-game = Change game and settings
room-keep-options = Save
room-close = Close the table
room-close-explained = The table and its invitation are deleted for everyone.
room-close-confirm = Yes, close it
room-host-deals = Everyone’s here. Waiting for the host to deal.
room-waits = Waiting for the others …
custom-pace = Time per decision: { $pace }
custom-bank = Time for the game: { $bank }
custom-listed = Public (listed in the lobby)
custom-watched = Anyone may watch
custom-unwatched = Only people with the link may watch
custom-scores = Scores shown during the game
custom-silent = No chat
copy = Copy
copied = Copied
code-title = Your recovery code
code-explained = It restores your seats on any device. It is shown only once: write it down and keep it secret.
join-title = You are invited
join-heading = { $name } invites you to a game
join-sit = Sit down
join-watch = Watch the game
back-link = I’ve played here before
