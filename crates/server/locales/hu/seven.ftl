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
        [you] Minden kör után te és { $name } lapot cseréltek; a Szabad város kártya is vele megy.
       *[other] Minden kör után { $ownname } és { $name } lapot cserélnek; a Szabad város kártya is vele megy.
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
help-turn = Minden körben kártyát választasz: megépíted, csodád következő szintje alá teszed, vagy eldobod 3 érméért. Ezután minden lap továbbmegy.
help-trade = Amit a városod nem termel, azt a bal és a jobb szomszédtól veszed meg: darabja 2 érme, kereskedelmi épülettel 1. Te döntöd el, kitől; az ár és az eladó is ott áll a gombon.
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
holds-free-city = Ebben a körben a Szabad városnak is választ
free-city-decides =
    { $who ->
        [you] Te döntesz róla
       *[other] { $name } dönt róla
    }
free-city-pile = { $count } kártya a Szabad város paklijában
free-city-pile-short = a paklijában
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
stat-science = Tudomány: körző { $compasses }, fogaskerék { $gears }, tábla { $tablets }, szabadon választott { $any }; most { $points } pont
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
        [you] Neked
       *[other] { $name } fizet
    }
prices =
    { $who ->
        [you] Neked egy nyersanyag { $raw } érme, egy kézműves termék { $goods } érme.
       *[other] { $name } ennyit fizet: nyersanyag { $raw } érme, kézműves termék { $goods } érme.
    }
