### The Hungarian names of the cards and boards of 7 Wonders, as the rulebook of the first edition prints them. Its other cards have no Hungarian name there.

## Cards

seven-name-timber-yard = Fatelep
seven-name-mine = Bánya
seven-name-press = Nyomda
seven-name-baths = Fürdő
seven-name-altar = Oltár
seven-name-theater = Színház
seven-name-east-trading-post = Keleti Kereskedelmi Ügynökség
seven-name-west-trading-post = Nyugati Kereskedelmi Ügynökség
seven-name-marketplace = Piac
seven-name-barracks = Barakk
seven-name-apothecary = Patikus
seven-name-scriptorium = Scriptorium
seven-name-aqueduct = Csatornahíd
seven-name-statue = Szobor
seven-name-courthouse = Bíróság
seven-name-forum = Fórum
seven-name-vineyard = Szőlőskert
seven-name-bazar = Bazár
seven-name-stables = Istálló
seven-name-library = Könyvtár
seven-name-gardens = Kertek
seven-name-town-hall = Városháza
seven-name-haven = Kikötő
seven-name-lighthouse = Világítótorony
seven-name-chamber-of-commerce = Kereskedelmi Kamara
seven-name-arena = Aréna
seven-name-university = Egyetem
seven-name-workers-guild = Munkások Céhe
seven-name-craftsmens-guild = Kézművesek Céhe
seven-name-traders-guild = Kereskedők Céhe
seven-name-philosophers-guild = Filozófusok Céhe
seven-name-spies-guild = Kémek Céhe
seven-name-strategists-guild = Hadvezérek Céhe
seven-name-shipowners-guild = Hajótulajdonosok Céhe
seven-name-scientists-guild = Tudósok Céhe
seven-name-magistrates-guild = Elöljárók Céhe
seven-name-builders-guild = Építők Céhe

## Cities

seven-name-giza = Gíza
seven-name-babylon = Babilon
seven-name-olympia = Olümpia
seven-name-rhodes = Rodosz
seven-name-ephesus = Epheszosz
seven-name-alexandria = Alexandria
seven-name-halicarnassus = Halikarnasszosz

## Monuments

seven-name-the-pyramids-of-giza = A gízai piramisok
seven-name-the-hanging-gardens-of-babylon = A babiloni függőkertek
seven-name-the-statue-of-zeus-in-olympia = Az olümpiai Zeusz-szobor
seven-name-the-colossus-of-rhodes = A rodoszi Kolosszus
seven-name-the-temple-of-artemis-in-ephesus = Az epheszoszi Artemisz-templom
seven-name-the-lighthouse-of-alexandria = Az alexandriai világítótorony
seven-name-the-mausoleum-of-halicarnassus = A halikarnasszoszi mauzóleum
