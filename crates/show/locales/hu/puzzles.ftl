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
start-puzzles = A nap feladványai:
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
puzzle-not-looked-at = A lépésed túl gyengének tűnt az alapos elemzéshez.
puzzle-best = A legjobb lépések
puzzle-solves = Legjobb:
puzzle-yours = a te válaszod
puzzle-no-share = nincs elemezve
puzzle-share-explained = Százalékok: győzelmi esélyek a legerősebb botok becslése szerint.
puzzle-beside = Összehasonlítva ezzel: „{ $action }”.
puzzle-counts =
    { $state ->
        [first] Elsőre megoldottnak számít.
        [later] Megoldottnak számít, de nem elsőre.
       *[tried] Még nem számít megoldottnak.
    }

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
