### The finished games of a person, and what they add up to.

played-seven =
    { $edition ->
        [first] 7 Csoda, első kiadás
       *[second] 7 Csoda, második kiadás
    }
history-all = Minden játék
history-csv = Letöltés CSV-ként
history-offline = Kapcsolat nélkül játszva
history-table = Végeredmény
history-others = A többi játékos:
history-points = { $points } pont
history-place =
    { $won ->
        [yes] Győzelem, 1. hely ({ $seats } játékos)
       *[no] { $place }. hely ({ $seats } játékos)
    }
history-left =
    { $rated ->
        [yes] A vége előtt távoztál: { $seats } játékosból a(z) { $place }. helynek számít
       *[no] A vége előtt távoztál
    }
history-ending =
    { $ending ->
        [won] Győzelem
        [won-civilian] Polgári győzelem
        [won-military] Győzelem katonai erőfölénnyel
        [won-science] Győzelem tudományos fölénnyel
        [won-resigned] Győzelem, az ellenfél feladta
        [lost] Vereség
        [lost-civilian] Vereség pontokkal
        [lost-military] Vereség katonai erőfölénnyel szemben
        [lost-science] Vereség tudományos fölénnyel szemben
        [lost-resigned] Vereség feladással
        [resigned] Feladás
       *[other] Nincs győzelem
    }
statistics-title = Statisztika
statistics-own = Ezt az oldalt csak te látod. A tanulójátékok nem számítanak.
statistics-games = Játék
statistics-wins = Győzelem
statistics-share = Győzelmi arány
statistics-percent = { $percent }%
statistics-average = Átlagos pontszám
statistics-best = Legjobb eredmény
statistics-streak = Jelenlegi győzelmi sorozat
statistics-longest = Leghosszabb győzelmi sorozat
statistics-players = { $seats } játékos
statistics-by-board = Csodák szerint
statistics-by-seats = Játékosok száma szerint
statistics-by-level = A botok szintje szerint
statistics-by-opponent = Ellenfelek szerint
statistics-endings = Hogyan végződtek a játszmák
statistics-victory =
    { $victory ->
        [civilian] Polgári győzelem
        [military] Katonai erőfölény
        [science] Tudományos fölény
        [resigned] Feladás
       *[other] Egyéb
    }
statistics-won = Győzelem
statistics-lost = Vereség
statistics-best-games = A legtöbb pont
