### Zadaci: odluke u kojima je jedan potez jasno najbolji, i sopstvene greške za novi pokušaj.

puzzles-title = Zadaci
puzzles-lead = Pozicije iz pravih partija u kojima je jedan potez jasno najbolji. Pronađi ga: računa se samo prvi pokušaj.
puzzles-today = Zadaci dana
puzzles-own = Tvoji rezultati
puzzles-solved = Rešeno: { $game }
puzzles-solved-of = { $solved } od { $all }
puzzles-at-once = Rešeno iz prvog pokušaja
puzzles-streak = Dani zaredom sa rešenim zadatkom
puzzles-number = Zadatak { $number }
puzzles-state =
    { $state ->
        [first] rešeno iz prvog pokušaja
        [later] rešeno kasnije
       *[tried] još nije rešeno
    }
puzzles-all = Svi zadaci
puzzles-onward = Sledeći zadatak za tebe
puzzles-rush = Pet minuta na vreme
puzzles-rating = Rejting: { $game }
error-no-puzzle = Nema takvog zadatka.

## Zadatak

puzzle-title = { $game }: zadatak { $number }
puzzle-page = { $title } – Antipater
puzzle-task = Ti si na potezu. Koji potez je najbolji?
puzzle-before = Prethodni zadatak
puzzle-after = Sledeći zadatak
puzzle-again = Pokušaj ponovo
puzzle-player =
    { $who ->
        [you] Ti
        [opponent] Protivnik
       *[other] Igrač { $number }
    }
puzzle-grade =
    { $grade ->
        [solved] Rešeno!
        [near] Zamalo
       *[missed] To nije najbolji potez
    }
puzzle-best = Najbolji potezi
puzzle-solves = Najbolje:
puzzle-yours = tvoj odgovor
puzzle-share-explained = Procenti: izgledi za pobedu po proceni najjačih botova.
puzzle-beside = U poređenju sa „{ $action }“:
puzzle-counts =
    { $state ->
        [first] Računa se kao rešeno iz prvog pokušaja.
        [later] Računa se kao rešeno, ali ne iz prvog pokušaja.
       *[tried] Računa se kao još nerešeno.
    }
puzzle-ratings = Rejting zadatka je { $puzzle }, a tvoj { $own }.
puzzle-theme =
    { $theme ->
        [supremacy] Nadmoć
        [extra-turn] Dodatni potez
        [deny] Uskraćivanje
        [war] Rat
        [chain] Lanci
        [bury] Karta ispod čuda
       *[last-cards] Poslednje karte
    }
puzzle-line = Kako se nastavlja
puzzle-line-explained = Jedan mogući tok sledećih poteza ako svi igraju kao najjači botovi. Skrivene karte su pretpostavljene.

## Na vreme: što više zadataka za pet minuta

rush-title = Na vreme: { $game }
rush-tally = Rešeno: { $solved }. Promašeno: { $missed } od 3.
rush-over =
    { $solved ->
        [one] Rešen je { $solved } zadatak.
        [few] Rešena su { $solved } zadatka.
       *[other] Rešeno je { $solved } zadataka.
    }
rush-again = Još jednom

## Sopstvene greške

mistakes-title = Tvoje greške
mistakes-explained = Otvori snimak završene partije i analiziraj ga; zatim možeš ponovo da probaš odluke koje nisu uspele.
mistakes-practice =
    { $count ->
        [one] Ponovo probaj { $count } svoju grešku
        [few] Ponovo probaj { $count } svoje greške
       *[other] Ponovo probaj { $count } svojih grešaka
    }
mistake-title = Moje greške: { $number } od { $all }
mistake-replay = Nazad na snimak
