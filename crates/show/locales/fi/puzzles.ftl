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
start-puzzles = Päivän tehtävät:
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
puzzle-not-looked-at = Siirtosi näytti liian heikolta perusteelliseen analyysiin.
puzzle-best = Parhaat siirrot
puzzle-solves = Paras:
puzzle-yours = vastauksesi
puzzle-no-share = ei analysoitu
puzzle-share-explained = Prosentit: voiton mahdollisuudet vahvimpien bottien arvion mukaan.
puzzle-beside = Vertailussa ”{ $action }”:
puzzle-counts =
    { $state ->
        [first] Merkitty ratkaistuksi ensimmäisellä yrityksellä.
        [later] Merkitty ratkaistuksi, mutta ei ensimmäisellä yrityksellä.
       *[tried] Merkitty vielä ratkaisemattomaksi.
    }

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
