### The guided games: a lesson for each moment, and what the guide suggests.

guide-new = Ensimmäistä kertaa täällä? Opi pelaamalla
guide-new-explained = Oikea peli botteja vastaan: opas neuvoo joka askeleella ja ehdottaa ratkaisua joka päätökseen. Peli kestää noin kymmenen minuuttia; voit jättää sen kesken ja jatkaa myöhemmin.
guide-play-seven = Opettele 7 Wonders
guide-play-duel = Opettele Duel
options-guided =
    { $game ->
        [duel] Opastettu peli: 7 Wonders Duel
       *[other] Opastettu peli: 7 Wonders
    }
guide-title = Opas
guide-learned =
    { $count ->
        [one] Tähän mennessä opittua: yksi asia
       *[other] Tähän mennessä opittua: { $count } asiaa
    }
guide-back = Edellinen
guide-next = Seuraava
guide-usual-seven = Pelaa tavallinen peli
guide-usual-duel = Pelaa tavallinen Duel

# What to do, after which comes a reason; the second of two is an alternative.
guide-try =
    { $number ->
        [0] Kokeile tätä: { $what }
       *[other] Tai tätä: { $what }
    }
guide-cost =
    { $coins ->
        [one] Se maksaa { $coins } rahan.
       *[other] Se maksaa { $coins } rahaa.
    }
guide-rest = Sinun vuorosi
guide-rest-text = Tällä kertaa ei mitään uutta. Katso, mitä kukin kortti tuo ja mitä se maksaa sinulle, ja päätä sitten.

## 7 Wonders

guide-seven-goal = Mikä tuo voiton
guide-seven-goal-text = Kolmen aikakauden jälkeen voittaa kaupunki, jolla on eniten pisteitä. Pelaat joka vuorolla yhden kortin ja joka aikakaudella kuusi.
guide-seven-city = Kaupunkisi
guide-seven-city-text = Tämä on kaupunkisi: sen ihmeen vaiheet, mitä se tuottaa ja rahasi. Viereiset kaupungit ovat naapurisi; käyt kauppaa ja sodit vain niiden kanssa.
guide-seven-sources = Mistä pisteet tulevat
guide-seven-sources-text = Siniset kortit ovat pisteitä. Vihreät kortit antavat pisteitä sarjoina, punaiset voittavat konflikteja ja ihmeesi vaiheet antavat sen, mitä niissä lukee. Hieman merkitsevät myös rahat.
guide-seven-hand = Korttisi
guide-seven-hand-text = Joka vuorolla kaikki valitsevat salassa yhden kortin kädestään, ja kortit näytetään yhtä aikaa. Valitse kortti, niin näet, mitä sillä voi tehdä.
guide-seven-passing = Kortit kiertävät
guide-seven-passing-text = Loput korttisi annettiin naapurille, ja sinä sait toisen pelaajan loput kortit. I ja III aikakaudella kortit kiertävät vasemmalle, II aikakaudella oikealle.
guide-seven-passing-now = Nämä kortit antoi { $name }.
guide-seven-return = Tutut kortit palaavat
guide-seven-return-text = Kaupunkeja on kolme, joten kolmen vuoron jälkeen samat kortit palaavat sinulle. Ota paras kortti ensin ja toinen myöhemmin.
guide-seven-war = Ennen taistelua
guide-seven-war-text = Tämän vuoron jälkeen vertaat kilpiä kumpaankin naapuriin. Vahvempi saa I aikakaudella 1 pisteen, II aikakaudella 3 ja III aikakaudella 5; heikompi menettää yhden.
guide-seven-war-now = Kilpiä on sinulla { $own }, vasemmanpuoleisella naapurilla { $left } ja oikeanpuoleisella { $right }.
guide-seven-age-two = II aikakausi
guide-seven-age-two-text = Ruskeat kortit antavat nyt kaksi resurssia; III aikakaudella niitä ei ole. Kortit kiertävät toiseen suuntaan.
guide-seven-age-two-now = Pisteesi I aikakauden taisteluista: { $points }.
guide-seven-age-three = III aikakausi
guide-seven-age-three-text = Nyt kerätään pisteitä. Violetit kortit ovat kiltoja: useimmat niistä antavat pisteitä siitä, mitä naapurisi ovat rakentaneet.
guide-seven-last = Viimeinen vuoro
guide-seven-last-text = Viimeisistä taisteluista voi saada 5 pistettä kummallakin puolella, ja sitten lasketaan kaikki pisteet. Ota se, mikä tuo nyt eniten.
guide-seven-over = Mistä pisteet tulivat
guide-seven-over-text = Eniten pisteitä kerännyt kaupunki voittaa. Taulukosta näet, mistä pisteet tulivat.
guide-seven-over-now =
    { $won ->
        [yes] Sait { $points } pistettä ja voitit ensimmäisen pelisi.
       *[no] Sait { $points } pistettä. Voittajalla on { $best }.
    }
