### The guided games: a lesson for each moment, and what the guide suggests.

guide-new = Esimest korda siin? Õpi mängides
guide-new-explained = Päris mäng bottide vastu: igal sammul väike õppetund ja iga otsuse juures soovitus. Selleks kulub umbes kümme minutit; võid vahepeal ära minna ja hiljem jätkata.
guide-play-seven = Õpi 7 Wondersit
guide-play-duel = Õpi Duelit
options-guided =
    { $game ->
        [duel] Õppemäng: 7 Wonders Duel
       *[other] Õppemäng: 7 Wonders
    }
guide-title = Juhendaja
guide-learned =
    { $count ->
        [one] Seni üks õppetund
       *[other] Seni { $count } õppetundi
    }
guide-back = Tagasi
guide-next = Edasi
guide-usual-seven = Mängi tavalist mängu
guide-usual-duel = Mängi tavalist Duelit

# What to do, after which comes a reason; the second of two is an alternative.
guide-try =
    { $number ->
        [0] Proovi nii: { $what }
       *[other] Või nii: { $what }
    }
guide-cost =
    { $coins ->
        [one] See maksab { $coins } mündi.
       *[other] See maksab { $coins } münti.
    }
guide-rest = Sinu kord
guide-rest-text = Seekord midagi uut ei ole. Vaata, mida iga kaart toob ja mida see sulle maksab, ja siis otsusta.

## 7 Wonders

guide-seven-goal = Mis toob võidu
guide-seven-goal-text = Kolme ajastu järel võidab linn, millel on kõige rohkem punkte. Igal käigul mängid ühe kaardi, igal ajastul kuus.
guide-seven-city = Sinu linn
guide-seven-city-text = See on sinu linn: selle ime järgud, see, mida ta toodab, ja sinu mündid. Kõrvalolevad linnad on su naabrid; kaupled ja sõdid ainult nendega.
guide-seven-sources = Kust tulevad punktid
guide-seven-sources-text = Sinised kaardid on punktid. Rohelised kaardid annavad punkte komplektidena, punased võidavad lahinguid ja ime järgud annavad seda, mis neil kirjas. Veidi loevad ka mündid.
guide-seven-hand = Sinu kaardid
guide-seven-hand-text = Igal käigul valib igaüks salaja ühe oma kaartidest ja siis näidatakse neid kõiki korraga. Vali kaart, et näha, mida sellega teha saab.
guide-seven-passing = Kaardid liiguvad edasi
guide-seven-passing-text = Sinu ülejäänud kaardid läksid naabri kätte ja sina said need, mis jäid alles kelleltki teiselt. I ja III ajastul lähevad kaardid vasakule, II ajastul paremale.
guide-seven-passing-now = Need kaardid andis sulle { $name }.
guide-seven-return = Vanad kaardid on tagasi
guide-seven-return-text = Linnu on kolm, nii et kolme käigu järel jõuavad samad kaardid sinu kätte tagasi. Võta kõigepealt parim kaart, mõni teine hiljem.
guide-seven-war = Enne lahingut
guide-seven-war-text = Pärast seda käiku võrdled kilpe kummagi naabriga. Tugevam saab I ajastul 1, II ajastul 3 ja III ajastul 5 punkti; nõrgem kaotab 1 punkti.
guide-seven-war-now = Sinu kilpe on { $own }, vasakul naabril { $left }, paremal naabril { $right }.
guide-seven-age-two = II ajastu
guide-seven-age-two-text = Pruunid kaardid annavad nüüd kaks ressurssi; III ajastul neid enam ei ole. Kaardid liiguvad teistpidi.
guide-seven-age-two-now =
    { $points ->
        [one] I ajastu lahingud tõid sulle { $points } punkti.
       *[other] I ajastu lahingud tõid sulle { $points } punkti.
    }
guide-seven-age-three = III ajastu
guide-seven-age-three-text = Nüüd kogutakse punkte. Lillad kaardid on gildid: enamik neist annab punkte selle eest, mida on rajanud sinu naabrid.
guide-seven-last = Viimane käik
guide-seven-last-text = Pärast viimast lahingut, kummalgi pool 5 punkti eest, loetakse kõik punktid kokku. Võta see, mis praegu kõige rohkem annab.
guide-seven-over = Kust punktid tulid
guide-seven-over-text = Võidab linn, millel on kõige rohkem punkte. Punktilehelt näed, kust need tulid.
guide-seven-over-now =
    { $won ->
        [yes] Sul on { $points } punkti ja sa võitsid oma esimese mängu.
       *[no] Sul on { $points } punkti. Võitjal on { $best }.
    }
guide-seven-resources = Ressursid
guide-seven-resources-text = Pruunid ja hallid kaardid toodavad ressursse alates järgmisest käigust. Ressursid ei kulu ära ja suured ehitised vajavad neid palju.
guide-seven-trade = Naabritelt ostmine
guide-seven-trade-text = Mis su linnal puudub, selle võid osta naabrilt, kes seda toodab: 2 münti iga ressursi eest. Keelduda ta ei saa ja ressurss jääb talle alles.
guide-seven-trade-now =
    { $coins ->
        [one] Naabrilt ostes maksaks { $card } sulle 1 mündi.
       *[other] Naabritelt ostes maksaks { $card } sulle { $coins } münti.
    }
