### The guided games: a lesson for each moment, and what the guide suggests.

guide-new = Új vagy itt? Tanulj játszva
guide-new-explained = Igazi játék botok ellen: minden lépéshez egy lecke, minden döntéshez egy javaslat. Körülbelül tíz perc; bármikor félbehagyhatod, és később folytathatod.
guide-play-seven = Tanulójáték: 7 Csoda
guide-play-duel = Tanulójáték: Párbaj
options-guided =
    { $game ->
        [duel] Tanulójáték: 7 Csoda Párbaj
       *[other] Tanulójáték: 7 Csoda
    }
guide-title = Útmutató
guide-learned = Amit eddig tanultál: { $count } lecke
guide-back = Vissza
guide-next = Tovább
guide-usual-seven = 7 Csoda útmutató nélkül
guide-usual-duel = Párbaj útmutató nélkül

# What to do, after which comes a reason; the second of two is an alternative.
guide-try =
    { $number ->
        [0] { $what }
       *[other] Másik jó lépés. { $what }
    }
guide-cost = Ára { $coins } érme.
guide-rest = Te jössz
guide-rest-text = Ezúttal nincs új lecke. Nézd meg, melyik kártya mit hoz, és mennyibe kerül neked; azután dönts.

## 7 Wonders

guide-seven-goal = Mi hoz győzelmet
guide-seven-goal-text = Három korszak után az a város győz, amelynek a legtöbb pontja van. Minden körben egy lapot játszol ki, korszakonként hatot.
guide-seven-city = A városod
guide-seven-city-text = Ez a városod: a csodájának szintjei, amit termel, és az érméid. A mellette lévő városok a szomszédaid; csak velük kereskedsz és harcolsz.
guide-seven-sources = Honnan jönnek a pontok
guide-seven-sources-text = A kék lapok pontok. A zöld lapok készletben adnak pontot, a pirosak harcot nyernek, a csodád szintjei azt adják, ami rajtuk áll. Egy kicsit az érmék is számítanak.
guide-seven-hand = A lapjaid
guide-seven-hand-text = Minden körben mindenki titokban választ egyet a kezében lévő kártyák közül, és mindegyiket egyszerre fedjük fel. Válassz ki egy kártyát, és látod, mire használhatod.
guide-seven-passing = A lapok továbbmennek
guide-seven-passing-text = A többi lapod az egyik szomszédhoz került, te pedig egy másik kéz maradékát kaptad. Az I. és a III. korban balra mennek a lapok, a II. korban jobbra.
guide-seven-passing-now = { $name } adta tovább neked ezeket a lapokat.
guide-seven-return = Ismerős lapok
guide-seven-return-text = Három város játszik, ezért három kör után visszakerülnek hozzád az egyszer már látott lapok. Előbb vedd el a legjobb kártyát, a másikat majd később.
guide-seven-war = Konfliktus előtt
guide-seven-war-text = E kör után összehasonlítod a pajzsaidat mindkét szomszédoddal. Az erősebb az I. korban 1 pontot kap, a II. korban 3-at, a III. korban 5-öt; a gyengébb 1 pontot veszít.
guide-seven-war-now = Neked { $own } pajzsod van, a bal szomszédnak { $left }, a jobb szomszédnak { $right }.
guide-seven-age-two = II. kor
guide-seven-age-two-text = A barna kártyák most két alapanyagot adnak; a III. korban már nincs ilyen kártya. A lapok az ellenkező irányba mennek.
guide-seven-age-two-now = Az I. kor konfliktusaiból { $points } pontod lett.
guide-seven-age-three = III. kor
guide-seven-age-three-text = Most már csak a pontok számítanak. A lila kártyák a céhek: legtöbbjük azért ad pontot, amit a szomszédaid építettek.
guide-seven-last = Az utolsó kör
guide-seven-last-text = Az utolsó konfliktus után, amely mindkét oldalon 5 pontot ér, minden pontot összeszámolunk. Azt válaszd, ami most a legtöbbet hozza.
guide-seven-over = Így jöttek össze a pontok
guide-seven-over-text = A legtöbb pontot gyűjtő város győz. A pontozólap mutatja, mi honnan jött.
guide-seven-over-now =
    { $won ->
        [yes] { $points } ponttal megnyerted első játékodat.
       *[no] { $points } pontod van, a győztesnek { $best }.
    }
guide-seven-resources = Alapanyagok
guide-seven-resources-text = A barna és a szürke kártyák a következő körtől termelnek alapanyagot. Az alapanyag nem fogy el, a nagy épületekhez pedig sok kell.
guide-seven-trade = Vásárlás a szomszédoktól
guide-seven-trade-text = Ami a városodból hiányzik, azt egységenként 2 érméért megveheted attól a szomszédtól, aki termeli. Nem utasíthatja vissza, és az alapanyaga is megmarad.
guide-seven-trade-now =
    { $coins ->
        [one] { $card } megépítéséért { $coins } érmét fizetnél az egyik szomszédnak.
       *[other] { $card } megépítéséért { $coins } érmét fizetnél a szomszédaidnak.
    }
