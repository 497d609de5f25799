### What people say with one click, and what the table tells about who sits where.

seat-stands-in = Mängija { $name } eest mängib bot
log-table = Sündmused lauas
talk-unread-now = Lugemata sõnumid: { $count }
reactions = Kiired reaktsioonid
reaction =
    { $reaction ->
        [thanks] Aitäh!
        [well-played] Hästi mängitud!
        [oh-no] Oh ei!
        [wow] Vau!
        [thinking] Mõtlen …
       *[hurry] Kas on sinu kord?
    }
