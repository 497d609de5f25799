### Why a score pad is refused.

pad-refused-coins = { $place }: kaupungilla on 0–{ $most } rahaa, ei { $count }
pad-refused-no-edition = edition: puuttuu
pad-refused-edition = edition: painosta "{ $name }" ei ole; painokset ovat first, second
pad-refused-edition-free-city = edition: peli Vapaakaupungin kanssa on ensimmäistä painosta
pad-refused-free-city-cities = cities: pelissä Vapaakaupungin kanssa on 3 kaupunkia, Vapaakaupunki viimeisenä, ei { $count }
pad-refused-cities = cities: pelissä 7 Wonders on { $least }–{ $most } kaupunkia, ei { $count }
pad-refused-duel-cities = cities: Duelissa on 2 kaupunkia, ei { $count }
pad-refused-also = { $place }: { $name } on myös { $other }
pad-refused-copies = cities: { $card } on rakennettu { $count } kertaa, mutta pelissä, jossa kaupunkeja on { $seats }, kappaleita on { $most }
pad-refused-guilds = cities: kiltoja on rakennettu { $count }, mutta pelissä, jossa kaupunkeja on { $seats }, niitä on { $most }
pad-refused-stages = { $place }: vaiheita on { $most }, ei { $count }
pad-refused-city = { $place }: painoksessa { $edition } ei ole kaupunkia "{ $name }"; kaupungit ovat { $list }
pad-refused-side = { $place }: puoli on { $one } tai { $other }, ei "{ $name }"
pad-refused-no-card = { $place }: korttia "{ $name }" ei ole
pad-refused-other-edition = { $place }: { $card } ei ole painoksessa { $edition }
pad-refused-listed = { $place }: { $card } on jo lueteltu; kaupungissa on vain yksi kutakin nimeä
pad-refused-token = { $place }: sotamerkki on 1, 3, 5 tai −1, ei { $value }
pad-refused-victories = { $place }: merkkejä, joiden arvo on { $points }, on { $count }, mutta kaupunki voittaa enintään 2 taistelua aikakaudessa
pad-refused-conflicts = { $place }: merkkejä on { $count }, mutta kaupungilla on enintään 6 taistelua
pad-refused-pawn = pawn: rata on −{ $last } – { $last }, ei { $count }
pad-refused-no-victory = victory: voittoa "{ $name }" ei ole; voitot ovat { $list }
pad-refused-other-victory = victory: pöytä näyttää voiton { $shown }, ei { $given }
pad-refused-thing =
    { $what ->
        [card] { $place }: korttia "{ $name }" ei ole
        [wonder] { $place }: ihmettä "{ $name }" ei ole
       *[token] { $place }: edistysmerkkiä "{ $name }" ei ole
    }
pad-refused-only-one = { $place }: { $name } on myös { $other }; niitä on vain yksi
pad-refused-wonders = { $place }: ihmeitä on { $count }, mutta kaupungilla on niitä enintään { $most }
pad-refused-progress = { $place }: edistysmerkkejä on { $count }, mutta kaupungilla voi symbolipareineen ja ihmeineen olla niitä { $most }
pad-refused-all-wonders = cities: ihmeitä on rakennettu { $count }, mutta pelin lopussa niitä on enintään { $most }
pad-refused-all-progress = cities: edistysmerkkejä on otettu { $count }, mutta niitä oli { $most }
pad-refused-deck =
    { $what ->
        [I] cities: I aikakauden kortteja on rakennettu { $count }, mutta pelissä niitä on { $most }
        [II] cities: II aikakauden kortteja on rakennettu { $count }, mutta pelissä niitä on { $most }
        [III] cities: III aikakauden kortteja on rakennettu { $count }, mutta pelissä niitä on { $most }
       *[guilds] cities: kiltoja on rakennettu { $count }, mutta pelissä niitä on { $most }
    }
pad-refused-used = cities: kortteja on käytetty { $count }, ihmeiden kortit mukaan lukien, mutta pelissä niitä on { $most }
pad-refused-supremacies = cities: pöytä näyttää ylivoimia { $count }, mutta ensimmäinen päättää pelin
pad-refused-misplaced = { $place }: ei kuulu peliin { $game }
pad-refused-side-alone = { $place }: minkä kaupungin puoli?
pad-refused-no-category = { $place }: luokkaa ei ole; luokat ovat { $list }
pad-refused-points = { $place }: pisteitä on { $least } – { $most }, ei { $count }
pad-refused-symbols = { $place }: enintään { $most } kutakin lajia ja { $choices } valittavaa
pad-refused-treasury = { $place }: { $coins } rahaa ei ole { $points } pistettä rahavaroista
pad-refused-game = game: peliä "{ $name }" ei ole; pelit ovat { $list }
