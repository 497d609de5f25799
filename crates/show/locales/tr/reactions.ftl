### What people say with one click, and what the table tells about who sits where.

seat-stands-in = { $name } yerine bir bot oynuyor
log-table = Masada olanlar
talk-unread-now = Okunmamış mesajlar: { $count }
reactions = Hızlı tepkiler
reaction =
    { $reaction ->
        [thanks] Teşekkürler!
        [well-played] İyi oynadın!
        [oh-no] Eyvah!
        [wow] Vay canına!
        [thinking] Düşünüyorum …
       *[hurry] Sıra sende mi?
    }
