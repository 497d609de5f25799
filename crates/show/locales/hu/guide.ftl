### The guided games: a lesson for each moment, and what the guide suggests.

guide-new = Új vagy itt? Tanulj játszva
guide-new-explained = Igazi játék botok ellen: minden lépéshez egy lecke, minden döntéshez egy javaslat. Körülbelül tíz perc; bármikor félbehagyhatod, és később folytathatod.
guide-play-seven = Tanulójáték: 7 Csoda
guide-play-duel = Tanulójáték: Párbaj
guide-again = Tanulj játszva
options-guided =
    { $game ->
        [duel] Tanulójáték: 7 Csoda Párbaj
       *[other] Tanulójáték: 7 Csoda
    }
guide-title = Útmutató
guide-learned = Amit eddig tanultál: { $count } lecke
guide-usual-seven = 7 Csoda útmutató nélkül
guide-usual-duel = Párbaj útmutató nélkül

guide-rest = Te jössz
guide-rest-text = Ezúttal nincs új lecke. Nézd meg, melyik kártya mit hoz, és mennyibe kerül neked; azután dönts.

## 7 Wonders

guide-seven-hand = A lapjaid
guide-seven-hand-text = Egy várost vezetsz, és csodát építesz benne. Minden körben mindenki titokban választ egyet a kezében lévő kártyák közül, és mindegyiket egyszerre fedjük fel. Válassz ki egy kártyát, és látod, mire használhatod; a rajta lévő jel mutatja, hogy ingyen van-e, vagy mennyibe kerül neked.
guide-seven-passing = A lapok továbbmennek
guide-seven-passing-text = Mindenki kijátszott egy kártyát, a többi lapod pedig az egyik szomszédhoz került. Most olyan lapok vannak a kezedben, amelyekből más már választott. Az I. és a III. korban balra mennek a lapok, a II. korban jobbra.
guide-seven-passing-now = { $name } adta tovább neked ezeket a lapokat.
guide-seven-return = Ismerős lapok
guide-seven-return-text = Három város játszik, ezért három kör után visszakerülnek hozzád az egyszer már látott lapok. Ami hiányzik, azt a többiek vették el. Érdemes észben tartani, mi térhet vissza: előbb vedd el a legjobb kártyát, a másikat majd később.
guide-seven-war = Konfliktus előtt
guide-seven-war-text = Ez a kor utolsó köre: két kártyából az egyiket felhasználod, a másik elvész. Ezután a szomszédok összehasonlítják pajzsaikat. Az erősebb az I. korban 1 pontot kap, a II. korban 3-at, a III. korban 5-öt; a gyengébb mindig 1 pontot veszít.
guide-seven-war-now = Neked { $own } pajzsod van, a bal szomszédnak { $left }, a jobb szomszédnak { $right }.
guide-seven-age-two = II. kor
guide-seven-age-two-text = Az új épületek többe kerülnek és többet hoznak, a lapok pedig az ellenkező irányba mennek. A barna kártyák most két alapanyagot adnak. Ez az utolsó alkalom, hogy alapanyaghoz juss: a III. korban már nincs ilyen kártya.
guide-seven-age-two-now = Az I. kor konfliktusaiból { $points } pontod lett.
guide-seven-age-three = III. kor
guide-seven-age-three-text = Alapanyagot adó épület már nincs, csak pontok vannak. A lila kártyák a céhek: legtöbbjük azért ad pontot, amit a szomszédaid építettek. Nézd meg mindkettejük városát, mielőtt céhet választasz.
guide-seven-last = Az utolsó kör
guide-seven-last-text = E kör után jön az utolsó konfliktus, mindkét oldalon 5 pontért, azután minden pontot összeszámolunk. Azt válaszd, ami most a legtöbbet hozza: pontot, a konfliktust eldöntő pajzsot vagy a még hiányzó szintet. Három érme 1 pontot ér.
guide-seven-over = Így jöttek össze a pontok
guide-seven-over-text = A pontozólap minden pontfajtát külön számol: konfliktusok, érmék, csoda, kék, zöld, sárga és lila kártyák. A legtöbb pontot gyűjtő város győz. Nézd meg, mi vált be a legjobb városnak, és játssz még egyet.
guide-seven-over-now =
    { $won ->
        [yes] { $points } ponttal megnyerted első játékodat.
       *[no] { $points } pontod van, a győztesnek { $best }.
    }
