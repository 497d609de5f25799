### Why a score pad is refused.

pad-refused-coins = { $place }: linnal on 0–{ $most } münti, mitte { $count }
pad-refused-no-edition = edition: puudub
pad-refused-edition = edition: väljaannet "{ $name }" ei ole; väljaanded on first, second
pad-refused-edition-free-city = edition: Vabalinnaga mäng on esimesest väljaandest
pad-refused-free-city-cities = cities: Vabalinnaga mängus on 3 linna, Vabalinn viimasena, mitte { $count }
pad-refused-cities = cities: mängus 7 Wonders on { $least }–{ $most } linna, mitte { $count }
pad-refused-duel-cities = cities: Duelis on 2 linna, mitte { $count }
pad-refused-also = { $place }: { $name } on ka { $other }
pad-refused-copies = cities: { $card } on ehitatud { $count } korda, aga mängus, kus linnu on { $seats }, on seda { $most }
pad-refused-guilds = cities: gilde on ehitatud { $count }, aga mängus, kus linnu on { $seats }, on neid { $most }
pad-refused-stages = { $place }: järke on { $most }, mitte { $count }
pad-refused-city = { $place }: väljaandes { $edition } ei ole linna "{ $name }"; linnad on { $list }
pad-refused-side = { $place }: külg on { $one } või { $other }, mitte "{ $name }"
pad-refused-no-card = { $place }: kaarti "{ $name }" ei ole
pad-refused-other-edition = { $place }: { $card } ei ole väljaandes { $edition }
pad-refused-listed = { $place }: { $card } on juba loetletud; linnas on igast nimest ainult üks
pad-refused-token = { $place }: lahingumärk on 1, 3, 5 või −1, mitte { $value }
pad-refused-victories = { $place }: märke väärtusega { $points } on { $count }, aga linn võidab ühel ajastul kuni 2 lahingut
pad-refused-conflicts = { $place }: märke on { $count }, aga linnal on kuni 6 lahingut
pad-refused-pawn = pawn: raja otsad on −{ $last } ja { $last }, antud on { $count }
pad-refused-no-victory = victory: võitu "{ $name }" ei ole; võidud on { $list }
pad-refused-other-victory = victory: laud näitab võitu { $shown }, mitte { $given }
pad-refused-thing =
    { $what ->
        [card] { $place }: kaarti "{ $name }" ei ole
        [wonder] { $place }: imet "{ $name }" ei ole
       *[token] { $place }: progressimärki "{ $name }" ei ole
    }
pad-refused-only-one = { $place }: { $name } on ka { $other }; neid on ainult üks
pad-refused-wonders = { $place }: imesid on { $count }, aga linnal on neid kuni { $most }
pad-refused-progress = { $place }: progressimärke on { $count }, aga oma sümbolipaaride ja imedega saab linnal neid olla { $most }
pad-refused-all-wonders = cities: imesid on ehitatud { $count }, aga mängu lõpus on neid kuni { $most }
pad-refused-all-progress = cities: progressimärke on võetud { $count }, aga neid oli { $most }
pad-refused-deck =
    { $what ->
        [I] cities: I ajastu kaarte on ehitatud { $count }, aga mängus on neid { $most }
        [II] cities: II ajastu kaarte on ehitatud { $count }, aga mängus on neid { $most }
        [III] cities: III ajastu kaarte on ehitatud { $count }, aga mängus on neid { $most }
       *[guilds] cities: gilde on ehitatud { $count }, aga mängus on neid { $most }
    }
pad-refused-used = cities: kaarte on kasutatud { $count }, imede kaardid kaasa arvatud, aga mängus on neid { $most }
pad-refused-supremacies = cities: laud näitab üleolekuid { $count }, aga esimene lõpetab mängu
pad-refused-misplaced = { $place }: mängus { $game } seda ei ole
pad-refused-side-alone = { $place }: millise linna külg?
pad-refused-no-category = { $place }: sellist liiki ei ole; liigid on { $list }
pad-refused-points = { $place }: punkte on { $least } kuni { $most }, mitte { $count }
pad-refused-symbols = { $place }: ühte liiki kuni { $most } ja valitavaid kuni { $choices }
pad-refused-treasury = { $place }: { $coins } münti ei anna varakambri eest { $points } punkti
pad-refused-game = game: mängu "{ $name }" ei ole; mängud on { $list }
