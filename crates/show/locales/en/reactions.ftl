### What people say with one click, and what the table tells about who sits where.

seat-stands-in = A bot is playing for { $name }
log-table = Table events
talk-unread-now = Unread messages: { $count }
reactions = Quick reactions
reaction =
    { $reaction ->
        [thanks] Thanks!
        [well-played] Well played!
        [oh-no] Oh no!
        [wow] Wow!
        [thinking] Let me think …
       *[hurry] Your turn?
    }
