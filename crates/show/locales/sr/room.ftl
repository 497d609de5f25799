### The waiting room and the invitation.

room-title = Čekaonica
room-seats = Ko gde sedi
room-same-deal = Karte su iz jedne ranije partije.
room-host = domaćin
room-kept = rezervisano
room-bot =
    { $level ->
        [beginner] Bot početnik
        [easy] Lak bot
        [normal] Srednji bot
        [hard] Težak bot
        [expert] Bot majstor
        [random] Bot početnik
       *[other] Srednji bot
    }
room-free = Slobodno mesto
room-sit = Sedi ovde
room-stand = Ustani
room-here = Tu sam
room-change = Promeni
room-seat = Mesto { $number }
room-put-bot =
    { $level ->
        [beginner] Dodaj bota početnika
        [easy] Dodaj lakog bota
       *[normal] Dodaj srednjeg bota
        [hard] Dodaj teškog bota
        [expert] Dodaj bota majstora
    }
room-empty = Isprazni mesto
room-invite = Pozovi prijatelje
room-invite-explained = Ko otvori ovaj link, može da sedne za ovaj sto. Za one koji žele samo da gledaju, poseban link postoji kad igra počne.
room-join = Sedi za ovaj sto
room-join-explained = Sto je otvoren za sve.
room-look = Posmatraš
room-look-explained = Mesta pripadaju pozvanima. Igra se pojavljuje ovde čim se karte podele.
room-wonder = Tvoje čudo
room-wonder-chosen = Čudo pripada onome ko ga prvi uzme. Ko ne uzme nijedno, dobija nasumično jedno od preostalih, kao i botovi.
room-wonder-drafted = Navedi do tri čuda. Tvoju listu ne vidi niko drugi. Kad se karte dele, igrači se izvlače nasumičnim redom i svako dobija prvo čudo sa svoje liste koje je još slobodno.
room-wonder-place =
    { $place ->
        [1] Prva želja
        [2] Druga želja
       *[other] Treća želja
    }
room-wonder-saved = Sačuvano: { $wonders }
room-wonder-listed = lista je spremna
room-deal = Podeli karte
room-deal-waits = Karte mogu da se podele kada na svakom mestu neko sedi.
room-fill = Popuni prazna mesta botovima
room-game = Igra
room-other-game = Promeni igru i podešavanja
room-keep-options = Sačuvaj
room-close = Zatvori sto
room-close-explained = Sto i pozivnica se brišu za sve.
room-close-confirm = Da, zatvori ga
room-host-deals = Svi su tu. Čeka se da domaćin podeli karte.
room-waits = Čekamo ostale …
custom-pace = Vreme za odluku: { $pace }
custom-bank = Vreme za partiju: { $bank }
custom-listed = Javni sto (na listi)
custom-watched = Svi mogu da posmatraju
custom-unwatched = Posmatra se samo uz link
custom-scores = Poeni se vide tokom partije
custom-silent = Bez dopisivanja
copy = Kopiraj
copied = Kopirano
code-title = Tvoj kod za povratak
code-explained = Njime se na svakom uređaju vraćaš na svoja mesta. Prikazuje se samo sada: zapiši ga i ne pokazuj nikome.
join-title = Stigla ti je pozivnica
join-heading = { $name } te poziva na igru
join-sit = Sedi za sto
join-watch = Posmatraj igru
back-link = Nisam ovde prvi put
