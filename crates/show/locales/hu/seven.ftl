### 7 Wonders: the table.

clock-age = { $age }. kor
clock-turn = { $turn }. kör / 6
clock-over = A játék véget ért
in-front =
    { $who ->
        [you] te
       *[other] { $name }
    }
passing =
    { $who ->
        [you] A lapok útja: { $from }, te, { $to }.
       *[other] A lapok útja: { $from }, { $name }, { $to }.
    }
exchanging =
    { $who ->
        [you] Minden kör után te és { $name } lapot cseréltek; a Szabad város kártya is gazdát cserél.
       *[other] Minden kör után { $ownname } és { $name } lapot cserélnek; a Szabad város kártya is gazdát cserél.
    }
exchanging-short = lapcsere
discards = { $count } kártya a dobópakliban
seen-hands = Látott lapok
seen-explained = Ami az ebben a korban továbbadott lapjaidból maradt. Azóta mások is vettek el belőlük.
seen-hand =
    { $who ->
        [you] { $turn }. kör, most újra nálad:
       *[other] { $turn }. kör, most { $name } kezében:
    }
help-turn = Minden körben kártyát választasz: megépíted, csodád következő szintje alá teszed, vagy eldobod 3 érméért. Ezután mindenki továbbadja a lapjait.
help-trade = Amit a városod nem termel, azt a bal és a jobb szomszédtól veszed meg: darabja 2 érme, kereskedelmi ügynökséggel vagy piaccal 1. Te döntöd el, kitől; az ár és az eladó is rajta van a gombon.
help-chain = Egy épület későbbieket ingyenessé tehet. A láncjel mellett ott a nevük.
help-war = Minden kor végén minden város összehasonlítja pajzsait a két szomszédéval: az erősebb a kortól függően 1, 3 vagy 5 pontot kap, a gyengébb 1 pontot veszít.
help-science = Minden szimbólumfajta a darabszáma négyzetét éri; három különbözőből álló csoportonként még 7 pont jár.
help-free-city = Két játékos, köztük a Szabad város. Akinél a Szabad város kártya van, húz egyet a húzópakliból, kártyát választ a saját városának, majd egyet a Szabad városnak; ezután a lapok gazdát cserélnek, és a kártya velük megy. A Szabad város kijátssza, amit lehet; nyerni nem tud.

name-and-city =
    { $who ->
        [you] { $name } ({ $city })
       *[other] { $name } ({ $city })
    }
free-city = Szabad város
free-city-card = Szabad város kártya
holds-free-city = Ebben a körben a Szabad város helyett is játszik
free-city-decides =
    { $who ->
        [you] Te játszol helyette
       *[other] { $name } játszik helyette
    }
free-city-pile = { $count } kártya a Szabad város húzópaklijában
free-city-pile-short = a húzópakliban
neighbor =
    { $side ->
        [left] { $who ->
            [you] A bal szomszédod
           *[other] { $name } bal oldalán
        }
       *[right] { $who ->
            [you] A jobb szomszédod
           *[other] { $name } jobb oldalán
        }
    }
others = A többi város
stages-built = Megépült szintek: { $built } / { $all }

stat-coins = { $count } érme
stat-shields = { $count } pajzs
stat-science = Tudomány: körző { $compasses }, fogaskerék { $gears }, kőtábla { $tablets }, szabadon választott { $any }; most { $points } pontot ér
stat-civilian = Kék épületek: { $points } pont
stat-points = jelenleg { $points } pont
stat-tokens = Konfliktusjelzők: { $victories } győzelem, { $defeats } vereség, { $points } pont
wonder = { $name }
stage-in-words =
    { $built ->
        [yes] { $number }. szint, megépült. { $effects }
       *[no] { $number }. szint, költsége: { $cost }. { $effects }
    }
produces = Termel
keeps = Nem eladó
sells = Elad
your-price =
    { $who ->
        [you] Te fizetsz
       *[other] { $name } fizet
    }
