### Arvioitujen päätösten sanat

coach-seat = paikka { $seat }
coach-free-city = Vapaakaupunki
coach-several = Mikään yksittäinen syy ei nouse esiin.

## Syyt: mitä parhaassa toimessa on ja pelatussa ei

coach-wins = Voittaa pelin heti.
coach-averts =
    { $which ->
        [played] Pelatun siirron jälkeen vastustaja voi voittaa heti: { $cards }.
       *[other] Toisen siirron jälkeen vastustaja voi voittaa heti: { $cards }.
    }
coach-points =
    { $amount ->
        [one] { $amount } piste enemmän: { $category }.
       *[other] { $amount } pistettä enemmän: { $category }.
    }
coach-points-in-all =
    { $amount ->
        [one] Yhteensä { $amount } piste enemmän: { $parts }.
       *[other] Yhteensä { $amount } pistettä enemmän: { $parts }.
    }
coach-points-for = { $category } { $amount } enemmän
coach-points-fewer = { $category } { $amount } vähemmän
coach-coins =
    { $which ->
        [played]
            { $amount ->
                [one] { $amount } raha enemmän kuin pelatun siirron jälkeen.
               *[other] { $amount } rahaa enemmän kuin pelatun siirron jälkeen.
            }
       *[other]
            { $amount ->
                [one] { $amount } raha enemmän kuin toisen siirron jälkeen.
               *[other] { $amount } rahaa enemmän kuin toisen siirron jälkeen.
            }
    }
coach-takes =
    { $amount ->
        [one] Vastustajalla on { $amount } raha vähemmän.
       *[other] Vastustajalla on { $amount } rahaa vähemmän.
    }
coach-shields =
    { $amount ->
        [one] { $amount } kilpi enemmän.
       *[other] { $amount } kilpeä enemmän.
    }
coach-shields-ahead =
    { $amount ->
        [one] { $amount } kilpi enemmän, jolloin kaupunki on toistaiseksi edellä. Taakse jää: { $names }.
       *[other] { $amount } kilpeä enemmän, jolloin kaupunki on toistaiseksi edellä. Taakse jää: { $names }.
    }
coach-shields-level = Kilvissä kaupunki on toistaiseksi tasoissa: { $names }.
coach-idle-shields =
    { $amount ->
        [one] Kaupunki on jo molempien naapuriensa edellä: { $amount } kilpi lisää ei toistaiseksi muuta mitään.
       *[other] Kaupunki on jo molempien naapuriensa edellä: { $amount } kilpeä lisää ei toistaiseksi muuta mitään.
    }
coach-city-shields-ahead =
    { $amount ->
        [one] { $amount } kilpi enemmän, jolloin Vapaakaupunki on toistaiseksi edellä. Taakse jää: { $names }.
       *[other] { $amount } kilpeä enemmän, jolloin Vapaakaupunki on toistaiseksi edellä. Taakse jää: { $names }.
    }
coach-city-shields-level =
    { $amount ->
        [one] { $amount } kilpi enemmän, jolloin Vapaakaupunki on toistaiseksi tasoissa: { $names }.
       *[other] { $amount } kilpeä enemmän, jolloin Vapaakaupunki on toistaiseksi tasoissa: { $names }.
    }
coach-city-behind =
    { $how ->
        [ahead] Vapaakaupunki ei pääse kilvissä pelaajan kaupungin edelle.
       *[level] Vapaakaupunki ei pääse kilvissä tasoihin pelaajan kaupungin kanssa.
    }
coach-pawn =
    { $amount ->
        [one] Nappula on { $amount } ruudun lähempänä vastustajan pääkaupunkia.
       *[other] Nappula on { $amount } ruutua lähempänä vastustajan pääkaupunkia.
    }
coach-symbols =
    { $amount ->
        [one] { $amount } eri tieteen symboli enemmän.
       *[other] { $amount } eri tieteen symbolia enemmän.
    }
coach-token = Tuo edistysmerkin.
coach-again = Tuo lisävuoron.
coach-again-later = Tuo valmistuttuaan lisävuoron.
coach-cheaper =
    { $amount ->
        [one] Maksaa { $amount } resurssin vähemmän.
       *[other] Maksaa { $amount } resurssia vähemmän.
    }
coach-produces =
    { $amount ->
        [one] Tuottaa { $amount } resurssin enemmän.
       *[other] Tuottaa { $amount } resurssia enemmän.
    }
coach-resources =
    { $count ->
        [one] Resurssi, jota kaupunki ei vielä tuota: { $resources }.
       *[other] Resursseja, joita kaupunki ei vielä tuota: { $resources }.
    }
coach-sells =
    { $count ->
        [one] Vapaakaupunki myy silloin resurssia, jota pelaajan kaupunki ei tuota: { $resources }.
       *[other] Vapaakaupunki myy silloin resursseja, joita pelaajan kaupunki ei tuota: { $resources }.
    }
coach-pays =
    { $amount ->
        [one] { $amount } rahan saa { $name }; muuten sen saisi { $other }.
       *[other] { $amount } rahaa saa { $name }; muuten ne saisi { $other }.
    }
coach-fixed-price = Tästä lähtien { $resource } maksaa aina 1 rahan kappaleelta.
coach-brings = Tästä lähtien: { $effect }
coach-opens = Myöhemmin voi rakentaa ilmaiseksi: { $cards }.
coach-affords-stage = Sen jälkeen varat riittävät ihmeen seuraavaan vaiheeseen.
coach-affords = Sen jälkeen varat riittävät tähän: { $wonders }.
coach-denies =
    { $points ->
        [0] { $name } ei saa korttia { $card }.
        [one] { $name } ei saa korttia { $card }, josta tulisi siellä heti { $points } piste.
       *[other] { $name } ei saa korttia { $card }, josta tulisi siellä heti { $points } pistettä.
    }
