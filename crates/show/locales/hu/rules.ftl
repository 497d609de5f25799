### The rules of the games, told in this project's own words. Each message is a whole paragraph or heading.

rules-title = Szabályok
rules-seven = 7 Csoda
rules-duel = 7 Csoda Párbaj
rules-open = A szabályok értelmezése
rules-open-explained = A nyomtatott szabályok ezeket a pontokat nyitva hagyják, vagy a szabálykönyvek ellentmondanak egymásnak. Itt így értelmezzük őket.

rules-aim-title = Miről szól a játék
rules-aim = Minden játékos egy ókori várost vezet három koron át. A kártyákból épületek lesznek, az épületek alapanyagot, kereskedelmet, tudományt, pajzsot és pontot hoznak, és mellettük emelkedik a város csodája. A harmadik kor után a legtöbb pontot gyűjtő város győz.
rules-setup-title = Az első kör előtt
rules-setup-decks = Minden korban csak azok a kártyák vannak játékban, amelyeken a nyomtatott szám nem nagyobb a játékosok számánál. A III. kor kártyái közé látatlanban céheket keverünk, kettővel többet, mint ahány játékos van; a többi céh a dobozban marad. Így mindenki minden korban pontosan hét kártyát kap.
rules-setup-boards-first = Mindenki kap egy csodatáblát, az A vagy a B oldalával felfelé. A két oldalon mások a szintek; a város alapanyaga ugyanaz.
rules-setup-boards-second = Mindenki kap egy csodatáblát, és annak nappali vagy éjszakai oldalán játszik. A két oldalon mások a szintek; a város alapanyaga ugyanaz.
rules-setup-coins = Minden város 3 érmével kezd. Az érmék, a kártyák és a táblák nyíltan fekszenek; csak a kézben lévő lapok és a csodák alá tett kártyák maradnak rejtve.
rules-neighbors = A városok körben fekszenek. A tőled balra és a tőled jobbra lévő város a szomszédod: velük kereskedsz, velük harcolsz, és egyes kártyák azt számolják, amit ők építettek.

rules-turn-title = Egy kor és a körei
rules-turn-choose = Egy kor hat körből áll. Minden körben mindenki egyszerre, titokban választ egy kártyát a kezéből. Ezután minden kártyát egyszerre felfedünk és kijátszunk.
rules-turn-actions = A kiválasztott kártyát háromféleképpen használhatod: megépíted; képpel lefelé csodád következő szintje alá teszed; vagy eldobod 3 érméért. Eldobni mindig lehet.
rules-turn-pass = A megmaradt lapok egy szomszédhoz kerülnek: az I. és a III. korban balra, a II. korban jobbra. A következő körben azokkal a lapokkal játszol, amelyeket kaptál.
rules-turn-sixth = A hatodik körben már csak két lap van a kezedben. Az egyiket kijátszod; a másik a dobópakliba kerül, érme nélkül.
rules-turn-same = Egy városban sosem állhat két azonos nevű épület.
rules-stages = A csoda szintjei balról jobbra épülnek, mindegyik egyszer, bármelyik korban, vagy soha. A szint ára a táblán áll; az alá tett kártya bármelyik lehet, az ára és a hatása nem számít.

rules-cost-title = Mi mennyibe kerül
rules-cost-kinds = Van kártya, amely ingyen van, van, amely egy érmébe kerül, a legtöbb pedig alapanyagokba. Az alapanyagok nem fogynak el: amit a városod termel, az minden körben egyszer rendelkezésre áll.
rules-cost-produce = A városod a táblája alapanyagát, barna és szürke kártyáinak alapanyagait, valamint egyes sárga kártyák és szintek alapanyagait termeli. A választást kínáló kártya körönként az egyik alapanyagát adja.
rules-cost-trade = Ami hiányzik, azt a bal vagy a jobb szomszédtól veszed meg, darabját 2 érméért. Eladó a tábla alapanyaga, valamint a barna és szürke kártyáké; a sárga kártyáké és a szinteké soha. A szomszéd nem utasíthatja vissza, és maga is felhasználhatja, amit elad. Minden egységet a város mindkét szomszédja megvehet, körönként egyszer.
rules-cost-time = Azokból az érmékből fizetsz, amelyek a kör elején megvoltak, és abból vásárolsz, ami akkor már állt. A kereskedelmi ügynökségek és a piac az építésük utáni körtől csökkentik egyes alapanyagok árát: 2 érme helyett 1, annál kevesebb soha.
rules-cost-chain = Sok kártya megnevez egy korábbi épületet, vagy annak jelét mutatja. Akinek megvan az az épület, ingyen építi meg a kártyát.

