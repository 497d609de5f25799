### The guided games: a lesson for each moment, and what the guide suggests.

guide-new = Prvi put ovde? Uči kroz igru
guide-new-explained = Prava partija protiv botova, sa lekcijom na svakom koraku i predlogom za svaku odluku. Traje desetak minuta; možeš da je prekineš i nastaviš kasnije.
guide-play-seven = Nauči 7 Wonders
guide-play-duel = Nauči Duel
guide-again = Uči kroz igru
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
guide-usual-seven = Odigraj običnu partiju
guide-usual-duel = Odigraj običan Duel

guide-rest = Ti si na redu
guide-rest-text = Ovog puta ništa novo. Pogledaj šta koja karta donosi i koliko te košta, pa odluči.

## 7 Wonders

guide-seven-hand = Tvoja ruka
guide-seven-hand-text = Vodiš grad koji treba da izgradi svoje čudo. U svakom krugu svi tajno biraju po jednu kartu iz ruke, a zatim se sve pokazuju odjednom. Izaberi kartu da vidiš šta možeš sa njom; oznaka na njoj kaže da li je besplatna ili koliko te košta.
guide-seven-passing = Ruke idu dalje
guide-seven-passing-text = Svi su odigrali po jednu kartu, a ostatak tvoje ruke otišao je susedu. Sada držiš ostatak tuđe ruke. U dobima I i III ruke idu nalevo, u dobu II nadesno.
guide-seven-passing-now = Ova ruka dolazi od igrača { $name }.
guide-seven-return = Stara ruka se vraća
guide-seven-return-text = Gradova je tri, pa ti se posle tri kruga ruka vraća. Karte kojih više nema uzeli su drugi. Isplati se pamtiti šta se može vratiti: prvo uzmi najbolju kartu, a neku drugu kasnije.
guide-seven-war = Pred sukob
guide-seven-war-text = Ovo je poslednji krug doba: koristiš jednu od dve karte, a druga se odbacuje. Zatim susedi upoređuju štitove. U dobu I jači dobija 1 poen, u dobu II 3, u dobu III 5; slabiji uvek gubi 1.
guide-seven-war-now = Štitovi: ti { $own }, levi sused { $left }, desni sused { $right }.
guide-seven-age-two = Doba II
guide-seven-age-two-text = Nove građevine više koštaju i više donose, a ruke idu na drugu stranu. Braon karte sada daju po dva resursa. Ovo je poslednja prilika za njih: u dobu III ih nema.
guide-seven-age-two-now =
    { $points ->
        [one] Tvoj zbir iz sukoba u dobu I: { $points } poen.
        [few] Tvoj zbir iz sukoba u dobu I: { $points } poena.
       *[other] Tvoj zbir iz sukoba u dobu I: { $points } poena.
    }
guide-seven-age-three = Doba III
guide-seven-age-three-text = Nema više resursa za gradnju, samo poeni. Ljubičaste karte su gilde: većina ti donosi poene za ono što su izgradili tvoji susedi. Pogledaj oba suseda pre nego što neku izabereš.
guide-seven-last = Poslednji krug
guide-seven-last-text = Posle ovog kruga dolazi poslednji sukob, vredan 5 poena na svakoj strani, a zatim se sabiraju svi poeni. Uzmi ono što sada najviše donosi: poene, štitove koji preokreću odnos snaga ili fazu koja je ostala. Tri novčića vrede 1 poen.
guide-seven-over = Odakle su poeni
guide-seven-over-text = Tabela svaku vrstu poena računa posebno: sukobe, novčiće, čudo, plave, zelene, žute i ljubičaste karte. Pobeđuje grad sa najviše poena. Pogledaj šta je uradio najbolji grad, pa odigraj još jednu partiju.
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
guide-seven-resources-text = Braon i sive karte proizvode resurse od sledećeg kruga. Resursi se ne troše: grad koji proizvodi drvo ima ga za svaku građevinu. Trebaju ti za čudo i za velike građevine u dobima II i III.
guide-seven-resources-now = Takva karta je { $card }.
guide-seven-trade = Kupovina od suseda
guide-seven-trade-text = Ono što tvoj grad nema, možeš da kupiš od svoja dva suseda ako to proizvode: 2 novčića za svaki resurs. Ne mogu da odbiju, a resurs im ostaje. Novčići idu njima, pa kupuj od slabijeg.
guide-seven-trade-now =
    { $coins ->
        [one] Karta { $card } bi te koštala { $coins } novčić, za kupovinu od suseda.
        [few] Karta { $card } bi te koštala { $coins } novčića, za kupovinu od suseda.
       *[other] Karta { $card } bi te koštala { $coins } novčića, za kupovinu od suseda.
    }
