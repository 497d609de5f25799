### The guided games: a lesson for each moment, and what the guide suggests.

guide-new = Prvi put ovde? Uči kroz igru
guide-new-explained = Prava partija protiv botova, sa lekcijom na svakom koraku i predlogom za svaku odluku. Traje desetak minuta; možeš da je prekineš i nastaviš kasnije.
guide-play-seven = Nauči 7 Wonders
guide-play-duel = Nauči Duel
options-guided =
    { $game ->
        [duel] Partija sa vodičem: 7 Wonders Duel
       *[other] Partija sa vodičem: 7 Wonders
    }
guide-title = Vodič
guide-learned =
    { $count ->
        [one] Dosad { $count } lekcija
        [few] Dosad { $count } lekcije
       *[other] Dosad { $count } lekcija
    }
guide-back = Nazad
guide-next = Dalje
guide-usual-seven = Odigraj običnu partiju
guide-usual-duel = Odigraj običan Duel

# What to do, after which comes a reason; the second of two is an alternative.
guide-try =
    { $number ->
        [0] Predlog: { $what }
       *[other] Ili ovako: { $what }
    }
guide-cost =
    { $coins ->
        [one] Košta { $coins } novčić.
        [few] Košta { $coins } novčića.
       *[other] Košta { $coins } novčića.
    }
guide-rest = Ti si na redu
guide-rest-text = Ovog puta ništa novo. Pogledaj šta koja karta donosi i koliko te košta, pa odluči.

## 7 Wonders

guide-seven-goal = Šta donosi pobedu
guide-seven-goal-text = Posle tri doba pobeđuje grad sa najviše poena. U svakom potezu igraš jednu kartu, a u svakom dobu šest.
guide-seven-city = Tvoj grad
guide-seven-city-text = Ovo je tvoj grad: faze njegovog čuda, ono što proizvodi i tvoji novčići. Gradovi pored njega su tvoji susedi; samo sa njima trguješ i ratuješ.
guide-seven-sources = Odakle dolaze poeni
guide-seven-sources-text = Plave karte su poeni. Zelene karte donose poene u kompletima, crvene dobijaju sukobe, a faze čuda daju ono što je na njima. Pomalo se računaju i novčići.
guide-seven-hand = Tvoja ruka
guide-seven-hand-text = U svakom krugu svi tajno biraju po jednu kartu iz ruke, a zatim se sve pokazuju odjednom. Izaberi kartu da vidiš šta možeš sa njom.
guide-seven-passing = Ruke idu dalje
guide-seven-passing-text = Ostatak tvoje ruke otišao je susedu, a ti držiš ostatak tuđe. U dobima I i III ruke idu nalevo, u dobu II nadesno.
guide-seven-passing-now = Ova ruka dolazi od igrača { $name }.
guide-seven-return = Stara ruka se vraća
guide-seven-return-text = Gradova je tri, pa ti se posle tri kruga ruka vraća. Prvo uzmi najbolju kartu, a neku drugu kasnije.
guide-seven-war = Pred sukob
guide-seven-war-text = Posle ovog kruga upoređuješ štitove sa oba suseda. U dobu I jači dobija 1 poen, u dobu II 3, u dobu III 5; slabiji gubi 1.
guide-seven-war-now = Štitovi: ti { $own }, levi sused { $left }, desni sused { $right }.
guide-seven-age-two = Doba II
guide-seven-age-two-text = Braon karte sada daju po dva resursa; u dobu III ih nema. Ruke idu na drugu stranu.
guide-seven-age-two-now =
    { $points ->
        [one] Tvoj zbir iz sukoba u dobu I: { $points } poen.
        [few] Tvoj zbir iz sukoba u dobu I: { $points } poena.
       *[other] Tvoj zbir iz sukoba u dobu I: { $points } poena.
    }
