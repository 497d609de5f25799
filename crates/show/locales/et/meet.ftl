### Meeting people: play now, the page of a person who waits, and the lobby.

way-now = Mängi kohe
way-now-hint = Omasugustega
play-now = Mängi kohe
play-now-explained = Vali mäng ja tempo. Saad koha lauas inimestega, kes mängivad umbes sama hästi kui sina.
tempo =
    { $tempo ->
        [quick] Kiire
        [days] Mitu päeva
       *[normal] Tavaline
    }
tempo-explained =
    { $tempo ->
        [days] Laud ootab avatud laudade seas, kuni kõik kohad on täis. Sa ei pea kohale jääma.
       *[normal] Mäng algab 20 sekundi jooksul: tühjad kohad võtavad botid.
    }
search-title = Otsime vastaseid
search-waiting =
    { $people ->
        [1] Praegu ootad seda mängu ainult sina.
       *[other] Seda mängu ootab koos sinuga { $people } inimest.
    }
search-bots = Mäng algab hiljemalt { $seconds } sekundi pärast: tühjad kohad võtavad botid.
search-stay = Hoia see leht lahti; see viib sind ise lauda.
search-leave = Lõpeta otsimine
lobby-all = Kõik avatud lauad
lobby-none = Ükski avatud laud ei sobi. Vali vähem filtreid.
lobby-tempo = Tempo
lobby-any-tempo = Iga tempo
lobby-own = Oma lauda
lobby-seats = Kohad
lobby-open = Lauad, kuhu saan istuda
lobby-ratings = Reitingud { $from } kuni { $to }
lobby-minutes =
    { $minutes ->
        [0] Avatud äsja
       *[other] Avatud { $minutes } min tagasi
    }
lobby-hours = Avatud { $hours } h tagasi
lobby-days =
    { $days ->
        [one] Avatud { $days } päev tagasi
       *[other] Avatud { $days } päeva tagasi
    }
error-pool-full = Sinu võrgust otsib juba mitu inimest vastaseid. Proovi hetke pärast uuesti või ava laud.
watch-title = Vaata pealt
watch-games = Käimasolevad mängud
watch-best = Jälgi parimat mängu ja seejärel järgmist:
watch-empty = Praegu ei käi ühtegi avalikku mängu.
watch-rating = Keskmine reiting { $rating }
watch-seat-rating = Reiting
watch-begins = Enne esimest käiku
watch-follows = Jälgid mängijat { $name }. Leht läheb ise järgmise avaliku mängu juurde.
watch-follows-best = Jälgid parimat mängu: { $game }. Leht läheb ise järgmise juurde.
watch-waits = Ei mängi praegu avalikult: { $name }
watch-waits-best = Praegu ei käi ühtegi avalikku mängu: { $game }
watch-stay = Hoia see leht lahti; see viib sind ise järgmise mängu juurde.
error-not-followable = Seda inimest ei saa mängust mängu jälgida.