rules-kinds-title = A kártyák típusai
rules-kinds-brown = Barna: nyersanyagok, vagyis fa, kő, agyag és érc.
rules-kinds-gray = Szürke: kézműves termékek, vagyis üveg, szövet és papirusz.
rules-kinds-blue = Kék: civil létesítmények; annyi pontot érnek, amennyi rajtuk áll.
rules-kinds-yellow = Sárga: kereskedelmi létesítmények. Érmét, alapanyagot vagy jobb árakat hoznak, a III. korban pedig azonnal érmét, a végén pontot.
rules-kinds-red = Piros: katonai létesítmények. Pajzsot hoznak a konfliktusokhoz.
rules-kinds-green = Zöld: tudományos létesítmények. Szimbólumokat hoznak, amelyek annál többet érnek, minél több van belőlük.
rules-kinds-purple = Lila: céhek, csak a III. korban. Pontot hoznak azért, amit a saját város vagy a szomszédai építettek.

rules-war-title = Konfliktusok
rules-war = Minden kor végén minden város összehasonlítja pajzsait mindkét szomszédjáéval. Az erősebb város győzelemjelzőt kap, amely az I., II. és III. korban 1, 3, illetve 5 pontot ér; a gyengébb vereségjelzőt, amely egy pont levonásával jár. Az egyenlő városok nem kapnak semmit.

rules-end-title = A játék vége
rules-end-points = A III. kor konfliktusai után összeadjuk a pontokat: konfliktusjelzők, 3 érménként egy pont, a csoda szintjei, kék kártyák, sárga kártyák, zöld kártyák, céhek.
rules-end-science = Tudomány: a három szimbólum mindegyikének darabszámát önmagával szorozzuk, és minden három különböző szimbólumból álló csoport további 7 pontot ér. A szabadon választható szimbólum a végén az lesz, ami a legjobb.
rules-end-tie = A legtöbb pont győz. Pontegyenlőségnél az győz, akinek több érméje van; ha ez is egyenlő, a győzelem megosztott.

rules-powers-title = A csodák különleges képességei
rules-power-rhodes = { $rhodes }: a pajzsok minden későbbi konfliktusban számítanak.
rules-power-alexandria = { $alexandria }: körönként egy szabadon választott alapanyag; a szomszédok nem vehetik meg.
rules-power-ephesus = { $ephesus }: az érmék egyszer járnak, amikor a szint megépül.
rules-power-babylon = { $babylon }: egy tudományos szimbólum, amelynek fajtája a végén dől el. A hetedik kártya szintjével minden kor utolsó lapja is kijátszható, nem vész kárba: megépíted, a csoda alá teszed, vagy eldobod 3 érméért.
rules-power-halicarnassus = { $halicarnassus }: a kör végén átnézed a dobópaklit, és egy kártyáját ingyen megépíted.
rules-power-giza = { $giza }: pontok, és semmi más.
rules-power-olympia-first = { $olympia }, A oldal: koronként egyszer egy ingyenes épület. B oldal: mindkét szomszéd nyersanyagai 1 érmébe kerülnek; a végén egy szomszéd egyik céhe { $olympia } javára is számít.
rules-power-olympia-second = { $olympia }, nappal: minden szín első épülete ingyenes. Éjszaka: a kor első és hatodik körének épülete ingyenes.

