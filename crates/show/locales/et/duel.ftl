### 7 Wonders Duel.

duel-table-title = 7 Wonders Duel – Antipater
duel-clock-draft = Imede valimine
duel-cards-left =
    { $count ->
        [0] kaarte pole alles
        [one] alles 1 kaart
       *[other] alles { $count } kaarti
    }
duel-turn =
    { $who ->
        [you] Sinu käik
       *[other] { $name } valib
    }
duel-extra-turn = Lisakäik
duel-again-after = Siis veel üks käik
duel-discards =
    { $count ->
        [0] Mahapandud kaarte pole
        [one] Üks mahapandud kaart
       *[other] { $count } mahapandud kaarti
    }
duel-discard-pile = Mahapandud kaardid
duel-pile-empty = Midagi pole veel maha pandud.
duel-boxed = Progressimärgid karbis
duel-drawn = { $wonder } tõi sulle:
duel-help-turn = Igal käigul võtad vaba kaardi, mida ükski teine kaart ei kata: raja sellega ehitis, loobu sellest müntide saamiseks või pane see mõne oma ime alla, et see ime ehitada.
duel-help-price = Mida sa ise ei tooda, selle ostad pangalt: 2 münti tükk ja veel 1 iga ühiku eest, mida toodavad vastase pruunid ja hallid kaardid. Alati valitakse kõige odavam viis.
duel-help-chain = Kui su ehitisel on valge sümbol, on sama sümboliga ehitis sulle tasuta.
duel-help-war = Iga kilp liigutab lahingunuppu ühe sammu vastase pealinna poole. Kui nupp jõuab pealinna, võidad kohe; teel rüüstab see vastaselt münte.
duel-help-science = Kaks ühesugust teadussümbolit toovad progressimärgi. Kuus erinevat sümbolit annavad kohe võidu.
duel-help-wonders = Kokku ehitatakse seitse maailmaimet: kui seitsmes valmib, läheb kaheksas mängust välja. Nool ringis tähendab lisakäiku.
duel-help-end = Muidu võidab pärast III ajastut see, kellel on rohkem punkte.

duel-board = Mängulaud: lahingurada ja progressimärgid
duel-progress = Progressimärgid mängulaual
duel-no-tokens = Märke pole enam.
duel-capital =
    { $who ->
        [you] Sinu pealinn
       *[other] Mängija { $name } pealinn
    }
duel-to-capital =
    { $spaces ->
        [0] vallutatud
        [one] pealinnani { $spaces } samm
       *[other] pealinnani { $spaces } sammu
    }
duel-next-loot =
    { $coins ->
        [one] { $spaces } sammu pärast −{ $coins } münt
       *[other] { $spaces } sammu pärast −{ $coins } münti
    }
duel-pawn =
    { $side ->
        [middle] Lahingunupp on keskel.
        [you] Lahingunupp on liikunud { $spaces } sammu sinu pealinna poole.
       *[other] Lahingunupp on liikunud { $spaces } sammu mängija { $name } pealinna poole.
    }
duel-track-points =
    { $who ->
        [you] Sõjanduse punkte: sulle { $you }, vastasele { $them }.
       *[other] Sõjanduse punkte: { $name } { $you }, { $othername } { $them }.
    }

duel-stat-points =
    { $points ->
        [one] praeguse seisuga { $points } punkt
       *[other] praeguse seisuga { $points } punkti
    }
duel-symbols =
    { $count ->
        [0] Teadussümboleid veel pole (kuus erinevat toovad võidu)
        [one] { $count } teadussümbol (kuus erinevat toovad võidu): { $list }
       *[other] { $count } erinevat teadussümbolit (kuus toovad võidu): { $list }
    }
duel-pair = { $symbol } (paar)
duel-pays = Ostuhind
duel-buys = { $resource }: { $coins }
duel-tokens = Progressimärgid
duel-wonders = Maailmaimed
duel-no-wonders = Imesid veel pole
duel-wonder-built = ehitatud

