### The Estonian names of the cards, wonders, and progress tokens of 7 Wonders Duel, as the rulebook translates them.

## Cards

duel-name-lumber-yard = Raielank
duel-name-logging-camp = Palgitransport
duel-name-clay-pool = Savi leiukoht
duel-name-clay-pit = Savikaevandus
duel-name-quarry = Kivimurd
duel-name-stone-pit = Karjäär
duel-name-glassworks = Klaasitöökoda
duel-name-press = Paberipress
duel-name-guard-tower = Vahitorn
duel-name-stable = Tallid
duel-name-garrison = Garnison
duel-name-palisade = Tara
duel-name-workshop = Töökoda
duel-name-apothecary = Apteek
duel-name-scriptorium = Skriptoorium
duel-name-pharmacist = Farmatseut
duel-name-theater = Teater
duel-name-altar = Altar
duel-name-baths = Saunad
duel-name-stone-reserve = Kivivaru
duel-name-clay-reserve = Savivaru
duel-name-wood-reserve = Puiduvaru
duel-name-tavern = Kõrts
duel-name-sawmill = Saeveski
duel-name-brickyard = Tellisetehas
duel-name-shelf-quarry = Avakaevandus
duel-name-glass-blower = Klaasipuhuja
duel-name-drying-room = Kuivatuskamber
duel-name-walls = Müürid
duel-name-horse-breeders = Kuninglikud tallid
duel-name-barracks = Kasarmud
duel-name-archery-range = Vibuväljak
duel-name-parade-ground = Paraadväljak
duel-name-library = Raamatukogu
duel-name-dispensary = Haigla
duel-name-school = Kool
duel-name-laboratory = Laboratoorium
duel-name-courthouse = Kohtumaja
duel-name-statue = Kuju
duel-name-temple = Tempel
duel-name-aqueduct = Akvedukt
duel-name-rostrum = Kõnepult
duel-name-forum = Foorum
duel-name-caravansery = Kaubapunkt
duel-name-customs-house = Toll
duel-name-brewery = Pruulikoda
duel-name-arsenal = Relvaladu
duel-name-pretorium = Pretoorium
duel-name-fortifications = Kindlustused
duel-name-siege-workshop = Piiramismasinad
duel-name-circus = Kaarikute areen
duel-name-academy = Akadeemia
duel-name-study = Klassiruum
duel-name-university = Ülikool
duel-name-observatory = Observatoorium
duel-name-palace = Palee
duel-name-town-hall = Linnavalitsus
duel-name-obelisk = Obelisk
duel-name-gardens = Aiad
duel-name-pantheon = Panteon
duel-name-senate = Senat
duel-name-chamber-of-commerce = Kauplemisplats
duel-name-port = Sadam
duel-name-armory = Relvaruum
duel-name-lighthouse = Tuletorn
duel-name-arena = Võitlusareen
duel-name-merchants-guild = Kaupmeeste gild
duel-name-shipowners-guild = Laevnike gild
duel-name-builders-guild = Ehitajate gild
duel-name-magistrates-guild = Kohtunike gild
duel-name-scientists-guild = Teadlaste gild
duel-name-moneylenders-guild = Rahalaenajate gild
duel-name-tacticians-guild = Sõdalaste gild

## Wonders

duel-name-circus-maximus = Circus Maximus
duel-name-piraeus = Pireuse sadam
duel-name-the-appian-way = Via Appia
duel-name-the-colossus = Rhodose koloss
duel-name-the-great-library = Aleksandria raamatukogu
duel-name-the-great-lighthouse = Pharose tuletorn
duel-name-the-hanging-gardens = Rippuvad aiad
duel-name-the-mausoleum = Halikarnassose mausoleum
duel-name-the-pyramids = Püramiidid
duel-name-the-sphinx = Sfinks
duel-name-the-statue-of-zeus = Zeusi kuju
duel-name-the-temple-of-artemis = Artemise tempel

## Progress tokens

duel-name-agriculture = Põllumajandus
duel-name-architecture = Arhitektuur
duel-name-economy = Majandus
duel-name-law = Seadus
duel-name-masonry = Müüriladumine
duel-name-mathematics = Matemaatika
duel-name-philosophy = Filosoofia
duel-name-strategy = Strateegia
duel-name-theology = Teoloogia
duel-name-urbanism = Linnastumine
