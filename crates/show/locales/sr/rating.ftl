### Rejtinzi ljudi i sopstveni rejting na stranici statistike.

ratings-title = Rejtinzi
ratings-explained = Igrači ovog servera po rejtingu, za svaku igru posebno. Na spisku su svi čiji je rejting dovoljno pouzdan i koji ga nisu isključili. 1500 je srednji bot; iza znaka ± stoji koliko je rejting nepouzdan.
ratings-own = Tvoja statistika
ratings-none = U ovoj igri još niko nema dovoljno pouzdan rejting.
ratings-place = Mesto
ratings-name = Ime
rating = Rejting
rating-value = { $rating } ± { $deviation }
rating-change = Rejting { $before } → { $after } ({ $change })
rating-explained = Svaka igra protiv ljudi ili botova nekog nivoa menja tvoj rejting. Ne računaju se vođene igre, igre sa savetima, igre sa istim kartama još jednom, igre nastavljene iz snimka i igre protiv botova u kojima je neki potez poništen.
rating-is-off = Tvoj rejting je isključen. Možeš da ga uključiš u svom profilu.
rating-now = Rejting sada
rating-provisional = privremen
rating-best = Najbolji rejting
rating-games = Računate igre
rating-curve =
    { $count ->
        [one] Rejting kroz poslednju { $count } igru; brojevi su navedeni ispod
        [few] Rejting kroz poslednje { $count } igre; brojevi su navedeni ispod
       *[other] Rejting kroz poslednjih { $count } igara; brojevi su navedeni ispod
    }
rating-figures = Brojevi krive
rating-date = Kraj igre
rating-difference = Promena
rating-on = Tvoj rejting je uključen. Kada bude dovoljno pouzdan, svi mogu da ga vide u tabeli rejtinga.
rating-off = Tvoj rejting je isključen. Rejting ti se ne računa i ne prikazuje.
rating-switch-off = Isključi i izbriši moje rejtinge
rating-switch-on = Uključi i počni iznova
