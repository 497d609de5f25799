### 7 Wonders Duel.

duel-table-title = 7 Wonders Duel – Antipater
duel-clock-draft = Ihmeiden valinta
duel-cards-left =
    { $count ->
        [0] ei enää kortteja
        [one] { $count } kortti jäljellä
       *[other] { $count } korttia jäljellä
    }
duel-turn =
    { $who ->
        [you] Sinun vuorosi
       *[other] { $name } valitsee
    }
duel-extra-turn = Lisävuoro
duel-again-after = Sen jälkeen lisävuoro
duel-discards =
    { $count ->
        [0] Ei hylättyjä
        [one] { $count } hylätty
       *[other] { $count } hylättyä
    }
duel-discard-pile = Poistopakka
duel-pile-empty = Mitään ei ole vielä hylätty.
duel-boxed = Edistysmerkit laatikossa
duel-drawn = { $wonder } nosti:
duel-help-turn = Joka vuorolla otat kortin, jonka päällä ei ole toista: rakenna se, hylkää se ja ota rahaa tai laita se jonkin ihmeesi alle ja rakenna ihme.
duel-help-price = Mitä et tuota, sen ostat pankilta: 2 rahaa kappale ja 1 lisää jokaisesta samasta resurssista, jonka vastustajan ruskeat ja harmaat kortit tuottavat. Halvin tapa valitaan aina.
duel-help-chain = Jos rakennelmassasi on valkoinen symboli, rakennat ilmaiseksi kortin, jossa näkyy sama symboli.
duel-help-war = Jokainen kilpi siirtää nappulaa ruudun kohti vastustajan pääkaupunkia. Kun nappula pääsee pääkaupunkiin, voitat heti; matkalla se vie vastustajalta rahaa.
duel-help-science = Kaksi samaa tiedesymbolia tuo edistysmerkin. Kuudella erilaisella voitat heti.
duel-help-wonders = Ihmeitä rakennetaan yhteensä seitsemän: kun seitsemäs rakennetaan, kahdeksas poistuu pelistä. Ympyränuoli on lisävuoro.
duel-help-end = Muuten eniten pisteitä voittaa III aikakauden jälkeen.

duel-board = Lauta: sotarata ja edistysmerkit
duel-progress = Edistysmerkit laudalla
duel-no-tokens = Merkkejä ei ole jäljellä.
duel-capital =
    { $who ->
        [you] Pääkaupunkisi
       *[other] Pelaajan { $name } pääkaupunki
    }
duel-to-capital =
    { $spaces ->
        [0] vallattu
        [one] { $spaces } ruutu pääkaupunkiin
       *[other] { $spaces } ruutua pääkaupunkiin
    }
duel-next-loot = −{ $coins } rahaa { $spaces } ruudun jälkeen
duel-pawn =
    { $side ->
        [middle] Taistelunappula on keskellä.
        [you] Taistelunappula on { $spaces } ruudun päässä keskeltä, sinun pääkaupunkisi suunnassa.
       *[other] Taistelunappula on { $spaces } ruudun päässä keskeltä, pelaajan { $name } pääkaupungin suunnassa.
    }
duel-track-points =
    { $who ->
        [you] Sotapisteet: sinä { $you }, vastustaja { $them }.
       *[other] Sotapisteet: { $name } { $you }, { $othername } { $them }.
    }

duel-stat-points =
    { $points ->
        [one] nyt { $points } piste
       *[other] nyt { $points } pistettä
    }
duel-symbols =
    { $count ->
        [0] Ei vielä tiedesymboleja (voittoon tarvitaan kuusi erilaista)
        [one] { $count } tiedesymboli (voittoon tarvitaan kuusi erilaista): { $list }
       *[other] { $count } eri tiedesymbolia (voittoon tarvitaan kuusi): { $list }
    }
duel-pair = { $symbol } (pari)
duel-pays = Ostohinta
duel-buys = { $resource }: { $coins }
duel-tokens = Edistysmerkit
duel-wonders = Ihmeet
duel-no-wonders = Ei vielä ihmeitä
duel-wonder-built = rakennettu

duel-question-play = Sinun vuorosi: ota kortti
duel-question-extra = Lisävuoro: ota vielä kortti
duel-question-play-explained = Ota kortti, jonka päällä ei ole toista. Sen alla näkyy, mitä rakentaminen maksaa sinulle ja mitä vastustajallesi.
duel-keys = Näppäimet 1–9, sitten Enter
duel-whose =
    { $who ->
        [you] Sinä
        [opponent] Vast.
       *[other] { $name }
    }
