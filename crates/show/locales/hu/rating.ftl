### Az emberek értékszámai, és a sajátod a statisztika oldalán.

ratings-title = Értékszámok
ratings-explained = A szerver játékosai értékszám szerint, játékonként. Mindenki szerepel, akinek az értékszáma elég biztos, és nem kapcsolta ki. Az 1500 egy közepes bot; a ± jel után az áll, mennyire bizonytalan az értékszám.
ratings-own = A statisztikád
ratings-none = Ebben a játékban még senkinek sincs elég biztos értékszáma.
ratings-place = Hely
ratings-name = Név
rating = Értékszám
rating-value = { $rating } ± { $deviation }
rating-change = Értékszám: { $before } → { $after } ({ $change })
rating-explained = Minden játék, amelyet emberek vagy valamilyen szintű botok ellen játszol, változtat az értékszámodon. Nem számítanak a vezetett játékok, a tippekkel játszottak, az ugyanazokkal a kártyákkal újrajátszottak, a visszajátszásból folytatott játékok, és azok a botok elleni játékok, amelyekben visszavontál egy lépést.
rating-is-off = Az értékszámod ki van kapcsolva. A profilodban bekapcsolhatod.
rating-now = Jelenlegi értékszám
rating-provisional = ideiglenes
rating-best = Legjobb értékszám
rating-games = Beszámított játékok
rating-curve = Az értékszám az utolsó { $count } játékban; a számok alább olvashatók
rating-figures = A görbe számai
rating-date = A játék vége
rating-difference = Változás
rating-on = Az értékszámod be van kapcsolva. Ha elég biztos, mindenki láthatja az értékszámok táblázatában.
rating-off = Az értékszámod ki van kapcsolva. Nem számolunk és nem mutatunk neked értékszámot.
rating-switch-off = Kikapcsolom, és törlöm az értékszámaimat
rating-switch-on = Bekapcsolom, és elölről kezdem
