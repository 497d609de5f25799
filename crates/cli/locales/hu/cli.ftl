### The command line: its help, what its commands print, and its errors. Names of commands, options, files, games (seven,
### free-city, duel), bots and fields stay as they are, and so do words between quotation marks.

## The frame of the help

cli-heading-usage = Használat:
cli-heading-commands = Parancsok
cli-heading-arguments = Argumentumok
cli-heading-options = Kapcsolók
cli-word-options = KAPCSOLÓK
cli-word-command = PARANCS
cli-mark-default = { $help } [alapérték: { $value }]
cli-mark-values = { $help } [lehetséges értékek: { $list }]
cli-mark-env = { $help } [környezeti változó: { $name }]
cli-arg-help = Súgó megjelenítése
cli-arg-version = Verzió megjelenítése
cli-arg-lang = A nyelv: { $languages }; enélkül az ANTIPATER_LANG vagy a rendszer nyelve, ha vannak rajta szövegek
cli-arg-weights = Súlyok, amelyeket a botok a sajátjuk helyett használnak, a tanítóprogramtól; játékonként egyszer

## Commands

cli-about = 7 Csoda (7 Wonders) és 7 Csoda Párbaj (7 Wonders Duel): játék böngészőben vagy terminálban, szimuláció, felvételek ellenőrzése, pontozás. Parancs nélkül a szerver indul.
cli-about-serve = Szerver indítása a böngészős játékhoz (parancs nélkül is)
cli-about-play = Játék terminálban botok ellen
cli-about-simulate = Botok játszmái egymás ellen
cli-about-arena = Annak mérése azonos osztásokon, hogy két bot közül melyik az erősebb
cli-about-ladder = Botok értékelése az aréna mérkőzéseiből
cli-about-replay = Felvett játékok minden lépésének és eredményének ellenőrzése
cli-about-legal = A szabályos lépések egy felvett játék adott pontján vagy egy állásban, a felvételek nyelvén
cli-about-position = Egy felvett játék állása néhány lépés után, vagy amit egy hely tud róla, egy sornyi szövegként
cli-about-score = Egy igazi asztal városainak pontozása
cli-about-cards = Minden kártya és csoda, mindennel, ami rájuk van nyomtatva
cli-about-backup = Az adatbázis másolása fájlba, a szerver futása közben is. A másolatot ugyanúgy óvd, mint az adatbázist
cli-about-restore = A `backup` által készített másolat az adatbázis helyére kerül. Előbb állítsd le a szervert
cli-about-export = Minden játék kiírása JSON-ként, soronként egy asztal, a játékosok nevével és semmi olyannal, amivel be lehet lépni
cli-about-import = Az `export` által kiírt játékok beolvasása, mind vagy egy sem. A már meglévő asztalok változatlanok maradnak
cli-more-import = Az ugyanezt az adatbázist használó szerver közben vár, de nem sokáig: több ezer játék beolvasása előtt állítsd le.

## Arguments

