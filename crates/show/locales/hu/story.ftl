### Egy értékelt játszma története: hogyan ment, miből élt a város, hol fordult meg, és mit érdemes legközelebb kipróbálni.

story-title =
    { $who ->
        [you] Az edző a játszmádról
       *[other] Az edző { $name } játszmájáról
    }
story-working = Az edző a játszmát nézi …
story-open = Mit mond az edző
story-whole = Az egész történet
story-see = Megnézem
story-moments =
    { $count ->
        [one] Egy pillanat, amelyet érdemes megnézni
       *[other] Két pillanat, amelyet érdemes megnézni
    }
story-played-label = Ezt lépte
story-better-label = Jobb
story-numbers = A számok
story-close = túl szoros ahhoz, hogy megmondjuk
story-deeper = Alapos elemzés
story-offer-deeper = Ez gyors áttekintés volt. A teljes elemzés tovább tart, és megbízhatóbb.
when-draft = Csodaválasztás, { $pick }. választás

## A mondatok

story-played =
    { $level ->
        [flawless]
            { $who ->
                [you] Hibátlanul játszottál.
               *[other] { $name } hibátlanul játszott.
            }
        [strong]
            { $who ->
                [you] Erősen játszottál.
               *[other] { $name } erősen játszott.
            }
        [solid]
            { $who ->
                [you] Jól játszottál.
               *[other] { $name } jól játszott.
            }
        [uneven]
            { $who ->
                [you] Egyenetlenül játszottál.
               *[other] { $name } egyenetlenül játszott.
            }
       *[rough]
            { $who ->
                [you] Súlyos hibákat követtél el.
               *[other] { $name } súlyos hibákat követett el.
            }
    }
story-cost-both =
    { $which ->
        [worst] A három legrosszabb kör körülbelül { $points } pontba és a győzelmi esélyekből ennyibe került: { $percent }.
       *[all] { $turns } kör körülbelül { $points } pontba és a győzelmi esélyekből ennyibe került: { $percent }.
    }
story-cost-points =
    { $which ->
        [worst] A három legrosszabb kör körülbelül { $points } pontba került.
       *[all] { $turns } kör körülbelül { $points } pontba került.
    }
story-cost-chances =
    { $which ->
        [worst] A három legrosszabb kör a győzelmi esélyekből ennyibe került: { $percent }.
       *[all] { $turns } kör a győzelmi esélyekből ennyibe került: { $percent }.
    }
story-lived-on =
    { $how ->
        [mostly]
            { $who ->
                [you] A { $total } pontodból { $points } innen jött: { $source }.
               *[other] { $name } pontjai közül ({ $total }) { $points } innen jött: { $source }.
            }
       *[spread]
            { $who ->
                [you] A pontjaid ({ $total }) sok helyről jöttek, a legtöbb innen: { $source } ({ $points }).
               *[other] { $name } pontjai ({ $total }) sok helyről jöttek, a legtöbb innen: { $source } ({ $points }).
            }
    }
story-difference = A legnagyobb különbség ({ $name }): { $category }, { $points } és { $theirs }.
story-source =
    { $category ->
        [military] konfliktusok
        [treasury] érmék
        [wonder] a csoda szintjei
        [wonders] csodák
        [civilian] civil létesítmények
        [science] tudomány
        [commerce] kereskedelmi létesítmények
        [guilds] céhek
       *[progress] fejlődéskorongok
    }
story-supremacy =
    { $victory ->
        [military]
            { $who ->
                [you] Katonai erőfölénnyel győztél, mielőtt a pontok számítottak volna.
               *[other] { $name } katonai erőfölénnyel győzött, mielőtt a pontok számítottak volna.
            }
       *[science]
            { $who ->
                [you] Tudományos fölénnyel győztél, mielőtt a pontok számítottak volna.
               *[other] { $name } tudományos fölénnyel győzött, mielőtt a pontok számítottak volna.
            }
    }
story-turned =
    { $way ->
        [fell]
            { $who ->
                [you] { $when }: itt fordult a játszma. Az esélyeid csökkentek: előtte { $from }, utána { $to }.
               *[other] { $when }: itt fordult a játszma. { $name } esélyei csökkentek: előtte { $from }, utána { $to }.
            }
       *[rose]
            { $who ->
                [you] { $when }: itt fordult a játszma. Az esélyeid nőttek: előtte { $from }, utána { $to }.
               *[other] { $when }: itt fordult a játszma. { $name } esélyei nőttek: előtte { $from }, utána { $to }.
            }
    }
story-better = Jobb: { $action }.
story-their-error = { $name } itt hibázott: { $action }.
story-others = A többi játékos döntései jelentették a különbséget.
story-luck =
    { $way ->
        [fell] Ez balszerencse volt: a felbukkanó kártyák másoknak segítettek.
       *[rose] Ez szerencse volt: a felbukkanó kártyák segítettek.
    }
story-moment-cost = Ennyibe került: körülbelül { $points } pont és a győzelmi esélyekből { $percent }
story-moment-change = Győzelmi esélyek: előtte { $from }, utána { $to }
story-next =
    { $advice ->
        [finish] Legközelebb: mindenekelőtt nézd meg, nyer-e valamelyik lépés azonnal, bármelyik oldalon.
        [points] Legközelebb: számold meg, melyik választás mennyit ér a végén.
        [coins] Legközelebb: figyelj az érmékre. Amit most elköltesz, az később hiányzik.
        [spend] Legközelebb: költs el több érmét. Három érme egy pont, a legtöbb épület többet ér.
        [shields] Legközelebb: figyelj a konfliktusokra. A pajzs akkor ér a legtöbbet, ha eldönti, ki van elöl.
        [science] Legközelebb: keress olyan tudományos szimbólumokat, amelyek párt vagy sorozatot tesznek teljessé.
        [extra_turns] Legközelebb: tartogasd a plusz lépéseket arra, amikor két egymás utáni lépés változtat valamin.
        [resources] Legközelebb: termeld meg időben, ami a városnak később kell. A vásárlás minden alkalommal pénzbe kerül.
        [chains] Legközelebb: nézd a láncokat. Az a kártya, amely egy későbbit ingyenessé tesz, kétszer megéri.
        [stages] Legközelebb: tervezd meg előre a csodát, és tedd félre, amibe a következő szintje kerül.
        [deny] Legközelebb: nézd meg, mit építhetnének a többiek a kártyával. Lehet, hogy az elvétele a legjobb, amire jó.
        [cover] Legközelebb: mielőtt elveszel egy kártyát, nézd meg, mit fed fel az ellenfélnek.
        [ahead] Legközelebb: gondolkodj egy körrel előre. Mit tesz lehetővé a kártya, és kinek?
       *[stronger] Legközelebb: válassz erősebb ellenfeleket. Nem volt mit kifogásolni.
    }