guide-seven-resources = Resurssit
guide-seven-resources-text = Ruskeat ja harmaat kortit tuottavat resursseja seuraavasta vuorosta alkaen. Resurssit eivät kulu, ja suuriin rakennelmiin tarvitaan niitä monta.
guide-seven-trade = Ostaminen naapureilta
guide-seven-trade-text = Mitä kaupungiltasi puuttuu, sen saat ostaa naapurilta, joka tuottaa sitä: 2 rahaa kappale. Hän ei voi kieltäytyä, ja resurssi jää hänellekin.
guide-seven-trade-now =
    { $coins ->
        [one] { $card }: maksaisit naapurille { $coins } rahan.
       *[other] { $card }: maksaisit naapureille { $coins } rahaa.
    }
guide-seven-chain = Ilmaiseksi ketjuttamalla
guide-seven-chain-text = Jotkin rakennelmat tekevät myöhemmän ilmaiseksi. Et maksa resursseja etkä rahaa.
guide-seven-chain-now = Sinulle ilmainen: { $card }, koska sinulla on { $from }.
guide-seven-stage = Ihmeesi
guide-seven-stage-text = Laita mikä tahansa kortti kuvapuoli alaspäin ihmeesi alle: näin rakennat seuraavan vaiheen. Maksat vaiheen hinnan, et kortin.
guide-seven-stage-now = Voit rakentaa seuraavan vaiheen nyt, millä tahansa kortillasi.
guide-seven-science = Tiede
guide-seven-science-text = Saman vihreän symbolin lukumäärä kerrotaan itsellään: 1, 4, 9, 16 pistettä. Jokainen kolmen eri symbolin sarja tuo 7 lisää.
guide-seven-closed = Mitä et voi rakentaa
guide-seven-closed-text = Rastilla merkittyä korttia et voi nyt rakentaa. Voit silti myydä sen 3 rahalla tai rakentaa sillä ihmeen vaiheen.
guide-seven-closed-now = Tätä et nyt voi rakentaa: { $card }.
guide-seven-points = Siniset kortit
guide-seven-points-text = Siniset rakennelmat tuovat pisteitä. Kortin luku kertoo, montako pistettä siitä lopussa saa.
guide-seven-coins = Keltaiset kortit
guide-seven-coins-text = Keltaiset kortit tuovat rahaa, halventavat ostoksia tai tuottavat resurssin. Lopussa kolmesta rahasta saa pisteen.
guide-seven-shields = Punaiset kortit
guide-seven-shields-text = Punaiset kortit tuovat kilpiä, ja kilvet ovat voimassa kaikilla aikakausilla. Niitä verrataan vain kahden naapurisi kilpiin.
guide-seven-neighbors = Pidä naapureita silmällä
guide-seven-neighbors-text = Näet, mitä naapurisi rakentavat, myyvät ja keräävät. Jos naapuri tarvitsee kipeästi korttia, jonka antaisit eteenpäin, käytä se itse.

## 7 Wonders: what is suggested