guide-seven-chain = Besplatno u nizu
guide-seven-chain-text = Neke građevine čine neku kasniju besplatnom: obe imaju isti znak niza. Ko ima prvu, drugu ne plaća ni resursima ni novčićima. Nizovi nagrađuju one koji planiraju kroz više doba.
guide-seven-chain-now = Za tebe je besplatna karta { $card }, jer u tvom gradu već stoji { $from }.
guide-seven-stage = Tvoje čudo
guide-seven-stage-text = Umesto da kartu izgradiš, možeš da je staviš licem nadole pod svoje čudo: time gradiš sledeću fazu. Plaćaš cenu faze, a ne cenu karte. Upotrebi kartu koju ne možeš da izgradiš ili koju ne želiš da prepustiš susedu.
guide-seven-stage-now = Sledeću fazu možeš da izgradiš već sada, bilo kojom kartom iz ruke.
guide-seven-science = Nauka
guide-seven-science-text = Zelene karte imaju jedan od tri simbola. Isti simboli vrede kvadrat svog broja: 1, 4, 9, 16 poena. Svaki set od tri različita donosi još 7. Nekoliko zelenih karata donosi malo, a mnogo njih više od svega drugog.
guide-seven-science-now = Takav simbol ima { $card }.
guide-seven-closed = Ono što ne možeš da izgradiš
guide-seven-closed-text = Kartu sa krstićem ne možeš da izgradiš: nijedan sused ne prodaje ono što joj treba, imaš premalo novčića ili tu građevinu već imaš. Svaka karta i dalje može da se proda za 3 novčića ili stavi pod čudo.
guide-seven-closed-now = Sada ne možeš da izgradiš kartu { $card }.
guide-seven-points = Plave karte
guide-seven-points-text = Plave građevine donose poene i ništa drugo. Broj na njima kaže koliko vrede na kraju. To je sigurno i jednostavno, i nijedan sused ti to ne može oduzeti.
guide-seven-points-now = Takva građevina je { $card }.
guide-seven-coins = Žute karte
guide-seven-coins-text = Žute karte donose novčiće, pojeftinjuju kupovinu ili proizvode resurs koji niko ne može da kupi od tebe. U dobu III donose i poene. Za svaka tri novčića koja ti ostanu dobijaš poen.
guide-seven-coins-now = Takva karta je { $card }.
guide-seven-shields = Crvene karte
guide-seven-shields-text = Crvene karte donose štitove, a štitovi ostaju kroz sva doba. Upoređuješ ih samo sa svoja dva suseda, nikad sa drugima. Dovoljan je jedan štit više, pa pogledaj obe strane pre nego što ih izgradiš previše.
guide-seven-shields-now = Štitove donosi { $card }.
guide-seven-neighbors = Pogledaj na obe strane
guide-seven-neighbors-text = Vidiš sve što su tvoji susedi izgradili: šta prodaju, koliko su jaki i šta skupljaju. Kartu koju proslediš neko će odigrati. Ako nekom susedu baš treba, iskoristi je ti.

## 7 Wonders: what is suggested

guide-seven-build =
    { $how ->
        [chain] Predlog: izgradi kartu { $card }. U nizu je besplatna.
        [free] Predlog: izgradi kartu { $card }. Ne košta ništa.
        [own] Predlog: izgradi kartu { $card }. Tvoj grad ima sve što joj treba.
        [bank] { $coins ->
            [one] Predlog: izgradi kartu { $card } za { $coins } novčić.
            [few] Predlog: izgradi kartu { $card } za { $coins } novčića.
           *[other] Predlog: izgradi kartu { $card } za { $coins } novčića.
        }
       *[trade] { $coins ->
            [one] Predlog: izgradi kartu { $card }, a ono što nedostaje kupi za { $coins } novčić.
            [few] Predlog: izgradi kartu { $card }, a ono što nedostaje kupi za { $coins } novčića.
           *[other] Predlog: izgradi kartu { $card }, a ono što nedostaje kupi za { $coins } novčića.
        }
    }
