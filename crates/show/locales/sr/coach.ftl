### Reči za ocenjene odluke

coach-seat = mesto { $seat }
coach-free-city = Slobodni grad
coach-several = Nijedan razlog se ne ističe.

## Razlozi: šta ima najbolji potez, a odigrani nema

coach-wins = Odmah donosi pobedu.
coach-averts =
    { $which ->
        [played] Posle odigranog poteza protivnik može odmah da pobedi: { $cards }.
       *[other] Posle drugog poteza protivnik može odmah da pobedi: { $cards }.
    }
coach-points =
    { $amount ->
        [one] { $amount } poen više: { $category }.
        [few] { $amount } poena više: { $category }.
       *[other] { $amount } poena više: { $category }.
    }
coach-points-in-all =
    { $amount ->
        [one] Ukupno { $amount } poen više: { $parts }.
        [few] Ukupno { $amount } poena više: { $parts }.
       *[other] Ukupno { $amount } poena više: { $parts }.
    }
coach-points-for = { $category } { $amount } više
coach-points-fewer = { $category } { $amount } manje
coach-coins =
    { $which ->
        [played]
            { $amount ->
                [one] { $amount } novčić više nego posle odigranog poteza.
                [few] { $amount } novčića više nego posle odigranog poteza.
               *[other] { $amount } novčića više nego posle odigranog poteza.
            }
       *[other]
            { $amount ->
                [one] { $amount } novčić više nego posle drugog poteza.
                [few] { $amount } novčića više nego posle drugog poteza.
               *[other] { $amount } novčića više nego posle drugog poteza.
            }
    }
coach-takes =
    { $amount ->
        [one] Protivnik ima { $amount } novčić manje.
        [few] Protivnik ima { $amount } novčića manje.
       *[other] Protivnik ima { $amount } novčića manje.
    }
coach-shields =
    { $amount ->
        [one] { $amount } štit više.
        [few] { $amount } štita više.
       *[other] { $amount } štitova više.
    }
coach-shields-ahead =
    { $amount ->
        [one] { $amount } štit više; za sada zaostaju: { $names }.
        [few] { $amount } štita više; za sada zaostaju: { $names }.
       *[other] { $amount } štitova više; za sada zaostaju: { $names }.
    }
coach-shields-level = Za sada ima isto štitova kao: { $names }.
coach-idle-shields =
    { $amount ->
        [one] Grad je već ispred oba suseda: { $amount } štit više za sada ništa ne menja.
        [few] Grad je već ispred oba suseda: { $amount } štita više za sada ništa ne menjaju.
       *[other] Grad je već ispred oba suseda: { $amount } štitova više za sada ništa ne menja.
    }
coach-city-shields-ahead =
    { $amount ->
        [one] { $amount } štit više; za Slobodnim gradom za sada zaostaju: { $names }.
        [few] { $amount } štita više; za Slobodnim gradom za sada zaostaju: { $names }.
       *[other] { $amount } štitova više; za Slobodnim gradom za sada zaostaju: { $names }.
    }
coach-city-shields-level =
    { $amount ->
        [one] { $amount } štit više, čime je Slobodni grad za sada izjednačen sa gradom igrača: { $names }.
        [few] { $amount } štita više, čime je Slobodni grad za sada izjednačen sa gradom igrača: { $names }.
       *[other] { $amount } štitova više, čime je Slobodni grad za sada izjednačen sa gradom igrača: { $names }.
    }
coach-city-behind =
    { $how ->
        [ahead] Slobodni grad ne prestiže grad igrača po štitovima.
       *[level] Slobodni grad ne sustiže grad igrača po štitovima.
    }
coach-pawn =
    { $amount ->
        [one] Figura je { $amount } polje bliže protivničkoj prestonici.
        [few] Figura je { $amount } polja bliže protivničkoj prestonici.
       *[other] Figura je { $amount } polja bliže protivničkoj prestonici.
    }
coach-symbols =
    { $amount ->
        [one] { $amount } različit naučni simbol više.
        [few] { $amount } različita naučna simbola više.
       *[other] { $amount } različitih naučnih simbola više.
    }
coach-token = Donosi token napretka.
coach-again = Donosi još jedan potez.
coach-again-later = Kad se izgradi, donosi još jedan potez.
coach-cheaper =
    { $amount ->
        [one] Košta { $amount } resurs manje.
        [few] Košta { $amount } resursa manje.
       *[other] Košta { $amount } resursa manje.
    }
coach-produces =
    { $amount ->
        [one] Proizvodi { $amount } resurs više.
        [few] Proizvodi { $amount } resursa više.
       *[other] Proizvodi { $amount } resursa više.
    }
coach-resources =
    { $count ->
        [one] Resurs koji grad još ne proizvodi: { $resources }.
        [few] Resursi koje grad još ne proizvodi: { $resources }.
       *[other] Resursi koje grad još ne proizvodi: { $resources }.
    }
coach-sells =
    { $count ->
        [one] Slobodni grad tada prodaje resurs koji grad igrača ne proizvodi: { $resources }.
        [few] Slobodni grad tada prodaje resurse koje grad igrača ne proizvodi: { $resources }.
       *[other] Slobodni grad tada prodaje resurse koje grad igrača ne proizvodi: { $resources }.
    }
coach-pays =
    { $amount ->
        [one] { $amount } novčić dobija { $name }, a ne { $other }.
        [few] { $amount } novčića dobija { $name }, a ne { $other }.
       *[other] { $amount } novčića dobija { $name }, a ne { $other }.
    }
