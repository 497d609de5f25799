### Ülesanded: otsused, milles üks käik on selgelt parim, ja omad vead uuesti proovimiseks.

puzzles-title = Ülesanded
puzzles-lead = Hetked päris mängudest, kus üks käik on kõigist teistest selgelt parem. Leia see: arvesse läheb esimene vastus.
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
start-puzzles = Tänased ülesanded:
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
puzzle-not-looked-at = Esmapilgul tundus sinu käik liiga nõrk, et seda lähemalt uurida.
puzzle-best = Parimad käigud
puzzle-solves = Parim:
puzzle-yours = sinu vastus
puzzle-no-share = uurimata
puzzle-share-explained = Protsendid on võiduvõimalused tugevaimate robotite hinnangul.
puzzle-beside = Võrdluseks „{ $action }”:
puzzle-counts =
    { $state ->
        [first] Läheb kirja esimesel katsel lahendatuna.
        [later] Läheb kirja lahendatuna, aga mitte esimesel katsel.
       *[tried] Läheb kirja veel lahendamata.
    }

## Omad vead

mistakes-title = Sinu enda vead
mistakes-explained = Ava lõppenud mängu kordus ja lase mäng analüüsida: seal saad ebaõnnestunud otsuseid harjutada.
mistakes-practice =
    { $count ->
        [one] Harjuta oma viga
       *[other] Harjuta oma { $count } viga
    }
mistake-title = Minu vead: { $number } / { $all }
mistake-replay = Tagasi korduse juurde
