### 7 Wonders: the table.

clock-age = { $age } aikakausi
clock-turn = Vuoro { $turn }/6
clock-over = Peli on päättynyt
in-front =
    { $who ->
        [you] sinä
       *[other] { $name }
    }
passing =
    { $who ->
        [you] Kortit kiertävät: { $from }, sinä, { $to }.
       *[other] Kortit kiertävät: { $from }, { $name }, { $to }.
    }
exchanging =
    { $who ->
        [you] Sinä ja { $name } vaihdatte kortit keskenänne joka vuoron jälkeen; Vapaakaupungin kortti siirtyy mukana.
       *[other] { $ownname } ja { $name } vaihtavat kortit keskenään joka vuoron jälkeen; Vapaakaupungin kortti siirtyy mukana.
    }
exchanging-short = vaihtavat kortit
discards =
    { $count ->
        [one] { $count } kortti poistopakassa
       *[other] { $count } korttia poistopakassa
    }
seen-hands = Nähdyt kortit
seen-explained = Mitä jäi jäljelle, kun annoit kortit tällä aikakaudella eteenpäin. Muut ovat ottaneet niistä sen jälkeen.
seen-hand =
    { $who ->
        [you] Vuoro { $turn }, nyt taas sinulla:
       *[other] Vuoro { $turn }, nyt pelaajalla { $name }:
    }
help-turn = Joka vuorolla valitset kortin: rakenna se, laita se ihmeesi seuraavan vaiheen alle tai myy se 3 rahalla. Sitten loput kortit annetaan eteenpäin.
help-trade = Mitä kaupunkisi ei tuota, sen ostat vasemman- tai oikeanpuoleiselta naapurilta: 2 rahaa kappale, kauppapaikan ansiosta 1. Valitset, keneltä ostat; hinta ja myyjä näkyvät painikkeessa.
help-chain = Rakennelma voi tehdä myöhempiä rakennelmia ilmaisiksi. Niiden nimet ovat ketjumerkin vieressä.
help-war = Joka aikakauden lopussa jokainen kaupunki vertaa kilpiensä määrää kummankin naapurin kilpiin: vahvempi saa aikakauden mukaan 1, 3 tai 5 pistettä, heikompi menettää yhden.
help-science = Kunkin symbolin lukumäärä kerrotaan itsellään; jokainen kolmen eri symbolin sarja tuo lisäksi 7 pistettä.
help-free-city = Kaksi pelaajaa ja heidän välissään Vapaakaupunki. Vapaakaupungin kortin haltija nostaa kortin sen pakasta ja valitsee kortin omalle kaupungilleen, sitten yhden Vapaakaupungille; sen jälkeen kortit vaihdetaan, ja Vapaakaupungin kortti siirtyy mukana. Vapaakaupunki pelaa, mitä voi; se ei voi voittaa.

name-and-city =
    { $who ->
        [you] { $name } ({ $city })
       *[other] { $name } ({ $city })
    }
free-city = Vapaakaupunki
free-city-card = Vapaakaupungin kortti
holds-free-city = Pelaa tällä vuorolla Vapaakaupungin puolesta
free-city-decides =
    { $who ->
        [you] Sinä pelaat sen puolesta
       *[other] { $name } pelaa sen puolesta
    }
free-city-pile =
    { $count ->
        [one] { $count } kortti Vapaakaupungin pakassa
       *[other] { $count } korttia Vapaakaupungin pakassa
    }
free-city-pile-short = sen pakassa
neighbor =
    { $side ->
        [left] { $who ->
            [you] Vasemmanpuoleinen naapurisi
           *[other] Pelaajan { $name } vasemmalla puolella
        }
       *[right] { $who ->
            [you] Oikeanpuoleinen naapurisi
           *[other] Pelaajan { $name } oikealla puolella
        }
    }
others = Muut kaupungit
stages-built = Vaiheita rakennettu { $built }/{ $all }

