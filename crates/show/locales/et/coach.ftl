### Hinnatud otsuste sõnad

coach-seat = koht { $seat }
coach-free-city = Vabalinn
coach-several = Ükski põhjus ei tõuse esile.

## Põhjused: mis on parimal käigul ja mängitul mitte

coach-wins = Võidab mängu kohe.
coach-averts =
    { $which ->
        [played] Pärast mängitud käiku saab vastane kohe võita: { $cards }.
       *[other] Pärast teist käiku saab vastane kohe võita: { $cards }.
    }
coach-points =
    { $amount ->
        [one] { $amount } punkt rohkem: { $category }.
       *[other] { $amount } punkti rohkem: { $category }.
    }
coach-points-in-all =
    { $amount ->
        [one] Kokku { $amount } punkt rohkem: { $parts }.
       *[other] Kokku { $amount } punkti rohkem: { $parts }.
    }
coach-points-for = { $category } { $amount } rohkem
coach-points-fewer = { $category } { $amount } vähem
coach-coins =
    { $which ->
        [played]
            { $amount ->
                [one] { $amount } münt rohkem kui pärast mängitud käiku.
               *[other] { $amount } münti rohkem kui pärast mängitud käiku.
            }
       *[other]
            { $amount ->
                [one] { $amount } münt rohkem kui pärast teist käiku.
               *[other] { $amount } münti rohkem kui pärast teist käiku.
            }
    }
coach-takes =
    { $amount ->
        [one] Vastasel on { $amount } münt vähem.
       *[other] Vastasel on { $amount } münti vähem.
    }
coach-shields =
    { $amount ->
        [one] { $amount } kilp rohkem.
       *[other] { $amount } kilpi rohkem.
    }
coach-shields-ahead =
    { $amount ->
        [one] { $amount } kilp rohkem; esialgu jäävad maha: { $names }.
       *[other] { $amount } kilpi rohkem; esialgu jäävad maha: { $names }.
    }
coach-shields-level = Kilpide arvult on linn esialgu võrdne: { $names }.
coach-idle-shields =
    { $amount ->
        [one] Linn on juba mõlemast naabrist ees: { $amount } kilp rohkem ei muuda esialgu midagi.
       *[other] Linn on juba mõlemast naabrist ees: { $amount } kilpi rohkem ei muuda esialgu midagi.
    }
coach-city-shields-ahead =
    { $amount ->
        [one] { $amount } kilp rohkem; Vabalinnast jäävad esialgu maha: { $names }.
       *[other] { $amount } kilpi rohkem; Vabalinnast jäävad esialgu maha: { $names }.
    }
coach-city-shields-level =
    { $amount ->
        [one] { $amount } kilp rohkem; Vabalinnaga on esialgu võrdsed: { $names }.
       *[other] { $amount } kilpi rohkem; Vabalinnaga on esialgu võrdsed: { $names }.
    }
coach-city-behind =
    { $how ->
        [ahead] Vabalinn ei jõua kilpide arvult mängija linnast ette.
       *[level] Vabalinn ei jõua kilpide arvult mängija linnaga võrdseks.
    }
coach-pawn =
    { $amount ->
        [one] Lahingunupp on { $amount } sammu vastase pealinnale lähemal.
       *[other] Lahingunupp on { $amount } sammu vastase pealinnale lähemal.
    }
coach-symbols =
    { $amount ->
        [one] { $amount } erinev teadussümbol rohkem.
       *[other] { $amount } erinevat teadussümbolit rohkem.
    }
coach-token = Annab progressimärgi.
coach-again = Annab lisakäigu.
coach-again-later = Valmides annab lisakäigu.
coach-cheaper =
    { $amount ->
        [one] Maksab { $amount } ressursi vähem.
       *[other] Maksab { $amount } ressurssi vähem.
    }
coach-produces =
    { $amount ->
        [one] Toodab { $amount } ressursi rohkem.
       *[other] Toodab { $amount } ressurssi rohkem.
    }
coach-resources =
    { $count ->
        [one] Ressurss, mida linn veel ei tooda: { $resources }.
       *[other] Ressursid, mida linn veel ei tooda: { $resources }.
    }
coach-sells =
    { $count ->
        [one] Vabalinn müüb siis ressurssi, mida mängija linn ei tooda: { $resources }.
       *[other] Vabalinn müüb siis ressursse, mida mängija linn ei tooda: { $resources }.
    }
coach-pays =
    { $amount ->
        [one] { $amount } mündi saab { $name }, mitte { $other }.
       *[other] { $amount } münti saab { $name }, mitte { $other }.
    }
coach-fixed-price = Edaspidi on ostuhind alati 1 münt: { $resource }.
coach-brings = Edaspidi: { $effect }
coach-opens = Hiljem saab tasuta ehitada: { $cards }.
coach-affords-stage = Pärast seda jätkub vahendeid ime järgmise järgu jaoks.
coach-affords = Pärast seda jätkub ime jaoks: { $wonders }.
coach-denies =
    { $points ->
        [0] { $name } ei saa kaarti { $card }.
        [one] { $name } ei saa kaarti { $card }, mis annaks seal kohe { $points } punkti.
       *[other] { $name } ei saa kaarti { $card }, mis annaks seal kohe { $points } punkti.
    }