cli-arg-json = Egyetlen JSON-objektum kiírása
cli-arg-database = Adatbázis sqlite:PATH vagy postgres://USER@HOST/NAME alakban; enélkül egy fájl a felhasználó adatmappájában
cli-arg-records = Felvételek, soronként egy JSON-objektum; a - a szabványos bemenet
cli-arg-game = A játék: 7 Csoda (seven), annak első kiadása kettesben a Szabad várossal (free-city) vagy 7 Csoda Párbaj (duel)
cli-arg-edition = A seven kiadása: first (első) vagy second (második), ez az alapérték
cli-arg-backup-file = A másolat fájlja; még nem létezhet
cli-arg-cards-edition = A seven kiadása: first (első) vagy second (második), ez az alapérték. A free-city kártyái az elsőből valók
cli-arg-export-output = A sorok fájlja; enélkül a szabványos kimenetre kerülnek
cli-arg-export-finished = Csak befejezett játszmák: enélkül a fájlban a folyamatban lévő játszmák osztásai is benne vannak
cli-arg-import-file = A sorok; a - a szabványos bemenet
cli-arg-legal-record = A felvétel, 0-tól számolva
cli-arg-legal-move = Hány lépés történt meg, ahogy a felvétel `moves` mezője számolja; az összes lépés a jelenlegi állás
cli-arg-legal-seat = A hely, 0-tól számolva; a 2 a Szabad város. Amelyik helynek nincs dolga, annak nincs lépése sem
cli-arg-legal-own = A kártya, amelyet a Szabad város kártyájának birtokosa ebben a körben a saját városában játszik ki (csak a free-city 2. helyéhez). Enélkül minden lépés szerepel, amely szabályos lehet
cli-arg-legal-all = Minden felvétel minden döntése, a futó játék nyitott döntései is, soronként egy JSON-objektum. A Szabad város lépései a birtokos saját választásához igazodnak, ahol az a felvételben megvan
cli-arg-legal-what = Felvételek, soronként egy JSON-objektum; a - a szabványos bemenet. Vagy egy állás egy sorban, ahogy a `position` kiírja, idézőjelek között
cli-arg-position-seat = Csak az, amit ez a hely tud; 0-tól számolva. Enélkül az egész állás, a rejtett kártyákkal együtt
cli-arg-replay-file = Felvételek, soronként egy JSON-objektum; a - a szabványos bemenet. Az üres sorok kimaradnak, és nem számítanak felvételnek
cli-arg-replay-record = Csak ennek a felvételnek az ellenőrzése, 0-tól számolva
cli-arg-replay-json = Felvételenként egy JSON-objektum kiírása
cli-arg-restore-file = A másolat; változatlan marad
cli-arg-restore-force = A meglévő adatbázis felülírása: ami benne van, elvész
cli-arg-serve-listen = A figyelt cím; a 0-s port egy szabadot választ
cli-arg-serve-https = A felhasználók csak https-en jönnek (proxyn át): a sütiket másképp sosem küldjük
cli-arg-serve-proxies = Hány proxy ír X-Forwarded-For fejlécet a szerver előtt
cli-arg-serve-members = Csak tagokat és adminisztrátorokat enged be; tagokat és meghívókódokat az `antipater member` készít
cli-arg-serve-no-push = Ne hívjon értesítési szolgáltatást: a napokig tartó játékokban senki sem kap értesítést arról, hogy ő jön
cli-arg-serve-smtp = Levelezőszerver az e-mailes értesítésekhez: smtps://USER:PASSWORD@HOST vagy smtp://HOST (jobb változóban, mert az argumentumokat mások is láthatják)
cli-arg-serve-mail-from = Ezeknek az e-maileknek a feladója, például Games <games@example.org>
cli-arg-serve-site = Az oldal címe az e-mailek linkjeiben, például https://games.example.org
cli-arg-serve-log = Milyen alakban kerülnek az üzenetek a szabványos hibakimenetre
cli-arg-serve-log-level = Mennyi üzenet készül; a debug minden kérésről ír egy sort
cli-arg-serve-bot-pause = Ennyi ezredmásodpercet várnak a botok minden lépésük előtt, amíg egy oldal mutatja őket; 0: azonnal
cli-arg-serve-watch-delay = Hány másodperc késéssel látják az asztalokat azok, akik nem ülnek ott: 0-tól 900-ig
cli-arg-serve-analysis = Milyen alaposan értékeltessék az oldalak a befejezett játékokat: quick, normal vagy deep
cli-arg-serve-unlimited = Semmi nincs korlátozva: csak mérésekhez, soha ott, ahol mások elérik a szervert
cli-arg-simulate-players = Hány játékos: a seven játékban 3–7, alapértéke 3; a többi játékban 2. A táblákat sorsolják
cli-arg-simulate-first-game = Az ajánlott első játék osztása, csodák választása nélkül (csak duel)
cli-arg-simulate-games = Hány játék
cli-arg-simulate-seed = Véletlenmag: ugyanaz a mag bármennyi szálon ugyanazokat a játékokat adja
cli-arg-simulate-bots = Botok vesszővel elválasztva: { $repeatables }. Egy név minden helyet kitölt; több név felváltva ül le, és minden játék a következővel kezdődik
cli-arg-simulate-threads = Hány szál; enélkül magonként egy
cli-arg-simulate-records = Minden játék felvétele ebbe a fájlba kerül, soronként egy JSON-objektum
cli-arg-simulate-csv = Vesszővel elválasztott értékek sorainak kiírása
cli-arg-arena-a = A mért bot: { $forms }. N a próbajátékok (flat), iterációk (uct) vagy szimulációk (net) száma döntésenként, 1s vagy 100ms processzoridő; a COMMAND saját programot indít
cli-arg-arena-b = A többi helyen ülő bot, ugyanígy írva
cli-arg-ladder-file = Az `arena --json` jelentései, soronként egy objektum; a - a szabványos bemenet. Minden játéknak, kiadásnak és játékosszámnak saját ranglistája van
cli-arg-ladder-pin = A bot, amelynek az értékszáma adott, úgy írva, mint a jelentésekben
cli-arg-ladder-at = Ennek az értékszáma
cli-arg-arena-deals = Hány osztás; mindegyiket lejátsszák úgy, hogy az első bot minden helyen ül egyszer
cli-arg-arena-sprt = Leállás, mihelyt egy szekvenciális teszt megtalálta, erősebb-e az első bot: 0 a 10 normalizált Élő-ponttal szemben, mindkét hiba 5% (csak kétszemélyes játékok)
cli-arg-arena-limit = Meddig gondolkodhat egy program egy döntésen
cli-arg-play-seats = Hányan ülnek az asztalnál, veled együtt: a seven játékban 3–7, alapértéke 3; a többi játékban 2
cli-arg-play-seed = Véletlenmag; enélkül minden játék más
cli-arg-play-bots = A többi hely botjai: { $bots }
cli-arg-play-name = A neved az asztalnál
cli-arg-play-daily = A nap leosztásának lejátszása (mindenkinek ugyanazok az ellenfelek); egy korábbi napé: --daily=2026-11-24
cli-arg-play-key = A szerver által az adott napra közzétett kulcs: az ő leosztása
cli-arg-play-deal = Egy esemény ezen leosztása a kulcsából; --game, --seats és --bots, mint ott
cli-arg-play-record = A játék felvétele ebbe a fájlba kerül
cli-arg-play-position = Egy állás egy sorban, ahogy a `position` kiírja, idézőjelek között: a játék onnan folytatódik
cli-arg-play-seat = A helyed, 0-tól számolva; enélkül az első, akinek döntenie kell
cli-arg-score-file = A városok egyetlen JSON-objektumként, alakjukat lásd: --help; a - a szabványos bemenet

