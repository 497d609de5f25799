### Feladványok: döntések, amelyekben egy lépés egyértelműen a legjobb, és a saját hibák újra.

puzzles-title = Feladványok
puzzles-lead = Állások valódi játszmákból, amelyekben egy lépés egyértelműen a legjobb. Találd meg: csak az első próbálkozás számít.
puzzles-today = A nap feladványai
puzzles-own = Az eredményeid
puzzles-solved = Megoldva: { $game }
puzzles-solved-of = { $solved } / { $all }
puzzles-at-once = Elsőre megoldva
puzzles-streak = Egymást követő napok megoldott feladvánnyal
puzzles-number = { $number }. feladvány
puzzles-state =
    { $state ->
        [first] elsőre megoldva
        [later] később megoldva
       *[tried] még nincs megoldva
    }
puzzles-all = Minden feladvány
puzzles-onward = A neked való következő feladvány
puzzles-rush = Ötperces hajrá
puzzles-rating = Értékszám: { $game }
error-no-puzzle = Nincs ilyen feladvány.

## Egy feladvány

puzzle-title = { $game }: { $number }. feladvány
puzzle-page = { $title } – Antipater
puzzle-task = Te jössz. Melyik a legjobb lépés?
puzzle-before = Előző feladvány
puzzle-after = Következő feladvány
puzzle-again = Újrapróbálom
puzzle-player =
    { $who ->
        [you] Te
        [opponent] Ellenfél
       *[other] { $number }. játékos
    }
puzzle-grade =
    { $grade ->
        [solved] Megoldva!
        [near] Majdnem
       *[missed] Nem a legjobb lépés
    }
puzzle-best = A legjobb lépések
puzzle-solves = Legjobb:
puzzle-yours = a te válaszod
puzzle-share-explained = Százalékok: győzelmi esélyek a legerősebb botok becslése szerint.
puzzle-beside = Összehasonlítva ezzel: „{ $action }”.
puzzle-counts =
    { $state ->
        [first] Elsőre megoldottnak számít.
        [later] Megoldottnak számít, de nem elsőre.
       *[tried] Még nem számít megoldottnak.
    }
puzzle-ratings = A feladvány értékszáma { $puzzle }, a tiéd { $own }.
puzzle-theme =
    { $theme ->
        [supremacy] Fölény
        [extra-turn] Újabb lépés
        [deny] Az ellenfél megfosztása
        [war] Háború
        [chain] Láncok
        [bury] Lap a csoda alá
       *[last-cards] Az utolsó lapok
    }
puzzle-line = Hogyan folytatódik
puzzle-line-explained = Így alakulhatnak a következő körök, ha mindenki úgy játszik, mint a legerősebb botok. A rejtett lapokat csak feltételezzük.

## Hajrá: minél több feladvány öt perc alatt

rush-title = Hajrá: { $game }
rush-tally = Megoldva: { $solved }. Elhibázva: { $missed } / 3.
rush-over =
    { $solved ->
        [one] 1 feladványt oldottál meg.
       *[other] { $solved } feladványt oldottál meg.
    }
rush-again = Még egyszer

## A saját hibák

mistakes-title = A saját hibáid
mistakes-explained = Nyisd meg egy befejezett játszma visszajátszását, és elemeztesd; utána újrapróbálhatod a félresikerült döntéseket.
mistakes-practice =
    { $count ->
        [one] A hibám újrapróbálása
       *[other] A { $count } hibám újrapróbálása
    }
mistake-title = A hibáim: { $number } / { $all }
mistake-replay = Vissza a visszajátszáshoz
