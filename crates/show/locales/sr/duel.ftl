### 7 Wonders Duel.

duel-table-title = 7 Wonders Duel – Antipater
duel-clock-draft = Izbor čuda
duel-cards-left =
    { $count ->
        [0] nema više karata
        [one] još { $count } karta
        [few] još { $count } karte
       *[other] još { $count } karata
    }
duel-turn =
    { $who ->
        [you] Tvoj potez
       *[other] { $name } bira
    }
duel-extra-turn = Dodatni potez
duel-again-after = Zatim još jedan potez
duel-discards =
    { $count ->
        [0] Nema odbačenih
        [one] { $count } odbačena
        [few] { $count } odbačene
       *[other] { $count } odbačenih
    }
duel-discard-pile = Odbačene karte
duel-pile-empty = Još ništa nije odbačeno.
duel-boxed = Tokeni napretka u kutiji
duel-drawn = Izvučeno za { $wonder }:
duel-help-turn = U svakom potezu uzimaš kartu na kojoj ne leži nijedna druga: izgradi je, odbaci je za novčiće ili je stavi pod jedno svoje čudo da ga izgradiš.
duel-help-price = Ono što ne proizvodiš, kupuješ od banke: 2 novčića po komadu, i još 1 za svaku jedinicu koju daju protivnikove braon i sive karte. Uvek se uzima najjeftiniji način.
duel-help-chain = Ako imaš građevinu sa belim simbolom, karta koja pokazuje isti simbol za tebe je besplatna.
duel-help-war = Svaki štit pomera figuru za jedno polje ka protivničkoj prestonici. Ako stigne u prestonicu, odmah pobeđuješ; usput oduzima novčiće.
duel-help-science = Dva ista naučna simbola donose token napretka. Sa šest različitih odmah pobeđuješ.
duel-help-wonders = Ukupno se gradi sedam čuda: kada se izgradi sedmo, osmo ispada iz igre. Strelica u krugu znači još jedan potez.
duel-help-end = Inače posle doba III pobeđuje ko ima najviše poena.

duel-board = Tabla: vojna staza i tokeni napretka
duel-progress = Tokeni napretka na tabli
duel-no-tokens = Nema više tokena.
duel-capital =
    { $who ->
        [you] Tvoja prestonica
       *[other] Prestonica igrača { $name }
    }
duel-to-capital =
    { $spaces ->
        [0] osvojena
        [one] { $spaces } polje do prestonice
        [few] { $spaces } polja do prestonice
       *[other] { $spaces } polja do prestonice
    }
duel-next-loot =
    { $spaces ->
        [one] −{ $coins } novčića za { $spaces } polje
        [few] −{ $coins } novčića za { $spaces } polja
       *[other] −{ $coins } novčića za { $spaces } polja
    }
duel-pawn =
    { $side ->
        [middle] Figura sukoba stoji na sredini.
        [you] { $spaces ->
            [one] Figura sukoba je { $spaces } polje bliže tvojoj prestonici.
            [few] Figura sukoba je { $spaces } polja bliže tvojoj prestonici.
           *[other] Figura sukoba je { $spaces } polja bliže tvojoj prestonici.
        }
       *[other] { $spaces ->
            [one] Figura sukoba je { $spaces } polje bliže prestonici igrača { $name }.
            [few] Figura sukoba je { $spaces } polja bliže prestonici igrača { $name }.
           *[other] Figura sukoba je { $spaces } polja bliže prestonici igrača { $name }.
        }
    }
duel-track-points =
    { $who ->
        [you] Vojni poeni: ti { $you }, protivnik { $them }.
       *[other] Vojni poeni: { $name } { $you }, { $othername } { $them }.
    }

duel-stat-points =
    { $points ->
        [one] trenutno { $points } poen
        [few] trenutno { $points } poena
       *[other] trenutno { $points } poena
    }
duel-symbols =
    { $count ->
        [0] Još nema naučnih simbola (šest različitih donosi pobedu)
        [one] { $count } naučni simbol (šest različitih donosi pobedu): { $list }
        [few] { $count } različita naučna simbola (šest donosi pobedu): { $list }
       *[other] { $count } različitih naučnih simbola (šest donosi pobedu): { $list }
    }
duel-pair = { $symbol } (par)
duel-pays = Kupuje po
duel-buys = { $resource }: { $coins }
duel-tokens = Tokeni napretka
duel-wonders = Čuda
duel-no-wonders = Još nema čuda
duel-wonder-built = izgrađeno

