### What people say with one click, and what the table tells about who sits where.

seat-stands-in = Botti pelaa pelaajan { $name } puolesta
log-table = Pöydän tapahtumat
talk-unread-now = Lukemattomia viestejä: { $count }
reactions = Pikareaktiot
reaction =
    { $reaction ->
        [thanks] Kiitos!
        [well-played] Hyvin pelattu!
        [oh-no] Voi ei!
        [wow] Vau!
        [thinking] Mietin …
       *[hurry] Sinun vuorosi?
    }
