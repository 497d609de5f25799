### The score sheet at the end of a game.

## Who has won

winner =
    { $who ->
        [you] Võitsid { $points } punktiga
       *[other] { $name } võitis { $points } punktiga
    }
winners = Jagatud võit { $points } punktiga: { $names }
cannot-win = ei saa võita
tie-coins = Tipus on punktid võrdsed: otsustas müntide arv.
tie-shared = Tipus on võrdsed nii punktid kui ka mündid: võit jagatakse.
duel-victory =
    { $victory ->
        [military] Sõjaline üleolek
        [science] Teaduslik üleolek
       *[civilian] Kultuurivõit
    }
duel-winner =
    { $who ->
        [you] Võitsid
       *[other] { $name } võitis
    }
duel-winners = Jagatud võit: { $names }
duel-tie-civilian = Punktid on võrdsed: otsustasid sinised kaardid.
duel-moment = Kuidas mäng { $age } ajastul lõppes
duel-points-as-they-stand = Punktiseis sel hetkel; see ei otsustanud midagi.

## The score pad

score-sheet = Lõplik punktileht
score-city = Linn
score-military = Sõjandus
score-treasury = Varakamber
score-wonder = Ime
score-civilian = Tsiviil
score-science = Teadus
score-commerce = Kaubandus
score-guilds = Gildid
score-total = Punktid
score-coins = Mündid
score-buried = Ime jaoks
buried-in-age = { $age } ajastul
nothing-buried = –
score-wonders = Imed
score-progress = Progress
sheet-place = { $place }. koht
sheet-best = kõige rohkem
sheet-points =
    { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
told-points =
    { $points ->
        [one] { $name }: { $points } punkt.
       *[other] { $name }: { $points } punkti.
    }
sheet-print = Prindi

## The pictures

sheet-bars = Punktid liikide kaupa
sheet-lines = Iga linna kohta üks joon: punktid pärast iga käiku, nagu seis siis oli. Iga ajastu lõpu punktid on allpool.
sheet-after-age = Pärast { $age } ajastut

## Under the wonders, and sold

sheet-under = Imede jaoks kasutatud
sheet-under-line = { $above }: { $card }
sheet-sold =
    { $count ->
        [0] Müüdud: ei ühtegi
       *[other] Müüdud: { $count }
    }
sheet-discarded =
    { $count ->
        [0] Maha pandud müntide eest: ei ühtegi
       *[other] Maha pandud müntide eest: { $count }
    }

## Where each point came from

origins-title = Kust punktid tulid
origin-victories =
    { $count ->
        [one] { $age } ajastu: { $count } võidumärk
       *[other] { $age } ajastu: { $count } võidumärki
    }
origin-defeats =
    { $count ->
        [one] { $count } kaotusmärk
       *[other] { $count } kaotusmärki
    }
origin-coins =
    { $count ->
        [one] { $count } münt, iga kolme eest punkt
       *[other] { $count } münti, iga kolme eest punkt
    }
origin-stage = { $number }. järk
origin-under = kaardiga: { $card }
origin-counted = loetud: { $count }
origin-copied = kopeeritud linnast: { $name }
origin-as-symbol = sümbolit arvestatakse teaduse all
origin-symbols = { $symbol }: { $count } ruudus
origin-chosen = neist vabalt valitud: { $count }
origin-sets = Kolme erineva sümboli komplektid: { $count } × 7
duel-origin-pawn =
    { $spaces ->
        [one] Lahingunupp, { $spaces } samm keskelt
       *[other] Lahingunupp, { $spaces } sammu keskelt
    }