duel-question-play = Tvoj potez: uzmi kartu
duel-question-extra = Dodatni potez: uzmi još jednu kartu
duel-question-play-explained = Uzmi kartu na kojoj ne leži nijedna druga. Ispod nje piše koliko izgradnja košta tebe, a koliko protivnika.
duel-keys = Tasteri 1–9, pa Enter
duel-whose =
    { $who ->
        [you] Ti
        [opponent] Prot.
       *[other] { $name }
    }
duel-price =
    { $who ->
        [you] { $can ->
            [yes] { $coins ->
                [0] Ti: besplatno.
                [one] Ti: { $coins } novčić.
                [few] Ti: { $coins } novčića.
               *[other] Ti: { $coins } novčića.
            }
           *[no] { $coins ->
                [one] Ti: { $coins } novčić, preskupo.
                [few] Ti: { $coins } novčića, preskupo.
               *[other] Ti: { $coins } novčića, preskupo.
            }
        }
       *[other] { $can ->
            [yes] { $coins ->
                [0] { $name }: besplatno.
                [one] { $name }: { $coins } novčić.
                [few] { $name }: { $coins } novčića.
               *[other] { $name }: { $coins } novčića.
            }
           *[no] { $coins ->
                [one] { $name }: { $coins } novčić, preskupo.
                [few] { $name }: { $coins } novčića, preskupo.
               *[other] { $name }: { $coins } novčića, preskupo.
            }
        }
    }
duel-covered = Pokrivena.
duel-back = Skrivena karta, doba { $age }
duel-back-guild = Skrivena gilda
duel-uncovers = Oslobađa: { $cards }.
duel-turns-up =
    { $count ->
        [one] Otkriva { $count } skrivenu kartu.
        [few] Otkriva { $count } skrivene karte.
       *[other] Otkriva { $count } skrivenih karata.
    }
duel-turns-up-guilds =
    { $count ->
        [one] Otkriva { $count } gildu.
        [few] Otkriva { $count } gilde.
       *[other] Otkriva { $count } gildi.
    }
duel-fresh = Upravo otkrivena.
duel-uncovers-nothing = Ne oslobađa nijednu kartu.
duel-do-discard = Odbaci
duel-bill-cost =
    { $coins ->
        [one] na karti piše { $coins } novčić
        [few] na karti piše { $coins } novčića
       *[other] na karti piše { $coins } novčića
    }
duel-bill-produced = { $resource }: sopstvena proizvodnja
duel-bill-chosen = { $resource }: sopstvena proizvodnja po izboru
duel-bill-waived = { $resource }: otpada zbog tokena napretka
duel-bill-fixed = { $resource }: kupovina po stalnoj ceni 1
duel-bill-bought = { $resource }: kupovina za { $coins }

duel-question-draft = Izaberi čudo: krug { $round } od 2
duel-question-draft-explained = Svaki grad dobija po četiri čuda. Od četiri čuda u krugu, prvi igrač uzima jedno, drugi dva, a prvi poslednje.
duel-draft-order = Redosled:
duel-draft-rule = Kako teče izbor čuda
duel-city-shown = Prikazani grad
duel-question-token = Par: uzmi token napretka
duel-question-token-explained = U tvom gradu su dva ista simbola. Token važi odmah i do kraja igre.
duel-question-library = { $wonder }: zadrži jedan od tri tokena
duel-question-library-explained = Izvučeni su iz kutije; druga dva se vraćaju, a { $name } ih ne vidi.
duel-question-destroy =
    { $color ->
        [brown] Odbaci protivnikovu braon kartu
       *[gray] Odbaci protivnikovu sivu kartu
    }
duel-question-destroy-explained = { $name } gubi ono što ta karta proizvodi; karta ide među odbačene.
duel-question-revive = { $wonder }: izgradi odbačenu kartu
duel-question-revive-explained = Besplatno, i sa svim njenim efektima.
duel-question-begin = Ko počinje sledeće doba?
duel-question-begin-explained = Novo doba je već postavljeno. Ko počinje, uzima prvu kartu.
duel-begins =
    { $who ->
        [you] Ja počinjem
       *[other] { $name } počinje
    }
duel-begins-explained =
    { $who ->
        [you] Uzimaš prvu kartu doba.
       *[other] Uzimaš drugu kartu; prvi potez možda otkrije nove karte.
    }

duel-effect-fixed-price = Kupuješ po 1 novčić: { $resource }.
duel-effect-points-per-token =
    { $points ->
        [one] Na kraju { $points } poen za svaki tvoj token napretka, i za ovaj.
        [few] Na kraju { $points } poena za svaki tvoj token napretka, i za ovaj.
       *[other] Na kraju { $points } poena za svaki tvoj token napretka, i za ovaj.
    }
