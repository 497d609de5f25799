### What the characters say, and how a person has done against them.

menu-voices = Az ellenfelek megszólalnak
# When: at the start, after a conflict or in a Duel a military token, at the end of the game.
says-artemisia =
    { $when ->
        [start] A hajóim készen állnak. És a tieid?
        [conflict-won] Újra enyém a tenger.
        [conflict-lost] Élvezd ki. Még visszajövök.
        [won] Győzelem, tengeren és szárazföldön.
       *[lost] Jól harcoltál. Xerxész rögtön szolgálatába fogadott volna.
    }
says-callimachus =
    { $when ->
        [start] Nagy könyv, nagy baj. Rövid leszek.
        [conflict-won] A rövid háború a jó háború.
        [conflict-lost] Azt a lapot üresen hagyom.
        [won] Lépésről lépésre, egyetlen fölösleges érme nélkül.
       *[lost] Szép befejezés. Bekerül a katalógusomba.
    }
says-chares =
    { $when ->
        [start] Bronzban gondolkodom, és nagyban.
        [conflict-won] Most már nyugodtan dolgozhatok.
        [conflict-lost] A szobrok túlélik a háborúkat.
        [won] Ezt a tengerről is látni fogják.
       *[lost] Szép munka. Felismerem a jót, ha látom.
    }
says-enheduanna =
    { $when ->
        [start] Megénekeltem a templomokat. Most építsük fel őket.
        [conflict-won] Ma éjjel nyugodtan alszik a város.
        [conflict-lost] A katonák elmennek, a templomok maradnak.
        [won] Egy város, amelyről énekelni fognak.
       *[lost] Himnuszt írok a városodhoz.
    }
says-herodotus =
    { $when ->
        [start] Kíváncsi vagyok, mi lesz ebből.
        [conflict-won] Leírom pontosan úgy, ahogy történt.
        [conflict-lost] A szerencse sehol sem marad sokáig.
        [won] Így történt. Ott voltam.
       *[lost] Jó történet, még ha én veszítek is benne.
    }
says-hypatia =
    { $when ->
        [start] Lássuk, mit tudsz bizonyítani.
        [conflict-won] A háború is geometria.
        [conflict-lost] Tiéd a kard, enyém a könyv.
        [won] Pontosan így számoltam.
       *[lost] Tévedtem. Így tanul az ember.
    }
says-semiramis =
    { $when ->
        [start] Bármire van szükséged, az nekem is kell.
        [conflict-won] Én figyelmeztettelek.
        [conflict-lost] Ezért még megfizetsz.
        [won] Csak azt vettem el, amit te akartál.
       *[lost] Egyedül ezt nem tudtam elvenni tőled.
    }
says-strabo =
    { $when ->
        [start] Ismerek itt minden utat és minden árat.
        [conflict-won] A biztonságos utak jót tesznek a kereskedelemnek.
        [conflict-lost] A háború drága. Én inkább kereskedem.
        [won] Mindent összevetve jó üzlet volt.
       *[lost] Olcsón jutottál hozzá. Ügyes.
    }
# Games for two that the person has won and lost against a bot of this name.
against =
    { $lead ->
        [you] Te és { $name }: te vezetsz, { $won } : { $lost }.
        [them] { $name } vezet ellened: { $lost } : { $won }.
       *[none] Te és { $name }: döntetlen, { $won } : { $lost }.
    }
statistics-by-character = A botok karaktere szerint
