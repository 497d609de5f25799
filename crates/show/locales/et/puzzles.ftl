### Ülesanded: otsused, milles üks käik on selgelt parim, ja omad vead uuesti proovimiseks.

puzzles-title = Ülesanded
puzzles-lead = Seisud päris mängudest, kus üks käik on selgelt parim. Leia see: arvesse läheb ainult esimene katse.
puzzles-today = Tänased ülesanded
puzzles-own = Sinu tulemused
puzzles-solved = Lahendatud: { $game }
puzzles-solved-of = { $solved } / { $all }
puzzles-at-once = Lahendatud esimesel katsel
puzzles-streak = Päevi järjest lahendatud ülesandega
puzzles-number = Ülesanne { $number }
puzzles-state =
    { $state ->
        [first] lahendatud esimesel katsel
        [later] lahendatud hiljem
       *[tried] veel lahendamata
    }
puzzles-all = Kõik ülesanded
puzzles-onward = Sinule sobiv järgmine ülesanne
puzzles-rush = Viie minuti võidujooks
puzzles-rating = Reiting: { $game }
error-no-puzzle = Sellist ülesannet pole.

## Ülesanne

puzzle-title = { $game }: ülesanne { $number }
puzzle-page = { $title } – Antipater
puzzle-task = Sinu kord. Milline käik on parim?
puzzle-before = Eelmine ülesanne
puzzle-after = Järgmine ülesanne
puzzle-again = Proovi uuesti
puzzle-player =
    { $who ->
        [you] Sina
        [opponent] Vastane
       *[other] Mängija { $number }
    }
puzzle-grade =
    { $grade ->
        [solved] Lahendatud!
        [near] Peaaegu
       *[missed] See pole parim käik
    }
puzzle-best = Parimad käigud
puzzle-solves = Parim:
puzzle-yours = sinu vastus
puzzle-share-explained = Protsendid: võiduvõimalused tugevaimate bottide hinnangul.
puzzle-beside = Võrdluseks „{ $action }”:
puzzle-counts =
    { $state ->
        [first] Läheb kirja esimesel katsel lahendatuna.
        [later] Läheb kirja lahendatuna, aga mitte esimesel katsel.
       *[tried] Läheb kirja veel lahendamata.
    }
puzzle-ratings = Ülesande reiting on { $puzzle }, sinu oma { $own }.
puzzle-theme =
    { $theme ->
        [supremacy] Üleolek
        [extra-turn] Lisakäik
        [deny] Vastase takistamine
        [war] Sõda
        [chain] Ahelad
        [bury] Kaart ime alla
       *[last-cards] Viimased kaardid
    }
puzzle-line = Kuidas mäng jätkub
puzzle-line-explained = Üks võimalus, kuidas järgmised käigud kulgevad, kui kõik mängivad nagu tugevaimad botid. Peidetud kaardid on oletus.

## Võidujooks: viie minutiga võimalikult palju ülesandeid

rush-title = Võidujooks: { $game }
rush-tally = Lahendatud: { $solved }. Eksitud: { $missed } / 3.
rush-over =
    { $solved ->
        [one] Lahendasid 1 ülesande.
       *[other] Lahendasid { $solved } ülesannet.
    }
rush-again = Veel kord

## Omad vead

mistakes-title = Sinu enda vead
mistakes-explained = Ava lõppenud mängu kordus ja analüüsi mängu; seejärel saad ebaõnnestunud otsuseid uuesti proovida.
mistakes-practice =
    { $count ->
        [one] Proovi oma viga uuesti
       *[other] Proovi oma { $count } viga uuesti
    }
mistake-title = Minu vead: { $number } / { $all }
mistake-replay = Tagasi korduse juurde
