### Inimeste reitingud ja oma reiting statistika lehel.

ratings-title = Reitingud
ratings-explained = Selle serveri edetabelid, iga mängu kohta eraldi. Loetelus on kõik, kelle reiting on välja kujunenud ja kes ei ole seda välja lülitanud. Tavalise boti reiting on 1500; ± näitab ebakindlust.
ratings-own = Sinu statistika
ratings-none = Selles mängus ei ole veel välja kujunenud reitinguid.
ratings-place = Koht
ratings-name = Nimi
rating = Reiting
rating-value = { $rating } ± { $deviation }
rating-change = Reiting { $before } → { $after } ({ $change })
rating-explained = Arvesse läheb iga mäng inimeste või mõne taseme bottide vastu, välja arvatud õppemängud, päeva jaotus, vihjetega mängud, korratud jaotused, kordusest jätkatud mängud ja mängud bottide vastu, kus mõni käik võeti tagasi. Mäng bottide vastu, mida sa nädal aega ei jätka, loetakse kaotatuks.
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
rating-date = Kuupäev
rating-difference = Muutus
rating-on = Sinu reiting on sees. Kui see on välja kujunenud, näevad seda reitingute lehel kõik.
rating-off = Sinu reiting on väljas: seda ei arvutata ega näidata.
rating-switch-off = Lülita välja ja kustuta minu reitingud
rating-switch-on = Lülita sisse ja alusta uuesti
