### The waiting room and the invitation.

room-title = Odotushuone
room-seats = Kuka istuu missä
room-same-deal = Kortit ovat aiemmasta pelistä.
room-host = pöydän avaaja
room-kept = varattu
room-bot =
    { $level ->
        [beginner] Aloittelijabotti
        [easy] Helppo botti
        [normal] Tavallinen botti
        [hard] Vaikea botti
        [expert] Mestaribotti
        [random] Aloittelijabotti
       *[other] Tavallinen botti
    }
room-free = Vapaa paikka
room-sit = Istu tähän
room-stand = Nouse
room-here = Olen täällä
room-change = Vaihda
room-seat = Paikka { $number }
room-put-bot =
    { $level ->
        [beginner] Lisää aloittelijabotti
        [easy] Lisää helppo botti
       *[normal] Lisää tavallinen botti
        [hard] Lisää vaikea botti
        [expert] Lisää mestaribotti
    }
room-empty = Tyhjennä paikka
room-invite = Kutsu ystäväsi
room-invite-explained = Tämän linkin avaaja voi istua tähän pöytään. Pelin alettua pelkille katsojille on oma linkkinsä.
room-join = Istu tähän pöytään
room-join-explained = Pöytä on avoin kaikille.
room-look = Olet katsojana
room-look-explained = Paikat kuuluvat kutsutuille. Peli ilmestyy tähän heti, kun kortit on jaettu.
room-wonder = Ihmeesi
room-wonder-chosen = Ihmeen saa se, joka ottaa sen ensin. Jos et ota mitään, saat bottien tavoin jonkin jäljelle jääneistä arvalla.
room-wonder-drafted = Listaa enintään kolme ihmettä. Kukaan muu ei näe listaasi. Kun kortit jaetaan, pelaajat arvotaan järjestykseen ja kukin saa listaltaan ensimmäisen ihmeen, joka on vielä vapaa.
room-wonder-place =
    { $place ->
        [1] Ensimmäinen toive
        [2] Toinen toive
       *[other] Kolmas toive
    }
room-wonder-saved = Tallennettu: { $wonders }
room-wonder-listed = lista tallennettu
room-deal = Jaa kortit
room-deal-waits = Kortit voi jakaa, kun joka paikalla on joku.
room-fill = Lisää botit tyhjille paikoille
room-game = Peli
room-other-game = Muuta peliä ja asetuksia
room-keep-options = Tallenna
room-close = Sulje pöytä
room-close-explained = Pöytä ja kutsu poistetaan kaikilta.
room-close-confirm = Kyllä, sulje pöytä
room-host-deals = Kaikki ovat paikalla. Odotetaan, että pöydän avaaja jakaa kortit.
room-waits = Odotetaan muita …
custom-pace = Aika päätökseen: { $pace }
custom-bank = Aika peliin: { $bank }
custom-listed = Kaikille avoin pöytä
custom-watched = Kaikki saavat katsoa
custom-unwatched = Katsoa voi vain linkillä
custom-scores = Pisteet näkyvät pelin aikana
custom-silent = Ei chattia
copy = Kopioi
copied = Kopioitu
code-title = Palautuskoodisi
code-explained = Sillä pääset takaisin paikoillesi millä tahansa laitteella. Se näytetään vain nyt: kirjoita se muistiin äläkä näytä sitä kenellekään.
join-title = Sait kutsun
join-heading = { $name } kutsuu sinut peliin
join-sit = Istu pöytään
join-watch = Katso peliä
back-link = Olen pelannut täällä ennenkin
