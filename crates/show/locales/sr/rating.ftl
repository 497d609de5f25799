### Rejtinzi ljudi i sopstveni rejting na stranici statistike.

ratings-title = Rejtinzi
ratings-explained = Rang-liste ovog servera, po jedna za svaku igru. Na njima su svi čiji je rejting ustaljen i koji ga nisu isključili. Srednji bot ima rejting 1500; znak ± pokazuje nepouzdanost.
ratings-own = Tvoja statistika
ratings-none = U ovoj igri još nema ustaljenih rejtinga.
ratings-place = Mesto
ratings-name = Ime
rating = Rejting
rating-value = { $rating } ± { $deviation }
rating-change = Rejting { $before } → { $after } ({ $change })
rating-explained = Računa se svaka partija protiv ljudi ili botova nekog nivoa, osim partija sa vodičem, partije dana, partija sa savetima, ponovljenih podela, partija nastavljenih iz snimka i partija protiv botova u kojima je neki potez poništen. Partija protiv botova koju nedelju dana ne nastaviš računa se kao izgubljena.
rating-is-off = Tvoj rejting je isključen. Možeš da ga uključiš u svom profilu.
rating-now = Rejting sada
rating-provisional = privremen
rating-best = Najbolji rejting
rating-games = Rangirane partije
rating-curve =
    { $count ->
        [one] Rejting kroz poslednju { $count } partiju; brojevi su navedeni ispod
        [few] Rejting kroz poslednje { $count } partije; brojevi su navedeni ispod
       *[other] Rejting kroz poslednjih { $count } partija; brojevi su navedeni ispod
    }
rating-figures = Brojevi krive
rating-date = Datum
rating-difference = Promena
rating-on = Tvoj rejting je uključen. Kada se ustali, svi mogu da ga vide na stranici Rejtinzi.
rating-off = Tvoj rejting je isključen: ne računa se i ne prikazuje.
rating-switch-off = Isključi i izbriši moje rejtinge
rating-switch-on = Uključi i počni iznova
