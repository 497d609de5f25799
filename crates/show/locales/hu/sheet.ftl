### The score sheet at the end of a game.

## Who has won

winner =
    { $who ->
        [you] Nyertél { $points } ponttal
       *[other] Győztes: { $name }, { $points } ponttal
    }
winners = Megosztott győzelem { $points } ponttal: { $names }
cannot-win = nem nyerhet
tie-coins = Pontegyenlőség az élen: a több érme döntött.
tie-shared = Az élen a pontok és az érmék is egyenlők: a győzelem megosztott.
duel-victory =
    { $victory ->
        [military] Katonai erőfölény
        [science] Tudományos fölény
       *[civilian] Polgári győzelem
    }
duel-winner =
    { $who ->
        [you] Nyertél
       *[other] Győztes: { $name }
    }
duel-winners = Megosztott győzelem: { $names }
duel-tie-civilian = Pontegyenlőség: a kék kártyák döntöttek.
duel-moment = Így ért véget: { $age }. kor
duel-points-as-they-stand = A pontok állása abban a pillanatban; nem ezek döntöttek.

## The score pad

score-sheet = Pontozólap
score-city = Város
score-military = Konfliktusok
score-treasury = Kincstár
score-wonder = Csoda
score-civilian = Civil
score-science = Tudomány
score-commerce = Kereskedelem
score-guilds = Céhek
score-total = Összesen
score-coins = Érmék
score-buried = A csodához
buried-in-age = { $age }. kor
nothing-buried = –
score-wonders = Csodák
score-progress = Fejlődés
sheet-place = { $place }. hely
sheet-best = a legtöbb
sheet-points = { $points } pont
told-points = { $name }: { $points } pont.
sheet-print = Nyomtatás

## The pictures

sheet-bars = Pontok kategóriánként
sheet-lines = Minden városnak egy vonal: a pontjai az egyes körök után, az akkori állás szerint. A korok végén elért pontok lejjebb olvashatók.
sheet-after-age = { $age }. kor után

## Under the wonders, and sold

sheet-under = A csodákhoz felhasználva
sheet-under-line = { $above }: { $card }
sheet-sold =
    { $count ->
        [0] Eldobva: egy sem
       *[other] Eldobva: { $count }
    }
sheet-discarded =
    { $count ->
        [0] Érmékért eldobva: egy sem
       *[other] Érmékért eldobva: { $count }
    }

## Where each point came from

origins-title = A pontok részletezése
origin-victories = { $count } győzelemjelző, { $age }. kor
origin-defeats = { $count } vereségjelző
origin-coins = { $count } érme, háromért egy pont
origin-stage = { $number }. szint
origin-under = ezzel: { $card }
origin-counted = megszámolva: { $count }
origin-copied = másolva, { $name } városából
origin-as-symbol = szimbóluma a tudománynál számít
origin-symbols = { $symbol }: { $count } a négyzeten
origin-chosen = ebből szabadon választott: { $count }
origin-sets = Három különböző szimbólum: { $count } × 7
duel-origin-pawn = A bábu, { $spaces } mezővel a középen túl
