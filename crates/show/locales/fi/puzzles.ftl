### Tehtävät: päätöksiä, joissa yksi siirto on selvästi paras, ja omat virheet uudelleen yritettäviksi.

puzzles-title = Tehtävät
puzzles-lead = Tilanteita oikeista peleistä, joissa yksi siirto on selvästi paras. Löydä se: vain ensimmäinen yritys lasketaan.
puzzles-today = Päivän tehtävät
puzzles-own = Tuloksesi
puzzles-solved = Ratkaistu: { $game }
puzzles-solved-of = { $solved } / { $all }
puzzles-at-once = Ratkaistu ensimmäisellä yrityksellä
puzzles-streak = Peräkkäisiä päiviä, joina tehtävä on ratkaistu
puzzles-number = Tehtävä { $number }
puzzles-state =
    { $state ->
        [first] ratkaistu ensimmäisellä yrityksellä
        [later] ratkaistu myöhemmin
       *[tried] vielä ratkaisematta
    }
puzzles-all = Kaikki tehtävät
puzzles-onward = Seuraava sinulle sopiva tehtävä
puzzles-rush = Viiden minuutin kiri
puzzles-rating = Vahvuusluku: { $game }
error-no-puzzle = Sellaista tehtävää ei ole.

## Tehtävä

puzzle-title = { $game }: tehtävä { $number }
puzzle-page = { $title } – Antipater
puzzle-task = Sinun vuorosi. Mikä siirto on paras?
puzzle-before = Edellinen tehtävä
puzzle-after = Seuraava tehtävä
puzzle-again = Yritä uudelleen
puzzle-player =
    { $who ->
        [you] Sinä
        [opponent] Vastustaja
       *[other] Pelaaja { $number }
    }
puzzle-grade =
    { $grade ->
        [solved] Ratkaistu!
        [near] Melkein
       *[missed] Ei paras siirto
    }
puzzle-best = Parhaat siirrot
puzzle-solves = Paras:
puzzle-yours = vastauksesi
puzzle-share-explained = Prosentit: voiton mahdollisuudet vahvimpien bottien arvion mukaan.
puzzle-beside = Vertailussa ”{ $action }”:
puzzle-counts =
    { $state ->
        [first] Merkitty ratkaistuksi ensimmäisellä yrityksellä.
        [later] Merkitty ratkaistuksi, mutta ei ensimmäisellä yrityksellä.
       *[tried] Merkitty vielä ratkaisemattomaksi.
    }
puzzle-ratings = Tehtävän vahvuusluku on { $puzzle }, sinun { $own }.
puzzle-theme =
    { $theme ->
        [supremacy] Ylivoima
        [extra-turn] Lisävuoro
        [deny] Vastustajan estäminen
        [war] Sota
        [chain] Ketjut
        [bury] Kortti ihmeen alle
       *[last-cards] Viimeiset kortit
    }
puzzle-line = Miten peli jatkuu
puzzle-line-explained = Näin seuraavat vuorot voivat sujua, jos kaikki pelaavat kuin vahvimmat botit. Piilossa olevat kortit ovat arvaus.

## Kiri: mahdollisimman monta tehtävää viidessä minuutissa

rush-title = Kiri: { $game }
rush-tally = Ratkaistu: { $solved }. Väärin: { $missed } / 3.
rush-over =
    { $solved ->
        [one] Ratkaisit yhden tehtävän.
       *[other] Ratkaisit { $solved } tehtävää.
    }
rush-again = Uudestaan

## Omat virheet

mistakes-title = Omat virheesi
mistakes-explained = Avaa pelatun pelin uusinta ja analysoi peli; sen jälkeen voit yrittää pieleen menneitä päätöksiä uudelleen.
mistakes-practice =
    { $count ->
        [one] Yritä virhettäni uudelleen
       *[other] Korjaa virheeni ({ $count })
    }
mistake-title = Virheeni: { $number } / { $all }
mistake-replay = Takaisin uusintaan
