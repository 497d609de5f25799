### Inimeste reitingud ja oma reiting statistika lehel.

ratings-title = Reitingud
ratings-explained = Selle serveri mängijad reitingu järgi, iga mängu kohta eraldi. Loetelus on kõik, kelle reiting on piisavalt kindel ja kes ei ole seda välja lülitanud. 1500 on tavaline bot; märgi ± järel on kirjas, kui ebakindel reiting on.
ratings-own = Sinu statistika
ratings-none = Selles mängus ei ole veel kellelgi piisavalt kindlat reitingut.
ratings-place = Koht
ratings-name = Nimi
rating = Reiting
rating-value = { $rating } ± { $deviation }
rating-change = Reiting { $before } → { $after } ({ $change })
rating-explained = Iga mäng inimeste või mõne taseme bottide vastu muudab sinu reitingut. Arvesse ei lähe juhendatud mängud, vihjetega mängud, samade kaartidega kordusmängud, kordusest edasi mängitud mängud ega mängud bottide vastu, kus mõni käik võeti tagasi.
rating-is-off = Sinu reiting on välja lülitatud. Saad selle sisse lülitada oma profiilis.
rating-now = Reiting praegu
rating-provisional = esialgne
rating-best = Parim reiting
rating-games = Arvesse läinud mänge
rating-curve =
    { $count ->
        [one] Reiting viimase mängu jooksul; arvud on allpool
       *[other] Reiting viimase { $count } mängu jooksul; arvud on allpool
    }
rating-figures = Kõvera arvud
rating-date = Mängu lõpp
rating-difference = Muutus
rating-on = Sinu reiting on sees. Kui see on piisavalt kindel, näevad seda reitingute tabelis kõik.
rating-off = Sinu reiting on väljas. Sulle ei arvutata ega näidata ühtegi reitingut.
rating-switch-off = Lülita välja ja kustuta minu reitingud
rating-switch-on = Lülita sisse ja alusta uuesti
