### What people say with one click, and what the table tells about who sits where.

seat-stands-in = { $name } helyett bot játszik
log-table = Események az asztalnál
talk-unread-now = Olvasatlan üzenetek: { $count }
reactions = Gyors reakciók
reaction =
    { $reaction ->
        [thanks] Köszönöm!
        [well-played] Szép játék!
        [oh-no] Jaj, ne!
        [wow] Hűha!
        [thinking] Gondolkodom …
       *[hurry] Te jössz?
    }
