### The finished games of a person, and what they add up to.

played-seven =
    { $edition ->
        [first] 7 Wonders, esimene väljaanne
       *[second] 7 Wonders, teine väljaanne
    }
history-all = Kõik mängud
history-csv = Laadi alla CSV-failina
history-offline = Mängitud ilma ühenduseta
history-table = Lõpptulemus
history-others = Teised mängijad:
history-points =
    { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
history-place =
    { $won ->
        [yes] Võit, 1. koht { $seats } mängija seas
       *[no] { $place }. koht { $seats } mängija seas
    }
history-left =
    { $rated ->
        [yes] Lahkusid enne lõppu: loeb { $place }. kohana { $seats } mängija seas
       *[no] Lahkusid enne lõppu
    }
history-ending =
    { $ending ->
        [won] Võit
        [won-civilian] Kultuurivõit
        [won-military] Võit sõjalise üleolekuga
        [won-science] Võit teadusliku üleolekuga
        [won-resigned] Võit, vastane alistus
        [lost] Kaotus
        [lost-civilian] Kaotus punktidega
        [lost-military] Kaotus sõjalise üleoleku tõttu
        [lost-science] Kaotus teadusliku üleoleku tõttu
        [lost-resigned] Kaotus alistumisega
        [resigned] Alistumine
       *[other] Võiduta
    }
statistics-title = Statistika
statistics-own = Seda lehte näed ainult sina. Õppemängud ei lähe arvesse.
statistics-games = Mänge
statistics-wins = Võite
statistics-share = Võitude osakaal
statistics-percent = { $percent }%
statistics-average = Keskmine punktisumma
statistics-best = Parim tulemus
statistics-streak = Praegune võiduseeria
statistics-longest = Pikim võiduseeria
statistics-players =
    { $seats ->
        [one] { $seats } mängija
       *[other] { $seats } mängijat
    }
statistics-by-board = Maailmaime järgi
statistics-by-seats = Mängijate arvu järgi
statistics-by-level = Botide taseme järgi
statistics-by-opponent = Vastase järgi
statistics-endings = Kuidas mängud lõppesid
statistics-victory =
    { $victory ->
        [civilian] Kultuurivõit
        [military] Sõjaline üleolek
        [science] Teaduslik üleolek
        [resigned] Alistumine
       *[other] Muu
    }
statistics-won = Võidetud
statistics-lost = Kaotatud
statistics-best-games = Enim punkte