## The form of a score pad, after the help of `score`

cli-score-form-seven =
    7 Csoda, a városok a helyek sorrendjében (óramutató járása szerint):
    { $form }
cli-score-form-free-city = A Szabad várossal, amely a három város közül az utolsó: ugyanez, a kiadás helyett { $form }.
cli-score-form-duel =
    7 Csoda Párbaj:
    { $form }
cli-score-form-words = A "wonders" a megépített csodákat sorolja fel. A "pawn" a konfliktusbábu mezője, középen 0: 0 felett a második város oldalán áll, tehát az első vezet, a 9 a második város fővárosa; 0 alatt fordítva. A "victory" megadható, és akkor annak kell lennie, amelyet az asztal mutat: "military", "science" vagy "civilian".
cli-score-form-hand = Amiből egy városnak nincs, elhagyható, a táblája is. Amit kézzel számoltak, a számított helyére lép: kategóriánként { $points }, a 7 Csodában { $symbols } is.

## Wrong usage

cli-error = hiba: { $what }
cli-hint = További tudnivalók: '--help'.
cli-unknown-language = ez a nyelv nem támogatott; a nyelvek: { $list }
cli-usage-no-value = { $arg }: hiányzik az érték
cli-usage-value = { $arg }: érvénytelen érték: "{ $value }"; a lehetséges értékek: { $list }
cli-usage-unreadable = { $arg }: "{ $value }" nem használható: { $why }
cli-usage-unknown = itt nincs "{ $arg }" argumentum
cli-usage-no-command = nincs "{ $name }" parancs
cli-usage-missing = ezek az argumentumok hiányoznak: { $list }
cli-usage-twice = { $arg }: csak egyszer adható meg
cli-usage-conflict = { $arg } és { $other } nem fér össze
cli-usage-no-command-like = nincs "{ $name }" parancs; erre gondoltál: "{ $like }"?
cli-usage-unknown-like = váratlan argumentum "{ $arg }"; erre gondoltál: "{ $like }"?
cli-no-whole-number = nem egész szám
cli-no-number = nem szám
cli-number-least = legalább { $least } kell legyen
cli-number-between = { $least } és { $most } között kell lennie
cli-not-an-address = CÍM:PORT alakban kell megadni, például 127.0.0.1:7777
cli-unknown-bot = nincs "{ $name }" nevű bot; a botok: { $list }
cli-bot-no-argument = "{ $name }" után nem állhat kettőspont és érték
cli-bot-style = "{ $name }" nem egy szint stílussal, mint a normal+science; stílusok: { $list }
cli-bot-playouts = a "flat" után a próbajátékok 0-nál nagyobb száma kell, például flat:200
cli-bot-effort = a "{ $name }" után 0-nál nagyobb szám vagy idő kell, például { $name }:1000, { $name }:1s vagy { $name }:100ms
cli-bot-no-command = az "exec" után egy parancs kell, például exec:./bot
cli-bot-no-net = a "{ $name }" háló nélkül játszik, ezért a @ után nem állhatnak súlyok
cli-bot-weights = { $path }: { $why }
cli-bot-not-repeatable = a "{ $name }" ideig gondolkodik vagy program, ezért a játékai nem ismételhetők meg; adj meg számot, például uct:1000
cli-no-position = nem olyan állás, amilyet a `position` kiír: { $why }
cli-no-file = nincs ilyen fájl: { $file }
cli-not-json = nem JSON ({ $column }. oszlop)
cli-not-json-at = nem JSON ({ $line }. sor, { $column }. oszlop)
cli-score-unreadable = nem olyan alakú, amilyet a `score --help` mutat: { $why }
cli-unknown-edition = a kiadások: first és second
cli-unknown-game = nincs "{ $name }" nevű játék; a játékok: { $list }
cli-edition-free-city = --edition: a Szabad városos játék az első kiadásból való
cli-edition-duel = --edition: a Párbajnak nincsenek kiadásai
cli-first-game = --first-game csak a duel játékhoz való
cli-simulate-players = --players: a 7 Csoda { $least }–{ $most } játékosé, a megadott szám: { $count }; kettesben: --game free-city
cli-simulate-two =
    { $game ->
        [duel] --players: a Párbaj 2 játékosé, a megadott szám: { $count }
       *[free-city] --players: a Szabad városos játék 2 játékosé, a megadott szám: { $count }
    }