coach-disarms =
    { $how ->
        [ahead] { $name } ei saa korttia { $card }, jolla hän olisi kilvissä edellä.
       *[level] { $name } ei saa korttia { $card }, jolla kilvissä oltaisiin tasoissa.
    }
coach-denies-pawn =
    { $amount ->
        [one] { $name } ei saa korttia { $card }, joka siirtäisi nappulaa { $amount } ruudun.
       *[other] { $name } ei saa korttia { $card }, joka siirtäisi nappulaa { $amount } ruutua.
    }
coach-destroys =
    { $color ->
        [brown] Vastustaja menettää ruskean kortin.
       *[gray] Vastustaja menettää harmaan kortin.
    }
coach-saves-again = Säästää lisävuoron, jonka antaa { $wonder }: aikakauden viimeisellä kortilla se menisi hukkaan.
coach-keeps-token = { $name } ei saa korttia { $card }, josta tulisi siellä heti edistysmerkki.
coach-threatens = Uhkaa voittaa seuraavalla vuorolla: { $cards }.
coach-covers =
    { $which ->
        [played] Pelatun siirron jälkeen vastustaja voi rakentaa: { $cards }.
       *[other] Toisen siirron jälkeen vastustaja voi rakentaa: { $cards }.
    }
coach-covers-hidden =
    { $which ->
        [played]
            { $amount ->
                [one] Pelattu siirto paljastaa vastustajalle { $amount } kortin enemmän.
               *[other] Pelattu siirto paljastaa vastustajalle { $amount } korttia enemmän.
            }
       *[other]
            { $amount ->
                [one] Toinen siirto paljastaa vastustajalle { $amount } kortin enemmän.
               *[other] Toinen siirto paljastaa vastustajalle { $amount } korttia enemmän.
            }
    }
coach-pawn-home =
    { $amount ->
        [one] Nappula on { $amount } ruudun kauempana omasta pääkaupungista.
       *[other] Nappula on { $amount } ruutua kauempana omasta pääkaupungista.
    }
coach-ending =
    { $victory ->
        [science] { $name } voittaa tieteellisellä ylivoimalla { $often } pelissä sadasta, muuten { $otherwise } pelissä.
       *[military] { $name } voittaa sotilaallisella ylivoimalla { $often } pelissä sadasta, muuten { $otherwise } pelissä.
    }
coach-by-end =
    { $amount ->
        [one] Pelin lopussa noin { $amount } piste enemmän.
       *[other] Pelin lopussa noin { $amount } pistettä enemmän.
    }
coach-by-end-of =
    { $amount ->
        [one] Pelin lopussa noin { $amount } piste enemmän: { $parts }.
       *[other] Pelin lopussa noin { $amount } pistettä enemmän: { $parts }.
    }
coach-holds =
    { $amount ->
        [one] { $name } saa lopulta noin { $amount } pisteen vähemmän.
       *[other] { $name } saa lopulta noin { $amount } pistettä vähemmän.
    }
coach-follows = Kolmen vuoron aikana pelaaja rakentaa: { $what }. Näin käy { $often } pelissä sadasta, muuten { $otherwise } pelissä.
coach-leaves =
    { $which ->
        [played]
            { $otherwise ->
                [0] Pelatun siirron jälkeen { $name } rakentaa heti kortin { $what } { $often } pelissä sadasta.
               *[other] Pelatun siirron jälkeen { $name } rakentaa heti kortin { $what } { $often } pelissä sadasta (muuten { $otherwise } pelissä).
            }
       *[other]
            { $otherwise ->
                [0] Toisen siirron jälkeen { $name } rakentaa heti kortin { $what } { $often } pelissä sadasta.
               *[other] Toisen siirron jälkeen { $name } rakentaa heti kortin { $what } { $often } pelissä sadasta (muuten { $otherwise } pelissä).
            }
    }
coach-usually = Kolmen vuoron aikana rakennetaan yleensä { $what } ({ $often } pelissä sadasta).
coach-next-stage = ihmeen vaihe

coach-band =
    { $band ->
        [best] paras
        [good] hyvä
        [inaccuracy] epätarkkuus
        [mistake] virhe
       *[blunder] karkea virhe
    }

## Toimet

coach-act =
    { $kind ->
        [build] rakenna: { $what }
        [chain] rakenna ilmaiseksi (ketjuttamalla): { $what }
        [power] rakenna ilmaiseksi: { $what }
        [stage] vaihe kortilla: { $what }
        [sell] myy: { $what }
        [take] rakenna poistopakasta: { $what }
        [draft] valitse: { $what }
        [discard] hylkää: { $what }
        [token] ota: { $what }
        [library] pidä: { $what }
        [destroy] vastustajan kortti poistopakkaan: { $what }
        [begin] aloittaa: { $what }
       *[decline] ohita
    }
coach-act-wonder = rakenna: { $wonder } (kortti: { $card })
coach-act-paid =
    { $left ->
        [0] { $act } (oikealle { $right })
       *[other]
            { $right ->
                [0] { $act } (vasemmalle { $left })
               *[other] { $act } (vasemmalle { $left }, oikealle { $right })
            }
    }
