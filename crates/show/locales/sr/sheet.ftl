### The score sheet at the end of a game.

## Who has won

winner =
    { $who ->
        [you] { $points ->
            [one] Pobeđuješ, { $points } poen
            [few] Pobeđuješ, { $points } poena
           *[other] Pobeđuješ, { $points } poena
        }
       *[other] { $points ->
            [one] Pobednik: { $name }, { $points } poen
            [few] Pobednik: { $name }, { $points } poena
           *[other] Pobednik: { $name }, { $points } poena
        }
    }
winners =
    { $points ->
        [one] Podeljena pobeda, { $points } poen: { $names }
        [few] Podeljena pobeda, { $points } poena: { $names }
       *[other] Podeljena pobeda, { $points } poena: { $names }
    }
cannot-win = van plasmana
tie-coins = Isti broj poena na vrhu: odlučuje više novčića.
tie-shared = Isti broj poena i novčića na vrhu: pobeda se deli.
duel-victory =
    { $victory ->
        [military] Vojna nadmoć
        [science] Naučna nadmoć
       *[civilian] Civilna pobeda
    }
duel-winner =
    { $who ->
        [you] Pobeđuješ
       *[other] Pobednik: { $name }
    }
duel-winners = Podeljena pobeda: { $names }
duel-tie-civilian = Isti broj poena: odlučuju plave karte.
duel-moment = Kako se završilo, doba { $age }
duel-points-as-they-stand = Poeni u tom trenutku; ništa nisu odlučili.

## The score pad

score-sheet = Tabela rezultata
score-city = Grad
score-military = Vojska
score-treasury = Riznica
score-wonder = Čudo
score-civilian = Civilno
score-science = Nauka
score-commerce = Trgovina
score-guilds = Gilde
score-total = Poeni
score-coins = Novčići
score-buried = Za čudo
buried-in-age = U dobu { $age }
nothing-buried = –
score-wonders = Čuda
score-progress = Napredak
sheet-place = Mesto { $place }
sheet-best = najviše
sheet-points =
    { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
told-points =
    { $points ->
        [one] { $name }: { $points } poen.
        [few] { $name }: { $points } poena.
       *[other] { $name }: { $points } poena.
    }
sheet-print = Odštampaj

## The pictures

sheet-bars = Poeni po kategorijama
sheet-lines = Po jedna linija za svaki grad: njegovi poeni korak po korak, po tadašnjem stanju. Ispod su poeni na kraju svakog doba.
sheet-after-age = Posle doba { $age }

## Under the wonders, and sold

sheet-under = Iskorišćeno za čuda
sheet-under-line = { $above }: { $card }
sheet-sold =
    { $count ->
        [0] Prodato: ništa
       *[other] Prodato: { $count }
    }
sheet-discarded =
    { $count ->
        [0] Odbačeno za novčiće: ništa
       *[other] Odbačeno za novčiće: { $count }
    }

## Where each point came from

origins-title = Detalji rezultata
origin-victories =
    { $count ->
        [one] { $count } token pobede iz doba { $age }
        [few] { $count } tokena pobede iz doba { $age }
       *[other] { $count } tokena pobede iz doba { $age }
    }
origin-defeats =
    { $count ->
        [one] { $count } token poraza
        [few] { $count } tokena poraza
       *[other] { $count } tokena poraza
    }
origin-coins =
    { $count ->
        [one] { $count } novčić, poen za svaka tri
        [few] { $count } novčića, poen za svaka tri
       *[other] { $count } novčića, poen za svaka tri
    }
origin-stage = Faza { $number }
origin-under = kartom: { $card }
origin-counted = izbrojano: { $count }
origin-copied = kopirano, grad: { $name }
origin-as-symbol = simbol se računa u nauku
origin-symbols = { $symbol }: { $count } na kvadrat
origin-chosen = po izboru: { $count }
origin-sets = Setovi od tri različita simbola: { $count } × 7
duel-origin-pawn =
    { $spaces ->
        [one] Figura, { $spaces } polje od sredine
        [few] Figura, { $spaces } polja od sredine
       *[other] Figura, { $spaces } polja od sredine
    }