guide-seven-chain = Ingyen, lánccal
guide-seven-chain-text = Egyes épületek ingyenessé tesznek egy későbbit. Nem fizetsz érte sem alapanyagot, sem érmét.
guide-seven-chain-now = Ingyen megépítheted: { $card }, mert már áll nálad: { $from }.
guide-seven-stage = A csodád
guide-seven-stage-text = Tégy bármilyen kártyát képpel lefelé a csodád alá, és ezzel a következő szintet építed meg. A szint árát fizeted ki, nem a kártyáét.
guide-seven-stage-now = A következő szintet most bármelyik lapoddal megépítheted.
guide-seven-science = Tudomány
guide-seven-science-text = Az egyforma zöld szimbólumok darabszámuk négyzetét érik: 1, 4, 9, 16 pontot. Minden három különbözőből álló csoport további 7 pontot hoz.
guide-seven-closed = Amit nem tudsz megépíteni
guide-seven-closed-text = Az X-szel jelölt kártyát most nem építheted meg. De eldobhatod 3 érméért, vagy a csodád alá teheted.
guide-seven-closed-now = Most nem építheted meg: { $card }.
guide-seven-points = Kék kártyák
guide-seven-points-text = A kék épületek pontot hoznak. A rajtuk álló szám mutatja, mennyit érnek a végén.
guide-seven-coins = Sárga kártyák
guide-seven-coins-text = A sárga kártyák érmét hoznak, olcsóbbá teszik a vásárlást, vagy alapanyagot termelnek. A végén három érme egy pontot ér.
guide-seven-shields = Piros kártyák
guide-seven-shields-text = A piros kártyák pajzsot hoznak, és a pajzs minden korban megmarad. Csak a két szomszédoddal méred össze.
guide-seven-neighbors = Nézz mindkét oldalra
guide-seven-neighbors-text = Látod, mit építenek, mit dobnak el és mit gyűjtenek a szomszédaid. Ha valamelyiknek nagyon kell egy kártya, amelyet továbbadnál, használd fel inkább te.

## 7 Wonders: what is suggested

guide-seven-build =
    { $how ->
        [chain] Érdemes megépíteni: { $card }. Lánc teszi ingyenessé.
        [free] Érdemes megépíteni: { $card }. Ingyen van.
        [own] Érdemes megépíteni: { $card }. A városod mindent megtermel hozzá.
        [bank] Érdemes megépíteni: { $card }. Ára { $coins } érme.
       *[trade] Érdemes megépíteni: { $card }. A hiányzó alapanyagokat megveheted, összesen { $coins } érméért.
    }
guide-seven-lay = Érdemes megépíteni csodád következő szintjét ezzel a lappal: { $card }.
guide-seven-sell = Érdemes eldobni 3 érméért: { $card }.

## 7 Wonders Duel

guide-duel-city = A városod
guide-duel-city-text = Minden városnak saját csodái vannak, és érmével fizet azért, amit nem termel. Az asztalon lévő lapok mindkettőtöké: amit te elveszel, azt az ellenfél már nem kapja meg.
guide-duel-structure = A kirakott kártyák
guide-duel-structure-text = Amikor te jössz, elveszel egy kártyát, amelyen nem fekszik másik. A rejtett lapokat akkor fedjük fel, amikor már semmi sem takarja őket.
guide-duel-ways = Egy kártya, három lehetőség
guide-duel-ways-text = Építsd meg a kártyát, vagy dobd el 2 érméért és minden sárga kártyádért még 1-ért. Vagy építsd meg vele valamelyik csodádat.
guide-duel-victories = Három út a győzelemhez
guide-duel-victories-text = Azonnal győzöl, ha a bábu az ellenfél fővárosába ér, vagy ha hat különböző szimbólumod van. Különben a III. kor után a pontok döntenek.
guide-duel-age-two = II. kor
guide-duel-age-two-text = Az új kártyák többe kerülnek és többet hoznak. Az alakzat most fejjel lefelé áll, ezért az elején csak néhány kártyából lehet választani.
guide-duel-age-three = III. kor
guide-duel-age-three-text = Az utolsó korban nincs barna és szürke kártya. A három lila céh mindegyike abban a városban számol valamit, ahol abból több van, és ezért neked ad pontot.
guide-duel-token = Egy fejlődéskorong
guide-duel-token-text = Két egyforma tudományos szimbólum hoz egy fejlődéskorongot. Mindegyik a játék végéig ad egy képességet.
guide-duel-choice = A csodád döntést kér
guide-duel-choice-text = A csodádnál dönteni kell. Azt válaszd, ami neked a legjobb, vagy az ellenfélnek a legrosszabb.
guide-duel-begin = Ki kezdi a következő kort?
guide-duel-begin-text = Az dönti el, ki kezdi a következő kort, akinek gyengébb a hadserege. Aki kezd, elsőként választ, de kártyákat is felszabadít az ellenfelének.
guide-duel-last = Az utolsó kártyák
guide-duel-last-text = Már csak néhány kártya van hátra, úgyhogy számold ki, ki melyiket fogja elvenni. A bábu és minden három érme is pontot ér.
guide-duel-over = Így dőlt el a játék
guide-duel-over-text = Ha nincs hirtelen győzelem, a pontok döntenek. A pontozólap mutatja, mi honnan jött.
guide-duel-over-now =
    { $victory ->
        [military] { $who ->
            [you] Katonai erőfölénnyel győztél.
           *[other] { $name } katonai erőfölénnyel győzött.
        }
        [science] { $who ->
            [you] Tudományos fölénnyel győztél.
           *[other] { $name } tudományos fölénnyel győzött.
        }
       *[other] { $who ->
            [you] A pontok döntöttek: { $points } ponttal győztél.
            [both] Megosztott győzelem: mindkettőtöknek { $points } pontja van.
           *[other] A pontok döntöttek: { $name } győzött, neked { $points } pontod van.
        }
    }