guide-seven-resources = Alapanyagok
guide-seven-resources-text = A barna és a szürke kártyák a következő körtől termelnek alapanyagot. Az alapanyag nem fogy el: ha egy város fát termel, minden épülethez van fája. A csodádhoz, valamint a II. és a III. kor nagy épületeihez kell majd.
guide-seven-resources-now = Ilyen kártya: { $card }.
guide-seven-trade = Vásárlás a szomszédoktól
guide-seven-trade-text = Ami a városodból hiányzik, azt megveheted a két szomszédtól, ha ők termelik, egységenként 2 érméért. Nem utasíthatják vissza, és az alapanyaguk is megmarad. Az érmék hozzájuk kerülnek, ezért inkább a gyengébbtől vegyél.
guide-seven-trade-now =
    { $coins ->
        [one] { $card } megépítéséért { $coins } érmét fizetnél az egyik szomszédnak.
       *[other] { $card } megépítéséért { $coins } érmét fizetnél a szomszédaidnak.
    }
guide-seven-chain = Ingyen, lánccal
guide-seven-chain-text = Egyes épületek ingyenessé tesznek egy későbbit: a kettőn ugyanaz a láncjel áll. Akinek megvan az első, a másodikért semmit sem fizet, sem alapanyagot, sem érmét. A lánc azt jutalmazza, aki több korra előre tervez.
guide-seven-chain-now = Ingyen megépítheted: { $card }, mert már áll nálad: { $from }.
guide-seven-stage = A csodád
guide-seven-stage-text = Egy kártyát megépítés helyett képpel lefelé a csodád alá is tehetsz: ezzel a következő szintet építed meg. Ilyenkor a szint árát fizeted ki, nem a kártyáét. Olyan lapot használj, amelyet nem tudsz megépíteni, vagy amelyet nem szívesen hagynál a szomszédodra.
guide-seven-stage-now = A következő szintet most bármelyik lapoddal megépítheted.
guide-seven-science = Tudomány
guide-seven-science-text = Minden zöld kártyán három szimbólum egyike áll. Az egyformák darabszámuk négyzetét érik: 1, 4, 9, 16 pontot. Minden három különbözőből álló csoport további 7 pontot hoz. Kevés zöld kártya keveset ér, sok viszont mindennél többet.
guide-seven-science-now = Van rajta ilyen szimbólum: { $card }.
guide-seven-closed = Amit nem tudsz megépíteni
guide-seven-closed-text = Az X-szel jelölt kártyát most nem építheted meg: egyik szomszéd sem árulja, ami kell hozzá, kevés az érméd, vagy az épületet már megépítetted. De bármelyik kártyát eldobhatod 3 érméért, vagy a csodád alá teheted.
guide-seven-closed-now = Most nem építheted meg: { $card }.
guide-seven-points = Kék kártyák
guide-seven-points-text = A kék épületek pontot hoznak, és semmi mást. A rajtuk álló szám mutatja, mennyit érnek a végén. Biztos és egyszerű, és egyik szomszéd sem veheti el tőled.
guide-seven-points-now = Ilyen épület: { $card }.
guide-seven-coins = Sárga kártyák
guide-seven-coins-text = A sárga kártyák érmét hoznak, olcsóbbá teszik a vásárlást, vagy olyan alapanyagot termelnek, amelyet senki sem vehet meg tőled. A III. korban pontot is adnak. A megmaradt érmékből három ér egy pontot.
guide-seven-coins-now = Ilyen kártya: { $card }.
guide-seven-shields = Piros kártyák
guide-seven-shields-text = A piros kártyák pajzsot hoznak, és a pajzs minden korban megmarad. Csak a két szomszédoddal méred össze, senki mással. Egyetlen pajzsnyi előny is elég, ezért nézd meg mindkét szomszédodat, mielőtt túl sokat építesz.
guide-seven-shields-now = Pajzsot hoz: { $card }.
guide-seven-neighbors = Nézz mindkét oldalra
guide-seven-neighbors-text = Mindent látsz, amit a szomszédaid építettek: mit adnak el, milyen erősek, és mit gyűjtenek. A továbbadott kártyát valaki ki fogja játszani. Ha egy szomszédnak nagyon kell, használd fel inkább te.

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
guide-seven-why =
    { $color ->
        [brown] Azt termeli, ami a későbbi épületekhez kell.
        [gray] Azt termeli, ami a későbbi épületekhez kell.
        [blue] A végén pontot hoz.
        [yellow] Jót tesz a kincstáradnak és a kereskedelmednek.
        [red] Erősebb leszel vele az egyik szomszédodnál.
        [green] Tudományt hoz, és gyakran láncot is.
       *[purple] Azért ad pontot, ami körülötted épült.
    }
