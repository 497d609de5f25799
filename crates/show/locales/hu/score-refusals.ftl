### Why a score pad is refused.

pad-refused-coins = { $place }: egy városnak 0–{ $most } érméje lehet, a megadott szám: { $count }
pad-refused-no-edition = edition: hiányzik
pad-refused-edition = edition: nincs "{ $name }" kiadás; a kiadások: first, second
pad-refused-edition-free-city = edition: a Szabad városos játék az első kiadásból való
pad-refused-free-city-cities = cities: a Szabad városos játékban 3 város van, utolsóként a Szabad város, a megadott szám: { $count }
pad-refused-cities = cities: a 7 Csodában { $least }–{ $most } város van, a megadott szám: { $count }
pad-refused-duel-cities = cities: a Párbajban 2 város van, a megadott szám: { $count }
pad-refused-also = { $place }: { $name } ugyanaz, mint { $other }
pad-refused-copies = cities: { $card }: { $count } városban áll, de egy { $seats } városos játékban a példányok száma { $most }
pad-refused-guilds = cities: { $count } céh áll itt, de egy { $seats } városos játékban a céhek száma { $most }
pad-refused-stages = { $place }: a szintek száma { $most }, a megadott szám: { $count }
pad-refused-city = { $place }: ebben a kiadásban ({ $edition }) nincs "{ $name }" város; a városok: { $list }
pad-refused-side = { $place }: az oldal { $one } vagy { $other }, nem "{ $name }"
pad-refused-no-card = { $place }: nincs "{ $name }" nevű kártya
pad-refused-other-edition = { $place }: { $card } nincs ebben a kiadásban: { $edition }
pad-refused-listed = { $place }: { $card } már szerepelt; egy városban minden névből csak egy lehet
pad-refused-token = { $place }: egy konfliktusjelző 1, 3, 5 vagy −1, nem { $value }
pad-refused-victories = { $place }: { $points } pontos jelzőből { $count } van, de egy város egy korban legfeljebb 2 konfliktust nyer
pad-refused-conflicts = { $place }: { $count } jelző van, de egy városnak legfeljebb 6 konfliktusa lehet
pad-refused-pawn = pawn: a sáv határai −{ $last } és { $last }, a megadott szám: { $count }
pad-refused-no-victory = victory: nincs "{ $name }" győzelem; a győzelmek: { $list }
pad-refused-other-victory = victory: az asztal győzelme { $shown }, nem { $given }
pad-refused-thing =
    { $what ->
        [card] { $place }: nincs "{ $name }" nevű kártya
        [wonder] { $place }: nincs "{ $name }" nevű csoda
       *[token] { $place }: nincs "{ $name }" nevű fejlődéskorong
    }
pad-refused-only-one = { $place }: { $name } itt is szerepel: { $other }; csak egy van belőle
pad-refused-wonders = { $place }: { $count } csoda van, de egy városnak legfeljebb { $most } lehet
pad-refused-progress = { $place }: { $count } fejlődéskorong van, de a város szimbólumpárjaival és csodáival legfeljebb { $most } lehet
pad-refused-all-wonders = cities: { $count } csoda épült meg, de a játék végén legfeljebb { $most } lehet
pad-refused-all-progress = cities: { $count } fejlődéskorongot vettek el, de csak { $most } volt
pad-refused-deck =
    { $what ->
        [I] cities: az I. korból { $count } kártya áll itt, de egy játékban { $most } van
        [II] cities: a II. korból { $count } kártya áll itt, de egy játékban { $most } van
        [III] cities: a III. korból { $count } kártya áll itt, de egy játékban { $most } van
       *[guilds] cities: { $count } céh áll itt, de egy játékban { $most } van
    }
pad-refused-used = cities: { $count } kártya van felhasználva, a csodákéval együtt, de egy játékban { $most } van
pad-refused-supremacies = cities: az asztalon látható fölények száma { $count }, de az első véget vet a játéknak
pad-refused-misplaced = { $place }: ebben a játékban ({ $game }) nincs helye
pad-refused-side-alone = { $place }: melyik városé?
pad-refused-no-category = { $place }: nincs ilyen kategória; a kategóriák: { $list }
pad-refused-points = { $place }: a pontok száma { $least } és { $most } közötti, nem { $count }
pad-refused-symbols = { $place }: egy fajtából legfeljebb { $most }, választhatóból legfeljebb { $choices } lehet
pad-refused-treasury = { $place }: { $coins } érme nem { $points } pont a kincstárban
pad-refused-game = game: nincs "{ $name }" nevű játék; a játékok: { $list }
