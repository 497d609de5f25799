### Why a score pad is refused.

pad-refused-coins = { $place }: broj novčića grada je 0–{ $most }, a ne { $count }
pad-refused-no-edition = edition: nedostaje
pad-refused-edition = edition: nema izdanja "{ $name }"; izdanja su first, second
pad-refused-edition-free-city = edition: igra sa Slobodnim gradom je iz prvog izdanja
pad-refused-free-city-cities = cities: igra sa Slobodnim gradom ima 3 grada, Slobodni grad je poslednji; navedeno: { $count }
pad-refused-cities = cities: broj gradova za 7 Wonders je { $least }–{ $most }, a ne { $count }
pad-refused-duel-cities = cities: Duel ima 2 grada; navedeno: { $count }
pad-refused-also = { $place }: { $name } je takođe { $other }
pad-refused-copies =
    { $count ->
        [one] cities: { $card } stoji u { $count } gradu, a u igri sa ovoliko gradova ({ $seats }) broj primeraka je { $most }
        [few] cities: { $card } stoji u { $count } grada, a u igri sa ovoliko gradova ({ $seats }) broj primeraka je { $most }
       *[other] cities: { $card } stoji u { $count } gradova, a u igri sa ovoliko gradova ({ $seats }) broj primeraka je { $most }
    }
pad-refused-guilds = cities: broj izgrađenih gildi je { $count }, a u igri sa ovoliko gradova ({ $seats }) ima ih { $most }
pad-refused-stages = { $place }: broj faza je { $most }, a ne { $count }
pad-refused-city = { $place }: u izdanju { $edition } nema grada "{ $name }"; gradovi su { $list }
pad-refused-side = { $place }: strana je { $one } ili { $other }, a ne "{ $name }"
pad-refused-no-card = { $place }: nema karte "{ $name }"
pad-refused-other-edition = { $place }: { $card } nije u izdanju { $edition }
pad-refused-listed = { $place }: { $card } je već navedeno; grad ima najviše jednu kartu istog imena
pad-refused-token = { $place }: token za vojsku je 1, 3, 5 ili −1, a ne { $value }
pad-refused-victories = { $place }: broj tokena vrednosti { $points } je { $count }, a grad u jednom dobu dobija najviše 2 sukoba
pad-refused-conflicts = { $place }: broj tokena je { $count }, a grad ima najviše 6 sukoba
pad-refused-pawn = pawn: staza ide od −{ $last } do { $last }; navedeno: { $count }
pad-refused-no-victory = victory: nema pobede "{ $name }"; pobede su { $list }
pad-refused-other-victory = victory: sto pokazuje pobedu { $shown }, a ne { $given }
pad-refused-thing =
    { $what ->
        [card] { $place }: nema karte "{ $name }"
        [wonder] { $place }: nema čuda "{ $name }"
       *[token] { $place }: nema tokena napretka "{ $name }"
    }
pad-refused-only-one = { $place }: { $name } je takođe { $other }; postoji samo jedan primerak
pad-refused-wonders = { $place }: broj čuda je { $count }, a grad ih ima najviše { $most }
pad-refused-progress = { $place }: broj tokena napretka je { $count }, a sa svojim parovima simbola i čudima grad može da ih ima { $most }
pad-refused-all-wonders = cities: broj izgrađenih čuda je { $count }, a igra se završava sa najviše { $most }
pad-refused-all-progress = cities: broj uzetih tokena napretka je { $count }, a bilo ih je { $most }
pad-refused-deck =
    { $what ->
        [I] cities: broj karata doba I je { $count }, a u igri ih ima { $most }
        [II] cities: broj karata doba II je { $count }, a u igri ih ima { $most }
        [III] cities: broj karata doba III je { $count }, a u igri ih ima { $most }
       *[guilds] cities: broj gildi je { $count }, a u igri ih ima { $most }
    }
pad-refused-used = cities: broj upotrebljenih karata, sa onima za čuda, jeste { $count }, a u igri ih ima { $most }
pad-refused-supremacies = cities: sto pokazuje više nadmoći ({ $count }), a već prva završava igru
pad-refused-misplaced = { $place }: nema mesta u igri { $game }
pad-refused-side-alone = { $place }: kog grada?
pad-refused-no-category = { $place }: nije kategorija; kategorije su { $list }
pad-refused-points = { $place }: poeni su od { $least } do { $most }, a ne { $count }
pad-refused-symbols = { $place }: najviše { $most } od jedne vrste i { $choices } po izboru
pad-refused-treasury = { $place }: broj novčića ({ $coins }) ne odgovara poenima riznice ({ $points })
pad-refused-game = game: nema igre "{ $name }"; igre su { $list }