guide-seven-lay-why = A szint többet hoz, mint a kártya hozna.
guide-seven-sell-why = A lapjaid közül most egyik sem segít többet, mint az érmék.

## 7 Wonders Duel

guide-duel-structure = A kirakott kártyák
guide-duel-structure-text = Felváltva játszotok. Amikor te jössz, elveszel egy kártyát, amelyen nem fekszik másik. A nyílt lapokat mindketten látjátok; a rejtetteket akkor fedjük fel, amikor már semmi sem takarja őket.
guide-duel-ways = Egy kártya, három lehetőség
guide-duel-ways-text = Megépíted, és kifizeted az árát. Vagy eldobod 2 érméért, és minden sárga kártyádért még 1-ért. Vagy valamelyik csodád alá teszed, és a csoda árát fizeted ki.
guide-duel-victories = Három út a győzelemhez
guide-duel-victories-text = Ha az ellenfél fővárosába viszed a bábut, azonnal győzöl. Ha hat különböző tudományos szimbólumot gyűjtesz, azonnal győzöl. Ha egyik sem sikerül senkinek, a III. kor után a legtöbb pont győz. Mindháromra figyelj, magadnál és az ellenfélnél is.
guide-duel-age-two = II. kor
guide-duel-age-two-text = Az új kártyák többe kerülnek és többet hoznak: dupla alapanyagot, több pajzsot. Az alakzat most fejjel lefelé áll, ezért az elején csak két kártyából lehet választani.
guide-duel-age-three = III. kor
guide-duel-age-three-text = Az utolsó korban már nincs alapanyag. Három lila céh is van a kártyák között: mindegyik abban a városban számol valamit, ahol abból a legtöbb van. A támadás és a tudomány most hirtelen véget vethet a játéknak.
guide-duel-token = Egy fejlődéskorong
guide-duel-token-text = Két egyforma tudományos szimbólum egy pár, és minden pár hoz egy fejlődéskorongot a tábláról. Mindegyik a játék végéig ad egy képességet. Válassz egyet: mindegyik alatt ott áll, mit tud.
guide-duel-choice = A csodád döntést kér
guide-duel-choice-text = Egyes csodáknál dönteni kell, amikor megépülnek, például arról, melyik kártyáját veszítse el az ellenfél. Azt válaszd, ami a legjobban fáj neki.
guide-duel-begin = Ki kezdi a következő kort?
guide-duel-begin-text = Az dönti el, ki kezdi a következő kort, akinek gyengébb a hadserege; ha a bábu középen áll, az, aki utoljára játszott. Aki kezd, elsőként választ, de kártyákat is felszabadít az ellenfelének.
guide-duel-last = Az utolsó kártyák
guide-duel-last-text = Már csak néhány kártya van hátra, úgyhogy számolj: ki melyiket fogja elvenni? Három érme egy pontot ér, a bábu pedig 2, 5 vagy 10 pontot hoz annak, aki az ellenfele oldalára vitte.
guide-duel-over = Így dőlt el a játék
guide-duel-over-text = Ha nincs hirtelen győzelem, a pontok döntenek: kék, zöld, sárga és lila kártyák, csodák, korongok, érmék és a bábu. A pontozólap mutatja, mi honnan jött. Nézd át, és játssz még egyet.
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
guide-duel-again-text = A csodád után azonnal még egyszer te jössz. Ez erős: vegyél el egymás után két jó kártyát, vagy intézd úgy, hogy az ellenfélnek kelljen felszabadítania a következőket.
guide-duel-price = Alapanyag vásárlása
guide-duel-price-text = A hiányzó alapanyagot a banktól veszed: darabja 2 érme, és még 1 minden ilyen alapanyagért az ellenfél barna és szürke kártyáin. Saját barna és szürke kártyáid tehát neked csökkentik az árakat, az ellenfelednek növelik.
guide-duel-price-now = { $card } most { $coins } érmébe kerülne neked.
guide-duel-chain = Ingyen, lánccal
guide-duel-chain-text = Egyes kártyákon jel áll, amely egy későbbi kártyát ingyenessé tesz: akinek megvan az első, semmit sem fizet a másodikért.
guide-duel-chain-now = Ingyen megépítheted: { $card }, mert már áll nálad: { $from }.
guide-duel-uncover = Amit felszabadítasz
guide-duel-uncover-text = Ha elveszel egy kártyát, mások szabaddá válhatnak, és a következő választás az ellenfeledé. Válassz ki egy kártyát, és látod, melyeket szabadítja fel. Néha egy unalmas kártya a legjobb, mert semmit sem szabadít fel.
guide-duel-wonder = A csodáid
guide-duel-wonder-text = Mindkettőtöknek négy csodája van, de egy játékban csak hét épülhet meg: a nyolcadik elvész. Ha építeni akarsz egyet, tégy alá bármilyen kártyát, és fizesd ki a csoda árát. Sok csoda után még egyszer te jössz, ezért annál többet érnek, minél korábban épülnek meg.
guide-duel-wonder-now = Most megépítheted valamelyik csodádat.
guide-duel-military = Piros kártyák
guide-duel-military-text = Minden pajzs egy mezővel viszi a bábut az ellenfél fővárosa felé. Útközben érméket vesz el az ellenféltől, a sáv végén pedig megnyeri a játékot. A játék végén a helye pontot is hoz.
guide-duel-military-now = Mozdítja a bábut: { $card }.
guide-duel-science = Zöld kártyák
guide-duel-science-text = A zöld kártyákon tudományos szimbólumok állnak. Két egyforma szimbólum fejlődéskorongot hoz; hat különbözővel azonnal megnyered a játékot. Az ötödiket és a hatodikat ne hagyd az ellenfélnek.
guide-duel-science-now = Van rajta szimbólum: { $card }.
guide-duel-coins = Sárga kártyák
guide-duel-coins-text = A sárga kártyák érmét hoznak, vagy 1 érmében rögzítik egy alapanyag árát, bármije is van az ellenfélnek. Mindegyiktől 1 érmével többet ér az is, ha eldobsz egy kártyát.
guide-duel-coins-now = Ilyen kártya: { $card }.
guide-duel-points = Kék kártyák
guide-duel-points-text = A kék épületek pontot hoznak, és semmi mást. Ha a végén egyenlők a pontjaitok, az győz, akinek több pontja van kék kártyákból.
guide-duel-points-now = Ilyen épület: { $card }.