guide-seven-chain = Ketiga tasuta
guide-seven-chain-text = Mõni ehitis annab hilisema ehitise tasuta. Sa ei maksa ei ressursse ega münte.
guide-seven-chain-now = Sulle tasuta: { $card }, sest sul on { $from }.
guide-seven-stage = Sinu maailmaime
guide-seven-stage-text = Pane ükskõik milline kaart tagurpidi oma ime alla ja nii valmib ime järgmine ehitusjärk. Maksad järgu hinna, mitte kaardi oma.
guide-seven-stage-now = Järgmise järgu saad ehitada kohe, ükskõik millise kaardiga, mis sul käes on.
guide-seven-science = Teadus
guide-seven-science-text = Ühesugused rohelised sümbolid annavad oma arvu ruudu jagu punkte: 1, 4, 9, 16. Iga kolmest erinevast sümbolist komplekt toob veel 7.
guide-seven-closed = Mida sa ehitada ei saa
guide-seven-closed-text = Ristiga kaarti sa praegu ehitada ei saa. Võid selle ikkagi 3 mündi eest müüa või ime alla panna.
guide-seven-closed-now = Praegu ei saa sa ehitada: { $card }.
guide-seven-points = Sinised kaardid
guide-seven-points-text = Sinised ehitised toovad punkte. Arv kaardil näitab, mitu punkti see lõpus annab.
guide-seven-coins = Kollased kaardid
guide-seven-coins-text = Kollased kaardid toovad münte, teevad ostmise odavamaks või toodavad ressursi. Lõpus annab iga kolm münti ühe punkti.
guide-seven-shields = Punased kaardid
guide-seven-shields-text = Punased kaardid toovad kilpe ja kilbid jäävad kõigiks ajastuteks. Neid võrdled ainult oma kahe naabriga.
guide-seven-neighbors = Vaata mõlemale poole
guide-seven-neighbors-text = Sa näed, mida naabrid rajavad, müüvad ja koguvad. Kui naabril on kaarti, mille edasi annaksid, hädasti vaja, kasuta see ise ära.

## 7 Wonders: what is suggested

guide-seven-build =
    { $how ->
        [chain] raja ehitis { $card }. Kett annab selle tasuta.
        [free] raja ehitis { $card }. See on tasuta.
        [own] raja ehitis { $card }. Kõik vajalik on su linnal olemas.
        [bank] { $coins ->
            [one] raja 1 mündi eest ehitis { $card }.
           *[other] raja { $coins } mündi eest ehitis { $card }.
        }
       *[trade] { $coins ->
            [one] raja ehitis { $card } ja osta, mis puudu on, 1 mündi eest.
           *[other] raja ehitis { $card } ja osta, mis puudu on, { $coins } mündi eest.
        }
    }
guide-seven-lay = vali kaart { $card } ja ehita sellega oma ime järgmine järk.
guide-seven-sell = müü kaart { $card } 3 mündi eest.

## 7 Wonders Duel

guide-duel-city = Sinu linn
guide-duel-city-text = Igal linnal on oma imed ja müntidega makstakse selle eest, mida linn ei tooda. Laual olevad kaardid on mõlema jaoks: mida sina võtad, seda vastane enam ei saa.
guide-duel-structure = Kaardid laual
guide-duel-structure-text = Oma käigul võtad ühe vaba kaardi, mida ükski teine kaart ei kata. Tagurpidi kaardid avatakse siis, kui neid enam miski ei kata.
guide-duel-ways = Kolm asja, mida kaardiga teha
guide-duel-ways-text = Ehita kaart või loobu sellest: saad 2 münti ja veel 1 iga oma kollase kaardi eest. Või ehita sellega mõni oma imedest.
guide-duel-victories = Kolm teed võiduni
guide-duel-victories-text = Võidad kohe, kui lahingunupp jõuab vastase pealinna või kui sul on kuus erinevat sümbolit. Muidu otsustavad pärast III ajastut punktid.
guide-duel-age-two = II ajastu
guide-duel-age-two-text = Uued kaardid maksavad rohkem ja toovad rohkem. Kaardimuster seisab nüüd pea peal, nii et alguses saab valida ainult mõne kaardi vahel.
guide-duel-age-three = III ajastu
guide-duel-age-three-text = Viimasel ajastul pruune ega halle kaarte ei ole. Kolmest lillast gildist igaüks loendab midagi linnas, kus seda on rohkem, ja annab sulle selle eest punkte.
guide-duel-token = Progressimärk
guide-duel-token-text = Kahe ühesuguse teadussümboli eest saad progressimärgi. Iga märk annab sulle mängu lõpuni mõne võime.
guide-duel-choice = Sinu ime annab valida
guide-duel-choice-text = Sinu ime laseb sul midagi valida. Vali see, millest on sulle kõige rohkem kasu või vastasele kõige rohkem kahju.
guide-duel-begin = Kes alustab järgmist ajastut
guide-duel-begin-text = Järgmise ajastu alustaja valib see mängija, kes on sõjas nõrgem. Alustaja saab esimesena valida, aga ta avab ka vastasele kaarte.
guide-duel-last = Viimased kaardid
guide-duel-last-text = Alles on veel mõni kaart, nii et arvuta läbi, kes võtab millise. Ka lahingunupp ja iga kolm münti annavad punkte.
guide-duel-over = Kuidas mäng võideti
guide-duel-over-text = Kui mäng äkki ei lõpe, otsustavad punktid. Punktilehelt näed, kust kõik need tulid.
guide-duel-over-now =
    { $victory ->
        [military] { $who ->
            [you] Võitsid sõjalise üleolekuga.
           *[other] { $name } võitis sõjalise üleolekuga.
        }
        [science] { $who ->
            [you] Võitsid teadusliku üleolekuga.
           *[other] { $name } võitis teadusliku üleolekuga.
        }
       *[other] { $who ->
            [you] Võitsid punktidega, sul on neid { $points }.
            [both] Jagate võitu, kummalgi on { $points } punkti.
           *[other] { $name } võitis punktidega; sul on neid { $points }.
        }
    }
