### The finished games of a person, and what they add up to.

played-seven =
    { $edition ->
        [first] 7 Wonders, ensimmäinen painos
       *[second] 7 Wonders, toinen painos
    }
history-all = Kaikki pelit
history-csv = Lataa CSV-tiedostona
history-offline = Pelattu ilman yhteyttä
history-table = Lopputulos
history-others = Muut pelaajat:
history-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
history-place =
    { $won ->
        [yes] Voitto, sija 1/{ $seats }
       *[no] Sija { $place }/{ $seats }
    }
history-left =
    { $rated ->
        [yes] Poistuit ennen loppua: lasketaan sijaksi { $place }/{ $seats }
       *[no] Poistuit ennen loppua
    }
history-ending =
    { $ending ->
        [won] Voitto
        [won-civilian] Hallintovoitto
        [won-military] Voitto sotilaallisella ylivoimalla
        [won-science] Voitto tieteellisellä ylivoimalla
        [won-resigned] Voitto, vastustaja luovutti
        [lost] Tappio
        [lost-civilian] Tappio pisteillä
        [lost-military] Tappio sotilaalliselle ylivoimalle
        [lost-science] Tappio tieteelliselle ylivoimalle
        [lost-resigned] Tappio luovutukseen
        [resigned] Luovutus
       *[other] Ei voittoa
    }
statistics-title = Tilastot
statistics-own = Vain sinä näet tämän sivun. Opastettuja pelejä ei lasketa.
statistics-games = Pelejä
statistics-wins = Voittoja
statistics-share = Voittojen osuus
statistics-percent = { $percent } %
statistics-average = Pisteitä keskimäärin
statistics-best = Paras tulos
statistics-streak = Nykyinen voittoputki
statistics-longest = Pisin voittoputki
statistics-players =
    { $seats ->
        [one] { $seats } pelaaja
       *[other] { $seats } pelaajaa
    }
statistics-by-board = Ihmeittäin
statistics-by-seats = Pelaajamäärän mukaan
statistics-by-level = Bottien tason mukaan
statistics-by-opponent = Vastustajittain
statistics-endings = Miten pelit päättyivät
statistics-victory =
    { $victory ->
        [civilian] Hallintovoitto
        [military] Sotilaallinen ylivoima
        [science] Tieteellinen ylivoima
        [resigned] Luovutus
       *[other] Muu
    }
statistics-won = Voitetut
statistics-lost = Hävityt
statistics-best-games = Eniten pisteitä