guide-duel-again = Újabb lépés
guide-duel-again-text = A csodád után azonnal még egyszer te jössz. Vegyél el egymás után két jó kártyát, vagy intézd úgy, hogy az ellenfélnek kelljen felszabadítania a következőket.
guide-duel-price = Alapanyag vásárlása
guide-duel-price-text = A hiányzó alapanyag ára 2 érme, és még 1 minden ilyenért az ellenfél barna és szürke kártyáin. A te kártyáid is emelik az ő árait.
guide-duel-price-now = { $card } most { $coins } érmébe kerülne neked.
guide-duel-chain = Ingyen, lánccal
guide-duel-chain-text = Egyes kártyákon fehér jel áll. Akinek megvan, az ugyanilyen jelű későbbi kártyát ingyen építi meg.
guide-duel-chain-now = Ingyen megépítheted: { $card }, mert már áll nálad: { $from }.
guide-duel-uncover = Amit felszabadítasz
guide-duel-uncover-text = Ha elveszel egy kártyát, mások szabaddá válhatnak, és a következő választás az ellenfeledé. Néha egy unalmas kártya a legjobb, mert semmit sem szabadít fel.
guide-duel-wonder = A csodáid
guide-duel-wonder-text = Ha csodát építesz, használj bármilyen kártyát, és fizesd ki a csoda árát. A nyolc csodátokból csak hét épülhet meg, ezért kezdd korán.
guide-duel-wonder-now = Most megépítheted valamelyik csodádat.
guide-duel-military = Piros kártyák
guide-duel-military-text = Minden pajzs egy mezővel viszi a bábut az ellenfél fővárosa felé. Útközben érméket vesz el az ellenféltől, a sáv végén pedig megnyeri a játékot.
guide-duel-science = Zöld kártyák
guide-duel-science-text = Két egyforma zöld szimbólum fejlődéskorongot hoz. Hat különbözővel azonnal megnyered a játékot.
guide-duel-coins = Sárga kártyák
guide-duel-coins-text = A sárga kártyák érmét hoznak, alapanyagot termelnek, vagy 1 érmében rögzítik egy alapanyag árát. Mindegyiktől 1 érmével többet ér az is, ha eldobsz egy kártyát.
guide-duel-points = Kék kártyák
guide-duel-points-text = A kék épületek pontot hoznak. Ha a végén egyenlők a pontjaitok, az győz, akinek több pontja van kék kártyákból.
guide-duel-track = Hol áll a bábu
guide-duel-track-text = A végén a bábu 2, 5 vagy 10 pontot ér: annál többet, minél közelebb áll az ellenfél fővárosához. Útközben minden jelző, amelyen áthalad, érmékbe kerül az ellenfélnek.
guide-duel-tokens = Fejlődéskorongok
guide-duel-tokens-text = A táblán minden kerek korong ad egy képességet: mutass rá vagy érintsd meg, hogy elolvasd. Amelyik tetszik, megmutatja, mennyit ér két egyforma zöld szimbólum.

## 7 Wonders Duel: what is suggested

guide-duel-build =
    { $coins ->
        [0] Érdemes megépíteni: { $card }. Egy érmébe sem kerül.
       *[other] Érdemes megépíteni: { $card }. Ára { $coins } érme.
    }
guide-duel-discard = Érdemes eldobni { $coins } érméért: { $card }.
guide-duel-lay = Érdemes megépíteni: { $wonder }. A lap hozzá: { $card }.
guide-duel-take = Érdemes ezt választani: { $name }.
guide-duel-first =
    { $who ->
        [you] Érdemes neked kezdened.
       *[other] Érdemes átengedni a kezdést: kezdjen { $name }.
    }