rules-editions-title = Miben tér el a két kiadás
rules-editions-sides = Az első kiadás A és B oldalnak nevezi a tábla két oldalát, a második nappalnak és éjszakának. A második kiadásban sok szintnek más az ára; { $babylon } alapanyaga agyag helyett fa, { $olympia } alapanyaga fa helyett agyag; { $olympia }, valamint { $babylon } éjszakai oldala más képességet kap.
rules-editions-cards = A második kiadás új kártyái: { $well } (a { $pawnshop } helyett), { $ludus }, { $castrum } és { $decorators-guild } (a { $strategists-guild } helyett). Egy ponttal többet ér: { $altar }, { $theater } és { $temple }; néhány lánc, ár és példányszám is eltér.
rules-editions-chains = A kártyát ingyenessé tevő épületet az első kiadás névvel jelöli, a második egy jellel.
rules-editions-two = A kétszemélyes játék a Szabad várossal csak az első kiadásban van meg.

rules-city-title = Két játékos és a Szabad város
rules-city-setup = Két játékos a háromszemélyes játék kártyáit használja. Köztük fekszik egy harmadik város, amelyet senki sem vezet: a Szabad város, saját táblával és 3 saját érmével. A három város egymás szomszédja. Minden korban mindkét játékos hét kártyát kap; a másik hét a Szabad város húzópaklija.
rules-city-turn = A Szabad város kártya az egyik játékosnál van. Ő felhúzza a húzópakli legfelső lapját, kártyát választ a saját városának, majd egyet a Szabad városnak. A másik játékos egy kártyát választ. Ezután a két játékos lapot cserél, és a Szabad város kártya is gazdát cserél: így felváltva kerül hozzájuk.
rules-city-play = A Szabad város ugyanúgy épít, vásárol mindkét játékostól és tesz kártyát a csodája alá, mint a többiek. Kártyát csak akkor dob el, ha annak, akinél a kártyája van, nincs olyan lapja, amelyet megépíthetne vagy felhasználhatna. Amit lánc tesz ingyenessé, azt meg kell építenie.
rules-city-end = A Szabad város részt vesz a konfliktusokban, és épületei beszámítanak szomszédai kártyáinál. Nyerni nem tud.

rules-open-1 = Egy kör sorrendje: először minden fizetés abból, ami a kör elején megvolt; azután minden kártya és szint a helyére kerül; az eldobott kártyák és az eladott alapanyagok meghozzák érméiket; ahol az érméket számolni kell, mint a { $vineyard } kártyánál, az számít, ami most áll. Ezután jön { $babylon } hetedik kártyája, a többi hetedik kártya eldobása, { $halicarnassus }, és a hatodik kör után a konfliktusok.
rules-open-2 = Előbb a saját város termelése számít, és csak azt kell megvenni, ami hiányzik. Te döntöd el, hogyan oszlik meg a vásárlás a szomszédok között; olyan megosztást nem ajánlunk fel, amely az egyik szomszéd részét drágítaná, de a másikét nem csökkentené.
rules-open-3 = Hogy a választható alapanyagok közül a tulajdonos melyiket használja, és hogy egy szomszéd melyiket veszi meg, az egymástól független. Mindegyik szomszéd körönként egyet kap közülük.
rules-open-4 = A lánc az egész kártyát ingyenessé teszi, érmeköltségével együtt, és ilyenkor fizetni nem lehet. Elég, ha megvan a korábbi épület, bármikor került is oda.
rules-open-5 = A kedvezmények nem adódnak össze: az ár 1 érme, sosem nulla.
rules-open-6 = { $babylon } hetedik kártyája külön lépés a hatodik kör után: a hatodik kör érméi és alapanyagai felhasználhatók hozzá.
rules-open-7 = { $babylon } azelőtt játssza ki hetedik kártyáját, hogy { $halicarnassus } átnézi a dobópaklit.
rules-open-8 = { $halicarnassus } lemondhat a választásról. Nem vehet el olyan épületet, amely már áll a városában; a csodák alatti kártyák nincsenek a dobópakliban. Amit elvesz, azonnal hat, és már e kor konfliktusaiban is számít.
rules-open-9 = { $olympia } A oldalán az ingyenes épület a szint megépítése utáni körtől jár, szintre soha. A B oldalon a legjobb céh számít; a lemásolt { $shipowners-guild } nem számolja önmagát, a lemásolt { $scientists-guild } szimbólumot ad.
rules-open-10 = { $olympia } nappali és éjszakai ingyenes épületei automatikusan járnak, érmeköltségükkel együtt; sosem kell választani, és szintre sosem vonatkoznak.
rules-open-11 = Minden szabadon választható szimbólum a végén, egyszerre dől el, úgy, hogy a legtöbb pontot hozza.
rules-open-12 = A { $lighthouse } az érméinél önmagát is számolja. A { $shipowners-guild } a saját városa barna, szürke és lila kártyáit számolja, önmagát is beleértve.
rules-open-13 = Az érmék és a jelzők sosem fogynak el.
rules-open-14 = Akinél a Szabad város kártya van, abban a körben mindenről ő dönt a Szabad város helyett, táblájának képességeiről is. Ha a Szabad város táblája { $babylon }, hetedik kártyája a húzópakli utolsó lapja.
rules-open-15 = Akinél a Szabad város kártya van, előbb a saját kártyáját választja ki, azután a többi közül egy olyat, amelyet a Szabad város megépíthet vagy felhasználhat. Eldobni csak akkor szabad, ha nincs ilyen.
rules-open-16 = A Szabad várossal minden kör után lapcsere van, bármelyik korban.

