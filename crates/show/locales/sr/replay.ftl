### Replays: a finished game step by step.

replay-title = Snimak: { $names } – Antipater
replay-heading = Snimak: { $names }
replay-other = Drugi zapis
replay-not-kept = Zapis koji ovde učitaš čuva se samo kratko i ne vezuje se ni za jedan sto. Sačuvaj svoju datoteku.
replay-steps = Koraci partije
replay-first = Na početak
replay-back = Korak nazad
replay-play = Pusti
replay-on = Korak napred
replay-last = Na kraj
replay-step = Korak { $step } od { $steps }
replay-choose-step = Izaberi korak
replay-go = Idi
replay-play-on = Nastavi odavde
replay-play-on-explained = Nastavi odavde na mestu igrača { $name }, u novoj partiji protiv botova
outlook-title = Šta sledi odavde
outlook-explained = Botovi mnogo puta nastavljaju odavde, sa znanjem igrača { $name }
outlook-note = Broj partija botova nivoa Srednji odavde do kraja: { $games }. Sve što je bilo poznato igraču { $name } ostaje kako jeste; ostalo se svaki put deli iznova.
outlook-back = Nazad na snimak
replay-nothing = Još se ništa nije dogodilo.
duel-when =
    { $count ->
        [0] Doba { $age }, nema više karata
        [one] Doba { $age }, još { $count } karta
        [few] Doba { $age }, još { $count } karte
       *[other] Doba { $age }, još { $count } karata
    }

eyes-title = Iz čijeg ugla
eyes-front = Prikazano mesto
eyes-with = Pogled
eyes-all = sve karte otkrivene
eyes-seat = samo { $name }
eyes-public = posmatrači

hand-of =
    { $who ->
        [you] Tvoja ruka
       *[other] Ruka igrača { $name }
    }
pile-of =
    { $who ->
        [you] Odbačene karte koje gledaš
       *[other] Odbačene karte koje gleda { $name }
    }
used-for =
    { $what ->
        [build] Gradi je
        [stage] Gradi fazu njome
       *[sell] Prodaje je
    }
duel-taken = Uzima se sledeća.
open-hands = Ostale ruke
open-hidden = Skriveno od ostalih
open-sold = Prodato

course-title = Poeni tokom partije
course-of = { $name }: od 0 do { $points } poena; brojevi su ispod
course-points =
    { $points ->
        [one] na kraju { $points } poen
        [few] na kraju { $points } poena
       *[other] na kraju { $points } poena
    }
course-figures = Isto u brojevima
course-step = Korak
letter-treasury = ¢
letter-wonder = ▲
letter-progress = ★

upload-title = Prikaži snimak iz zapisa
upload-explained = Zapis završene partije može da se preuzme za njenim stolom. Ovde se partija ponovo prikazuje korak po korak, iz ugla svakog igrača ili sa svim otkrivenim kartama.
upload-file = Datoteka sa zapisom
upload-send = Prikaži partiju
upload-refused = Ovo nije zapis partije:
error-no-replay = Ovaj zapis se više ne čuva. Učitaj ga ponovo.