guide-duel-again = Veel üks käik
guide-duel-again-text = Sinu ime annab sulle kohe lisakäigu. Võta järjest kaks head kaarti või sea asi nii, et järgmised kaardid peab avama vastane.
guide-duel-price = Ressursside ostmine
guide-duel-price-text = Puuduv ressurss maksab 2 münti ja veel 1 iga sama ressursi eest vastase pruunidel ja hallidel kaartidel. Ka sinu kaardid tõstavad tema hindu.
guide-duel-price-now =
    { $coins ->
        [one] { $card } maksaks sulle 1 mündi.
       *[other] { $card } maksaks sulle { $coins } münti.
    }
guide-duel-chain = Ehitussümboliga tasuta
guide-duel-chain-text = Mõnel kaardil on valge sümbol. Kellel see kaart on, ehitab sama sümboliga hilisema kaardi tasuta.
guide-duel-chain-now = Sulle tasuta: { $card }, sest sul on { $from }.
guide-duel-uncover = Mida sa vabastad
guide-duel-uncover-text = Kaart, mille võtad, võib teised kaardid vabaks jätta, ja järgmisena valib vastane. Mõnikord ongi parim igav kaart, mis ei vabasta midagi.
guide-duel-wonder = Sinu maailmaimed
guide-duel-wonder-text = Ime ehitamiseks kasuta ükskõik millist kaarti ja maksa ime hind. Teie kaheksast imest saab ehitada ainult seitse, nii et alusta varakult.
guide-duel-wonder-now = Ühe oma imedest saad ehitada kohe.
guide-duel-military = Punased kaardid
guide-duel-military-text = Iga kilp liigutab lahingunuppu ühe sammu vastase pealinna poole. Teel võtab see vastaselt münte ja raja lõpus toob kohe võidu.
guide-duel-science = Rohelised kaardid
guide-duel-science-text = Kaks ühesugust rohelist sümbolit toovad progressimärgi. Kuus erinevat toovad kohe võidu.
guide-duel-coins = Kollased kaardid
guide-duel-coins-text = Kollased kaardid toovad münte, toodavad ressurssi või lasevad seda osta 1 mündi eest. Lisaks saad iga kollase kaardi eest 1 mündi rohkem, kui mõnest kaardist loobud.
guide-duel-points = Sinised kaardid
guide-duel-points-text = Sinised ehitised toovad punkte. Kui mõlemal on lõpus punkte võrdselt, võidab see, kellel on siniste kaartide eest rohkem punkte.
guide-duel-track = Kus on lahingunupp
guide-duel-track-text = Lõpus annab lahingunupp 2, 5 või 10 punkti, seda rohkem, mida lähemal see on vastase pealinnale. Teel maksab iga märk, millest see möödub, vastasele münte.
guide-duel-tokens = Progressimärgid
guide-duel-tokens-text = Igal ümmargusel märgil on mõni võime: selle lugemiseks osuta märgile või puuduta seda. Need, mis sulle meeldivad, näitavad, mida on väärt kaks ühesugust rohelist sümbolit.

## 7 Wonders Duel: what is suggested

guide-duel-build =
    { $coins ->
        [0] võta kaart { $card } ja raja see ehitis. Münte see ei maksa.
        [one] võta kaart { $card } ja raja see ehitis 1 mündi eest.
       *[other] võta kaart { $card } ja raja see ehitis { $coins } mündi eest.
    }
guide-duel-discard = võta kaart { $card } ja loobu sellest { $coins } mündi eest.
guide-duel-lay = võta kaart { $card } ja ehita sellega ime { $wonder }.
guide-duel-take = vali { $name }.
guide-duel-first =
    { $who ->
        [you] alusta ise.
       *[other] alustagu { $name }.
    }