duel-effect-coins-per-most =
    { $coins ->
        [one] Odmah { $coins } novčić za svako od ovoga u gradu koji ih ima najviše: { $things }.
        [few] Odmah { $coins } novčića za svako od ovoga u gradu koji ih ima najviše: { $things }.
       *[other] Odmah { $coins } novčića za svako od ovoga u gradu koji ih ima najviše: { $things }.
    }
duel-effect-points-per-most =
    { $points ->
        [one] Na kraju { $points } poen za svako od ovoga u gradu koji ih ima najviše: { $things }.
        [few] Na kraju { $points } poena za svako od ovoga u gradu koji ih ima najviše: { $things }.
       *[other] Na kraju { $points } poena za svako od ovoga u gradu koji ih ima najviše: { $things }.
    }
duel-effect-opponent-loses =
    { $coins ->
        [one] Protivnik gubi { $coins } novčić.
        [few] Protivnik gubi { $coins } novčića.
       *[other] Protivnik gubi { $coins } novčića.
    }
duel-effect-play-again = Igraj još jedan potez.
duel-effect-destroy =
    { $color ->
        [brown] Odbaci protivnikovu braon kartu.
       *[gray] Odbaci protivnikovu sivu kartu.
    }
duel-effect-revive = Besplatno izgradi jednu odbačenu kartu.
duel-effect-choose-progress = Izvuci tri tokena napretka iz kutije i zadrži jedan.
duel-effect-wonders-cost-less = Tvoja buduća čuda koštaju dva resursa manje.
duel-effect-blue-costs-less = Tvoje buduće plave karte koštaju dva resursa manje.
duel-effect-takes-trade-coins = Ono što protivnik plaća za resurse, dobijaš ti.
duel-effect-red-shields =
    { $shields ->
        [one] Svaka tvoja buduća crvena karta ima { $shields } štit više.
        [few] Svaka tvoja buduća crvena karta ima { $shields } štita više.
       *[other] Svaka tvoja buduća crvena karta ima { $shields } štitova više.
    }
duel-effect-wonders-play-again = Svako tvoje buduće čudo donosi još jedan potez.
duel-effect-coins-per-chain =
    { $coins ->
        [one] { $coins } novčić za svaku buduću građevinu izgrađenu besplatno u nizu.
        [few] { $coins } novčića za svaku buduću građevinu izgrađenu besplatno u nizu.
       *[other] { $coins } novčića za svaku buduću građevinu izgrađenu besplatno u nizu.
    }
things-brown-and-gray = Osnovne i prerađene sirovine
things-wonders = izgrađena čuda
things-coin-sets = setovi od 3 novčića
symbol-wheel = točak
symbol-mortar = avan
symbol-quill = pero
symbol-pendulum = klatno
symbol-sundial = sunčani sat
symbol-globe = globus
symbol-law = vaga

duel-did-draft =
    { $who ->
        [you] Biraš čudo { $wonder }.
       *[other] { $name } bira čudo { $wonder }.
    }
duel-did-build =
    { $who ->
        [you] { $coins ->
            [0] Besplatno gradiš kartu { $card }.
            [one] Za { $coins } novčić gradiš kartu { $card }.
            [few] Za { $coins } novčića gradiš kartu { $card }.
           *[other] Za { $coins } novčića gradiš kartu { $card }.
        }
       *[other] { $coins ->
            [0] { $name } besplatno gradi kartu { $card }.
            [one] { $name } za { $coins } novčić gradi kartu { $card }.
            [few] { $name } za { $coins } novčića gradi kartu { $card }.
           *[other] { $name } za { $coins } novčića gradi kartu { $card }.
        }
    }
duel-did-build-chain =
    { $who ->
        [you] Gradiš kartu { $card }, besplatno uz: { $chain }.
       *[other] { $name } gradi kartu { $card }, besplatno uz: { $chain }.
    }
duel-did-discard =
    { $who ->
        [you] { $coins ->
            [one] Za { $coins } novčić odbacuješ kartu { $card }.
            [few] Za { $coins } novčića odbacuješ kartu { $card }.
           *[other] Za { $coins } novčića odbacuješ kartu { $card }.
        }
       *[other] { $coins ->
            [one] { $name } za { $coins } novčić odbacuje kartu { $card }.
            [few] { $name } za { $coins } novčića odbacuje kartu { $card }.
           *[other] { $name } za { $coins } novčića odbacuje kartu { $card }.
        }
    }