rules-duel-aim = Két játékos építi egymás mellett a városát, három koron át. Aki bevonul a másik fővárosába, azonnal győz; aki hat különböző tudományos szimbólumot gyűjt, szintén azonnal győz. Egyébként a harmadik kor után a pontok döntenek.
rules-duel-setup = A konfliktusbábu a sáv közepén áll. A tíz fejlődéskorongból öt nyíltan fekszik a táblán. Mindkét játékosnak 7 érméje van.
rules-duel-draft = Négy csodát teszünk ki: az első játékos elvesz egyet, a második kettőt, az utolsó az elsőé. A következő négynél a második játékos kezd. Így mindkettőjüknek négy csodája lesz, amelyet a játék során megépíthet.
rules-duel-first = Az első játékban a csodák adottak: { $the-pyramids }, { $the-great-lighthouse }, { $the-temple-of-artemis } és { $the-statue-of-zeus } az első játékosé; { $circus-maximus }, { $piraeus }, { $the-appian-way } és { $the-colossus } a másodiké.
rules-duel-decks = Minden korból három kártya látatlanban visszakerül a dobozba; a III. kor három céhet kap. Húsz kártyát rakunk ki egy alakzatban, részben képpel felfelé, részben képpel lefelé, egymást átfedve.
rules-duel-turn-title = Egy lépés
rules-duel-turn = Elveszel egy kártyát, amelyen nem fekszik másik, és háromféleképpen használhatod: megépíted; eldobod 2 érméért, és városod minden sárga kártyájáért még egyért; vagy képpel lefelé valamelyik csodád alá teszed, és azt építed meg. Ezután a szabaddá vált kártyákat képpel felfelé fordítjuk.
rules-duel-price-title = Árak
rules-duel-price = Amit a városod nem termel, a banktól veszed: darabja 2 érme, és még egy minden ilyen szimbólumért az ellenfél barna és szürke kártyáin. Egyes sárga kártyák 1 érmében rögzítik egy alapanyag árát.
rules-duel-chain = Ha van olyan épületed, amelynek fehér jele egy kártya költsége alatt áll, azt a kártyát ingyen építed meg.
rules-duel-wonders = A két játékos együtt legfeljebb hét csodát épít: a hetedikkel az utolsó visszakerül a dobozba. Egyes csodák után azonnal még egyszer te jössz.
rules-duel-military-title = Katonai erőfölény
rules-duel-military = Minden pajzs egy mezővel viszi a bábut az ellenfél fővárosa felé. Amikor a bábu először lép be az egyik oldal második vagy harmadik övezetébe, az ottani játékos 2, illetve 5 érmét veszít. Aki a bábut az ellenfél fővárosába viszi, megnyeri a játékot.
rules-duel-science-title = Tudományos fölény
rules-duel-science = Ha két kártyádon ugyanaz a tudományos szimbólum áll, elveszel egyet a táblán lévő fejlődéskorongok közül. Hat különböző szimbólummal megnyered a játékot.
rules-duel-ages-title = Egyik korból a másikba
rules-duel-ages = Ha egy kor utolsó kártyáját is elvették, kirakjuk a következőt. Az a játékos választja meg, ki kezd, akinek az oldalán a bábu áll; ha középen áll, az választ, aki az utolsó kártyát elvette.
rules-duel-end-title = A játék vége
rules-duel-end = A III. kor után összeadjuk a pontokat: 0, 2, 5 vagy 10 a bábu helyéért, kék, zöld és sárga kártyák, céhek, csodák, fejlődéskorongok, és 3 érménként egy. Pontegyenlőségnél a kék kártyák döntenek; ha azok is egyenlők, a győzelem megosztott.
rules-duel-tokens-title = Fejlődéskorongok és céhek
rules-duel-tokens = A fejlődéskorongok attól a pillanattól hatnak, hogy elvették őket. A céhek abban a városban számolnak, ahol több van abból, amit számolnak; ez a végén más város is lehet, mint korábban. A legtöbb céh darabonként azonnal egy érmét, a végén egy pontot hoz; a { $builders-guild } minden csodáért 2 pontot, a { $moneylenders-guild } 3 érménként 1 pontot ad, és érmét egyik sem hoz.