cli-arena-sprt-two = --sprt csak kétszemélyes játékokhoz való
cli-arena-time = ez nem idő, mint 5s vagy 500ms
cli-ladder-none = { $file }: nincs benne jelentés az arénából
cli-ladder-line = { $file }: { $line }. sor: nem az `arena --json` jelentése
cli-ladder-no-bot = { $bot } egy mérkőzést sem játszott
cli-ladder-apart = semmilyen mérkőzéssor nem köti össze a rögzített bottal: { $bot }
cli-play-seats = --seats: a 7 Csoda asztalánál { $least }–{ $most } hely van, a megadott szám: { $count }; kettesben: --game free-city
cli-play-two =
    { $game ->
        [duel] --seats: a Párbaj asztalánál 2 hely van, a megadott szám: { $count }
       *[free-city] --seats: a Szabad városos játékban 2 hely van, a megadott szám: { $count }
    }
cli-play-terminal = a play parancshoz terminál kell: sem a bemenete, sem a kimenete nem lehet fájl vagy cső
cli-play-over = ez a játék véget ért: nincs mit játszani
cli-play-daily-date = { $date } nem 2026-11-24 alakú dátum
cli-play-daily-early = az a nap még nem jött el: a leosztása még titok
cli-play-key = egy kulcs 64 hexadecimális számjegyből áll
cli-play-nobody = --seat: azon a helyen nem ül senki

## Files and the system

cli-standard-input = szabványos bemenet
cli-cannot-open = { $file }: nem nyitható meg
cli-cannot-read = { $file }: nem olvasható
cli-cannot-write = { $file }: nem írható
cli-cannot-print = a szabványos kimenetre nem lehet írni
cli-no-interrupt = a megszakítás nem figyelhető
cli-file-too-large = { $file }: nagyobb, mint { $most } MiB
cli-file-no-text = { $file }: nem UTF-8 szöveg
cli-no-text = nem UTF-8 szöveg
cli-line-too-long = { $file }: túl hosszú sor ({ $line }.), a határ { $most } MiB
cli-record-place = { $file }: felvétel: { $record } (sor: { $line })
cli-no-record = { $file }: nincs { $record } számú felvétel; a fájlban { $count } van, 0-tól számolva

## The database

cli-serve-at = Az Antipater címe: { $address }
cli-backup-done = A másolat: { $file }
cli-backup-failed = nem készült másolat
cli-restore-done = Az adatbázis helyreállt ebből a másolatból: { $file }
cli-restore-failed = az adatbázis nem állt helyre a másolatból
cli-export-failed = a játékok nem lettek kiírva
cli-import-done = beolvasott asztalok: { $new }, már megvoltak: { $known }
cli-import-failed = semmi sem lett beolvasva
cli-import-line = { $file }: { $line }. sor: nem az `export` sora: { $why }

## Records

