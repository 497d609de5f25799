### The score sheet at the end of a game.

## Who has won

winner =
    { $who ->
        [you] Voitit { $points } pisteellä
       *[other] { $name } voitti { $points } pisteellä
    }
winners = Jaettu voitto { $points } pisteellä: { $names }
cannot-win = ei voi voittaa
tie-coins = Kärjessä tasapisteet: raha ratkaisi.
tie-shared = Kärjessä yhtä paljon pisteitä ja rahaa: voitto jaetaan.
duel-victory =
    { $victory ->
        [military] Sotilaallinen ylivoima
        [science] Tieteellinen ylivoima
       *[civilian] Hallintovoitto
    }
duel-winner =
    { $who ->
        [you] Voitit
       *[other] { $name } voitti
    }
duel-winners = Jaettu voitto: { $names }
duel-tie-civilian = Tasapisteet: siniset kortit ratkaisivat.
duel-moment = Näin se päättyi: { $age } aikakausi
duel-points-as-they-stand = Pisteet sillä hetkellä; ne eivät ratkaisseet mitään.

## The score pad

score-sheet = Lopullinen pistetaulukko
score-city = Kaupunki
score-military = Sota
score-treasury = Rahavarat
score-wonder = Ihme
score-civilian = Hallinto
score-science = Tiede
score-commerce = Kauppa
score-guilds = Killat
score-total = Pisteet
score-coins = Rahat
score-buried = Ihmeeseen
buried-in-age = { $age } aikakausi
nothing-buried = –
score-wonders = Ihmeet
score-progress = Edistys
sheet-place = { $place }. sija
sheet-best = eniten kaikista
sheet-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
told-points =
    { $points ->
        [one] { $name }: { $points } piste.
       *[other] { $name }: { $points } pistettä.
    }
sheet-print = Tulosta

## The pictures

sheet-bars = Pisteet lajeittain
sheet-lines = Jokaisella kaupungilla on oma viivansa: pisteet kunkin vuoron jälkeen senhetkisen tilanteen mukaan. Pisteet kunkin aikakauden lopussa ovat alla.
sheet-after-age = { $age } aikakauden jälkeen

## Under the wonders, and sold

sheet-under = Ihmeisiin käytetyt
sheet-under-line = { $above }: { $card }
sheet-sold =
    { $count ->
        [0] Myyty: ei yhtään
       *[other] Myyty: { $count }
    }
sheet-discarded =
    { $count ->
        [0] Hylätty rahaa vastaan: ei yhtään
       *[other] Hylätty rahaa vastaan: { $count }
    }

## Where each point came from

origins-title = Pisteiden erittely
origin-victories =
    { $count ->
        [one] { $count } voittomerkki, { $age } aikakausi
       *[other] { $count } voittomerkkiä, { $age } aikakausi
    }
origin-defeats =
    { $count ->
        [one] { $count } tappiomerkki
       *[other] { $count } tappiomerkkiä
    }
origin-coins =
    { $count ->
        [one] { $count } raha, piste jokaisesta kolmesta
       *[other] { $count } rahaa, piste jokaisesta kolmesta
    }
origin-stage = Vaihe { $number }
origin-under = kortilla: { $card }
origin-counted = laskettu: { $count }
origin-copied = kopioitu naapurilta: { $name }
origin-as-symbol = symboli lasketaan tieteeseen
origin-symbols = { $symbol }: { $count } × { $count }
origin-chosen = vapaasti valittuja: { $count }
origin-sets = Kolmen eri symbolin sarjat: { $count } × 7
duel-origin-pawn =
    { $spaces ->
        [one] Nappula, { $spaces } ruutu keskeltä
       *[other] Nappula, { $spaces } ruutua keskeltä
    }