prices =
    { $who ->
        [you] Neked egy nyersanyag { $raw } érme, egy kézműves termék { $goods } érme.
       *[other] { $name } egy nyersanyagért { $raw } érmét fizet, egy kézműves termékért { $goods } érmét.
    }
border =
    { $who ->
        [you] { $outcome ->
            [win] Te { $own }, { $name } { $theirs }: a kor végén { $points } pontot kapnál.
            [lose] Te { $own }, { $name } { $theirs }: a kor végén { $points } pontot veszítenél.
           *[even] Te { $own }, { $name } { $theirs }: a kor végén senki sem kapna semmit.
        }
       *[other] { $outcome ->
            [win] { $ownname } { $own }, { $name } { $theirs }: a kor végén { $ownname } { $points } pontot kapna.
            [lose] { $ownname } { $own }, { $name } { $theirs }: a kor végén { $ownname } { $points } pontot veszítene.
           *[even] { $ownname } { $own }, { $name } { $theirs }: a kor végén senki sem kapna semmit.
        }
    }
border-you =
    { $who ->
        [you] Te
       *[other] { $name }
    }
buildings =
    { $count ->
        [0] Nincs épület
       *[other] { $count } épület
    }
no-buildings = Még nincs épület
card-and-effect = { $card }: { $effect }
chains-open = Később ingyen:
chain-from = Ingyenes, mert megvan: { $card }
chain-from-any = Ingyen ezzel: { $cards }
card-numbers = { $count } példány ebben a játékban ({ $numbers } játékos)
chain-opens = Később ingyenessé teszi: { $cards }

did-build =
    { $who ->
        [you] { $by ->
            [chain] Lánccal megépítetted: { $card }.
            [power] Ingyen megépítetted: { $card }.
           *[cost] Megépítetted: { $card }.
        }
       *[other] { $by ->
            [chain] { $card } lánccal megépítve.
            [power] { $card } ingyen megépítve.
           *[cost] { $card } megépítve.
        }
    }
did-stage =
    { $who ->
        [you] { $number ->
            [one] Megépítetted az { $number }. szintet.
           *[other] Megépítetted a { $number }. szintet.
        }
       *[other] { $number }. szint megépítve.
    }
did-stage-with =
    { $who ->
        [you] { $number ->
            [one] Megépítetted az { $number }. szintet ezzel: { $card }.
           *[other] Megépítetted a { $number }. szintet ezzel: { $card }.
        }
       *[other] { $number }. szint megépítve ezzel: { $card }.
    }
did-sell =
    { $who ->
        [you] Eldobtál egy kártyát.
       *[other] Eldobott egy kártyát.
    }
did-sell-card =
    { $who ->
        [you] Eldobtad: { $card }.
       *[other] { $card } eldobva.
    }
did-pick =
    { $who ->
        [you] A dobópakliból megépítetted: { $card }.
       *[other] { $card } megépítve a dobópakliból.
    }
did-decline =
    { $who ->
        [you] Semmit sem vettél ki a dobópakliból.
       *[other] Semmit sem vett ki a dobópakliból.
    }
earned =
    { $who ->
        [you] Kaptál { $coins } érmét.
       *[other] Kapott { $coins } érmét.
    }
paid-one =
    { $who ->
        [you] Fizetség: { $coins } érme neked.
       *[other] Fizetség: { $coins } érme ({ $name }).
    }
paid-two =
    { $leftwho ->
        [you] Fizetség: { $left } érme neked, { $right } ({ $rightname }).
       *[other] { $rightwho ->
            [you] Fizetség: { $left } érme ({ $leftname }), { $right } neked.
           *[other] Fizetség: { $left } érme ({ $leftname }), { $right } ({ $rightname }).
        }
    }
