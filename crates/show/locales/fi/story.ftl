### Arvioidun pelin tarina: miten pelattiin, mistä kaupunki eli, missä peli kääntyi ja mitä kokeilla ensi kerralla.

story-title =
    { $who ->
        [you] Valmentaja pelistäsi
       *[other] Valmentaja pelaajan { $name } pelistä
    }
story-working = Valmentaja katsoo peliä …
story-open = Mitä valmentaja sanoo
story-whole = Koko tarina
story-see = Katso
story-moments =
    { $count ->
        [one] Yksi katsomisen arvoinen hetki
       *[other] Kaksi katsomisen arvoista hetkeä
    }
story-played-label = Pelattu
story-better-label = Parempi
story-numbers = Luvut
story-close = liian tasaista sanottavaksi
story-deeper = Analysoi perusteellisesti
story-offer-deeper = Tämä oli nopea katsaus. Koko analyysi kestää kauemmin ja on luotettavampi.
when-draft = Ihmeiden valinta, { $pick }. valinta

## Lauseet

story-played =
    { $level ->
        [flawless]
            { $who ->
                [you] Pelasit virheettömän pelin.
               *[other] { $name } pelasi virheettömän pelin.
            }
        [strong]
            { $who ->
                [you] Pelasit vahvan pelin.
               *[other] { $name } pelasi vahvan pelin.
            }
        [solid]
            { $who ->
                [you] Pelasit hyvän pelin.
               *[other] { $name } pelasi hyvän pelin.
            }
        [uneven]
            { $who ->
                [you] Pelasit epätasaisen pelin.
               *[other] { $name } pelasi epätasaisen pelin.
            }
       *[rough]
            { $who ->
                [you] Teit vakavia virheitä.
               *[other] { $name } teki vakavia virheitä.
            }
    }
story-cost-both =
    { $which ->
        [worst]
            { $points ->
                [one] Kolme huonointa vuoroa maksoi noin 1 pisteen ja { $percent } voiton mahdollisuuksista.
               *[other] Kolme huonointa vuoroa maksoi noin { $points } pistettä ja { $percent } voiton mahdollisuuksista.
            }
       *[all]
            { $turns ->
                [one]
                    { $points ->
                        [one] Yksi vuoro maksoi noin 1 pisteen ja { $percent } voiton mahdollisuuksista.
                       *[other] Yksi vuoro maksoi noin { $points } pistettä ja { $percent } voiton mahdollisuuksista.
                    }
               *[other]
                    { $points ->
                        [one] { $turns } vuoroa maksoi noin 1 pisteen ja { $percent } voiton mahdollisuuksista.
                       *[other] { $turns } vuoroa maksoi noin { $points } pistettä ja { $percent } voiton mahdollisuuksista.
                    }
            }
    }
story-cost-points =
    { $which ->
        [worst]
            { $points ->
                [one] Kolme huonointa vuoroa maksoi noin 1 pisteen.
               *[other] Kolme huonointa vuoroa maksoi noin { $points } pistettä.
            }
       *[all]
            { $turns ->
                [one]
                    { $points ->
                        [one] Yksi vuoro maksoi noin 1 pisteen.
                       *[other] Yksi vuoro maksoi noin { $points } pistettä.
                    }
               *[other]
                    { $points ->
                        [one] { $turns } vuoroa maksoi noin 1 pisteen.
                       *[other] { $turns } vuoroa maksoi noin { $points } pistettä.
                    }
            }
    }
story-cost-chances =
    { $which ->
        [worst] Kolme huonointa vuoroa maksoi { $percent } voiton mahdollisuuksista.
       *[all]
            { $turns ->
                [one] Yksi vuoro maksoi { $percent } voiton mahdollisuuksista.
               *[other] { $turns } vuoroa maksoi { $percent } voiton mahdollisuuksista.
            }
    }
story-lived-on =
    { $how ->
        [mostly]
            { $who ->
                [you] Pisteitäsi oli { $total }, ja niistä { $points } tuli { $source }.
               *[other] Pelaajalla { $name } oli pisteitä { $total }, ja niistä { $points } tuli { $source }.
            }
       *[spread]
            { $who ->
                [you] Pisteesi ({ $total }) tulivat monesta lähteestä, eniten { $source } ({ $points }).
               *[other] Pelaajan { $name } pisteet ({ $total }) tulivat monesta lähteestä, eniten { $source } ({ $points }).
            }
    }