duel-question-play = Sinu käik: võta kaart
duel-question-extra = Lisakäik: võta veel üks kaart
duel-question-play-explained = Võta vaba kaart, mida ükski teine kaart ei kata. Kaardi all on kirjas, mida selle rajamine maksab sulle ja mida vastasele.
duel-keys = Klahvid 1–9, siis Enter
duel-whose =
    { $who ->
        [you] Sina
        [opponent] Vast.
       *[other] { $name }
    }
duel-price =
    { $who ->
        [you] { $can ->
            [yes] { $coins ->
                [0] Sina: tasuta.
                [one] Sina: { $coins } münt.
               *[other] Sina: { $coins } münti.
            }
           *[no] { $coins ->
                [one] Sina: { $coins } münt, liiga kallis.
               *[other] Sina: { $coins } münti, liiga kallis.
            }
        }
       *[other] { $can ->
            [yes] { $coins ->
                [0] { $name }: tasuta.
                [one] { $name }: { $coins } münt.
               *[other] { $name }: { $coins } münti.
            }
           *[no] { $coins ->
                [one] { $name }: { $coins } münt, liiga kallis.
               *[other] { $name }: { $coins } münti, liiga kallis.
            }
        }
    }
duel-covered = Kaetud.
duel-back = Tagurpidi { $age } ajastu kaart
duel-back-guild = Tagurpidi gildikaart
duel-uncovers = Vabastab: { $cards }.
duel-turns-up =
    { $count ->
        [one] Avab ühe tagurpidi kaardi.
       *[other] Avab { $count } tagurpidi kaarti.
    }
duel-turns-up-guilds =
    { $count ->
        [one] Avab ühe gildi.
       *[other] Avab { $count } gildi.
    }
duel-fresh = Äsja avatud.
duel-uncovers-nothing = Ei vabasta ühtegi kaarti.
duel-do-discard = Loobu
duel-bill-cost =
    { $coins ->
        [one] kaardile trükitud { $coins } münt
       *[other] kaardile trükitud { $coins } münti
    }
duel-bill-produced = { $resource }: oma toodang
duel-bill-chosen = { $resource }: oma valikuline toodang
duel-bill-waived = { $resource }: progressimärgi tõttu pole vaja
duel-bill-fixed = { $resource }: ost püsihinnaga 1 münt
duel-bill-bought =
    { $coins ->
        [one] { $resource }: ost, { $coins } münt
       *[other] { $resource }: ost, { $coins } münti
    }

duel-question-draft = Vali maailmaime: voor { $round } / 2
duel-question-draft-explained = Lõpuks on igal linnal neli imet. Iga vooru neljast imest võtab ühe esimene mängija, kaks teine ja viimase jälle esimene.
duel-draft-order = Valimise järjekord:
duel-draft-rule = Kuidas imesid valitakse
duel-city-shown = Nähtav linn
duel-question-token = Paar: võta progressimärk
duel-question-token-explained = Sinu linnas on kaks ühesugust sümbolit. Märk mõjub kohe ja mängu lõpuni.
duel-question-library = { $wonder }: jäta endale üks märk kolmest
duel-question-library-explained = Tõmmatud karbist; ülejäänud kaks lähevad tagasi ja { $name } neid ei näe.
duel-question-destroy =
    { $color ->
        [brown] Pane maha vastase pruun kaart
       *[gray] Pane maha vastase hall kaart
    }
duel-question-destroy-explained = { $name } kaotab kaardi toodangu; kaart läheb mahapandud kaartide hulka.
duel-question-revive = { $wonder }: ehita mahapandud kaart
duel-question-revive-explained = Tasuta ja kõigi mõjudega.
duel-question-begin = Kes alustab järgmist ajastut?
duel-question-begin-explained = Uus ajastu on juba laotud. Alustaja võtab esimese kaardi.
duel-begins =
    { $who ->
        [you] Alustan mina
       *[other] Alustab { $name }
    }
duel-begins-explained =
    { $who ->
        [you] Sina võtad ajastu esimese kaardi.
       *[other] Sina võtad teise kaardi; esimene käik võib olla uusi kaarte avanud.
    }

