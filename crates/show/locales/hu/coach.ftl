### Az értékelt döntések szavai

coach-seat = { $seat }. hely
coach-free-city = a Szabad város
coach-several = Nincs egyetlen kiemelkedő ok.

## Indokok: ami a legjobb lépésben megvan, a megtettben nincs

coach-wins = Azonnal megnyeri a játékot.
coach-averts =
    { $which ->
        [played] A megtett lépés után az ellenfél azonnal győzhet: { $cards }.
       *[other] A másik lépés után az ellenfél azonnal győzhet: { $cards }.
    }
coach-points = { $amount } ponttal több: { $category }.
coach-points-in-all = Összesen { $amount } ponttal több: { $parts }.
coach-points-for = { $category } { $amount } ponttal több
coach-points-fewer = { $category } { $amount } ponttal kevesebb
coach-coins =
    { $which ->
        [played] { $amount } érmével több, mint a megtett lépés után.
       *[other] { $amount } érmével több, mint a másik lépés után.
    }
coach-takes = Az ellenfélnek { $amount } érmével kevesebb.
coach-shields = { $amount } pajzzsal több.
coach-shields-ahead = { $amount } pajzzsal több, és ezzel egyelőre megelőzi: { $names }.
coach-shields-level = Pajzsokban egyelőre utoléri: { $names }.
coach-idle-shields = A város már mindkét szomszédját megelőzi: további { $amount } pajzs egyelőre semmin sem változtat.
coach-city-shields-ahead = { $amount } pajzzsal több, és ezzel a Szabad város egyelőre megelőzi: { $names }.
coach-city-shields-level = { $amount } pajzzsal több, és ezzel a Szabad város egyelőre utoléri: { $names }.
coach-city-behind =
    { $how ->
        [ahead] A Szabad város nem előzi meg pajzsokban a játékos városát.
       *[level] A Szabad város nem éri utol pajzsokban a játékos városát.
    }
coach-pawn = A bábu { $amount } mezővel közelebb az ellenfél fővárosához.
coach-symbols = { $amount } különböző tudományos szimbólummal több.
coach-token = Fejlődéskorongot ad.
coach-again = Még egyszer ő jön.
coach-again-later = Ha megépül, még egy lépést ad.
coach-cheaper = { $amount } alapanyaggal kevesebbe kerül.
coach-produces = { $amount } alapanyaggal többet termel.
coach-resources = Amit a város még nem termel: { $resources }.
coach-sells = A Szabad város ezután olyat árul, amit a játékos városa nem termel: { $resources }.
coach-pays = { $amount } érme ide kerül: { $name }; különben ide kerülne: { $other }.
coach-fixed-price = Mostantól a vételára darabonként 1 érme: { $resource }.
coach-brings = Mostantól: { $effect }
coach-opens = Később ingyen megépíthető: { $cards }.
coach-affords-stage = Utána telik a csoda következő szintjére.
coach-affords = Utána telik erre: { $wonders }.
coach-denies =
    { $points ->
        [0] { $name } nem kapja meg ezt: { $card }.
       *[other] { $name } nem kapja meg ezt: { $card }; ott azonnal { $points } pontot érne.
    }
coach-disarms =
    { $how ->
        [ahead] { $name } nem kapja meg ezt: { $card }; azzal pajzsokban megelőzné.
       *[level] { $name } nem kapja meg ezt: { $card }; azzal pajzsokban utolérné.
    }
coach-denies-pawn = { $name } nem kapja meg ezt: { $card }; azzal { $amount } mezővel előbbre vinné a bábut.
coach-destroys =
    { $color ->
        [brown] Az ellenfél elveszít egy barna kártyát.
       *[gray] Az ellenfél elveszít egy szürke kártyát.
    }
coach-saves-again = Megmarad az újabb lépés, amelyet ez ad: { $wonder }; a kor utolsó kártyájával elveszne.
coach-keeps-token = { $name } nem kapja meg ezt: { $card }; ott azonnal fejlődéskorongot adna.
coach-threatens = Győzelemmel fenyeget a következő lépésben: { $cards }.
coach-covers =
    { $which ->
        [played] A megtett lépés után az ellenfél építhet: { $cards }.
       *[other] A másik lépés után az ellenfél építhet: { $cards }.
    }
coach-covers-hidden =
    { $which ->
        [played] A megtett lépés { $amount } kártyával többet fed fel az ellenfélnek.
       *[other] A másik lépés { $amount } kártyával többet fed fel az ellenfélnek.
    }
coach-pawn-home = A bábu { $amount } mezővel távolabb a játékos saját fővárosától.
coach-ending =
    { $victory ->
        [science] { $name } 100 játszmából { $otherwise } helyett { $often } alkalommal győz tudományos fölénnyel.
       *[military] { $name } 100 játszmából { $otherwise } helyett { $often } alkalommal győz katonai erőfölénnyel.
    }
coach-by-end = A játék végére nagyjából { $amount } ponttal több.
coach-by-end-of = A játék végére nagyjából { $amount } ponttal több: { $parts }.
coach-holds = { $name } a végén nagyjából { $amount } ponttal kevesebbet szerez.
coach-follows = Három lépésen belül 100 játszmából { $otherwise } helyett { $often } alkalommal építi meg a játékos: { $what }.
coach-leaves =
    { $which ->
        [played]
            { $otherwise ->
                [0] A megtett lépés után { $name } 100 játszmából { $often } alkalommal rögtön megépíti ezt: { $what }.
               *[other] A megtett lépés után { $name } 100 játszmából { $often } alkalommal rögtön megépíti ezt: { $what } (különben { $otherwise } alkalommal).
            }
       *[other]
            { $otherwise ->
                [0] A másik lépés után { $name } 100 játszmából { $often } alkalommal rögtön megépíti ezt: { $what }.
               *[other] A másik lépés után { $name } 100 játszmából { $often } alkalommal rögtön megépíti ezt: { $what } (különben { $otherwise } alkalommal).
            }
    }
coach-usually = Három lépésen belül többnyire megépül: { $what } (100 játszmából { $often } alkalommal).
coach-next-stage = a csoda egy szintje

coach-band =
    { $band ->
        [best] legjobb
        [good] jó
        [inaccuracy] pontatlanság
        [mistake] hiba
       *[blunder] durva hiba
    }

## Lépések

coach-act =
    { $kind ->
        [build] építés: { $what }
        [chain] ingyenes építés (lánc): { $what }
        [power] ingyenes építés: { $what }
        [stage] szint ezzel: { $what }
        [sell] eldobás 3 érméért: { $what }
        [take] építés az eldobott lapokból: { $what }
        [draft] választás: { $what }
        [discard] eldobás: { $what }
        [token] elvétel: { $what }
        [library] megtartás: { $what }
        [destroy] eldobás az ellenféltől: { $what }
        [begin] kezd: { $what }
       *[decline] kihagyás
    }
coach-act-wonder = { $wonder } (kártya: { $card })
coach-act-paid =
    { $left ->
        [0] { $act } (jobbra { $right })
       *[other]
            { $right ->
                [0] { $act } (balra { $left })
               *[other] { $act } (balra { $left }, jobbra { $right })
            }
    }
