### Az emberek értékszámai, és a sajátod a statisztika oldalán.

ratings-title = Értékszámok
ratings-explained = A szerver ranglistái, játékonként. Mindenki szerepel, akinek az értékszáma megállapodott, és nem kapcsolta ki. Egy közepes bot értékszáma 1500; a ± a bizonytalanságot mutatja.
ratings-own = A statisztikád
ratings-none = Ebben a játékban még nincs megállapodott értékszám.
ratings-place = Hely
ratings-name = Név
rating = Értékszám
rating-value = { $rating } ± { $deviation }
rating-change = Értékszám: { $before } → { $after } ({ $change })
rating-explained = Minden játszma számít, amelyet emberek vagy valamilyen szintű botok ellen játszol, kivéve a tanulójátékokat, a nap leosztását, a tippekkel játszott játszmákat, az újrajátszott leosztásokat, a visszajátszásból folytatott játszmákat, és azokat a botok ellenieket, amelyekben visszavontál egy lépést. A botok ellen kezdett játszma, amelyet egy hétig nem folytatsz, vereségnek számít.
rating-is-off = Az értékszámod ki van kapcsolva. A profilodban bekapcsolhatod.
rating-now = Jelenlegi értékszám
rating-provisional = ideiglenes
rating-best = Legjobb értékszám
rating-games = Beszámított játszmák
rating-curve = Az értékszám az utolsó { $count } játszmában; a számok alább olvashatók
rating-figures = A görbe számai
rating-date = Dátum
rating-difference = Változás
rating-on = Az értékszámod be van kapcsolva. Ha megállapodott, mindenki láthatja az Értékszámok oldalon.
rating-off = Az értékszámod ki van kapcsolva: nem számoljuk és nem mutatjuk.
rating-switch-off = Kikapcsolom, és törlöm az értékszámaimat
rating-switch-on = Bekapcsolom, és elölről kezdem