cli-title-seven =
    { $edition ->
        [first] 7 Csoda, első kiadás
       *[second] 7 Csoda, második kiadás
    }
cli-title-free-city = 7 Csoda a Szabad várossal
cli-title-duel = 7 Csoda Párbaj
cli-title-players = { $game }, { $count } játékos
cli-title-first-game = { $game }, első játék
cli-free-city = Szabad város
cli-seat = { $seat }. hely
cli-replay-record =
    { $over ->
        [no] felvétel { $record }: { $title }, { $moves } lépés, nincs vége
        [resigned] felvétel { $record }: { $title }, { $moves } lépés, feladta: { $names }
        [won] felvétel { $record }: { $title }, { $moves } lépés, feladta: { $names }, győztes: { $winner }
       *[yes] felvétel { $record }: { $title }, { $moves } lépés
    }
cli-replay-bad = { $file }: a szabályoknak nem megfelelő felvételek: { $bad }, összesen: { $count }
cli-legal-move = --move { $moves }: csak { $count } lépés van
cli-legal-seat = --seat { $seat }: nincs ilyen hely; a helyek: 0–{ $last }
cli-own-other-game = --own csak a free-city játékhoz való, ez pedig { $game }
cli-own-other-seat = --own a Szabad városhoz való, annak helye { $city }, ez a hely pedig { $seat }
cli-own-nobody = --own: ezen a ponton a Szabad város kártyájának birtokosa nem játszik ki kártyát a saját városában
cli-own-no-card = --own: nincs "{ $name }" nevű kártya
cli-own-not-in-hand = --own: { $card } nincs a Szabad város kártyáját birtokló hely kezében (hely: { $seat })

## Tables of points

cli-category =
    { $word ->
        [military] konfliktusok
        [treasury] kincstár
        [wonder] csoda
        [civilian] civil
        [science] tudomány
        [commerce] kereskedelem
        [guilds] céhek
        [wonders] csodák
        [progress] fejlődés
        [coins] érmék
       *[total] összesen
    }
cli-wins = győz
cli-wins-military = katonai erőfölénnyel győz
cli-wins-science = tudományos fölénnyel győz
cli-shares = osztozik a győzelmen
cli-undecided = döntetlen: add meg az érméket

## The report of a series of games

cli-report-games =
    { $end ->
        [interrupted] { $title }: { $games } játék, mag: { $seed }, idő: { $seconds } s (szálak: { $threads }), megszakítva
       *[whole] { $title }: { $games } játék, mag: { $seed }, idő: { $seconds } s (szálak: { $threads })
    }
cli-report-speed = másodpercenként { $games } játék és { $decisions } döntés; aláírás: { $signature }
cli-report-victories = győzelmek: { $civilian } polgári, { $military } katonai, { $science } tudományos
cli-arena-score = { $a } – { $b } ellen: a győzelmek { $share }%-a ({ $low } és { $high } között), az igazságos arány { $fair }%
cli-arena-elo = Élő-különbség: { $elo } ({ $low } és { $high } között)
cli-ladder-title = { $game }, { $players } játékos, { $games } játszma
cli-arena-sprt =
    { $result ->
        [H1] szekvenciális teszt: az első bot erősebb; az arány logaritmusa { $ratio }, határok: { $low } és { $high }
        [H0] szekvenciális teszt: az első bot nem erősebb; az arány logaritmusa { $ratio }, határok: { $low } és { $high }
       *[open] szekvenciális teszt: nem dőlt el; az arány logaritmusa { $ratio }, határok: { $low } és { $high }
    }
cli-arena-victories = { $bot } győzelmei: { $civilian } polgári, { $military } katonai, { $science } tudományos
cli-arena-lost = játékok, amelyeket { $bot } a válaszai miatt vesztett el: { $start } nem indult el, { $slow } túl lassú, { $gone } leállt, { $unreadable } olvashatatlan, { $illegal } szabálytalan
cli-column-cpu = CPU ms lépésenként
cli-column-points = pontok
cli-column-spread = szórás
cli-column-bot = bot
cli-column-rating = értékszám
cli-column-seat = hely
cli-column-lot =
    { $word ->
        [city] város
       *[player] játékos
    }
cli-lot =
    { $word ->
        [first] első
       *[second] második
    }
cli-column-games = játék
cli-column-wins = győzelem
cli-column-share = arány
cli-interval = { $low } – { $high }
cli-progress = { $now } / { $all }, hátra van: { $left }
cli-progress-bot = ; { $bot } { $share }%, { $points } pont

## The list of cards