stat-coins =
    { $count ->
        [one] { $count } raha
       *[other] { $count } rahaa
    }
stat-shields =
    { $count ->
        [one] { $count } kilpi
       *[other] { $count } kilpeä
    }
stat-science = Tiede: harpit { $compasses }, hammasrattaat { $gears }, kivitaulut { $tablets }, vapaasti valittavat { $any }; nyt { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
stat-civilian =
    { $points ->
        [one] Siniset rakennelmat: { $points } piste
       *[other] Siniset rakennelmat: { $points } pistettä
    }
stat-points =
    { $points ->
        [one] nyt { $points } piste
       *[other] nyt { $points } pistettä
    }
stat-tokens =
    { $points ->
        [one] Sotamerkit: voittoja { $victories }, tappioita { $defeats }, yhteensä { $points } piste
       *[other] Sotamerkit: voittoja { $victories }, tappioita { $defeats }, yhteensä { $points } pistettä
    }
wonder = { $name }
stage-in-words =
    { $built ->
        [yes] Vaihe { $number }, rakennettu. { $effects }
       *[no] Vaihe { $number }, hinta: { $cost }. { $effects }
    }
produces = Tuottaa
keeps = Ei myytävänä
sells = Myy
your-price =
    { $who ->
        [you] Maksat
       *[other] { $name } maksaa
    }
prices =
    { $who ->
        [you] Maksat raaka-aineesta { $raw ->
            [one] { $raw } rahan
           *[other] { $raw } rahaa
        } ja tuotteesta { $goods ->
            [one] { $goods } rahan
           *[other] { $goods } rahaa
        }.
       *[other] { $name } maksaa raaka-aineesta { $raw ->
            [one] { $raw } rahan
           *[other] { $raw } rahaa
        } ja tuotteesta { $goods ->
            [one] { $goods } rahan
           *[other] { $goods } rahaa
        }.
    }
border =
    { $who ->
        [you] { $outcome ->
            [win] Sinä { $own }, { $name } { $theirs }: saisit tämän aikakauden lopussa { $points ->
                [one] { $points } pisteen
               *[other] { $points } pistettä
            }.
            [lose] Sinä { $own }, { $name } { $theirs }: menettäisit tämän aikakauden lopussa { $points ->
                [one] { $points } pisteen
               *[other] { $points } pistettä
            }.
           *[even] Sinä { $own }, { $name } { $theirs }: kumpikaan ei saisi mitään tämän aikakauden lopussa.
        }
       *[other] { $outcome ->
            [win] { $ownname } { $own }, { $name } { $theirs }: { $ownname } saisi tämän aikakauden lopussa { $points ->
                [one] { $points } pisteen
               *[other] { $points } pistettä
            }.
            [lose] { $ownname } { $own }, { $name } { $theirs }: { $ownname } menettäisi tämän aikakauden lopussa { $points ->
                [one] { $points } pisteen
               *[other] { $points } pistettä
            }.
           *[even] { $ownname } { $own }, { $name } { $theirs }: kumpikaan ei saisi mitään tämän aikakauden lopussa.
        }
    }
border-you =
    { $who ->
        [you] Sinä
       *[other] { $name }
    }
buildings =
    { $count ->
        [0] Ei rakennelmia
        [one] { $count } rakennelma
       *[other] { $count } rakennelmaa
    }
no-buildings = Ei vielä rakennelmia
card-and-effect = { $card }: { $effect }
chains-open = Myöhemmin ilmaiseksi:
chain-from = Ilmainen, ketjutus: { $card }
chain-from-any = Ilmainen, jos on: { $cards }
card-numbers =
    { $count ->
        [one] { $count } kappale tässä pelissä ({ $numbers } pelaajaa)
       *[other] { $count } kappaletta tässä pelissä ({ $numbers } pelaajaa)
    }
chain-opens = Myöhemmin ilmaiseksi: { $cards }

did-build =
    { $who ->
        [you] { $by ->
            [chain] Rakensit ketjuttamalla kortin { $card }.
            [power] Rakensit ilmaiseksi kortin { $card }.
           *[cost] Rakensit kortin { $card }.
        }
       *[other] { $by ->
            [chain] Rakensi ketjuttamalla kortin { $card }.
            [power] Rakensi ilmaiseksi kortin { $card }.
           *[cost] Rakensi kortin { $card }.
        }
    }
did-stage =
    { $who ->
        [you] Rakensit vaiheen { $number }.
       *[other] Rakensi vaiheen { $number }.
    }
did-stage-with =
    { $who ->
        [you] Rakensit vaiheen { $number } kortilla { $card }.
       *[other] Rakensi vaiheen { $number } kortilla { $card }.
    }
did-sell =
    { $who ->
        [you] Myit kortin.
       *[other] Myi kortin.
    }
did-sell-card =
    { $who ->
        [you] Myit kortin { $card }.
       *[other] Myi kortin { $card }.
    }
did-pick =
    { $who ->
        [you] Rakensit poistopakasta kortin { $card }.
       *[other] Rakensi poistopakasta kortin { $card }.
    }
did-decline =
    { $who ->
        [you] Et ottanut poistopakasta mitään.
       *[other] Ei ottanut poistopakasta mitään.
    }
earned =
    { $who ->
        [you] { $coins ->
            [one] Sait { $coins } rahan.
           *[other] Sait { $coins } rahaa.
        }
       *[other] { $coins ->
            [one] Sai { $coins } rahan.
           *[other] Sai { $coins } rahaa.
        }
    }
paid-one =
    { $who ->
        [you] { $coins ->
            [one] Sinulle { $coins } raha.
           *[other] Sinulle { $coins } rahaa.
        }
       *[other] { $coins ->
            [one] Naapurille { $coins } raha ({ $name }).
           *[other] Naapurille { $coins } rahaa ({ $name }).
        }
    }
paid-two =
    { $leftwho ->
        [you] Naapureille rahaa: sinä { $left }, { $rightname } { $right }.
       *[other] { $rightwho ->
            [you] Naapureille rahaa: { $leftname } { $left }, sinä { $right }.
           *[other] Naapureille rahaa: { $leftname } { $left }, { $rightname } { $right }.
        }
    }
log-turn = { $age } aikakausi, vuoro { $turn }
log-seventh = { $age } aikakausi, viimeinen kortti
log-discard = { $age } aikakausi, vuoro { $turn }: poistopakasta
conflict =
    { $shields ->
        [one] { $name } ({ $shields } kilpi): { $points }
       *[other] { $name } ({ $shields } kilpeä): { $points }
    }; { $leftshields ->
        [one] { $leftname } ({ $leftshields } kilpi): { $leftpoints }
       *[other] { $leftname } ({ $leftshields } kilpeä): { $leftpoints }
    }
waiting-turn = Kaikki valitsevat kortin.
waiting-seventh = { $name } päättää, miten viimeinen kortti käytetään.
waiting-discard = { $name } tutkii poistopakkaa.
told-winner = Peli on päättynyt. Voittaja: { $name }.
told-choose-for-city = Valitse nyt kortti Vapaakaupungille.
told-your-turn = { $age } aikakausi, vuoro { $turn }: valitse kortti.

question-turn = Valitse kortti
question-turn-explained =
    { $whose ->
        [city] Rakenna se tai laita se Vapaakaupungin ihmeen alle. Kaupunki myy vain, kun mikään muu ei ole mahdollista.
       *[other] Rakenna se, laita se ihmeesi alle tai myy se. Kaikki kaupungit näyttävät korttinsa yhtä aikaa.
    }
question-seventh = Viimeinen korttisi
question-seventh-explained =
    { $whose ->
        [city] Vapaakaupungin pelilauta on { $city }: myös pakan viimeinen kortti pelataan.
       *[other] { $city } saa käyttää myös viimeisen kortin: rakenna se, laita se ihmeen alle tai myy se.
    }
question-discard = Rakenna poistopakan kortti
question-discard-explained =
    { $whose ->
        [city] Vapaakaupungin pelilauta on { $city }: se saa rakentaa yhden poistopakan kortin ilmaiseksi.
       *[other] { $city } saa rakentaa yhden poistopakan kortin ilmaiseksi.
    }
choose-for-own = Valitse kortti omalle kaupungillesi
choose-for-city = Valitse nyt kortti Vapaakaupungille
choose-alone = Valitse kortti kaupungillesi
choose-seventh =
    { $whose ->
        [city] Valitse Vapaakaupungille: sen viimeinen kortti
       *[other] Valitse omalle kaupungillesi: viimeinen kortti
    }
choose-discard =
    { $whose ->
        [city] Valitse Vapaakaupungille: poistopakan kortti
       *[other] Valitse omalle kaupungillesi: poistopakan kortti
    }
choose-next =
    { $who ->
        [you] Sen jälkeen valitset kortin Vapaakaupungille.
       *[other] { $name } pitää Vapaakaupungin korttia ja valitsee tällä vuorolla Vapaakaupungille.
    }
chosen-build =
    { $whose ->
        [city] Vapaakaupunki rakentaa kortin { $card }.
        [own] Oma kaupunkisi rakentaa kortin { $card }.
       *[you] Rakennat kortin { $card }.
    }
chosen-stage =
    { $whose ->
        [city] Vapaakaupunki rakentaa vaiheen { $number } kortilla { $card }.
        [own] Oma kaupunkisi rakentaa vaiheen { $number } kortilla { $card }.
       *[you] Rakennat vaiheen { $number } kortilla { $card }.
    }
chosen-sell =
    { $whose ->
        [city] Vapaakaupunki myy kortin { $card }.
        [own] Oma kaupunkisi myy kortin { $card }.
       *[you] Myyt kortin { $card }.
    }
chosen-title = Valinta tehty
chosen-explained = Voit vielä valita toisin. Kortit näytetään, kun kaikki ovat valinneet.
card-chosen = Valittu
take-back = Peru
card-drawn = Nostettu
keys =
    { $count ->
        [one] Näppäin 1, sitten Enter
       *[other] Näppäimet 1–{ $count }, sitten Enter
    }
costs = Hinta
costs-nothing = Ei maksa mitään
gain-science = nyt +{ $points }
gain-coins =
    { $coins ->
        [one] nyt { $coins } raha
       *[other] nyt { $coins } rahaa
    }
gain-points =
    { $points ->
        [one] nyt { $points } piste
       *[other] nyt { $points } pistettä
    }
status-standing = Jo rakennettu
status-chain = Ilmainen: { $card }
status-power = Ilmainen: { $city }
status-free = Ilmainen
status-own =
    { $how ->
        [free] Ilmainen
       *[own] Omin resurssein
    }
status-too-dear =
    { $coins ->
        [one] Vaatii { $coins } rahan
       *[other] Vaatii { $coins } rahaa
    }
status-missing = Puuttuu
more-ways =
    { $count ->
        [one] +{ $count } tapa
       *[other] +{ $count } tapaa
    }
do-build = Rakenna
do-take = Rakenna ilmaiseksi
do-decline = Ohita
do-stage = Vaihe { $number }
do-stage-complete = Ihme
do-sell = Myy
sale = 3 rahalla
choose-payment = Maksutapa
price-nothing = ilmaiseksi
price-own = omin resurssein
partner =
    { $who ->
        [you] sinä
       *[other] { $name }
    }
price-bank =
    { $bank ->
        [one] pankki: { $bank } raha
       *[other] pankki: { $bank } rahaa
    }
price-one =
    { $who ->
        [you] sinä: { $coins }
       *[other] { $name }: { $coins }
    }
price-two =
    { $leftwho ->
        [you] sinä: { $left }, { $rightname }: { $right }
       *[other] { $rightwho ->
            [you] { $leftname }: { $left }, sinä: { $right }
           *[other] { $leftname }: { $left }, { $rightname }: { $right }
        }
    }
price-bank-one =
    { $who ->
        [you] pankki: { $bank }, sinä: { $coins }
       *[other] pankki: { $bank }, { $name }: { $coins }
    }
price-bank-two =
    { $leftwho ->
        [you] pankki: { $bank }, sinä: { $left }, { $rightname }: { $right }
       *[other] { $rightwho ->
            [you] pankki: { $bank }, { $leftname }: { $left }, sinä: { $right }
           *[other] pankki: { $bank }, { $leftname }: { $left }, { $rightname }: { $right }
        }
    }

refused-step = Et voi tehdä sitä juuri nyt.
refused-not-in-hand = Tämä kortti ei ole kädessäsi.
refused-not-on-pile = Tämä kortti ei ole poistopakassa.
refused-standing =
    { $whose ->
        [city] Vapaakaupunki on jo rakentanut tämän.
       *[other] Olet jo rakentanut tämän.
    }
refused-wonder-complete =
    { $whose ->
        [city] Vapaakaupungin ihme on valmis.
       *[other] Ihmeesi on valmis.
    }
refused-free-by-chain = Se on ilmainen, joten mitään ei makseta. Ketjutus: { $card }.
refused-free-by-power = { $city } tekee siitä ilmaisen, joten mitään ei makseta.
refused-must-play = Vapaakaupunki myy vain, kun se ei voi rakentaa korttia eikä vaihetta.
sells-only = vain jos muuta ei voi
refused-chain-first = Ketjutus tekee siitä ilmaisen, joten Vapaakaupungin on rakennettava se.
refused-no-chain =
    { $whose ->
        [city] Vapaakaupungilla ei ole rakennelmaa, josta tähän korttiin voisi ketjuttaa.
       *[other] Sinulla ei ole rakennelmaa, josta tähän korttiin voisi ketjuttaa.
    }
refused-no-power =
    { $whose ->
        [city] Mikään Vapaakaupungin kyky ei tee siitä nyt ilmaista.
       *[other] Mikään kaupunkisi kyky ei tee siitä nyt ilmaista.
    }
refused-missing = Ei saatavissa: { $list }
refused-too-dear =
    { $whose ->
        [city] { $coins ->
            [one] Tähän tarvitaan { $coins } raha, Vapaakaupungilla on { $purse }.
           *[other] Tähän tarvitaan { $coins } rahaa, Vapaakaupungilla on { $purse }.
        }
       *[other] { $coins ->
            [one] Tähän tarvitaan { $coins } raha, sinulla on { $purse }.
           *[other] Tähän tarvitaan { $coins } rahaa, sinulla on { $purse }.
        }
    }
refused-payment = Maksua ei voi jakaa näin naapurien kesken.

conflicts-title = Taistelut: { $age } aikakausi
conflicts-you =
    { $who ->
        [you] Kaupunkisi: { $points }
       *[other] { $name }: { $points }
    }
continue-age = Eteenpäin: { $age } aikakausi
show-score = Lopputulokseen

play-again = Pelaa uudestaan
download-record = Lataa tallenne

sides-title = Puolten valinta
sides-question = Kumpi puoli: { $city }?
sides-explained = Kaikki valitsevat salaa, ennen kuin kukaan näkee kortteja. Voit muuttaa mielesi, kunnes kaikki ovat valinneet.
sides-choose = Valitse: { $side }
sides-mine = Valintasi: { $side }.
sides-watching = Pelaajat valitsevat pelilautansa puolen.