guide-seven-lay = Predlog: izaberi kartu { $card } i njome izgradi sledeću fazu svog čuda.
guide-seven-sell = Predlog: prodaj kartu { $card } za 3 novčića.
guide-seven-why =
    { $color ->
        [brown] Proizvodi ono što treba kasnijim građevinama.
        [gray] Proizvodi ono što treba kasnijim građevinama.
        [blue] Donosi poene na kraju.
        [yellow] Pomaže oko novčića i trgovine.
        [red] Čini tvoj grad jačim od susednog.
        [green] Donosi nauku, a često i niz.
       *[purple] Broji ono što stoji oko tebe.
    }
guide-seven-lay-why = Faza donosi više nego što bi karta.
guide-seven-sell-why = Od svega u ovoj ruci najviše ti pomažu novčići.

## 7 Wonders Duel

guide-duel-structure = Karte na stolu
guide-duel-structure-text = Ti i protivnik igrate naizmenično. U svom potezu uzimaš jednu kartu na kojoj ne leži nijedna druga. Otkrivene karte vidite oboje; skrivene se otkrivaju kada ih više ništa ne pokriva.
guide-duel-ways = Tri načina da iskoristiš kartu
guide-duel-ways-text = Izgradi je i plati koliko košta. Ili je odbaci za 2 novčića, i još po 1 za svaku svoju žutu kartu. Ili je stavi pod jedno svoje čudo i plati cenu čuda.
guide-duel-victories = Tri puta do pobede
guide-duel-victories-text = Dovedi figuru u protivnikovu prestonicu i odmah pobeđuješ. Sakupi šest različitih naučnih simbola i odmah pobeđuješ. Ako se ne dogodi ni jedno ni drugo, posle doba III pobeđuje ko ima najviše poena. Drži na oku sva tri puta, i svoje i protivnikove.
guide-duel-age-two = Doba II
guide-duel-age-two-text = Nove karte više koštaju i više donose: dvostruke resurse, više štitova. Raspored karata je sada okrenut naopako, pa su na početku na izbor samo dve karte.
guide-duel-age-three = Doba III
guide-duel-age-three-text = Poslednje doba nema više resursa. Među kartama su tri ljubičaste gilde: svaka broji nešto u onom od dva grada koji toga ima više. Napad ili nauka sada mogu naglo da završe igru.
guide-duel-token = Token napretka
guide-duel-token-text = Dva ista naučna simbola su par, a par ti donosi token napretka sa table. Svaki daje neku moć do kraja igre. Izaberi jedan: red ispod svakog kaže šta radi.
guide-duel-choice = Tvoje čudo traži izbor
guide-duel-choice-text = Neka čuda kada se izgrade traže izbor, na primer koja će protivnikova karta otići. Izaberi ono što najviše boli.
guide-duel-begin = Ko počinje sledeće doba
guide-duel-begin-text = O tome ko počinje sledeće doba odlučuje igrač sa slabijom vojskom; ako je figura na sredini, odlučuje onaj ko je poslednji igrao. Ko počinje, prvi bira, ali i oslobađa karte protivniku.
guide-duel-last = Poslednje karte
guide-duel-last-text = Ostalo je još nekoliko karata, zato računaj: ko će koju uzeti? Svaka tri novčića vrede poen, a figura donosi 2, 5 ili 10 poena onome ko je potisnuo protivnika.
guide-duel-over = Kako je igra dobijena
guide-duel-over-text = Ako nema naglog kraja, odlučuju poeni: plave, zelene, žute i ljubičaste karte, čuda, tokeni, novčići i figura. Tabela pokazuje odakle je koji. Pogledaj je, pa odigraj još jednu partiju.
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
guide-duel-again-text = Tvoje čudo ti odmah donosi još jedan potez. To je mnogo: uzmi dve dobre karte zaredom ili natera protivnika da otkrije sledeće.
guide-duel-price = Kupovina resursa
guide-duel-price-text = Resurse koji ti nedostaju kupuješ od banke: svaki košta 2 novčića, i još po 1 za svaki takav resurs na protivnikovim braon i sivim kartama. Zato tvoje braon i sive karte tebi snižavaju cene, a protivniku ih podižu.
guide-duel-price-now =
    { $coins ->
        [one] Karta { $card } bi te koštala { $coins } novčić.
        [few] Karta { $card } bi te koštala { $coins } novčića.
       *[other] Karta { $card } bi te koštala { $coins } novčića.
    }
