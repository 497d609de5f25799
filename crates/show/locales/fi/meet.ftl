### Meeting people: play now, the page of a person who waits, and the lobby.

way-now = Pelaa heti
way-now-hint = Vertaisia vastaan
play-now = Pelaa heti
play-now-explained = Valitse peli ja tempo. Saat paikan pöydästä ihmisten kanssa, jotka pelaavat suunnilleen yhtä hyvin kuin sinä.
tempo =
    { $tempo ->
        [quick] Nopea
        [days] Päivien ajan
       *[normal] Tavallinen
    }
tempo-explained =
    { $tempo ->
        [days] Pöytä odottaa avoimien pöytien joukossa, kunnes kaikki paikat on otettu. Sinun ei tarvitse jäädä.
       *[normal] Pääset pelaamaan 20 sekunnissa: botit ottavat tyhjät paikat.
    }
search-title = Etsitään vastustajia
search-waiting =
    { $people ->
        [1] Vain sinä odotat tätä peliä juuri nyt.
       *[other] Tätä peliä odottaa kanssasi yhteensä { $people } ihmistä.
    }
search-bots = Pääset pelaamaan viimeistään { $seconds } sekunnin kuluttua: botit ottavat tyhjät paikat.
search-stay = Pidä tämä sivu auki; se vie sinut pöytään itsestään.
search-leave = Lopeta etsintä
lobby-all = Kaikki avoimet pöydät
lobby-none = Mikään avoin pöytä ei sovi. Valitse vähemmän rajauksia.
lobby-tempo = Tempo
lobby-any-tempo = Mikä tahansa tempo
lobby-own = Omaan pöytään
lobby-seats = Paikat
lobby-open = Pöydät, joihin voin liittyä
lobby-ratings = Vahvuusluvut { $from }–{ $to }
lobby-minutes =
    { $minutes ->
        [0] Avattu juuri äsken
       *[other] Avattu { $minutes } min sitten
    }
lobby-hours = Avattu { $hours } h sitten
lobby-days =
    { $days ->
        [one] Avattu { $days } päivä sitten
       *[other] Avattu { $days } päivää sitten
    }
error-pool-full = Verkostasi etsii jo useampi ihminen vastustajia. Yritä hetken päästä uudelleen tai avaa pöytä.
watch-title = Katso pelejä
watch-games = Käynnissä olevat pelit
watch-best = Seuraa parasta peliä ja sen jälkeen seuraavaa:
watch-empty = Yhtään julkista peliä ei ole nyt käynnissä.
watch-rating = Vahvuusluvut keskimäärin { $rating }
watch-seat-rating = Vahvuusluku
watch-begins = Ennen ensimmäistä vuoroa
watch-follows = Seurattavasi on { $name }. Sivu siirtyy itse seuraavaan julkiseen peliin.
watch-follows-best = Seuraat parasta peliä: { $game }. Sivu siirtyy itse seuraavaan.
watch-waits = Ei pelaa nyt julkista peliä: { $name }
watch-waits-best = Yhtään julkista peliä ei ole käynnissä: { $game }
watch-stay = Pidä tämä sivu auki; se vie sinut itse seuraavaan peliin.
error-not-followable = Tätä ihmistä ei voi seurata pelistä toiseen.