border =
    { $who ->
        [you] { $outcome ->
            [win] Te { $own }, { $name } { $theirs }: a kor végén { $points } pontot nyernél.
            [lose] Te { $own }, { $name } { $theirs }: a kor végén { $points } pontot veszítenél.
           *[even] Te { $own }, { $name } { $theirs }: a kor végén senki sem nyerne semmit.
        }
       *[other] { $outcome ->
            [win] { $ownname } { $own }, { $name } { $theirs }: a kor végén { $ownname } { $points } pontot nyerne.
            [lose] { $ownname } { $own }, { $name } { $theirs }: a kor végén { $ownname } { $points } pontot veszítene.
           *[even] { $ownname } { $own }, { $name } { $theirs }: a kor végén senki sem nyerne semmit.
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
chain-opens = Később ingyen: { $cards }

did-build =
    { $by ->
        [chain] lánccal megépítette: { $card }
        [power] ingyen megépítette: { $card }
       *[cost] megépítette: { $card }
    }
did-stage = megépítette: { $number }. szint
did-stage-with = megépítette: { $number }. szint, kártya: { $card }
did-sell = eldobott egy kártyát
did-sell-card = eldobta: { $card }
did-pick = a dobópakliból megépítette: { $card }
did-decline = semmit sem vett ki a dobópakliból
earned = és kapott { $coins } érmét
paid-one =
    { $who ->
        [you] (te: +{ $coins })
       *[other] ({ $name }: +{ $coins })
    }
paid-two = ({ $leftwho ->
        [you] te: +{ $left }
       *[other] { $leftname }: +{ $left }
    }, { $rightwho ->
        [you] te: +{ $right }
       *[other] { $rightname }: +{ $right }
    })
log-turn = { $age }. kor, { $turn }. kör
log-seventh = { $age }. kor, hetedik kártya
log-discard = { $age }. kor, { $turn }. kör: a dobópakliból
conflict = { $name } ({ $shields } pajzs): { $points }; { $leftname } ({ $leftshields } pajzs): { $leftpoints }
waiting-turn = Mindenki kártyát választ.
waiting-seventh = { $name } eldönti, mi legyen a hetedik kártyával.
waiting-discard = { $name } átnézi a dobópaklit.
told-winner = A játék véget ért. Győztes: { $name }.
told-choose-for-city = Most válassz kártyát a Szabad városnak.
told-your-turn = { $age }. kor, { $turn }. kör: válassz kártyát.

question-turn = Válassz kártyát
question-turn-explained =
    { $whose ->
        [city] Építsd meg, vagy tedd a Szabad város csodája alá. Eldobni csak akkor lehet, ha mást nem tud.
       *[other] Építsd meg, tedd a csodád alá, vagy dobd el érmékért. Minden város egyszerre mutatja meg kártyáját.
    }
question-seventh = A hetedik kártyád
question-seventh-explained =
    { $whose ->
        [city] A Szabad város: Babylon. Paklija utolsó kártyáját is kijátssza.
       *[other] Babylonnal az utolsó kártyádat is használhatod: építsd meg, tedd a csoda alá, vagy dobd el érmékért.
    }
question-discard = Eldobott kártya megépítése
question-discard-explained =
    { $whose ->
        [city] A Szabad város: Halicarnassus. Ingyen megépíthet egy kártyát a dobópakliból.
       *[other] Halicarnassus ingyen megépíthet egy kártyát a dobópakliból.
    }
choose-for-own = Válassz kártyát a saját városodnak
choose-for-city = Most válassz kártyát a Szabad városnak
choose-alone = Válassz kártyát a városodnak
choose-seventh =
    { $whose ->
        [city] Válassz a Szabad városnak: hetedik kártya
       *[other] Válassz a saját városodnak: hetedik kártya
    }
choose-discard =
    { $whose ->
        [city] Válassz a Szabad városnak: eldobott kártya
       *[other] Válassz a saját városodnak: eldobott kártya
    }
choose-next =
    { $who ->
        [you] Ezután egyet a Szabad városnak választasz.
       *[other] Ebben a körben { $name } tartja a Szabad város kártyát, és választ a Szabad városnak.
    }
chosen-build =
    { $whose ->
        [city] A Szabad város megépíti: { $card }
        [own] A saját városod megépíti: { $card }
       *[you] Megépíted: { $card }
    }
chosen-stage =
    { $whose ->
        [city] A Szabad város megépíti: { $number }. szint, kártya: { $card }
        [own] A saját városod megépíti: { $number }. szint, kártya: { $card }
       *[you] Megépíted: { $number }. szint, kártya: { $card }
    }
chosen-sell =
    { $whose ->
        [city] A Szabad város eldobja: { $card }
        [own] A saját városod eldobja: { $card }
       *[you] Eldobod: { $card }
    }
chosen-title = Választottál
chosen-explained = Ha mást szeretnél, válassz újra. A kártyákat akkor fedjük fel, ha mindenki választott.
card-chosen = Kiválasztva
take-back = Vissza
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
status-power = Ingyen: Olympia
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
do-take = Ingyen építés
do-decline = Egyik sem
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
price-one = { $name }: { $coins }
price-two = { $leftname }: { $left }, { $rightname }: { $right }
price-bank-one = bank: { $bank }, { $name }: { $coins }
price-bank-two = bank: { $bank }, { $leftname }: { $left }, { $rightname }: { $right }

refused-step = Most más a kérdés.
refused-not-in-hand = Ez a kártya nincs a kezedben.
refused-not-on-pile = Ez a kártya nincs a dobópakliban.
refused-standing =
    { $whose ->
        [city] Már áll a Szabad városban.
       *[other] Már áll a városodban.
    }
refused-wonder-complete =
    { $whose ->
        [city] A Szabad város csodája kész.
       *[other] A csodád kész.
    }
refused-free-by-chain = Ingyenes, ezért nem kell fizetni. Lánc: { $card }.
refused-free-by-power = Olympia ingyenessé teszi, ezért nem kell fizetni.
refused-must-play = A Szabad város csak akkor dob el kártyát, ha sem épületet, sem szintet nem tud építeni.
sells-only = csak ha más nem lehetséges
refused-chain-first = A lánc ingyenessé teszi, ezért a Szabad város megépíti.
refused-no-chain =
    { $whose ->
        [city] A Szabad város egyik épülete sem teszi ingyenessé.
       *[other] Egyik épületed sem teszi ingyenessé.
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
refused-payment = A szomszédoknak így nem lehet fizetni.

conflicts-title = Katonai konfliktusok: { $age }. kor
conflicts-you =
    { $who ->
        [you] A városod: { $points }
       *[other] { $name }: { $points }
    }
continue-age = Tovább: { $age }. kor
show-score = A végeredményhez

winner =
    { $who ->
        [you] Nyertél, { $points } ponttal
       *[other] Győztes: { $name }, { $points } ponttal
    }
winners = Megosztott győzelem { $points } ponttal: { $names }
cannot-win = nem nyerhet
tie-coins = Pontegyenlőség az élen: a több érme döntött.
tie-shared = Az élen a pontok és az érmék is egyenlők: a győzelem megosztott.
play-again = Új játék
download-record = Felvétel letöltése
score-sheet = Pontozótábla
score-place = Hely
score-city = Város
score-military = Hadsereg
score-treasury = Kincstár
score-wonder = Csoda
score-civilian = Civil
score-science = Tudomány
score-commerce = Kereskedelem
score-guilds = Céhek
score-total = Pont
score-coins = Érme
score-buried = A csoda alatt
buried-in-age = { $age }. kor
nothing-buried = –
