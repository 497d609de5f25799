### The Estonian names of the cards and boards of 7 Wonders, as the Estonian rulebook of 7 Wonders Duel has them: the cards that both games share, and the cities.

## Cards

seven-name-lumber-yard = Raielank
seven-name-stone-pit = Karjäär
seven-name-clay-pool = Savi leiukoht
seven-name-clay-pit = Savikaevandus
seven-name-glassworks = Klaasitöökoda
seven-name-press = Paberipress
seven-name-baths = Saunad
seven-name-altar = Altar
seven-name-theater = Teater
seven-name-tavern = Kõrts
seven-name-barracks = Kasarmud
seven-name-guard-tower = Vahitorn
seven-name-apothecary = Apteek
seven-name-workshop = Töökoda
seven-name-scriptorium = Skriptoorium
seven-name-sawmill = Saeveski
seven-name-quarry = Kivimurd
seven-name-brickyard = Tellisetehas
seven-name-aqueduct = Akvedukt
seven-name-temple = Tempel
seven-name-statue = Kuju
seven-name-courthouse = Kohtumaja
seven-name-forum = Foorum
seven-name-caravansery = Kaubapunkt
seven-name-walls = Müürid
seven-name-archery-range = Vibuväljak
seven-name-dispensary = Haigla
seven-name-laboratory = Laboratoorium
seven-name-library = Raamatukogu
seven-name-school = Kool
seven-name-pantheon = Panteon
seven-name-gardens = Aiad
seven-name-town-hall = Linnavalitsus
seven-name-palace = Palee
seven-name-senate = Senat
seven-name-lighthouse = Tuletorn
seven-name-chamber-of-commerce = Kauplemisplats
seven-name-arena = Võitlusareen
seven-name-fortifications = Kindlustused
seven-name-circus = Kaarikute areen
seven-name-arsenal = Relvaladu
seven-name-siege-workshop = Piiramismasinad
seven-name-observatory = Observatoorium
seven-name-university = Ülikool
seven-name-academy = Akadeemia
seven-name-study = Klassiruum
seven-name-shipowners-guild = Laevnike gild
seven-name-scientists-guild = Teadlaste gild
seven-name-magistrates-guild = Kohtunike gild
seven-name-builders-guild = Ehitajate gild

## Cities

seven-name-giza = Giza
seven-name-babylon = Babülon
seven-name-olympia = Olümpia
seven-name-rhodes = Rhodos
seven-name-ephesus = Ephesos
seven-name-alexandria = Aleksandria
seven-name-halicarnassus = Halikarnassos

## Monuments

seven-name-the-colossus-of-rhodes = Rhodose koloss
seven-name-the-mausoleum-of-halicarnassus = Halikarnassose mausoleum