guide-seven-build =
    { $how ->
        [chain] rakenna { $card }. Ketjutus tekee siitä ilmaisen.
        [free] rakenna { $card }. Se ei maksa mitään.
        [own] rakenna { $card }. Kaupungillasi on kaikki tarvittava.
        [bank] rakenna { $card } { $coins } rahalla.
       *[trade] rakenna { $card } ja osta puuttuvat resurssit { $coins } rahalla.
    }
guide-seven-lay = valitse { $card } ja rakenna sillä ihmeesi seuraava vaihe.
guide-seven-sell = myy { $card } 3 rahalla.

## 7 Wonders Duel

guide-duel-city = Kaupunkisi
guide-duel-city-text = Kummallakin kaupungilla on omat ihmeensä, ja rahalla maksetaan se, mitä kaupunki ei tuota. Pöydän kortit ovat kummankin: minkä sinä otat, sitä vastustaja ei saa.
guide-duel-structure = Kortit pöydällä
guide-duel-structure-text = Vuorollasi otat yhden kortin, jonka päällä ei ole toista. Kuvapuoli alaspäin olevat kortit käännetään esiin, kun mikään ei enää peitä niitä.
guide-duel-ways = Kolme tapaa käyttää kortti
guide-duel-ways-text = Rakenna kortti tai hylkää se: saat 2 rahaa ja 1 lisää jokaisesta keltaisesta kortistasi. Tai rakenna sillä jokin ihmeistäsi.
guide-duel-victories = Kolme tapaa voittaa
guide-duel-victories-text = Voitat heti, kun nappula on vastustajasi pääkaupungissa tai sinulla on kuusi eri symbolia. Muuten pisteet ratkaisevat III aikakauden jälkeen.
guide-duel-age-two = II aikakausi
guide-duel-age-two-text = Uudet kortit maksavat enemmän ja tuovat enemmän. Muodostelma on nyt ylösalaisin, joten aluksi valittavana on vain muutama kortti.
guide-duel-age-three = III aikakausi
guide-duel-age-three-text = Viimeisellä aikakaudella ei ole ruskeita eikä harmaita kortteja. Kukin kolmesta violetista killasta laskee jotakin kaupungissa, jossa sitä on enemmän, ja antaa sinulle siitä pisteitä.
guide-duel-token = Edistysmerkki
guide-duel-token-text = Kahdesta samasta tiedesymbolista saat edistysmerkin. Jokaisella on oma kykynsä, joka kestää pelin loppuun.
guide-duel-choice = Ihmeesi antaa valita
guide-duel-choice-text = Ihmeesi antaa sinun valita. Valitse se, mistä on eniten hyötyä sinulle tai haittaa vastustajalle.
guide-duel-begin = Kuka aloittaa seuraavan aikakauden
guide-duel-begin-text = Seuraavan aikakauden aloittajan valitsee se, jonka puolella nappula on. Aloittaja saa valita ensin, mutta myös paljastaa kortteja vastustajalle.
guide-duel-last = Viimeiset kortit
guide-duel-last-text = Jäljellä on muutama kortti, joten laske, kuka ottaa minkäkin. Myös nappula ja kolme rahaa tuovat pisteitä.
guide-duel-over = Miten peli ratkesi
guide-duel-over-text = Ellei peli lopu kesken, pisteet ratkaisevat. Taulukosta näet, mistä kaikki pisteet tulivat.
guide-duel-over-now =
    { $victory ->
        [military] { $who ->
            [you] Voitit sotilaallisella ylivoimalla.
           *[other] { $name } voitti sotilaallisella ylivoimalla.
        }
        [science] { $who ->
            [you] Voitit tieteellisellä ylivoimalla.
           *[other] { $name } voitti tieteellisellä ylivoimalla.
        }
       *[other] { $who ->
            [you] Voitit { $points } pisteellä.
            [both] { $points ->
                [one] Jaatte voiton: kumpikin sai { $points } pisteen.
               *[other] Jaatte voiton: kumpikin sai { $points } pistettä.
            }
           *[other] { $points ->
                [one] { $name } voitti pisteillä; sinä sait { $points } pisteen.
               *[other] { $name } voitti pisteillä; sinä sait { $points } pistettä.
            }
        }
    }
