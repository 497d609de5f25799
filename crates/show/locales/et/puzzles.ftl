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
puzzle-not-looked-at = Sinu käik tundus põhjalikuks analüüsiks liiga nõrk.
puzzle-best = Parimad käigud
puzzle-solves = Parim:
puzzle-yours = sinu vastus
puzzle-no-share = analüüsimata
puzzle-share-explained = Protsendid: võiduvõimalused tugevaimate bottide hinnangul.
puzzle-beside = Võrdluseks „{ $action }”:
puzzle-counts =
    { $state ->
        [first] Läheb kirja esimesel katsel lahendatuna.
        [later] Läheb kirja lahendatuna, aga mitte esimesel katsel.
       *[tried] Läheb kirja veel lahendamata.
    }

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
