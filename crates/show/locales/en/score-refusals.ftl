### Why a score pad is refused.

pad-refused-coins = { $place }: a city has 0 to { $most } coins, not { $count }
pad-refused-no-edition = edition: missing
pad-refused-edition = edition: unknown edition "{ $name }"; expected first or second
pad-refused-edition-free-city = edition: the game with the Free City exists only in the first edition
pad-refused-free-city-cities = cities: the game with the Free City has 3 cities, the Free City last, not { $count }
pad-refused-cities = cities: 7 Wonders has { $least } to { $most } cities, not { $count }
pad-refused-duel-cities = cities: Duel has 2 cities, not { $count }
pad-refused-also = { $place }: { $name } is also { $other }
pad-refused-copies =
    { $count ->
        [one] cities: { $count } city has { $card }, but a game with { $seats } cities has only { $most }
       *[other] cities: { $count } cities have { $card }, but a game with { $seats } cities has only { $most }
    }
pad-refused-guilds = cities: { $count } guilds are listed, but a game with { $seats } cities has { $most }
pad-refused-stages = { $place }: the board has { $most } stages, not { $count }
pad-refused-city = { $place }: the { $edition } edition has no city "{ $name }"; expected one of { $list }
pad-refused-side = { $place }: expected { $one } or { $other }, not "{ $name }"
pad-refused-no-card = { $place }: there is no card "{ $name }"
pad-refused-other-edition = { $place }: { $card } is not in the { $edition } edition
pad-refused-listed = { $place }: { $card } is listed twice; a city can have only one building of a name
pad-refused-token = { $place }: a conflict token is 1, 3, 5 or −1, not { $value }
pad-refused-victories = { $place }: { $count } tokens of { $points }, but a city wins at most 2 conflicts in an age
pad-refused-conflicts = { $place }: { $count } tokens, but a city has at most 6 conflicts
pad-refused-pawn = pawn: the track goes from −{ $last } to { $last }, not to { $count }
pad-refused-no-victory = victory: unknown victory "{ $name }"; expected one of { $list }
pad-refused-other-victory = victory: the cities show a { $shown } victory, not a { $given } one
pad-refused-thing =
    { $what ->
        [card] { $place }: there is no card "{ $name }"
        [wonder] { $place }: there is no wonder "{ $name }"
       *[token] { $place }: there is no progress token "{ $name }"
    }
pad-refused-only-one = { $place }: { $name } is also { $other }; there is only one
pad-refused-wonders = { $place }: { $count } wonders, but a city has at most { $most }
pad-refused-progress = { $place }: { $count } progress tokens, but with its pairs of symbols and its wonders the city can have { $most }
pad-refused-all-wonders = cities: { $count } wonders are built, but a game ends with at most { $most }
pad-refused-all-progress = cities: { $count } progress tokens were taken, but there are only { $most }
pad-refused-deck =
    { $what ->
        [I] cities: { $count } cards of age I are listed, but a game has { $most }
        [II] cities: { $count } cards of age II are listed, but a game has { $most }
        [III] cities: { $count } cards of age III are listed, but a game has { $most }
       *[guilds] cities: { $count } guilds are listed, but a game has { $most }
    }
pad-refused-used = cities: { $count } cards are used, including those under wonders, but a game has { $most }
pad-refused-supremacies = cities: they show { $count } supremacies, but the first one ends the game
pad-refused-misplaced = { $place }: not used in the game { $game }
pad-refused-side-alone = { $place }: given without a city
pad-refused-no-category = { $place }: unknown category; expected one of { $list }
pad-refused-points = { $place }: expected { $least } to { $most } points, not { $count }
pad-refused-symbols = { $place }: at most { $most } of a kind and { $choices } wild
pad-refused-treasury = { $place }: { $coins } coins are not { $points } points of treasury
pad-refused-game = game: unknown game "{ $name }"; expected one of { $list }