guide-duel-again = Lisävuoro
guide-duel-again-text = Ihmeesi antaa sinulle heti toisen vuoron. Ota kaksi hyvää korttia peräkkäin tai pakota vastustajasi paljastamaan seuraavat.
guide-duel-price = Resurssien ostaminen
guide-duel-price-text = Puuttuva resurssi maksaa 2 rahaa ja 1 lisää jokaisesta samasta resurssista vastustajasi ruskeissa ja harmaissa korteissa. Sinun korttisi nostavat myös hänen hintojaan.
guide-duel-price-now =
    { $coins ->
        [one] { $card } maksaisi sinulle { $coins } rahan.
       *[other] { $card } maksaisi sinulle { $coins } rahaa.
    }
guide-duel-chain = Ilmaiseksi ketjuttamalla
guide-duel-chain-text = Joissakin korteissa on valkoinen symboli. Jos sinulla on sellainen, myöhempi saman symbolin kortti on sinulle ilmainen.
guide-duel-chain-now = Sinulle ilmainen: { $card }, koska sinulla on { $from }.
guide-duel-uncover = Mitä paljastat
guide-duel-uncover-text = Ottamasi kortti voi vapauttaa toisia, ja seuraavaksi valitsee vastustajasi. Joskus parasta on tylsä kortti, joka ei avaa mitään.
guide-duel-wonder = Ihmeesi
guide-duel-wonder-text = Ihmeen rakentamiseen käy mikä tahansa kortti, ja maksat ihmeen hinnan. Kahdeksasta ihmeestänne voi rakentaa vain seitsemän, joten aloita ajoissa.
guide-duel-wonder-now = Voit nyt rakentaa jonkin ihmeistäsi.
guide-duel-military = Punaiset kortit
guide-duel-military-text = Jokainen kilpi siirtää nappulaa ruudun kohti vastustajasi pääkaupunkia. Matkalla se vie vastustajalta rahaa, ja radan päässä se voittaa pelin.
guide-duel-science = Vihreät kortit
guide-duel-science-text = Kaksi samaa vihreää symbolia tuo sinulle edistysmerkin. Kuudella erilaisella voitat pelin heti.
guide-duel-coins = Keltaiset kortit
guide-duel-coins-text = Keltaiset kortit tuovat rahaa, tuottavat resurssia tai antavat sinun ostaa sitä 1 rahalla. Lisäksi jokaisesta niistä saat 1 rahan enemmän, kun hylkäät kortin.
guide-duel-points = Siniset kortit
guide-duel-points-text = Siniset rakennelmat tuovat pisteitä. Jos pisteet ovat lopussa tasan, voittaa se, jolla on enemmän pisteitä sinisistä korteista.
guide-duel-track = Missä nappula on
guide-duel-track-text = Lopussa nappula tuo 2, 5 tai 10 pistettä, sitä enemmän mitä lähempänä se on vastustajasi pääkaupunkia. Matkalla jokainen merkki, jonka se ohittaa, maksaa vastustajalle rahaa.
guide-duel-tokens = Edistysmerkit
guide-duel-tokens-text = Jokaisella laudan pyöreällä merkillä on oma kykynsä: lue se osoittamalla tai napauttamalla. Ne, joista pidät, kertovat, minkä arvoinen on pari samoja vihreitä symboleja.

## 7 Wonders Duel: what is suggested

guide-duel-build =
    { $coins ->
        [0] ota { $card } ja rakenna se. Se ei maksa rahaa.
       *[other] ota { $card } ja rakenna se { $coins } rahalla.
    }
guide-duel-discard = ota { $card } ja hylkää se, niin saat { $coins } rahaa.
guide-duel-lay = ota { $card } ja rakenna sillä { $wonder }.
guide-duel-take = valitse { $name }.
guide-duel-first =
    { $who ->
        [you] aloita itse.
       *[other] anna pelaajan { $name } aloittaa.
    }