coach-disarms =
    { $how ->
        [ahead] { $name } ei saa kaarti { $card }, millega ta oleks kilpide arvult ees.
       *[level] { $name } ei saa kaarti { $card }, millega kilpide arv oleks võrdne.
    }
coach-denies-pawn =
    { $amount ->
        [one] { $name } ei saa kaarti { $card }, mis nihutaks lahingunuppu { $amount } sammu võrra.
       *[other] { $name } ei saa kaarti { $card }, mis nihutaks lahingunuppu { $amount } sammu võrra.
    }
coach-destroys =
    { $color ->
        [brown] Vastane kaotab pruuni kaardi.
       *[gray] Vastane kaotab halli kaardi.
    }
coach-saves-again = Säästab lisakäigu, mille annab { $wonder }: ajastu viimase kaardiga läheb see kaduma.
coach-keeps-token = { $name } ei saa kaarti { $card }, mis annaks seal kohe progressimärgi.
coach-threatens = Ähvardab järgmisel käigul võita: { $cards }.
coach-covers =
    { $which ->
        [played] Pärast mängitud käiku saab vastane ehitada: { $cards }.
       *[other] Pärast teist käiku saab vastane ehitada: { $cards }.
    }
coach-covers-hidden =
    { $which ->
        [played]
            { $amount ->
                [one] Mängitud käik avab vastasele { $amount } kaardi rohkem.
               *[other] Mängitud käik avab vastasele { $amount } kaarti rohkem.
            }
       *[other]
            { $amount ->
                [one] Teine käik avab vastasele { $amount } kaardi rohkem.
               *[other] Teine käik avab vastasele { $amount } kaarti rohkem.
            }
    }
coach-pawn-home = Lahingunupp on { $amount } sammu oma pealinnast kaugemal.
coach-ending =
    { $victory ->
        [science] { $name } võidab teadusliku üleolekuga { $often } mängus 100-st, muidu { $otherwise } mängus.
       *[military] { $name } võidab sõjalise üleolekuga { $often } mängus 100-st, muidu { $otherwise } mängus.
    }
coach-by-end =
    { $amount ->
        [one] Mängu lõpuks umbes { $amount } punkt rohkem.
       *[other] Mängu lõpuks umbes { $amount } punkti rohkem.
    }
coach-by-end-of =
    { $amount ->
        [one] Mängu lõpuks umbes { $amount } punkt rohkem: { $parts }.
       *[other] Mängu lõpuks umbes { $amount } punkti rohkem: { $parts }.
    }
coach-holds =
    { $amount ->
        [one] { $name } saab lõpuks umbes { $amount } punkti vähem.
       *[other] { $name } saab lõpuks umbes { $amount } punkti vähem.
    }
coach-follows = Kolme käigu jooksul ehitab mängija { $often } mängus 100-st, muidu { $otherwise } mängus: { $what }.
coach-leaves =
    { $which ->
        [played]
            { $otherwise ->
                [0] Pärast mängitud käiku ehitab { $name } kohe kaardi { $what } { $often } mängus 100-st.
               *[other] Pärast mängitud käiku ehitab { $name } kohe kaardi { $what } { $often } mängus 100-st (muidu { $otherwise } mängus).
            }
       *[other]
            { $otherwise ->
                [0] Pärast teist käiku ehitab { $name } kohe kaardi { $what } { $often } mängus 100-st.
               *[other] Pärast teist käiku ehitab { $name } kohe kaardi { $what } { $often } mängus 100-st (muidu { $otherwise } mängus).
            }
    }
coach-usually = Kolme käigu jooksul ehitatakse enamasti { $what } ({ $often } mängus 100-st).
coach-next-stage = ime järk

coach-band =
    { $band ->
        [best] parim
        [good] hea
        [inaccuracy] ebatäpsus
        [mistake] viga
       *[blunder] ränk viga
    }

## Käigud

coach-act =
    { $kind ->
        [build] ehita: { $what }
        [chain] ehita tasuta (kett): { $what }
        [power] ehita tasuta: { $what }
        [stage] järk kaardiga: { $what }
        [sell] müü: { $what }
        [take] ehita mahapandud kaartidest: { $what }
        [draft] vali: { $what }
        [discard] loobu: { $what }
        [token] võta: { $what }
        [library] jäta endale: { $what }
        [destroy] pane vastaselt maha: { $what }
        [begin] alustab: { $what }
       *[decline] jäta vahele
    }
coach-act-wonder = ehita: { $wonder } (kaart: { $card })
coach-act-paid =
    { $left ->
        [0] { $act } (paremale { $right })
       *[other]
            { $right ->
                [0] { $act } (vasakule { $left })
               *[other] { $act } (vasakule { $left }, paremale { $right })
            }
    }