coach-fixed-price = Od sada se kupuje po 1 novčić: { $resource }.
coach-brings = Od sada: { $effect }
coach-opens = Kasnije može besplatno da se gradi: { $cards }.
coach-affords-stage = Posle toga ima dovoljno za sledeću fazu čuda.
coach-affords = Posle toga ima dovoljno za čudo: { $wonders }.
coach-denies =
    { $points ->
        [0] { $name } ne dobija kartu { $card }.
        [one] { $name } ne dobija kartu { $card }, koja bi tamo odmah donela { $points } poen.
        [few] { $name } ne dobija kartu { $card }, koja bi tamo odmah donela { $points } poena.
       *[other] { $name } ne dobija kartu { $card }, koja bi tamo odmah donela { $points } poena.
    }
coach-disarms =
    { $how ->
        [ahead] { $name } ne dobija kartu { $card }, koja bi tamo donela prednost u štitovima.
       *[level] { $name } ne dobija kartu { $card }, koja bi izjednačila broj štitova.
    }
coach-denies-pawn =
    { $amount ->
        [one] { $name } ne dobija kartu { $card }, koja bi pomerila figuru za { $amount } polje.
        [few] { $name } ne dobija kartu { $card }, koja bi pomerila figuru za { $amount } polja.
       *[other] { $name } ne dobija kartu { $card }, koja bi pomerila figuru za { $amount } polja.
    }
coach-destroys =
    { $color ->
        [brown] Protivnik gubi braon kartu.
       *[gray] Protivnik gubi sivu kartu.
    }
coach-saves-again = Čuva dodatni potez koji donosi { $wonder }: uz poslednju kartu doba on propada.
coach-keeps-token = { $name } ne dobija kartu { $card }, koja bi tamo odmah donela token napretka.
coach-threatens = Preti pobedom u sledećem potezu: { $cards }.
coach-covers =
    { $which ->
        [played] Posle odigranog poteza protivnik može da gradi: { $cards }.
       *[other] Posle drugog poteza protivnik može da gradi: { $cards }.
    }
coach-covers-hidden =
    { $which ->
        [played]
            { $amount ->
                [one] Odigrani potez otkriva protivniku { $amount } kartu više.
                [few] Odigrani potez otkriva protivniku { $amount } karte više.
               *[other] Odigrani potez otkriva protivniku { $amount } karata više.
            }
       *[other]
            { $amount ->
                [one] Drugi potez otkriva protivniku { $amount } kartu više.
                [few] Drugi potez otkriva protivniku { $amount } karte više.
               *[other] Drugi potez otkriva protivniku { $amount } karata više.
            }
    }
coach-pawn-home =
    { $amount ->
        [one] Figura je { $amount } polje dalje od sopstvene prestonice.
        [few] Figura je { $amount } polja dalje od sopstvene prestonice.
       *[other] Figura je { $amount } polja dalje od sopstvene prestonice.
    }
coach-ending =
    { $victory ->
        [science] { $name } pobeđuje naučnom nadmoći u { $often } od 100 partija umesto u { $otherwise }.
       *[military] { $name } pobeđuje vojnom nadmoći u { $often } od 100 partija umesto u { $otherwise }.
    }
coach-by-end =
    { $amount ->
        [one] Do kraja oko { $amount } poen više.
        [few] Do kraja oko { $amount } poena više.
       *[other] Do kraja oko { $amount } poena više.
    }
coach-by-end-of =
    { $amount ->
        [one] Do kraja oko { $amount } poen više: { $parts }.
        [few] Do kraja oko { $amount } poena više: { $parts }.
       *[other] Do kraja oko { $amount } poena više: { $parts }.
    }
coach-holds =
    { $amount ->
        [one] { $name } na kraju ima oko { $amount } poen manje.
        [few] { $name } na kraju ima oko { $amount } poena manje.
       *[other] { $name } na kraju ima oko { $amount } poena manje.
    }
coach-follows = U naredna tri poteza igrač u { $often } od 100 partija umesto u { $otherwise } gradi: { $what }.
coach-leaves =
    { $which ->
        [played]
            { $otherwise ->
                [0] Posle odigranog poteza { $name } odmah gradi { $what } u { $often } od 100 partija.
               *[other] Posle odigranog poteza { $name } odmah gradi { $what } u { $often } od 100 partija (inače u { $otherwise }).
            }
       *[other]
            { $otherwise ->
                [0] Posle drugog poteza { $name } odmah gradi { $what } u { $often } od 100 partija.
               *[other] Posle drugog poteza { $name } odmah gradi { $what } u { $often } od 100 partija (inače u { $otherwise }).
            }
    }
coach-usually = U naredna tri poteza najčešće se gradi { $what } (u { $often } od 100 partija).
coach-next-stage = faza čuda

coach-band =
    { $band ->
        [best] najbolje
        [good] dobro
        [inaccuracy] nepreciznost
        [mistake] greška
       *[blunder] gruba greška
    }

## Potezi

coach-act =
    { $kind ->
        [build] gradi: { $what }
        [chain] gradi besplatno (niz): { $what }
        [power] gradi besplatno: { $what }
        [stage] faza uz kartu: { $what }
        [sell] prodaj: { $what }
        [take] gradi sa gomile odbačenih: { $what }
        [draft] izaberi: { $what }
        [discard] odbaci: { $what }
        [token] uzmi: { $what }
        [library] zadrži: { $what }
        [destroy] odbaci protivnikovu kartu: { $what }
        [begin] počinje: { $what }
       *[decline] preskoči
    }
coach-act-wonder = gradi: { $wonder } (karta: { $card })
coach-act-paid =
    { $left ->
        [0] { $act } (desno { $right })
       *[other]
            { $right ->
                [0] { $act } (levo { $left })
               *[other] { $act } (levo { $left }, desno { $right })
            }
    }
