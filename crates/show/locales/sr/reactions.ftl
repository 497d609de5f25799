### What people say with one click, and what the table tells about who sits where.

seat-stands-in = Umesto igrača { $name } igra bot
log-table = Dešavanja za stolom
talk-unread-now = Nepročitane poruke: { $count }
reactions = Brze reakcije
reaction =
    { $reaction ->
        [thanks] Hvala!
        [well-played] Odlično odigrano!
        [oh-no] O, ne!
        [wow] Opa!
        [thinking] Razmišljam …
       *[hurry] Ti si na potezu?
    }