guide-seven-age-three = Doba III
guide-seven-age-three-text = Sada se skupljaju samo poeni. Ljubičaste karte su gilde: većina ti donosi poene za ono što su izgradili tvoji susedi.
guide-seven-last = Poslednji krug
guide-seven-last-text = Posle poslednjeg sukoba, vrednog 5 poena na svakoj strani, sabiraju se svi poeni. Uzmi ono što sada najviše donosi.
guide-seven-over = Odakle su poeni
guide-seven-over-text = Pobeđuje grad sa najviše poena. Tabela pokazuje odakle je koji.
guide-seven-over-now =
    { $won ->
        [yes] { $points ->
            [one] Imaš { $points } poen i pobeđuješ u svojoj prvoj partiji.
            [few] Imaš { $points } poena i pobeđuješ u svojoj prvoj partiji.
           *[other] Imaš { $points } poena i pobeđuješ u svojoj prvoj partiji.
        }
       *[no] { $points ->
            [one] Imaš { $points } poen, a pobednik { $best }.
            [few] Imaš { $points } poena, a pobednik { $best }.
           *[other] Imaš { $points } poena, a pobednik { $best }.
        }
    }
guide-seven-resources = Resursi
guide-seven-resources-text = Braon i sive karte proizvode resurse od sledećeg kruga. Resursi se ne troše, a velikim građevinama treba mnogo njih.
guide-seven-trade = Kupovina od suseda
guide-seven-trade-text = Ono što ti nedostaje možeš da kupiš od suseda koji to proizvodi, za 2 novčića po resursu. Ne može da odbije, a resurs mu ostaje.
guide-seven-trade-now =
    { $coins ->
        [one] Karta { $card } bi te koštala { $coins } novčić, za kupovinu od suseda.
        [few] Karta { $card } bi te koštala { $coins } novčića, za kupovinu od suseda.
       *[other] Karta { $card } bi te koštala { $coins } novčića, za kupovinu od suseda.
    }
guide-seven-chain = Besplatno u nizu
guide-seven-chain-text = Neke građevine čine neku kasniju besplatnom. Ne plaćaš ni resursima ni novčićima.
guide-seven-chain-now = Za tebe je besplatna karta { $card }, jer u tvom gradu već stoji { $from }.
guide-seven-stage = Tvoje čudo
guide-seven-stage-text = Stavi bilo koju kartu licem nadole pod svoje čudo i gradiš sledeću fazu. Plaćaš cenu faze, a ne cenu karte.
guide-seven-stage-now = Sledeću fazu možeš da izgradiš već sada, bilo kojom kartom iz ruke.
guide-seven-science = Nauka
guide-seven-science-text = Isti zeleni simboli vrede kvadrat svog broja: 1, 4, 9, 16 poena. Svaki set od tri različita donosi još 7.
guide-seven-closed = Ono što ne možeš da izgradiš
guide-seven-closed-text = Kartu sa krstićem sada ne možeš da izgradiš. I dalje možeš da je prodaš za 3 novčića ili da je staviš pod čudo.
guide-seven-closed-now = Sada ne možeš da izgradiš kartu { $card }.
guide-seven-points = Plave karte
guide-seven-points-text = Plave građevine donose poene. Broj na njima kaže koliko vrede na kraju.
guide-seven-coins = Žute karte
guide-seven-coins-text = Žute karte donose novčiće, pojeftinjuju kupovinu ili proizvode resurs. Na kraju svaka tri novčića vrede poen.
guide-seven-shields = Crvene karte
guide-seven-shields-text = Crvene karte donose štitove, a štitovi ostaju kroz sva doba. Upoređuješ ih samo sa svoja dva suseda.
guide-seven-neighbors = Pogledaj na obe strane
guide-seven-neighbors-text = Vidiš šta tvoji susedi grade, prodaju i skupljaju. Ako nekome baš treba karta koju treba da proslediš, iskoristi je ti.

## 7 Wonders: what is suggested

