### Priča o ocenjenoj partiji: kako je odigrana, od čega je grad živeo, gde se preokrenula i šta probati sledeći put.

story-title =
    { $who ->
        [you] Trener o tvojoj partiji
       *[other] Trener o partiji igrača { $name }
    }
story-working = Trener gleda partiju …
story-open = Šta trener kaže
story-whole = Cela priča
story-see = Pogledaj
story-moments =
    { $count ->
        [one] Jedan trenutak vredan pogleda
        [few] Dva trenutka vredna pogleda
       *[other] Dva trenutka vredna pogleda
    }
story-played-label = Odigrano
story-better-label = Bolje
story-numbers = Brojevi
story-close = previše tesno da bi se reklo
story-deeper = Analiziraj temeljno
story-offer-deeper = Ovo je bio brz pogled. Cela analiza traje duže i pouzdanija je.
when-draft = Izbor čuda, { $pick }. izbor

## Rečenice

story-played =
    { $level ->
        [flawless]
            { $who ->
                [you] Tvoja igra je bila bez greške.
               *[other] Igra igrača { $name } je bila bez greške.
            }
        [strong]
            { $who ->
                [you] Tvoja igra je bila jaka.
               *[other] Igra igrača { $name } je bila jaka.
            }
        [solid]
            { $who ->
                [you] Tvoja igra je bila solidna.
               *[other] Igra igrača { $name } je bila solidna.
            }
        [uneven]
            { $who ->
                [you] Tvoja igra je bila neujednačena.
               *[other] Igra igrača { $name } je bila neujednačena.
            }
       *[rough]
            { $who ->
                [you] Praviš ozbiljne greške.
               *[other] { $name } pravi ozbiljne greške.
            }
    }
story-cost-both =
    { $which ->
        [worst] Zbog tri najgora poteza izgubljeno je oko { $points } poena i { $percent } izgleda za pobedu.
       *[all] Zbog { $turns } poteza izgubljeno je oko { $points } poena i { $percent } izgleda za pobedu.
    }
story-cost-points =
    { $which ->
        [worst] Zbog tri najgora poteza izgubljeno je oko { $points } poena.
       *[all] Zbog { $turns } poteza izgubljeno je oko { $points } poena.
    }
story-cost-chances =
    { $which ->
        [worst] Zbog tri najgora poteza izgubljeno je { $percent } izgleda za pobedu.
       *[all] Zbog { $turns } poteza izgubljeno je { $percent } izgleda za pobedu.
    }
story-lived-on =
    { $how ->
        [mostly]
            { $who ->
                [you] Od tvojih poena, kojih je { $total }, ovoliko donose { $source }: { $points }.
               *[other] Od poena igrača { $name }, kojih je { $total }, ovoliko donose { $source }: { $points }.
            }
       *[spread]
            { $who ->
                [you] Tvoji poeni ({ $total }) dolaze sa mnogo strana; najviše donose { $source } ({ $points }).
               *[other] Poeni igrača { $name } ({ $total }) dolaze sa mnogo strana; najviše donose { $source } ({ $points }).
            }
    }
story-difference = Najveća razlika ({ $name }): { $category }, { $points } prema { $theirs }.
story-source =
    { $category ->
        [military] sukobi
        [treasury] novčići
        [wonder] faze čuda
        [wonders] čuda
        [civilian] civilne građevine
        [science] naučne građevine
        [commerce] trgovačke građevine
        [guilds] gilde
       *[progress] tokeni napretka
    }
story-supremacy =
    { $victory ->
        [military]
            { $who ->
                [you] Pobeđuješ vojnom nadmoći, pre brojanja poena.
               *[other] { $name } pobeđuje vojnom nadmoći, pre brojanja poena.
            }
       *[science]
            { $who ->
                [you] Pobeđuješ naučnom nadmoći, pre brojanja poena.
               *[other] { $name } pobeđuje naučnom nadmoći, pre brojanja poena.
            }
    }
story-turned =
    { $way ->
        [fell]
            { $who ->
                [you] { $when }: tu je prekretnica. Tvoji izgledi su pali: pre { $from }, posle { $to }.
               *[other] { $when }: tu je prekretnica. Izgledi igrača { $name } su pali: pre { $from }, posle { $to }.
            }
       *[rose]
            { $who ->
                [you] { $when }: tu je prekretnica. Tvoji izgledi su porasli: pre { $from }, posle { $to }.
               *[other] { $when }: tu je prekretnica. Izgledi igrača { $name } su porasli: pre { $from }, posle { $to }.
            }
    }
story-better = Bolje: { $action }.
story-their-error = { $name } tu greši: { $action }.
story-others = Razliku su napravili izbori ostalih igrača.
story-luck =
    { $way ->
        [fell] To je loša sreća: karte koje su se pojavile pomogle su drugima.
       *[rose] To je dobra sreća: karte koje su se pojavile su pomogle.
    }
story-moment-cost = Izgubljeno: oko { $points } poena i { $percent } izgleda za pobedu
story-moment-change = Izgledi za pobedu: pre { $from }, posle { $to }
story-next =
    { $advice ->
        [finish] Sledeći put: pre svega proveri da li neki potez odmah donosi pobedu, na bilo kojoj strani.
        [points] Sledeći put: izbroj koliko svaki izbor vredi na kraju.
        [coins] Sledeći put: pazi na novčiće. Ono što sada potrošiš kasnije nedostaje.
        [spend] Sledeći put: potroši više novčića. Tri vrede jedan poen, a većina građevina vredi više.
        [shields] Sledeći put: pazi na sukobe. Štit najviše vredi kada menja ko je ispred.
        [science] Sledeći put: traži naučne simbole koji upotpunjuju par ili komplet.
        [extra_turns] Sledeći put: čuvaj dodatne poteze za trenutke kada dva poteza zaredom nešto menjaju.
        [resources] Sledeći put: na vreme proizvodi ono što će gradu kasnije trebati. Kupovina svaki put košta.
        [chains] Sledeći put: gledaj nizove. Karta sa kojom je kasnija besplatna isplati se dvaput.
        [stages] Sledeći put: planiraj čudo unapred i čuvaj ono što košta njegova sledeća faza.
        [deny] Sledeći put: gledaj šta bi drugi mogli da izgrade kartom. Oduzeti je može biti njena najbolja upotreba.
        [cover] Sledeći put: pre nego što uzmeš kartu, pogledaj šta otkriva protivniku.
        [ahead] Sledeći put: misli jedan potez unapred. Šta karta omogućava, i kome?
       *[stronger] Sledeći put: izaberi jače protivnike. Nije bilo ničega za zamerku.
    }