duel-price =
    { $who ->
        [you] { $can ->
            [yes] { $coins ->
                [0] Sinä: ilmaiseksi.
                [one] Sinä: { $coins } raha.
               *[other] Sinä: { $coins } rahaa.
            }
           *[no] { $coins ->
                [one] Sinä: { $coins } raha, liian kallis.
               *[other] Sinä: { $coins } rahaa, liian kallis.
            }
        }
       *[other] { $can ->
            [yes] { $coins ->
                [0] { $name }: ilmaiseksi.
                [one] { $name }: { $coins } raha.
               *[other] { $name }: { $coins } rahaa.
            }
           *[no] { $coins ->
                [one] { $name }: { $coins } raha, liian kallis.
               *[other] { $name }: { $coins } rahaa, liian kallis.
            }
        }
    }
duel-covered = Peitossa.
duel-back = Piilossa oleva kortti, { $age } aikakausi
duel-back-guild = Piilossa oleva kilta
duel-uncovers = Vapauttaa: { $cards }.
duel-turns-up =
    { $count ->
        [one] Kääntää esiin { $count } kortin.
       *[other] Kääntää esiin { $count } korttia.
    }
duel-turns-up-guilds =
    { $count ->
        [one] Kääntää esiin { $count } killan.
       *[other] Kääntää esiin { $count } kiltaa.
    }
duel-fresh = Juuri käännetty esiin.
duel-uncovers-nothing = Ei vapauta muita kortteja.
duel-do-discard = Hylkää
duel-bill-cost =
    { $coins ->
        [one] { $coins } raha kortin hintana
       *[other] { $coins } rahaa kortin hintana
    }
duel-bill-produced = { $resource }: oma tuotanto
duel-bill-chosen = { $resource }: oma valinnainen tuotanto
duel-bill-waived = { $resource }: edistysmerkki korvaa
duel-bill-fixed = { $resource }: osto kiinteään hintaan 1
duel-bill-bought = { $resource }: ostohinta { $coins }

duel-question-draft = Valitse ihme: kierros { $round }/2
duel-question-draft-explained = Kumpikin kaupunki saa neljä ihmettä. Kierroksen neljästä ensimmäinen pelaaja ottaa yhden, toinen kaksi ja ensimmäinen viimeisen.
duel-draft-order = Järjestys:
duel-draft-rule = Miten ihmeet valitaan
duel-city-shown = Näkyvä kaupunki
duel-question-token = Pari: ota edistysmerkki
duel-question-token-explained = Kaupungissasi on kaksi samaa symbolia. Merkki vaikuttaa heti ja pelin loppuun asti.
duel-question-library = { $wonder }: pidä yksi kolmesta merkistä
duel-question-library-explained = Merkit nostettiin laatikosta; muut kaksi palaavat sinne, eikä { $name } näe niitä.
duel-question-destroy =
    { $color ->
        [brown] Siirrä vastustajan ruskea kortti poistopakkaan
       *[gray] Siirrä vastustajan harmaa kortti poistopakkaan
    }
duel-question-destroy-explained = { $name } menettää sen tuotannon; kortti menee poistopakkaan.
duel-question-revive = { $wonder }: rakenna poistopakan kortti
duel-question-revive-explained = Ilmaiseksi ja kaikkine vaikutuksineen.
duel-question-begin = Kuka aloittaa seuraavan aikakauden?
duel-question-begin-explained = Uusi aikakausi on jo pöydällä. Aloittaja ottaa ensimmäisen kortin.
duel-begins =
    { $who ->
        [you] Minä aloitan
       *[other] { $name } aloittaa
    }
duel-begins-explained =
    { $who ->
        [you] Otat aikakauden ensimmäisen kortin.
       *[other] Otat toisen kortin; ensimmäinen siirto on ehkä paljastanut uusia kortteja.
    }

duel-effect-fixed-price = Sinulle { $resource } maksaa aina 1 rahan kappaleelta.
duel-effect-points-per-token =
    { $points ->
        [one] Lopussa { $points } piste jokaisesta edistysmerkistäsi, myös tästä.
       *[other] Lopussa { $points } pistettä jokaisesta edistysmerkistäsi, myös tästä.
    }
