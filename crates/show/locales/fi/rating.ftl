### Ihmisten vahvuusluvut ja oma vahvuusluku tilastojen sivulla.

ratings-title = Vahvuusluvut
ratings-explained = Tämän palvelimen ranglistat, kukin peli erikseen. Listalla ovat kaikki, joiden vahvuusluku on vakiintunut ja jotka eivät ole poistaneet sitä käytöstä. Tavallisen botin vahvuusluku on 1500; ± näyttää epävarmuuden.
ratings-own = Tilastosi
ratings-none = Tässä pelissä ei ole vielä vakiintuneita vahvuuslukuja.
ratings-place = Sija
ratings-name = Nimi
rating = Vahvuusluku
rating-value = { $rating } ± { $deviation }
rating-change = Vahvuusluku { $before } → { $after } ({ $change })
rating-explained = Jokainen peli ihmisiä tai jonkin tason botteja vastaan lasketaan, paitsi opastetut pelit, päivän jako, pelit joissa on otettu vihjeitä, uudelleen pelatut jaot, uusinnasta jatketut pelit ja pelit botteja vastaan, joissa jokin siirto on peruttu. Botteja vastaan pelattu peli, jota et jatka viikkoon, lasketaan hävityksi.
rating-is-off = Vahvuuslukusi on pois käytöstä. Voit ottaa sen käyttöön profiilissasi.
rating-now = Vahvuusluku nyt
rating-provisional = alustava
rating-best = Paras vahvuusluku
rating-games = Lasketut pelit
rating-curve =
    { $count ->
        [one] Vahvuusluku viimeisessä pelissä; luvut ovat alla
       *[other] Vahvuusluku viimeisten { $count } pelin aikana; luvut ovat alla
    }
rating-figures = Käyrän luvut
rating-date = Päivämäärä
rating-difference = Muutos
rating-on = Vahvuuslukusi on käytössä. Kun se on vakiintunut, kaikki näkevät sen sivulla Vahvuusluvut.
rating-off = Vahvuuslukusi on pois käytöstä: sitä ei lasketa eikä näytetä.
rating-switch-off = Poista käytöstä ja tyhjennä vahvuuslukuni
rating-switch-on = Ota käyttöön ja aloita alusta
