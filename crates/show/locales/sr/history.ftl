### The finished games of a person, and what they add up to.

played-seven =
    { $edition ->
        [first] 7 Wonders, prvo izdanje
       *[second] 7 Wonders, drugo izdanje
    }
history-all = Sve igre
history-csv = Preuzmi kao CSV
history-offline = Odigrano bez veze
history-table = Konačni rezultat
history-others = Ostali:
history-points =
    { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
history-place =
    { $won ->
        [yes] Pobeda, 1. od { $seats }
       *[no] { $place }. mesto od { $seats }
    }
history-left =
    { $rated ->
        [yes] Napušteno pre kraja: računa se kao { $place }. mesto od { $seats }
       *[no] Napušteno pre kraja
    }
history-ending =
    { $ending ->
        [won] Pobeda
        [won-civilian] Civilna pobeda
        [won-military] Pobeda vojnom nadmoći
        [won-science] Pobeda naučnom nadmoći
        [won-resigned] Pobeda predajom protivnika
        [lost] Poraz
        [lost-civilian] Poraz na poene
        [lost-military] Poraz od vojne nadmoći
        [lost-science] Poraz od naučne nadmoći
        [lost-resigned] Poraz predajom
        [resigned] Predaja
       *[other] Bez pobede
    }
statistics-title = Statistika
statistics-own = Ovu stranicu vidiš samo ti. Partije sa vodičem se ne računaju.
statistics-games = Igre
statistics-wins = Pobede
statistics-share = Udeo pobeda
statistics-percent = { $percent } %
statistics-average = Prosek poena
statistics-best = Najbolji rezultat
statistics-streak = Trenutni niz pobeda
statistics-longest = Najduži niz pobeda
statistics-players =
    { $seats ->
        [one] { $seats } igrač
        [few] { $seats } igrača
       *[other] { $seats } igrača
    }
statistics-by-board = Po svetskom čudu
statistics-by-seats = Po broju igrača
statistics-by-level = Po nivou botova
statistics-by-opponent = Po protivniku
statistics-endings = Kako su se partije završile
statistics-victory =
    { $victory ->
        [civilian] Civilna pobeda
        [military] Vojna nadmoć
        [science] Naučna nadmoć
        [resigned] Predaja
       *[other] Ostalo
    }
statistics-won = Pobede
statistics-lost = Porazi
statistics-best-games = Najviše poena
