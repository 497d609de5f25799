### The waiting room and the invitation.

room-title = Čekaonica
room-seats = Ko gde sedi
room-same-deal = Karte su iz jedne ranije partije.
room-host = domaćin
room-kept = čekamo
room-bot =
    { $level ->
        [beginner] Početnik (bot)
        [easy] Lak protivnik (bot)
        [normal] Srednji protivnik (bot)
        [hard] Jak igrač (bot)
        [expert] Majstor (bot)
        [random] Početnik (bot)
       *[other] Graditelj (bot)
    }
room-free = Slobodno mesto
room-sit = Sedi ovde
room-stand = Ustani
room-here = Tu sam
room-change = Promeni
room-seat = Mesto { $number }
room-put-bot =
    { $level ->
        [beginner] Postavi početnika (bot)
        [easy] Postavi lakog protivnika (bot)
       *[normal] Postavi srednjeg protivnika (bot)
        [hard] Postavi jakog igrača (bot)
        [expert] Postavi majstora (bot)
    }
room-empty = Isprazni mesto
room-invite = Pozovi prijatelje
room-invite-explained = Ko otvori ovaj link, može da sedne za ovaj sto. Za one koji žele samo da gledaju, poseban link postoji kad igra počne.
room-join = Sedi za ovaj sto
room-join-explained = Sto je otvoren za sve.
room-look = Posmatraš
room-look-explained = Mesta pripadaju pozvanima. Igra se pojavljuje ovde čim se karte podele.
room-deal = Podeli karte
room-deal-waits = Karte mogu da se podele kada na svakom mestu neko sedi.
room-fill = Popuni prazna mesta botovima
room-game = Igra
room-other-game = Promeni igru i običaje
room-keep-options = Igraćemo ovako
room-close = Ukini sto
room-close-explained = Sto nestaje za sve, a sa njim i pozivnica.
room-close-confirm = Da, ukini ga
room-host-deals = Svi su tu. Karte deli domaćin.
room-waits = Čekamo ostale …
custom-pace = Vreme za odluku: { $pace }
custom-listed = Na listi stolova, za sve
custom-scores = Poeni se vide tokom igre
custom-silent = Bez četa
copy = Kopiraj
copied = Kopirano
code-title = Tvoj kod za povratak
code-explained = Njime se na svakom uređaju vraćaš na svoja mesta. Prikazuje se samo sada: zapiši ga i ne pokazuj nikome.
join-title = Stigla ti je pozivnica
join-heading = { $name } te poziva na igru
join-sit = Sedi za sto
back-link = Nisam ovde prvi put