log-turn = { $age }. kor, { $turn }. kör
log-seventh = { $age }. kor, utolsó kártya
log-discard = { $age }. kor, { $turn }. kör: a dobópakliból
conflict = { $name } ({ $shields } pajzs): { $points }; { $leftname } ({ $leftshields } pajzs): { $leftpoints }
waiting-turn = Mindenki kártyát választ.
waiting-seventh = { $name } eldönti, mi legyen az utolsó kártyával.
waiting-discard = { $name } átnézi a dobópaklit.
told-winner = A játék véget ért. Győztes: { $name }.
told-choose-for-city = Most válassz kártyát a Szabad városnak.
told-your-turn = { $age }. kor, { $turn }. kör: válassz kártyát.

question-turn = Válassz kártyát
question-turn-explained =
    { $whose ->
        [city] Építsd meg, vagy tedd a Szabad város csodája alá. Eldobni csak akkor tudja, ha semmi mást nem tehet.
       *[other] Építsd meg, tedd a csodád alá, vagy dobd el érmékért. A városok egyszerre fedik fel kártyáikat.
    }
question-seventh = Az utolsó kártyád
question-seventh-explained =
    { $whose ->
        [city] A Szabad város táblája: { $city }. Húzópaklija utolsó kártyáját is kijátssza.
       *[other] { $city } a kézben maradt utolsó kártyát is felhasználhatja: építsd meg, tedd a csoda alá, vagy dobd el érmékért.
    }
question-discard = Eldobott kártya megépítése
question-discard-explained =
    { $whose ->
        [city] A Szabad város táblája: { $city }. Ingyen megépíthet egy kártyát a dobópakliból.
       *[other] { $city } ingyen megépíthet egy kártyát a dobópakliból.
    }
choose-for-own = Válassz kártyát a saját városodnak
choose-for-city = Most válassz kártyát a Szabad városnak
choose-alone = Válassz kártyát a városodnak
choose-seventh =
    { $whose ->
        [city] Válassz a Szabad városnak: utolsó kártya
       *[other] Válassz a saját városodnak: utolsó kártya
    }
choose-discard =
    { $whose ->
        [city] Válassz a Szabad városnak: eldobott kártya
       *[other] Válassz a saját városodnak: eldobott kártya
    }
choose-next =
    { $who ->
        [you] Ezután egyet a Szabad városnak választasz.
       *[other] Ebben a körben { $name } kezében van a Szabad város kártya: ő választ a Szabad városnak.
    }
chosen-build =
    { $whose ->
        [city] A Szabad város megépíti: { $card }.
        [own] A saját városod megépíti: { $card }.
       *[you] Megépíted: { $card }.
    }
chosen-stage =
    { $whose ->
        [city] { $number ->
            [one] A Szabad város megépíti az { $number }. szintet ezzel: { $card }.
           *[other] A Szabad város megépíti a { $number }. szintet ezzel: { $card }.
        }
        [own] { $number ->
            [one] A saját városod megépíti az { $number }. szintet ezzel: { $card }.
           *[other] A saját városod megépíti a { $number }. szintet ezzel: { $card }.
        }
       *[you] { $number ->
            [one] Megépíted az { $number }. szintet ezzel: { $card }.
           *[other] Megépíted a { $number }. szintet ezzel: { $card }.
        }
    }
chosen-sell =
    { $whose ->
        [city] A Szabad város eldobja: { $card }.
        [own] A saját városod eldobja: { $card }.
       *[you] Eldobod: { $card }.
    }
chosen-title = Választottál
chosen-explained = Még meggondolhatod magad. A kártyákat akkor fedjük fel, ha mindenki választott.
card-chosen = Kiválasztva
take-back = Visszavonás
card-drawn = Húzott
keys =
    { $count ->
        [one] 1-es billentyű, majd Enter
       *[other] Billentyűk: 1–{ $count }, majd Enter
    }
costs = Ára
costs-nothing = Nincs ára
gain-science = most +{ $points }
gain-coins = most { $coins } érme
gain-points = most { $points } pont
status-standing = Már áll
status-chain = Ingyen: { $card }
status-power = Ingyen: { $city }
status-free = Ingyen
status-own =
    { $how ->
        [free] Ingyen
       *[own] Saját anyagból
    }