rules-open-17 = { $the-mausoleum }: ha van kártya a dobópakliban, egyet kötelező elvenni. Pár: ha maradt fejlődéskorong, egyet kötelező elvenni.
rules-open-18 = Mindig a legolcsóbb fizetési mód érvényes.
rules-open-19 = Az { $urbanism } azokért az épületekért fizet, amelyeket lánc tesz ingyenessé, azokért nem, amelyek amúgy sem kerülnek semmibe. A csodával ({ $the-mausoleum }) kapott épület nem tartozik közéjük.
rules-open-20 = Ha a kor végén a bábu középen áll, az választja meg, ki kezd, aki az utolsó kártyát elvette.
rules-open-21 = A céh hátlapja képpel lefelé is elárulja, hogy céh.

rules-cost-time-seventh = Csak { $babylon } hetedik kártyája jön később: azzal fizeted ki, ami a hatodik kör után megvan.
rules-source-5 = Ezt mondja a török és az angol szabálykönyv; a magyar szerint összeadódnak.
rules-source-6 = A szabálykönyvek csak annyit mondanak, hogy a hatodik körben mindkét kártya kijátszható. Hogy a kör érméi és kedvezményei a hetedik kártyához is felhasználhatók, és a választható alapanyag másodszor is szolgál, az a program értelmezése.
rules-source-9 = Ha több céh ugyanannyi összpontot hoz, bármelyik helyes; egyet mutatunk közülük.
rules-source-15 = A szabálykönyvek eltérnek: a magyar szerint a Szabad város minden lapot eldobhat, amelyet nem tud kijátszani, a török szerint csak akkor, ha nincs más. Itt a török érvényes.
rules-source-17 = Az észt szabálykönyv mindkettőre azt mondja, „lehet“. Itt mindig elvesszük, mint az angol szabálykönyvben: ezzel senki sem jár rosszabbul.
rules-source-19 = Az észt szabálykönyv ingyenes építésről beszél. Itt az angol érvényes, amely a láncot nevezi meg.
rules-source-20 = Ezt mondja az észt szabálykönyv; csak az első angol kiadás mond mást.