guide-seven-build =
    { $how ->
        [chain] izgradi kartu { $card }. U nizu je besplatna.
        [free] izgradi kartu { $card }. Ne košta ništa.
        [own] izgradi kartu { $card }. Tvoj grad ima sve što joj treba.
        [bank] { $coins ->
            [one] izgradi kartu { $card } za { $coins } novčić.
            [few] izgradi kartu { $card } za { $coins } novčića.
           *[other] izgradi kartu { $card } za { $coins } novčića.
        }
       *[trade] { $coins ->
            [one] izgradi kartu { $card }, a ono što nedostaje kupi za { $coins } novčić.
            [few] izgradi kartu { $card }, a ono što nedostaje kupi za { $coins } novčića.
           *[other] izgradi kartu { $card }, a ono što nedostaje kupi za { $coins } novčića.
        }
    }
guide-seven-lay = izaberi kartu { $card } i njome izgradi sledeću fazu svog čuda.
guide-seven-sell = prodaj kartu { $card } za 3 novčića.

## 7 Wonders Duel

guide-duel-city = Tvoj grad
guide-duel-city-text = Svaki grad ima svoja čuda, a novčićima se plaća ono što ne proizvodi. Karte na stolu su za oba igrača: što ti uzmeš, protivnik ne može.
guide-duel-structure = Karte na stolu
guide-duel-structure-text = U svom potezu uzimaš jednu kartu na kojoj ne leži nijedna druga. Skrivene karte se otkrivaju kada ih više ništa ne pokriva.
guide-duel-ways = Tri načina da iskoristiš kartu
guide-duel-ways-text = Izgradi kartu, ili je odbaci za 2 novčića i još po 1 za svaku svoju žutu kartu. Ili njome izgradi jedno svoje čudo.
guide-duel-victories = Tri puta do pobede
guide-duel-victories-text = Odmah pobeđuješ kada je figura u protivnikovoj prestonici ili kada imaš šest različitih simbola. Inače posle doba III odlučuju poeni.
guide-duel-age-two = Doba II
guide-duel-age-two-text = Nove karte više koštaju i više donose. Raspored karata je sada okrenut naopako, pa je na početku na izbor samo nekoliko karata.
guide-duel-age-three = Doba III
guide-duel-age-three-text = Poslednje doba nema smeđih ni sivih karata. Svaka od tri ljubičaste gilde broji nešto u gradu koji toga ima više i tebi za to daje poene.
guide-duel-token = Token napretka
guide-duel-token-text = Dva ista naučna simbola donose ti token napretka. Svaki daje neku moć do kraja igre.
guide-duel-choice = Tvoje čudo traži izbor
guide-duel-choice-text = Tvoje čudo traži izbor. Izaberi ono što tebi najviše koristi ili protivnika najviše boli.
guide-duel-begin = Ko počinje sledeće doba
guide-duel-begin-text = O tome ko počinje sledeće doba odlučuje igrač sa slabijom vojskom. Ko počinje, prvi bira, ali i oslobađa karte protivniku.
guide-duel-last = Poslednje karte
guide-duel-last-text = Ostalo je još nekoliko karata, zato računaj ko će koju uzeti. I figura i svaka tri novčića vrede poene.
guide-duel-over = Kako je igra dobijena
guide-duel-over-text = Ako nema naglog kraja, odlučuju poeni. Tabela pokazuje odakle je koji.
guide-duel-over-now =
    { $victory ->
        [military] { $who ->
            [you] Pobeđuješ vojnom nadmoći.
           *[other] { $name } pobeđuje vojnom nadmoći.
        }
        [science] { $who ->
            [you] Pobeđuješ naučnom nadmoći.
           *[other] { $name } pobeđuje naučnom nadmoći.
        }
       *[other] { $who ->
            [you] Pobeđuješ na poene; tvoj zbir je { $points }.
            [both] { $points ->
                [one] Delite pobedu, svako ima { $points } poen.
                [few] Delite pobedu, svako ima { $points } poena.
               *[other] Delite pobedu, svako ima { $points } poena.
            }
           *[other] { $name } pobeđuje na poene; tvoj zbir je { $points }.
        }
    }
