### Meeting people: play now, the page of a person who waits, and the lobby.

way-now = Játék most
way-now-hint = Hasonló ellenfél
play-now = Játék most
play-now-explained = Válassz játékot és tempót. Olyanokkal ülsz egy asztalhoz, akik nagyjából olyan jól játszanak, mint te.
tempo =
    { $tempo ->
        [quick] Gyors
        [days] Több napos
       *[normal] Normál
    }
tempo-explained =
    { $tempo ->
        [days] Az asztal a nyitott asztalok között vár, amíg minden hely betelik. Nem kell itt maradnod.
       *[normal] 20 másodpercen belül játszol: az üres helyekre botok ülnek.
    }
search-title = Ellenfelek keresése
search-waiting =
    { $people ->
        [1] Erre a játékra egyelőre csak te vársz.
       *[other] Erre a játékra veled együtt { $people } ember vár.
    }
search-bots = Legkésőbb { $seconds } másodperc múlva játszol: az üres helyekre botok ülnek.
search-stay = Hagyd nyitva ezt az oldalt, magától az asztalhoz vezet.
search-leave = Keresés befejezése
lobby-all = Minden nyitott asztal
lobby-none = Egyik nyitott asztal sem felel meg. Válassz kevesebb szűrőt.
lobby-tempo = Tempó
lobby-any-tempo = Bármilyen tempó
lobby-own = Az asztalodhoz
lobby-seats = Helyek
lobby-open = Asztalok, ahová leülhetek
lobby-ratings = Értékszám: { $from }–{ $to }
lobby-minutes =
    { $minutes ->
        [0] Most nyílt
       *[other] { $minutes } perce nyílt
    }
lobby-hours = { $hours } órája nyílt
lobby-days = { $days } napja nyílt
error-pool-full = A hálózatodról már többen keresnek ellenfelet. Próbáld újra egy kicsit később, vagy nyiss asztalt.
watch-title = Nézés
watch-games = Folyamatban lévő játszmák
watch-best = Kövesd a legerősebb játszmát, utána a következőt:
watch-empty = Most nem folyik nyilvános játszma.
watch-rating = Átlagos értékszám: { $rating }
watch-seat-rating = Értékszám
watch-begins = Az első kör előtt
watch-follows = Akit követsz: { $name }. Az oldal magától továbblép a következő nyilvános játszmára.
watch-follows-best = A legerősebb játszmát követed: { $game }. Az oldal magától továbblép a következőre.
watch-waits = Most nem játszik nyilvános játszmát: { $name }
watch-waits-best = Most nem folyik nyilvános játszma: { $game }
watch-stay = Hagyd nyitva ezt az oldalt; magától elvisz a következő játszmához.
error-not-followable = Ezt az embert nem követheted játszmáról játszmára.