duel-effect-fixed-price = Ostuhind alati 1 münt: { $resource }.
duel-effect-points-per-token =
    { $points ->
        [one] Lõpus { $points } punkt sinu iga progressimärgi eest, see kaasa arvatud.
       *[other] Lõpus { $points } punkti sinu iga progressimärgi eest, see kaasa arvatud.
    }
duel-effect-coins-per-most =
    { $coins ->
        [one] Kohe { $coins } münt iga sellise eest linnas, kus neid on enim: { $things }.
       *[other] Kohe { $coins } münti iga sellise eest linnas, kus neid on enim: { $things }.
    }
duel-effect-points-per-most =
    { $points ->
        [one] Lõpus { $points } punkt iga sellise eest linnas, kus neid on enim: { $things }.
       *[other] Lõpus { $points } punkti iga sellise eest linnas, kus neid on enim: { $things }.
    }
duel-effect-opponent-loses =
    { $coins ->
        [one] Vastane kaotab { $coins } mündi.
       *[other] Vastane kaotab { $coins } münti.
    }
duel-effect-play-again = Soorita lisakäik.
duel-effect-destroy =
    { $color ->
        [brown] Pane maha vastase pruun kaart.
       *[gray] Pane maha vastase hall kaart.
    }
duel-effect-revive = Ehita tasuta üks mahapandud kaart.
duel-effect-choose-progress = Tõmba karbist kolm progressimärki ja jäta üks endale.
duel-effect-wonders-cost-less = Sinu edasised imed maksavad kaks ressurssi vähem.
duel-effect-blue-costs-less = Sinu edasised sinised kaardid maksavad kaks ressurssi vähem.
duel-effect-takes-trade-coins = Mündid, mida vastane ressursside eest maksab, saad endale.
duel-effect-red-shields =
    { $shields ->
        [one] Igal sinu edasisel punasel kaardil on { $shields } lisakilp.
       *[other] Igal sinu edasisel punasel kaardil on { $shields } lisakilpi.
    }
duel-effect-wonders-play-again = Iga sinu edasine ime annab lisakäigu.
duel-effect-coins-per-chain =
    { $coins ->
        [one] { $coins } münt iga edasise ehitise eest, mille rajad ehitussümboliga tasuta.
       *[other] { $coins } münti iga edasise ehitise eest, mille rajad ehitussümboliga tasuta.
    }
things-brown-and-gray = Toormaterjalid ja tootmishooned
things-wonders = ehitatud imed
things-coin-sets = 3 mündi komplektid
symbol-wheel = ratas
symbol-mortar = uhmer
symbol-quill = sulg
symbol-pendulum = pendel
symbol-sundial = päikesekell
symbol-globe = gloobus
symbol-law = kaalud

duel-did-draft =
    { $who ->
        [you] Valisid ime { $wonder }.
       *[other] { $name } valis ime { $wonder }.
    }
duel-did-build =
    { $who ->
        [you] { $coins ->
            [0] Rajasid tasuta ehitise { $card }.
           *[other] Rajasid { $coins } mündi eest ehitise { $card }.
        }
       *[other] { $coins ->
            [0] { $name } rajas tasuta ehitise { $card }.
           *[other] { $name } rajas { $coins } mündi eest ehitise { $card }.
        }
    }
duel-did-build-chain =
    { $who ->
        [you] Rajasid tasuta ehitise { $card } (ehitussümbol: { $chain }).
       *[other] { $name } rajas tasuta ehitise { $card } (ehitussümbol: { $chain }).
    }
duel-did-discard =
    { $who ->
        [you] { $coins ->
            [one] Loobusid kaardist { $card } ja said { $coins } mündi.
           *[other] Loobusid kaardist { $card } ja said { $coins } münti.
        }
       *[other] { $coins ->
            [one] { $name } loobus kaardist { $card } ja sai { $coins } mündi.
           *[other] { $name } loobus kaardist { $card } ja sai { $coins } münti.
        }
    }