story-difference = Suurin ero ({ $name }): { $category }, { $points } ja { $theirs }.
story-source =
    { $category ->
        [military] taisteluista
        [treasury] rahoista
        [wonder] ihmeestä
        [wonders] ihmeistä
        [civilian] hallintorakennuksista
        [science] tieteestä
        [commerce] kaupparakennuksista
        [guilds] killoista
       *[progress] edistysmerkeistä
    }
story-supremacy =
    { $victory ->
        [military]
            { $who ->
                [you] Voitit sotilaallisella ylivoimalla, ennen kuin pisteitä laskettiin.
               *[other] { $name } voitti sotilaallisella ylivoimalla, ennen kuin pisteitä laskettiin.
            }
       *[science]
            { $who ->
                [you] Voitit tieteellisellä ylivoimalla, ennen kuin pisteitä laskettiin.
               *[other] { $name } voitti tieteellisellä ylivoimalla, ennen kuin pisteitä laskettiin.
            }
    }
story-turned =
    { $way ->
        [fell]
            { $who ->
                [you] { $when }: peli kääntyi. Mahdollisuutesi laskivat: ennen { $from }, jälkeen { $to }.
               *[other] { $when }: peli kääntyi. Pelaajan { $name } mahdollisuudet laskivat: ennen { $from }, jälkeen { $to }.
            }
       *[rose]
            { $who ->
                [you] { $when }: peli kääntyi. Mahdollisuutesi nousivat: ennen { $from }, jälkeen { $to }.
               *[other] { $when }: peli kääntyi. Pelaajan { $name } mahdollisuudet nousivat: ennen { $from }, jälkeen { $to }.
            }
    }
story-better = Parempi: { $action }.
story-their-error = { $name } teki siinä virheen: { $action }.
story-others = Ero syntyi muiden pelaajien valinnoista.
story-luck =
    { $way ->
        [fell] Se oli huonoa onnea: esiin tulleet kortit auttoivat muita.
       *[rose] Se oli hyvää onnea: esiin tulleet kortit auttoivat.
    }
story-moment-cost =
    { $points ->
        [one] Maksoi noin 1 pisteen ja { $percent } voiton mahdollisuuksista
       *[other] Maksoi noin { $points } pistettä ja { $percent } voiton mahdollisuuksista
    }
story-moment-change = Voiton mahdollisuudet: ennen { $from }, jälkeen { $to }
story-next =
    { $advice ->
        [finish] Ensi kerralla: tarkista ennen muuta, voittaako jokin siirto heti, kummalla puolella tahansa.
        [points] Ensi kerralla: laske, minkä arvoinen kukin vaihtoehto on lopussa.
        [coins] Ensi kerralla: pidä silmällä rahoja. Nyt käytetty raha puuttuu myöhemmin.
        [spend] Ensi kerralla: käytä enemmän rahojasi. Kolme rahaa on yksi piste, useimmat rakennukset antavat enemmän.
        [shields] Ensi kerralla: pidä silmällä taisteluja. Kilpi merkitsee eniten silloin, kun se ratkaisee, kuka on edellä.
        [science] Ensi kerralla: etsi tiedesymboleja, jotka täydentävät parin tai sarjan.
        [extra_turns] Ensi kerralla: säästä lisävuorot hetkiin, joissa kaksi peräkkäistä siirtoa muuttaa jotain.
        [resources] Ensi kerralla: tuota ajoissa se, mitä kaupunki tarvitsee myöhemmin. Ostaminen maksaa joka kerta.
        [chains] Ensi kerralla: katso ketjutuksia. Kortti, jolla saa myöhemmän ilmaiseksi, kannattaa kahdesti.
        [stages] Ensi kerralla: suunnittele ihme etukäteen ja säästä, mitä sen seuraava vaihe maksaa.
        [deny] Ensi kerralla: katso, mitä muut voisivat kortilla rakentaa. Sen ottaminen pois voi olla sen paras käyttö.
        [cover] Ensi kerralla: katso ennen kortin ottamista, mitä se paljastaa vastustajalle.
        [ahead] Ensi kerralla: ajattele vuoro eteenpäin. Mitä kortti tekee mahdolliseksi, ja kenelle?
       *[stronger] Ensi kerralla: valitse vahvemmat vastustajat. Mitään moitittavaa ei ollut.
    }