cli-column-age = kor
cli-column-card = kártya
cli-column-color = szín
cli-column-players = játékosok
cli-column-cost = költség
cli-column-effects = hatások
cli-column-free-with = ezzel ingyenes
cli-column-makes-free = ingyenessé teszi
cli-column-city = város
cli-column-side = oldal
cli-column-start = kezdet
cli-column-stage = szint
cli-column-wonder-or-token = csoda vagy jelző
cli-color =
    { $word ->
        [brown] barna
        [gray] szürke
        [grey] szürke
        [blue] kék
        [yellow] sárga
        [red] piros
        [green] zöld
       *[purple] lila
    }
cli-cost = { $coins } érme { $resources }

## A score pad that cannot be

cli-score-free-city = { $city } (Szabad város)
cli-arg-play-choose-side = Válaszd ki a táblád oldalát, amikor a táblák ki vannak osztva
cli-play-no-sides = { $game }: a tábla oldala csak a seven játékban választható

## Names on cards

cli-arg-names = A kártyák neve: automatic (alapértelmezés: lefordítva abban a játékban, amelynek minden neve le van fordítva, különben ahogy a kártyán áll), translated (lefordítva, ahol van fordítás) vagy printed (ahogy a kártyán áll)
cli-unknown-names = a nevek lehetnek: { $list }

cli-arg-serve-metrics = A Prometheusnak szóló számlálók oldalának címe (/metrics); enélkül nincs ilyen oldal. Nem a nyílt hálózatra való
cli-arg-serve-node = Az a cím, amelyen az ugyanazt a Postgrest használó többi szerver eléri ezt; enélkül az adatbázis csak ezé a szerveré. Nem a nyílt hálózatra való
cli-arg-serve-connections = Egyszerre ennyi kapcsolat fér be; alapértelmezés szerint a folyamat által megnyitható fájlok fele, legfeljebb 20000
cli-arg-serve-connections-per-address = Ebből ennyi egy címről (IPv6 esetén egy /64-es hálózatból), ha nem áll elöl proxy; alapértelmezés szerint a negyede, legfeljebb 256
cli-arg-serve-streams = Egyszerre ennyi adatfolyam (nyitott asztal, hírre váró kérés) lehet; alapértelmezés szerint a kapcsolatok háromnegyede
cli-arg-serve-streams-per-address = Ebből ennyi egy címről; alapértelmezés szerint a kapcsolatok nyolcada, legfeljebb 128
cli-arg-serve-request-time = Ennyi ideig érkezhet egy kérés fejléce, illetve törzse; egy válasz olvasására ennek háromszorosa jut; ennyi ideig marad meg egy kapcsolat két kérés között
cli-arg-serve-session-time = Ennyi használat nélküli idő után jelentkezik ki egy böngésző vagy program
cli-arg-serve-backup-every = Ilyen gyakran készül másolat az adatbázisról, amíg a szerver fut, például 24h
cli-arg-serve-backup-keep = Ennyi ilyen másolat marad meg
cli-arg-serve-backup-folder = Az ilyen másolatok mappája; más ne legyen benne
cli-serve-metrics-at = A számlálók itt vannak: { $address }
cli-serve-node-at = A többi csomópont itt éri el ezt: { $address }
cli-not-a-time = "{ $text }" nem idő: írj egy számot és s, m, h vagy d betűt, például 90s vagy 24h

cli-about-explorer = Megmutatja, ki mivel nyer a felvett játékokban
cli-arg-explorer-files = Felvételek, soronként egy JSON-objektum, ahogy a `simulate --records` írja őket; a - a szabványos bemenet. Fájlok nélkül: a botok játékai, amelyeket a program ismer
cli-arg-explorer-least = Kihagyja, ami ennél kevesebb városnak volt
cli-arg-explorer-json = A számlálás kiírása egyetlen JSON-objektumként
cli-arg-arena-start-limit = Meddig indulhat egy program, amely minden játékot egy folyamatban játszik
cli-arg-arena-isolate = A programokat minden játékhoz újraindítja, azokat is, amelyek mindet egy folyamatban játszhatnák
cli-arena-void = nincs eredmény: a játékok több mint 5%-a egy program hibája miatt veszett el
cli-explorer-none = egy felvétel sem számított
cli-explorer-victories = { $civilian }% pontokkal, { $military }% katonai, { $science }% tudományos
cli-explorer-all = mind
cli-explorer-winners = győztesek
cli-column-what = volt neki
cli-column-name = név
cli-column-cities = város
cli-column-won = győzelem %