## 7 Wonders Duel: what is suggested

guide-duel-build =
    { $coins ->
        [0] Érdemes megépíteni: { $card }. Egy érmébe sem kerül.
       *[other] Érdemes megépíteni: { $card }. Ára { $coins } érme.
    }
guide-duel-discard = Érdemes eldobni érmékért: { $card }.
guide-duel-lay = Érdemes megépíteni: { $wonder }. A lap hozzá: { $card }.
guide-duel-take = Érdemes ezt választani: { $name }.
guide-duel-first =
    { $who ->
        [you] Érdemes neked kezdened.
       *[other] Érdemes átengedni a kezdést: kezdjen { $name }.
    }
guide-duel-why =
    { $color ->
        [brown] Mostantól te kevesebbet fizetsz, az ellenfeled többet.
        [gray] A szürke alapanyag ritka, és gyakran kell.
        [blue] A végén pontot hoz.
        [yellow] Jót tesz a kincstáradnak.
        [red] A másik főváros felé viszi a bábut.
        [green] Szimbólumot hoz.
       *[purple] Pontot hoz azért, amiből a legtöbb gyűlt össze.
    }
guide-duel-discard-why = Az érmék segítenek abban, ami ezután jön.
guide-duel-lay-why = A csoda többet hoz, mint a kártya hozna.