status-too-dear = { $coins } érme kell
status-missing = Hiányzik
more-ways = +{ $count } mód
do-build = Építés
do-take = Ingyenes építés
do-decline = Kihagyás
do-stage = { $number }. szint
do-stage-complete = Csoda
do-sell = Eldobás
sale = 3 érméért
choose-payment = Fizetés módja
price-nothing = ingyen
price-own = saját anyagból
partner =
    { $who ->
        [you] te
       *[other] { $name }
    }
price-bank = bank: { $bank } érme
price-one =
    { $who ->
        [you] te: { $coins }
       *[other] { $name }: { $coins }
    }
price-two =
    { $leftwho ->
        [you] te: { $left }, { $rightname }: { $right }
       *[other] { $rightwho ->
            [you] { $leftname }: { $left }, te: { $right }
           *[other] { $leftname }: { $left }, { $rightname }: { $right }
        }
    }
price-bank-one =
    { $who ->
        [you] bank: { $bank }, te: { $coins }
       *[other] bank: { $bank }, { $name }: { $coins }
    }
price-bank-two =
    { $leftwho ->
        [you] bank: { $bank }, te: { $left }, { $rightname }: { $right }
       *[other] { $rightwho ->
            [you] bank: { $bank }, { $leftname }: { $left }, te: { $right }
           *[other] bank: { $bank }, { $leftname }: { $left }, { $rightname }: { $right }
        }
    }

refused-step = Ezt most nem teheted meg.
refused-not-in-hand = Ez a kártya nincs a kezedben.
refused-not-on-pile = Ez a kártya nincs a dobópakliban.
refused-standing =
    { $whose ->
        [city] A Szabad város ezt már megépítette.
       *[other] Ezt már megépítetted.
    }
refused-wonder-complete =
    { $whose ->
        [city] A Szabad város csodája kész.
       *[other] A csodád kész.
    }
refused-free-by-chain = Ingyenes, ezért nem kell fizetni. Lánc: { $card }.
refused-free-by-power = { $city } ingyenessé teszi, ezért nem kell fizetni.
refused-must-play = A Szabad város csak akkor dob el kártyát, ha sem épületet, sem szintet nem tud építeni.
sells-only = csak ha más nem lehetséges
refused-chain-first = A lánc ingyenessé teszi, ezért a Szabad városnak meg kell építenie.
refused-no-chain =
    { $whose ->
        [city] A Szabad városnak nincs olyan épülete, amely lánccal ingyenessé tenné ezt a kártyát.
       *[other] Nincs olyan épületed, amely lánccal ingyenessé tenné ezt a kártyát.
    }
refused-no-power =
    { $whose ->
        [city] A Szabad város egyik képessége sem teszi most ingyenessé.
       *[other] A városod egyik képessége sem teszi most ingyenessé.
    }
refused-missing = Nem szerezhető meg: { $list }
refused-too-dear =
    { $whose ->
        [city] { $coins } érme kell, a Szabad városnak ennyi van: { $purse }.
       *[other] { $coins } érme kell, neked ennyi van: { $purse }.
    }
refused-payment = A fizetést nem lehet így megosztani a szomszédok között.

conflicts-title = Katonai konfliktusok: { $age }. kor
conflicts-you =
    { $who ->
        [you] A városod: { $points }
       *[other] { $name }: { $points }
    }
continue-age = Tovább: { $age }. kor
show-score = A végeredményhez

play-again = Új játék
download-record = Felvétel letöltése

sides-title = Oldalválasztás
sides-question = { $city } melyik oldala?
sides-explained = Mindenki titokban választ, mielőtt bárki kártyát látna. Amíg nem választott mindenki, meggondolhatod magad.
sides-choose = Választás: { $side }
sides-mine = A választásod: { $side }.
sides-watching = A játékosok kiválasztják táblájuk oldalát.