guide-duel-again = Još jedan potez
guide-duel-again-text = Tvoje čudo ti odmah donosi još jedan potez. Uzmi dve dobre karte zaredom ili nateraj protivnika da otkrije sledeće.
guide-duel-price = Kupovina resursa
guide-duel-price-text = Resurs koji ti nedostaje košta 2 novčića, i još po 1 za svaki takav na protivnikovim braon i sivim kartama. I tvoje karte njemu podižu cene.
guide-duel-price-now =
    { $coins ->
        [one] Karta { $card } bi te koštala { $coins } novčić.
        [few] Karta { $card } bi te koštala { $coins } novčića.
       *[other] Karta { $card } bi te koštala { $coins } novčića.
    }
guide-duel-chain = Besplatno u nizu
guide-duel-chain-text = Neke karte nose beli simbol. Ko ima takvu kartu, kasniju sa istim simbolom gradi besplatno.
guide-duel-chain-now = Za tebe je besplatna karta { $card }, jer u tvom gradu već stoji { $from }.
guide-duel-uncover = Šta oslobađaš
guide-duel-uncover-text = Karta koju uzmeš može da oslobodi druge, a sledeći bira protivnik. Ponekad je najbolja neka dosadna karta koja ne oslobađa ništa.
guide-duel-wonder = Tvoja čuda
guide-duel-wonder-text = Da izgradiš čudo, stavi pod njega bilo koju kartu i plati njegovu cenu. Od vaših osam čuda može da se izgradi samo sedam, zato počni rano.
guide-duel-wonder-now = Jedno svoje čudo možeš da izgradiš već sada.
guide-duel-military = Crvene karte
guide-duel-military-text = Svaki štit pomera figuru za jedno polje ka protivnikovoj prestonici. Usput protivniku oduzima novčiće, a na kraju staze donosi pobedu.
guide-duel-science = Zelene karte
guide-duel-science-text = Dva ista zelena simbola donose token napretka. Sa šest različitih odmah pobeđuješ.
guide-duel-coins = Žute karte
guide-duel-coins-text = Žute karte donose novčiće, proizvode neki resurs ili ti omogućavaju da ga kupuješ za 1 novčić. Uz to, sa svakom od njih odbacivanje karte donosi 1 novčić više.
guide-duel-points = Plave karte
guide-duel-points-text = Plave građevine donose poene. Ako na kraju oboje imate isti broj poena, pobeđuje ko ima više poena na plavim kartama.
guide-duel-track = Gde stoji figura
guide-duel-track-text = Na kraju figura vredi 2, 5 ili 10 poena, to više što je bliža protivnikovoj prestonici. Usput svaki token pored kojeg prođe protivnika staje novčića.
guide-duel-tokens = Tokeni napretka
guide-duel-tokens-text = Svaki okrugli token na tabli ima neku moć: pređi preko njega ili ga dodirni da je pročitaš. Oni koji ti se dopadaju kažu koliko vredi par zelenih simbola.

## 7 Wonders Duel: what is suggested

guide-duel-build =
    { $coins ->
        [0] uzmi kartu { $card } i izgradi je. Ne košta nijedan novčić.
        [one] uzmi kartu { $card } i izgradi je za { $coins } novčić.
        [few] uzmi kartu { $card } i izgradi je za { $coins } novčića.
       *[other] uzmi kartu { $card } i izgradi je za { $coins } novčića.
    }
guide-duel-discard = uzmi kartu { $card } i odbaci je za { $coins } novčića.
guide-duel-lay = uzmi kartu { $card } i njome izgradi čudo { $wonder }.
guide-duel-take = izaberi: { $name }.
guide-duel-first =
    { $who ->
        [you] počni ti.
       *[other] neka počne { $name }.
    }