duel-did-wonder =
    { $who ->
        [you] { $coins ->
            [0] Ehitasid tasuta ime { $wonder } kaardiga { $card }.
           *[other] Ehitasid { $coins } mündi eest ime { $wonder } kaardiga { $card }.
        }
       *[other] { $coins ->
            [0] { $name } ehitas tasuta ime { $wonder } kaardiga { $card }.
           *[other] { $name } ehitas { $coins } mündi eest ime { $wonder } kaardiga { $card }.
        }
    }
duel-did-lose-wonder =
    { $who ->
        [you] Seitse imet on valmis: mängust läheb välja { $wonder } (sinu ime).
       *[other] Seitse imet on valmis: mängust läheb välja { $wonder } ({ $name }).
    }
duel-did-receive =
    { $who ->
        [you] { $coins ->
            [one] Said { $coins } mündi ({ $cause }).
           *[other] Said { $coins } münti ({ $cause }).
        }
       *[other] { $coins ->
            [one] { $name } sai { $coins } mündi ({ $cause }).
           *[other] { $name } sai { $coins } münti ({ $cause }).
        }
    }
duel-did-lose =
    { $who ->
        [you] { $coins ->
            [one] Kaotasid { $coins } mündi ({ $cause }).
           *[other] Kaotasid { $coins } münti ({ $cause }).
        }
       *[other] { $coins ->
            [one] { $name } kaotas { $coins } mündi ({ $cause }).
           *[other] { $name } kaotas { $coins } münti ({ $cause }).
        }
    }
duel-did-move-pawn =
    { $who ->
        [you] Liigutasid lahingunuppu { $spaces } sammu.
       *[other] { $name } liigutas lahingunuppu { $spaces } sammu.
    }
duel-did-token =
    { $who ->
        [you] Võtsid progressimärgi { $token }.
       *[other] { $name } võttis progressimärgi { $token }.
    }
duel-did-library =
    { $who ->
        [you] Jätsid endale progressimärgi { $token }.
       *[other] { $name } jättis endale progressimärgi { $token }.
    }
duel-did-destroy =
    { $who ->
        [you] Panid maha vastase kaardi { $card }.
       *[other] { $name } pani maha vastase kaardi { $card }.
    }
duel-did-revive =
    { $who ->
        [you] Rajasid mahapandud kaartidest ehitise { $card }.
       *[other] { $name } rajas mahapandud kaartidest ehitise { $card }.
    }
duel-did-turn-up = Avati { $card }.
duel-did-play-again =
    { $who ->
        [you] Said lisakäigu.
       *[other] { $name } sai lisakäigu.
    }
duel-did-lose-turn =
    { $who ->
        [you] Kaarte polnud enam: jäid lisakäigust ilma.
       *[other] Kaarte polnud enam: { $name } jäi lisakäigust ilma.
    }
duel-did-lay = { $age } ajastu kaardid laoti lauale.
duel-did-begin =
    { $who ->
        [you] { $age } ajastut alustad sina.
       *[other] { $age } ajastut alustab { $name }.
    }
duel-did-end =
    { $who ->
        [you] { $victory ->
            [military] Lahingunupp jõudis pealinna: võitsid sõjalise üleolekuga.
            [science] Kuus erinevat sümbolit: võitsid teadusliku üleolekuga.
           *[civilian] Punktid loeti kokku: võitsid.
        }
       *[other] { $victory ->
            [military] Lahingunupp jõudis pealinna, sõjaline üleolek: { $name }.
            [science] Kuus erinevat sümbolit, teaduslik üleolek: { $name }.
           *[civilian] Punktid loeti kokku, võitis { $name }.
        }
    }
duel-did-end-shared = Punktid loeti kokku, jagatud võit: { $names }.
duel-cause-chain = ehitussümbol
duel-cause-trade = kaubandus
duel-cause-looting = rüüstamine

duel-refused-not-on-offer = Praegu ei ole valida: { $what }.
duel-refused-not-accessible = Praegu ei saa võtta: { $what }. Seda katab teine kaart või pole seda laual.
duel-refused-not-yours = See ime pole sinu oma: { $what }.