duel-did-wonder =
    { $who ->
        [you] { $coins ->
            [0] Besplatno gradiš čudo { $wonder } kartom { $card }.
            [one] Za { $coins } novčić gradiš čudo { $wonder } kartom { $card }.
            [few] Za { $coins } novčića gradiš čudo { $wonder } kartom { $card }.
           *[other] Za { $coins } novčića gradiš čudo { $wonder } kartom { $card }.
        }
       *[other] { $coins ->
            [0] { $name } besplatno gradi čudo { $wonder } kartom { $card }.
            [one] { $name } za { $coins } novčić gradi čudo { $wonder } kartom { $card }.
            [few] { $name } za { $coins } novčića gradi čudo { $wonder } kartom { $card }.
           *[other] { $name } za { $coins } novčića gradi čudo { $wonder } kartom { $card }.
        }
    }
duel-did-lose-wonder =
    { $who ->
        [you] Izgrađeno je sedam čuda: iz igre ispada tvoje čudo { $wonder }.
       *[other] Izgrađeno je sedam čuda: iz igre ispada čudo { $wonder } ({ $name }).
    }
duel-did-receive =
    { $who ->
        [you] { $coins ->
            [one] Dobijaš { $coins } novčić ({ $cause }).
            [few] Dobijaš { $coins } novčića ({ $cause }).
           *[other] Dobijaš { $coins } novčića ({ $cause }).
        }
       *[other] { $coins ->
            [one] { $name } dobija { $coins } novčić ({ $cause }).
            [few] { $name } dobija { $coins } novčića ({ $cause }).
           *[other] { $name } dobija { $coins } novčića ({ $cause }).
        }
    }
duel-did-lose =
    { $who ->
        [you] { $coins ->
            [one] Gubiš { $coins } novčić ({ $cause }).
            [few] Gubiš { $coins } novčića ({ $cause }).
           *[other] Gubiš { $coins } novčića ({ $cause }).
        }
       *[other] { $coins ->
            [one] { $name } gubi { $coins } novčić ({ $cause }).
            [few] { $name } gubi { $coins } novčića ({ $cause }).
           *[other] { $name } gubi { $coins } novčića ({ $cause }).
        }
    }
duel-did-move-pawn =
    { $who ->
        [you] { $spaces ->
            [one] Pomeraš figuru za { $spaces } polje.
            [few] Pomeraš figuru za { $spaces } polja.
           *[other] Pomeraš figuru za { $spaces } polja.
        }
       *[other] { $spaces ->
            [one] { $name } pomera figuru za { $spaces } polje.
            [few] { $name } pomera figuru za { $spaces } polja.
           *[other] { $name } pomera figuru za { $spaces } polja.
        }
    }
duel-did-token =
    { $who ->
        [you] Uzimaš token napretka { $token }.
       *[other] { $name } uzima token napretka { $token }.
    }
duel-did-library =
    { $who ->
        [you] Zadržavaš token napretka { $token }.
       *[other] { $name } zadržava token napretka { $token }.
    }
duel-did-destroy =
    { $who ->
        [you] Odbacuješ protivnikovu kartu { $card }.
       *[other] { $name } odbacuje protivnikovu kartu { $card }.
    }
duel-did-revive =
    { $who ->
        [you] Gradiš odbačenu kartu { $card }.
       *[other] { $name } gradi odbačenu kartu { $card }.
    }
duel-did-turn-up = Otkrivena karta: { $card }.
duel-did-play-again =
    { $who ->
        [you] Dobijaš još jedan potez.
       *[other] { $name } dobija još jedan potez.
    }
duel-did-lose-turn =
    { $who ->
        [you] Nema više karata: ostaješ bez dodatnog poteza.
       *[other] Nema više karata: { $name } ostaje bez dodatnog poteza.
    }
duel-did-lay = Doba { $age } je postavljeno.
duel-did-begin =
    { $who ->
        [you] Igraš prvi potez, doba { $age }.
       *[other] { $name } igra prvi potez, doba { $age }.
    }
duel-did-end =
    { $who ->
        [you] { $victory ->
            [military] Figura je stigla u prestonicu: pobeđuješ vojnom nadmoći.
            [science] Šest različitih simbola: pobeđuješ naučnom nadmoći.
           *[civilian] Poeni su prebrojani: pobeđuješ.
        }
       *[other] { $victory ->
            [military] Figura je stigla u prestonicu, vojna nadmoć. Pobednik: { $name }.
            [science] Šest različitih simbola, naučna nadmoć. Pobednik: { $name }.
           *[civilian] Poeni su prebrojani. Pobednik: { $name }.
        }
    }
duel-did-end-shared = Poeni su prebrojani. Podeljena pobeda: { $names }.
duel-cause-chain = niz
duel-cause-trade = trgovina
duel-cause-looting = pljačka

duel-refused-not-on-offer = Sada se ne može izabrati: { $what }.
duel-refused-not-accessible = Sada se ne može uzeti: { $what }. Na karti leži druga, ili je nema.
duel-refused-not-yours = To čudo nije tvoje: { $what }.