guide-duel-chain = Besplatno u nizu
guide-duel-chain-text = Neke karte nose simbol koji neku kasniju kartu čini besplatnom: ko ima prvu, za drugu ne plaća ništa.
guide-duel-chain-now = Za tebe je besplatna karta { $card }, jer u tvom gradu već stoji { $from }.
guide-duel-uncover = Šta oslobađaš
guide-duel-uncover-text = Karta koju uzmeš može da oslobodi druge, a sledeći bira protivnik. Izaberi kartu da vidiš koje oslobađa. Ponekad je najbolja neka dosadna karta koja ne oslobađa ništa.
guide-duel-wonder = Tvoja čuda
guide-duel-wonder-text = Svako od vas ima četiri čuda, ali u igri može da se izgradi samo sedam: osmo propada. Da izgradiš čudo, stavi pod njega bilo koju kartu i plati njegovu cenu. Mnoga donose još jedan potez, pa najviše vrede rano.
guide-duel-wonder-now = Jedno svoje čudo možeš da izgradiš već sada.
guide-duel-military = Crvene karte
guide-duel-military-text = Svaki štit pomera figuru za jedno polje ka protivnikovoj prestonici. Usput protivniku oduzima novčiće, a na kraju staze donosi pobedu. Mesto na kojem stoji na kraju igre donosi poene.
guide-duel-military-now = Figuru pomera { $card }.
guide-duel-science = Zelene karte
guide-duel-science-text = Zelene karte nose naučne simbole. Dva ista donose token napretka; sa šest različitih odmah pobeđuješ. Ne prepuštaj protivniku peti i šesti.
guide-duel-science-now = Simbol nosi { $card }.
guide-duel-coins = Žute karte
guide-duel-coins-text = Žute karte donose novčiće ili ti omogućavaju da neki resurs kupuješ za 1 novčić, šta god protivnik imao. Uz to, sa svakom od njih odbacivanje karte donosi 1 novčić više.
guide-duel-coins-now = Takva karta je { $card }.
guide-duel-points = Plave karte
guide-duel-points-text = Plave građevine donose poene i ništa drugo. Ako na kraju oboje imate isti broj poena, pobeđuje ko ima više poena na plavim kartama.
guide-duel-points-now = Takva građevina je { $card }.

## 7 Wonders Duel: what is suggested

guide-duel-build =
    { $coins ->
        [0] Predlog: uzmi kartu { $card } i izgradi je. Ne košta nijedan novčić.
        [one] Predlog: uzmi kartu { $card } i izgradi je za { $coins } novčić.
        [few] Predlog: uzmi kartu { $card } i izgradi je za { $coins } novčića.
       *[other] Predlog: uzmi kartu { $card } i izgradi je za { $coins } novčića.
    }
guide-duel-discard = Predlog: uzmi kartu { $card } i odbaci je za novčiće.
guide-duel-lay = Predlog: uzmi kartu { $card } i njome izgradi čudo { $wonder }.
guide-duel-take = Predlog za izbor: { $name }.
guide-duel-first =
    { $who ->
        [you] Predlog: počni ti.
       *[other] Predlog: neka počne { $name }.
    }
guide-duel-why =
    { $color ->
        [brown] Odsad plaćaš manje, a protivnik više.
        [gray] Sivi resursi su retki i često trebaju.
        [blue] Donosi poene na kraju.
        [yellow] Pomaže oko novčića.
        [red] Pomera figuru ka protivnikovoj prestonici.
        [green] Donosi simbol.
       *[purple] Donosi poene za ono čega je najviše sakupljeno.
    }
guide-duel-discard-why = Novčići ti pomažu za ono što sledi.
guide-duel-lay-why = Čudo donosi više nego što bi karta.
