### The waiting room and the invitation.

room-title = Waiting room
room-seats = Who sits where
room-same-deal = The cards are those of an earlier game.
room-host = opened the table
room-kept = is expected
room-bot =
    { $level ->
        [beginner] A beginner (bot)
        [easy] An easy opponent (bot)
        [normal] A normal opponent (bot)
        [hard] A strong player (bot)
        [expert] An expert (bot)
        [random] A beginner (bot)
       *[other] A builder (bot)
    }
room-free = Free seat
room-sit = Sit here
room-stand = Stand up
room-here = I am here
room-change = Change
room-seat = Seat { $number }
room-put-bot =
    { $level ->
        [beginner] Put a beginner (bot)
        [easy] Put an easy opponent (bot)
       *[normal] Put a normal opponent (bot)
        [hard] Put a strong player (bot)
        [expert] Put an expert (bot)
    }
room-empty = Empty the seat
room-invite = Invite your friends
room-invite-explained = Whoever opens this link can sit down at this table. Who only wants to look on gets another link once you play.
room-join = Sit down at this table
room-join-explained = The table is open to everybody.
room-look = You look on
room-look-explained = The seats belong to those who were invited. The game appears here as soon as the cards are dealt.
room-deal = Deal the cards
room-deal-waits = The cards can be dealt when every seat has somebody.
room-fill = Put bots on the empty seats
room-game = The game
room-other-game = Change the game and the customs
room-keep-options = Play it like this
room-close = Give the table up
room-close-explained = The table vanishes for everybody, and the invitation with it.
room-close-confirm = Yes, give it up
room-host-deals = Everybody is there. Who opened the table deals the cards.
room-waits = Waiting for the others …
custom-pace = Time for a decision: { $pace }
custom-listed = In the lobby, open to everybody
custom-scores = Points are shown while you play
custom-silent = Without chat
copy = Copy
copied = Copied
code-title = Your recovery code
code-explained = It brings you back to your seats on any device. It is shown only now: write it down, and show it to nobody.
join-title = You are invited
join-heading = { $name } invites you to a game
join-sit = Sit down
back-link = I have played here before
