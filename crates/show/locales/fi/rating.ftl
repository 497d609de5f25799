### Ihmisten luokitukset ja oma luokitus tilastojen sivulla.

ratings-title = Luokitukset
ratings-explained = Tämän palvelimen pelaajat luokituksen mukaan, kukin peli erikseen. Luettelossa ovat kaikki, joiden luokitus on tarpeeksi varma ja jotka eivät ole poistaneet sitä käytöstä. 1500 on tavallinen botti; merkin ± jälkeen näkyy, kuinka epävarma luokitus on.
ratings-own = Tilastosi
ratings-none = Kenelläkään ei ole vielä tässä pelissä tarpeeksi varmaa luokitusta.
ratings-place = Sija
ratings-name = Nimi
rating = Luokitus
rating-value = { $rating } ± { $deviation }
rating-change = Luokitus { $before } → { $after } ({ $change })
rating-explained = Jokainen peli ihmisiä tai jonkin tason botteja vastaan muuttaa luokitustasi. Mukaan ei lasketa ohjattuja pelejä, pelejä joissa on otettu vihjeitä, samoilla korteilla uudestaan pelattuja pelejä, uusinnasta jatkettuja pelejä eikä botteja vastaan pelattuja pelejä, joissa jokin toimi on peruttu.
rating-is-off = Luokituksesi on pois käytöstä. Voit ottaa sen käyttöön profiilissasi.
rating-now = Luokitus nyt
rating-provisional = alustava
rating-best = Paras luokitus
rating-games = Lasketut pelit
rating-curve =
    { $count ->
        [one] Luokitus viimeisessä pelissä; luvut ovat alla
       *[other] Luokitus viimeisten { $count } pelin aikana; luvut ovat alla
    }
rating-figures = Käyrän luvut
rating-date = Pelin päättyminen
rating-difference = Muutos
rating-on = Luokituksesi on käytössä. Kun se on tarpeeksi varma, kaikki näkevät sen luokitusten taulukossa.
rating-off = Luokituksesi on pois käytöstä. Sinulle ei lasketa eikä näytetä luokitusta.
rating-switch-off = Poista käytöstä ja poista luokitukseni
rating-switch-on = Ota käyttöön ja aloita alusta