duel-effect-coins-per-most =
    { $coins ->
        [one] Heti { $coins } raha jokaisesta näistä siinä kaupungissa, jossa niitä on eniten: { $things }.
       *[other] Heti { $coins } rahaa jokaisesta näistä siinä kaupungissa, jossa niitä on eniten: { $things }.
    }
duel-effect-points-per-most =
    { $points ->
        [one] Lopussa { $points } piste jokaisesta näistä siinä kaupungissa, jossa niitä on eniten: { $things }.
       *[other] Lopussa { $points } pistettä jokaisesta näistä siinä kaupungissa, jossa niitä on eniten: { $things }.
    }
duel-effect-opponent-loses =
    { $coins ->
        [one] Vastustajasi menettää { $coins } rahan.
       *[other] Vastustajasi menettää { $coins } rahaa.
    }
duel-effect-play-again = Saat lisävuoron.
duel-effect-destroy =
    { $color ->
        [brown] Siirrä vastustajan ruskea kortti poistopakkaan.
       *[gray] Siirrä vastustajan harmaa kortti poistopakkaan.
    }
duel-effect-revive = Rakenna ilmaiseksi yksi poistopakan kortti.
duel-effect-choose-progress = Nosta laatikosta kolme edistysmerkkiä ja pidä yksi.
duel-effect-wonders-cost-less = Myöhemmät ihmeesi maksavat kaksi resurssia vähemmän.
duel-effect-blue-costs-less = Myöhemmät siniset korttisi maksavat kaksi resurssia vähemmän.
duel-effect-takes-trade-coins = Vastustajasi resursseista maksamat rahat tulevat sinulle.
duel-effect-red-shields =
    { $shields ->
        [one] Jokaisessa myöhemmässä punaisessa kortissasi on { $shields } kilpi enemmän.
       *[other] Jokaisessa myöhemmässä punaisessa kortissasi on { $shields } kilpeä enemmän.
    }
duel-effect-wonders-play-again = Jokainen myöhempi ihmeesi antaa lisävuoron.
duel-effect-coins-per-chain =
    { $coins ->
        [one] { $coins } raha jokaisesta myöhemmästä rakennelmasta, jonka ketjutus tekee ilmaiseksi.
       *[other] { $coins } rahaa jokaisesta myöhemmästä rakennelmasta, jonka ketjutus tekee ilmaiseksi.
    }
things-brown-and-gray = Raaka-aineet ja tuotteet
things-wonders = rakennetut ihmeet
things-coin-sets = 3 rahan sarjat
symbol-wheel = pyörä
symbol-mortar = huhmar
symbol-quill = sulkakynä
symbol-pendulum = heiluri
symbol-sundial = aurinkokello
symbol-globe = karttapallo
symbol-law = vaaka

duel-did-draft =
    { $who ->
        [you] Valitsit ihmeen { $wonder }.
       *[other] { $name } valitsi ihmeen { $wonder }.
    }
duel-did-build =
    { $who ->
        [you] { $coins ->
            [0] Rakensit ilmaiseksi kortin { $card }.
           *[other] Rakensit { $coins } rahalla kortin { $card }.
        }
       *[other] { $coins ->
            [0] { $name } rakensi ilmaiseksi kortin { $card }.
           *[other] { $name } rakensi { $coins } rahalla kortin { $card }.
        }
    }
duel-did-build-chain =
    { $who ->
        [you] Rakensit kortin { $card }, ilmaiseksi kortin { $chain } ansiosta.
       *[other] { $name } rakensi kortin { $card }, ilmaiseksi kortin { $chain } ansiosta.
    }
duel-did-discard =
    { $who ->
        [you] { $coins ->
            [one] Hylkäsit kortin { $card } ja sait { $coins } rahan.
           *[other] Hylkäsit kortin { $card } ja sait { $coins } rahaa.
        }
       *[other] { $coins ->
            [one] { $name } hylkäsi kortin { $card } ja sai { $coins } rahan.
           *[other] { $name } hylkäsi kortin { $card } ja sai { $coins } rahaa.
        }
    }
duel-did-wonder =
    { $who ->
        [you] { $coins ->
            [0] Rakensit ilmaiseksi ihmeen { $wonder } kortilla { $card }.
           *[other] Rakensit { $coins } rahalla ihmeen { $wonder } kortilla { $card }.
        }
       *[other] { $coins ->
            [0] { $name } rakensi ilmaiseksi ihmeen { $wonder } kortilla { $card }.
           *[other] { $name } rakensi { $coins } rahalla ihmeen { $wonder } kortilla { $card }.
        }
    }
duel-did-lose-wonder =
    { $who ->
        [you] Seitsemän ihmettä on rakennettu: pelistä poistuu ihmeesi { $wonder }.
       *[other] Seitsemän ihmettä on rakennettu: pelistä poistuu { $wonder } ({ $name }).
    }
duel-did-receive =
    { $who ->
        [you] { $coins ->
            [one] Sait { $coins } rahan ({ $cause }).
           *[other] Sait { $coins } rahaa ({ $cause }).
        }
       *[other] { $coins ->
            [one] { $name } sai { $coins } rahan ({ $cause }).
           *[other] { $name } sai { $coins } rahaa ({ $cause }).
        }
    }
duel-did-lose =
    { $who ->
        [you] { $coins ->
            [one] Menetit { $coins } rahan ({ $cause }).
           *[other] Menetit { $coins } rahaa ({ $cause }).
        }
       *[other] { $coins ->
            [one] { $name } menetti { $coins } rahan ({ $cause }).
           *[other] { $name } menetti { $coins } rahaa ({ $cause }).
        }
    }
duel-did-move-pawn =
    { $who ->
        [you] { $spaces ->
            [one] Siirsit nappulaa { $spaces } ruudun.
           *[other] Siirsit nappulaa { $spaces } ruutua.
        }
       *[other] { $spaces ->
            [one] { $name } siirsi nappulaa { $spaces } ruudun.
           *[other] { $name } siirsi nappulaa { $spaces } ruutua.
        }
    }
duel-did-token =
    { $who ->
        [you] Otit edistysmerkin { $token }.
       *[other] { $name } otti edistysmerkin { $token }.
    }
duel-did-library =
    { $who ->
        [you] Pidit edistysmerkin { $token }.
       *[other] { $name } piti edistysmerkin { $token }.
    }
duel-did-destroy =
    { $who ->
        [you] Siirsit poistopakkaan vastustajan kortin { $card }.
       *[other] { $name } siirsi poistopakkaan vastustajan kortin { $card }.
    }
duel-did-revive =
    { $who ->
        [you] Rakensit poistopakasta kortin { $card }.
       *[other] { $name } rakensi poistopakasta kortin { $card }.
    }
duel-did-turn-up = Esiin kääntyi { $card }.
duel-did-play-again =
    { $who ->
        [you] Sait lisävuoron.
       *[other] { $name } sai lisävuoron.
    }
duel-did-lose-turn =
    { $who ->
        [you] Kortteja ei ollut enää, joten jäit ilman lisävuoroa.
       *[other] Kortteja ei ollut enää, joten { $name } jäi ilman lisävuoroa.
    }
duel-did-lay = Pöydälle jaettiin { $age } aikakausi.
duel-did-begin =
    { $who ->
        [you] { $age } aikakausi: sait ensimmäisen vuoron.
       *[other] { $age } aikakausi: { $name } sai ensimmäisen vuoron.
    }
duel-did-end =
    { $who ->
        [you] { $victory ->
            [military] Nappula pääsi pääkaupunkiin. Voitit sotilaallisella ylivoimalla.
            [science] Kuusi eri symbolia. Voitit tieteellisellä ylivoimalla.
           *[civilian] Pisteet laskettiin. Voitit.
        }
       *[other] { $victory ->
            [military] Nappula pääsi pääkaupunkiin, sotilaallinen ylivoima. Voittaja: { $name }.
            [science] Kuusi eri symbolia, tieteellinen ylivoima. Voittaja: { $name }.
           *[civilian] Pisteet laskettiin. Voittaja: { $name }.
        }
    }
duel-did-end-shared = Pisteet laskettiin. Jaettu voitto: { $names }.
duel-cause-chain = ketjutus
duel-cause-trade = kauppa
duel-cause-looting = ryöstö

duel-refused-not-on-offer = Ei voi valita nyt: { $what }.
duel-refused-not-accessible = Ei voi ottaa nyt: { $what }. Sen päällä on toinen kortti, tai sitä ei ole siellä.
duel-refused-not-yours = Tämä ei ole sinun ihmeesi: { $what }.

