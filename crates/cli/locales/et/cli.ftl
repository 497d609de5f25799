### The command line: its help, what its commands print, and its errors. Names of commands, options, files, games (seven,
### free-city, duel), bots and fields stay as they are, and so do words between quotation marks.

## The frame of the help

cli-heading-usage = Kasutamine:
cli-heading-commands = Käsud
cli-heading-arguments = Argumendid
cli-heading-options = Valikud
cli-word-options = VALIKUD
cli-word-command = KÄSK
cli-mark-default = { $help } [vaikimisi: { $value }]
cli-mark-values = { $help } [võimalikud väärtused: { $list }]
cli-mark-env = { $help } [keskkonnamuutuja: { $name }]
cli-arg-help = Näita abi
cli-arg-version = Näita versiooni
cli-arg-lang = Keel: { $languages }; muidu see, mille nimetab ANTIPATER_LANG või süsteem, kui selles on tekste
cli-arg-weights = Kaalud, mida botid oma kaalude asemel kasutavad, treenerilt; üks kord mängu kohta

## Commands

cli-about = 7 Wonders ja 7 Wonders Duel: mängi brauseris või terminalis, simuleeri, kontrolli salvestisi, loe punkte. Käsuta käivitub server.
cli-about-serve = Käivita server brauseris mängimiseks (ka ilma käsuta)
cli-about-play = Mängi terminalis botide vastu
cli-about-simulate = Lase botidel omavahel mängida
cli-about-arena = Mõõda samade jaotustega, kumb kahest botist on tugevam
cli-about-ladder = Hinda botte areeni matšide järgi
cli-about-replay = Kontrolli salvestatud mängude iga käiku ja tulemust
cli-about-legal = Loetle salvestatud mängu mingi hetke või mingi seisu lubatud käigud salvestiste keeles
cli-about-position = Väljasta salvestatud mängu seis pärast mõnda käiku, või see, mida üks koht sellest teab, ühe tekstireana
cli-about-score = Loe kokku päris laua linnade punktid
cli-about-cards = Loetle kõik kaardid ja imed koos kõigega, mis neile on trükitud
cli-about-backup = Kopeeri andmebaas faili, ka siis, kui server töötab. Hoia koopiat sama kindlalt kui andmebaasi
cli-about-restore = Pane käsu `backup` tehtud koopia andmebaasi asemele. Peata enne server
cli-about-export = Kirjuta kõik mängud JSON-ina, igale reale üks laud, inimeste nimedega ja ilma millegita, mis kedagi sisse laseks
cli-about-import = Impordi käsu `export` kirjutatud mängud, kas kõik või mitte ühtegi. Juba olemasolevad lauad jäävad nii, nagu on
cli-more-import = Sama andmebaasiga server ootab samal ajal, aga mitte kaua: peata see, enne kui impordid tuhandeid mänge.

## Arguments

cli-arg-json = Väljasta üks JSON-objekt
cli-arg-database = Andmebaas kujul sqlite:PATH või postgres://USER@HOST/NAME; muidu fail kasutaja andmekaustas
cli-arg-records = Salvestised, igal real üks JSON-objekt; - on standardsisend
cli-arg-game = Mäng: 7 Wonders (seven), selle esimene väljaanne kahele Vabalinnaga (free-city) või 7 Wonders Duel (duel)
cli-arg-edition = Mängu seven väljaanne: first (esimene) või second (teine), mis on vaikimisi
cli-arg-backup-file = Koopia; faili ei tohi juba olemas olla
cli-arg-cards-edition = Mängu seven väljaanne: first (esimene) või second (teine), mis on vaikimisi. Mängu free-city kaardid on esimesest
cli-arg-export-output = Fail ridade jaoks; selleta lähevad need standardväljundisse
cli-arg-export-finished = Ainult lõppenud mängud: ilma selleta on failis ka pooleliolevate mängude jagamised
cli-arg-import-file = Read; - on standardsisend
cli-arg-legal-record = Salvestis, alates 0-st
cli-arg-legal-move = Mitu käiku on tehtud, nii nagu neid loeb salvestise väli `moves`; kõik käigud tähendavad praegust seisu
cli-arg-legal-seat = Koht, alates 0-st; 2 on Vabalinn. Kohal, millel pole midagi teha, pole ka käike
cli-arg-legal-own = Kaart, mille Vabalinna kaardi hoidja mängib sel käigul oma linnas (ainult mängu free-city kohale 2). Selleta loetletakse kõik käigud, mis võivad lubatud olla
cli-arg-legal-all = Iga salvestise iga otsus, ka pooleli mängu lahtised otsused, igal real üks JSON-objekt. Vabalinna käigud lähtuvad hoidja enda valikust, kui see on salvestises
cli-arg-legal-what = Salvestised, igal real üks JSON-objekt; - on standardsisend. Või seis ühe reana, nagu seda väljastab `position`, jutumärkides
cli-arg-position-seat = Väljasta ainult see, mida see koht teab; alates 0-st. Selleta väljastatakse kogu seis, ka varjatud kaardid
cli-arg-replay-file = Salvestised, igal real üks JSON-objekt; - on standardsisend. Tühjad read jäetakse vahele ja need pole salvestised
cli-arg-replay-record = Kontrolli ainult seda salvestist, alates 0-st
cli-arg-replay-json = Väljasta iga salvestise kohta üks JSON-objekt
cli-arg-restore-file = Koopia; see jääb nii, nagu on
cli-arg-restore-force = Asenda olemasolev andmebaas: selle sisu läheb kaotsi
cli-arg-serve-listen = Kuulatav aadress; port 0 valib vaba
cli-arg-serve-https = Inimesed tulevad ainult https-iga (proksi kaudu): muidu ei saadeta küpsiseid kunagi
cli-arg-serve-proxies = Mitu proksit serveri ees kirjutab päise X-Forwarded-For
cli-arg-serve-members = Lase sisse ainult liikmed ja haldurid; liikmeid ja kutsekoode teeb `antipater member`
cli-arg-serve-no-push = Ära pöördu ühegi tõuketeenuse poole: päevi kestvates mängudes ei teavitata kedagi tema korrast
cli-arg-serve-smtp = Postiserver e-kirjaga teavitusteks: smtps://USER:PASSWORD@HOST või smtp://HOST (parem muutujas, sest argumente näevad ka teised)
cli-arg-serve-mail-from = Nende e-kirjade saatja, näiteks Games <games@example.org>
cli-arg-serve-site = Selle saidi aadress e-kirjade linkides, näiteks https://games.example.org
cli-arg-serve-log = Mis kujul kirjutatakse teated standardveaväljundisse
cli-arg-serve-log-level = Kui palju kirjutatakse; debug annab rea iga päringu kohta
cli-arg-serve-bot-pause = Mitu millisekundit botid enne iga oma käiku ootavad, kui leht neid näitab; 0: kohe
cli-arg-serve-watch-delay = Mitu sekundit hiljem näevad laudu need, kellel pole kohta: 0 kuni 900
cli-arg-serve-analysis = Kui põhjalikult lasevad lehed lõppenud mänge hinnata: quick, normal või deep
cli-arg-serve-unlimited = Ära piira midagi: ainult mõõtmiseks, mitte kunagi seal, kus teised serverini pääsevad
cli-arg-simulate-players = Mitu mängijat: mängus seven 3–7, vaikimisi 3; teistes mängudes 2. Imelauad loositakse
cli-arg-simulate-first-game = Jaga soovitatud esimene mäng, kus imesid ei valita (ainult duel)
cli-arg-simulate-games = Mitu mängu
cli-arg-simulate-seed = Juhuslikkuse seeme: sama seeme annab samad mängud, ükskõik kui palju on lõimi
cli-arg-simulate-bots = Botid komadega eraldatult: { $repeatables }. Üks nimi täidab kõik kohad; mitu pannakse istuma kordamööda ja iga mäng algab järgmisega
cli-arg-simulate-threads = Mitu lõime; selleta üks iga tuuma kohta
cli-arg-simulate-records = Kirjuta iga mängu salvestis sellesse faili, igale reale üks JSON-objekt
cli-arg-simulate-csv = Väljasta komadega eraldatud väärtuste read
cli-arg-arena-a = Mõõdetav bot: { $forms }. N on proovimängude (flat), korduste (uct) või simulatsioonide (net) arv otsuse kohta, 1s või 100ms on protsessoriaeg; COMMAND käivitab oma programmi
cli-arg-arena-b = Bot kõigil teistel kohtadel, samal kujul
cli-arg-ladder-file = Käsu `arena --json` aruanded, igal real üks objekt; - on standardsisend. Igal mängul, väljaandel ja mängijate arvul on oma edetabel
cli-arg-ladder-pin = Bot, kelle reiting on ette antud, kirjutatud nagu aruannetes
cli-arg-ladder-at = Tema reiting
cli-arg-arena-deals = Mitu jaotust; igaüht mängitakse nii, et esimene bot istub korra igal kohal
cli-arg-arena-sprt = Lõpeta kohe, kui järjestikune test on leidnud, kas esimene bot on tugevam: 0 või 10 normaliseeritud Elo punkti, mõlemad vead 5% (ainult kahe mängijaga mängud)
cli-arg-arena-limit = Kui kaua võib programm ühe otsuse üle mõelda
cli-arg-play-seats = Mitu istub lauas, sina kaasa arvatud: mängus seven 3–7, vaikimisi 3; teistes mängudes 2
cli-arg-play-seed = Juhuslikkuse seeme; selleta on iga mäng erinev
cli-arg-play-bots = Teiste kohtade botid: { $bots }
cli-arg-play-name = Sinu nimi lauas
cli-arg-play-daily = Mängi päeva jaotust (vastased on kõigil samad); --daily=2026-11-24 annab varasema päeva
cli-arg-play-key = Võti, mille server selle päeva kohta avaldas: mängi selle jaotust
cli-arg-play-deal = Mängi seda ürituse jaotust selle võtmest; --game, --seats ja --bots nagu seal
cli-arg-play-record = Kirjuta mängu salvestis sellesse faili
cli-arg-play-position = Seis ühe reana, nagu seda väljastab `position`, jutumärkides: mäng jätkub sealt
cli-arg-play-seat = Sinu koht, alates 0-st; selleta esimene, kes peab otsustama
cli-arg-score-file = Linnad ühe JSON-objektina, kuju kohta vaata --help; - on standardsisend

## The form of a score pad, after the help of `score`

cli-score-form-seven =
    7 Wonders, linnad kohtade järjekorras (päripäeva):
    { $form }
cli-score-form-free-city = Vabalinnaga, mis on kolmest linnast viimane: samamoodi, aga väljaande asemel { $form }.
cli-score-form-duel =
    7 Wonders Duel:
    { $form }
cli-score-form-words = "wonders" on ehitatud imed. "pawn" on lahingunupu lahingupaik, keskel 0: üle 0 on see teise linna poolel, nii et esimene juhib, ja 9 on teise linna pealinn; alla 0 vastupidi. "victory" võib anda ja siis peab see olema see, mida laud näitab: "military", "science" või "civilian".
cli-score-form-hand = Mida linnal ei ole, võib ära jätta, ka imelaua. Käsitsi loetu asendab arvutatu: { $points } liigi kaupa, mängus 7 Wonders ka { $symbols }.

## Wrong usage

cli-error = viga: { $what }
cli-hint = Rohkem teavet annab '--help'.
cli-unknown-language = seda keelt ei toetata; keeled on { $list }
cli-usage-no-value = { $arg }: väärtus puudub
cli-usage-value = { $arg }: vigane väärtus "{ $value }"; väärtused on { $list }
cli-usage-unreadable = { $arg }: "{ $value }" ei sobi: { $why }
cli-usage-unknown = siin ei ole argumenti "{ $arg }"
cli-usage-no-command = käsku "{ $name }" ei ole
cli-usage-missing = need argumendid puuduvad: { $list }
cli-usage-twice = { $arg }: anda saab ainult ühe korra
cli-usage-conflict = { $arg } ja { $other } ei sobi kokku
cli-usage-no-command-like = tundmatu käsk "{ $name }"; kas mõtlesid "{ $like }"?
cli-usage-unknown-like = ootamatu argument "{ $arg }"; kas mõtlesid "{ $like }"?
cli-no-whole-number = pole täisarv
cli-no-number = pole arv
cli-number-least = peab olema vähemalt { $least }
cli-number-between = peab olema vahemikus { $least } kuni { $most }
cli-not-an-address = oodatud kuju on AADRESS:PORT, näiteks 127.0.0.1:7777
cli-unknown-bot = tundmatu bot "{ $name }"; botid: { $list }
cli-bot-no-argument = "{ $name }" ei võta kooloni järel väärtust
cli-bot-style = "{ $name }" ei ole stiiliga tase nagu normal+science; stiilid: { $list }
cli-bot-playouts = "flat" vajab proovimängude arvu üle 0, näiteks flat:200
cli-bot-effort = "{ $name }" vajab arvu üle 0 või aega, näiteks { $name }:1000, { $name }:1s või { $name }:100ms
cli-bot-no-command = "exec" vajab käsku, näiteks exec:./bot
cli-bot-no-net = "{ $name }" mängib ilma võrguta, seega ei võta ta @ järel kaalusid
cli-bot-weights = { $path }: { $why }
cli-bot-not-repeatable = "{ $name }" mõtleb mingi aja või on programm, seega ei saa selle mänge korrata; anna arv, näiteks uct:1000
cli-no-position = pole seis, nagu selle väljastab `position`: { $why }
cli-no-file = faili { $file } ei ole
cli-not-json = pole JSON (veerg { $column })
cli-not-json-at = pole JSON (rida { $line }, veerg { $column })
cli-score-unreadable = pole kujul, mida näitab `score --help`: { $why }
cli-unknown-edition = väljaanded on first ja second
cli-unknown-game = mängu "{ $name }" ei ole; mängud on { $list }
cli-edition-free-city = --edition: Vabalinnaga mäng on esimesest väljaandest
cli-edition-duel = --edition: Duelil ei ole väljaandeid
cli-first-game = --first-game on ainult mängule duel
cli-simulate-players = --players: mängus 7 Wonders on { $least }–{ $most } mängijat, mitte { $count }; kahele on --game free-city
cli-simulate-two =
    { $game ->
        [duel] --players: Duelis on 2 mängijat, mitte { $count }
       *[free-city] --players: Vabalinnaga mängus on 2 mängijat, mitte { $count }
    }
cli-arena-sprt-two = --sprt on ainult kahe mängijaga mängudele
cli-arena-time = see pole aeg nagu 5s või 500ms
cli-ladder-none = { $file }: areeni aruandeid pole
cli-ladder-line = { $file }: rida { $line }: see pole käsu `arena --json` aruanne
cli-ladder-no-bot = { $bot } pole ühtki matši mänginud
cli-ladder-apart = ükski matšide ahel ei seo botti { $bot } ette antud reitinguga botiga
cli-play-seats = --seats: mängus 7 Wonders on { $least }–{ $most } kohta, mitte { $count }; kahele on --game free-city
cli-play-two =
    { $game ->
        [duel] --seats: Duelis on 2 kohta, mitte { $count }
       *[free-city] --seats: Vabalinnaga mängus on 2 kohta, mitte { $count }
    }
cli-play-terminal = play vajab terminali: ei sisend ega väljund tohi olla fail või toru
cli-play-over = see mäng on läbi: midagi pole enam mängida
cli-play-daily-date = { $date } ei ole kuupäev nagu 2026-11-24
cli-play-daily-early = see päev ei ole veel käes: jaotus on alles saladus
cli-play-key = võtmes on 64 kuueteistkümnendkohta
cli-play-nobody = --seat: sellel kohal ei istu keegi

## Files and the system

cli-standard-input = standardsisend
cli-cannot-open = { $file }: avada ei saa
cli-cannot-read = { $file }: lugeda ei saa
cli-cannot-write = { $file }: kirjutada ei saa
cli-cannot-print = standardväljundisse ei saa kirjutada
cli-no-interrupt = katkestust ei saa kuulata
cli-file-too-large = { $file }: suurem kui { $most } MiB
cli-file-no-text = { $file }: ei ole UTF-8 tekst
cli-no-text = ei ole UTF-8 tekst
cli-line-too-long = { $file }: rida { $line } on pikem kui { $most } MiB
cli-record-place = { $file }: salvestis { $record } (rida { $line })
cli-no-record = { $file }: salvestist { $record } ei ole; failis on neid { $count }, alates 0-st

## The database

cli-serve-at = Antipater on aadressil { $address }
cli-backup-done = Koopia on { $file }
cli-backup-failed = koopiat ei tehtud
cli-restore-done = Andmebaas on taastatud koopiast { $file }
cli-restore-failed = andmebaasi ei taastatud
cli-export-failed = mänge ei kirjutatud
cli-import-done = imporditud laudu: { $new }, juba olemas: { $known }
cli-import-failed = midagi ei imporditud
cli-import-line = { $file }: rida { $line }: see pole käsu `export` rida: { $why }

## Records

cli-title-seven =
    { $edition ->
        [first] 7 Wonders, esimene väljaanne
       *[second] 7 Wonders, teine väljaanne
    }
cli-title-free-city = 7 Wonders Vabalinnaga
cli-title-duel = 7 Wonders Duel
cli-title-players = { $game }, { $count } mängijat
cli-title-first-game = { $game }, esimene mäng
cli-free-city = Vabalinn
cli-seat = koht { $seat }
cli-replay-record =
    { $over ->
        [no] salvestis { $record }: { $title }, käike { $moves }, pooleli
        [resigned] salvestis { $record }: { $title }, käike { $moves }, alistus: { $names }
        [won] salvestis { $record }: { $title }, käike { $moves }, alistus: { $names }, võitja: { $winner }
       *[yes] salvestis { $record }: { $title }, käike { $moves }
    }
cli-replay-bad = { $file }: reeglitele mittevastavaid salvestisi { $bad }, kokku { $count }
cli-legal-move = --move { $moves }: käike on ainult { $count }
cli-legal-seat = --seat { $seat }: sellist kohta ei ole, kohad on 0–{ $last }
cli-own-other-game = --own on ainult mängule free-city, aga see on { $game }
cli-own-other-seat = --own on Vabalinnale, mis on koht { $city }, aga see on koht { $seat }
cli-own-nobody = --own: sel hetkel ei mängi Vabalinna kaardi hoidja kaarti oma linnas
cli-own-no-card = --own: kaarti "{ $name }" ei ole
cli-own-not-in-hand = --own: { $card } ei ole Vabalinna kaardi hoidja käes (koht { $seat })

## Tables of points

cli-category =
    { $word ->
        [military] sõjandus
        [treasury] varakamber
        [wonder] ime
        [civilian] tsiviil
        [science] teadus
        [commerce] kaubandus
        [guilds] gildid
        [wonders] imed
        [progress] progress
        [coins] mündid
       *[total] kokku
    }
cli-wins = võidab
cli-wins-military = võidab sõjalise üleolekuga
cli-wins-science = võidab teadusliku üleolekuga
cli-shares = jagab võitu
cli-undecided = viik: sisesta mündid

## The report of a series of games

cli-report-games =
    { $end ->
        [interrupted] { $games ->
            [one] { $title }: { $games } mäng seemnest { $seed }, aeg { $seconds } s (lõimi: { $threads }), katkestatud
           *[other] { $title }: { $games } mängu seemnest { $seed }, aeg { $seconds } s (lõimi: { $threads }), katkestatud
        }
       *[whole] { $games ->
            [one] { $title }: { $games } mäng seemnest { $seed }, aeg { $seconds } s (lõimi: { $threads })
           *[other] { $title }: { $games } mängu seemnest { $seed }, aeg { $seconds } s (lõimi: { $threads })
        }
    }
cli-report-speed = sekundis mänge { $games } ja otsuseid { $decisions }; tunnus { $signature }
cli-report-victories = võidud: kultuurivõite { $civilian }, sõjalisi { $military }, teaduslikke { $science }
cli-arena-score = { $a } vastu { $b }: { $share }% võitudest ({ $low } kuni { $high }), õiglane osa on { $fair }%
cli-arena-elo = Elo vahe: { $elo } ({ $low } kuni { $high })
cli-ladder-title = { $game }, mängijaid: { $players }, mänge: { $games }
cli-arena-sprt =
    { $result ->
        [H1] järjestikune test: esimene bot on tugevam; suhte logaritm { $ratio }, piirid { $low } ja { $high }
        [H0] järjestikune test: esimene bot ei ole tugevam; suhte logaritm { $ratio }, piirid { $low } ja { $high }
       *[open] järjestikune test: otsustamata; suhte logaritm { $ratio }, piirid { $low } ja { $high }
    }
cli-arena-victories = boti { $bot } võidud: kultuurivõite { $civilian }, sõjalisi { $military }, teaduslikke { $science }
cli-arena-lost = mängud, mille bot { $bot } kaotas oma vastuste pärast: ei käivitunud { $start }, liiga aeglane { $slow }, lõpetas { $gone }, loetamatu { $unreadable }, lubamatu { $illegal }
cli-column-cpu = CPU ms käigu kohta
cli-column-points = punktid
cli-column-spread = hajuvus
cli-column-bot = bot
cli-column-rating = reiting
cli-column-seat = koht
cli-column-lot =
    { $word ->
        [city] linn
       *[player] mängija
    }
cli-lot =
    { $word ->
        [first] esimene
       *[second] teine
    }
cli-column-games = mängud
cli-column-wins = võidud
cli-column-share = osa
cli-interval = { $low } – { $high }
cli-progress = { $now } / { $all }, jäänud { $left }
cli-progress-bot = ; { $bot } { $share }%, punkte { $points }

## The list of cards

cli-column-age = ajastu
cli-column-card = kaart
cli-column-color = värv
cli-column-players = mängijaid
cli-column-cost = hind
cli-column-effects = mõjud
cli-column-free-with = nendega tasuta
cli-column-makes-free = teeb tasuta
cli-column-city = linn
cli-column-side = külg
cli-column-start = algus
cli-column-stage = järk
cli-column-wonder-or-token = ime või märk
cli-color =
    { $word ->
        [brown] pruun
        [gray] hall
        [grey] hall
        [blue] sinine
        [yellow] kollane
        [red] punane
        [green] roheline
       *[purple] lilla
    }
cli-cost =
    { $coins ->
        [one] { $coins } münt { $resources }
       *[other] { $coins } münti { $resources }
    }

## A score pad that cannot be

cli-score-free-city = { $city } (Vabalinn)
cli-arg-play-choose-side = Vali oma imelaua külg, kui lauad on jagatud
cli-play-no-sides = { $game }: imelaua külge valitakse ainult mängus seven

## Names on cards

cli-arg-names = Nimed kaartidel: automatic (vaikimisi: tõlgitud mängus, mille kõik nimed on tõlgitud, muidu nagu kaardil), translated (tõlgitud kõikjal, kus tõlge on olemas) või printed (nagu kaardil)
cli-unknown-names = nimede valikud on: { $list }

cli-arg-serve-metrics = Prometheuse loendurite lehe aadress (/metrics); ilma selleta lehte ei ole. Mitte avatud võrgu jaoks
cli-arg-serve-node = Aadress, millel teised sama Postgresi serverid selle serverini jõuavad; ilma selleta on andmebaas ainult sellel serveril. Mitte avatud võrgu jaoks
cli-arg-serve-connections = Mitu ühendust korraga vastu võetakse; vaikimisi pool failidest, mida protsess tohib avada, kõige rohkem 20000
cli-arg-serve-connections-per-address = Mitu neist ühelt aadressilt (IPv6 puhul ühest /64 võrgust), kui ees ei ole vahendusserverit; vaikimisi veerand, kõige rohkem 256
cli-arg-serve-streams = Mitu voogu (avatud lauda, uudist ootavat päringut) võib korraga olla; vaikimisi kolmveerand ühendustest
cli-arg-serve-streams-per-address = Mitu neist ühelt aadressilt; vaikimisi kaheksandik ühendustest, kõige rohkem 128
cli-arg-serve-request-time = Kui kaua võib päringu päis saabuda ja kui kaua keha; vastuse lugemiseks kolm korda nii kaua; kui kaua hoitakse ühendust kahe päringu vahel
cli-arg-serve-session-time = Kui pika kasutamata aja järel brauser või programm välja logitakse
cli-arg-serve-backup-every = Kopeeri andmebaasi serveri töö ajal nii sageli, näiteks 24h
cli-arg-serve-backup-keep = Mitu neist koopiatest alles hoitakse
cli-arg-serve-backup-folder = Nende koopiate kaust, milles ei tohiks olla midagi muud
cli-serve-metrics-at = Loendurid on aadressil { $address }
cli-serve-node-at = Teised sõlmed jõuavad siia aadressil { $address }
cli-not-a-time = "{ $text }" ei ole aeg: kirjuta arv ja s, m, h või d, näiteks 90s või 24h

cli-about-explorer = Näita, kes millega salvestatud mängudes võidab
cli-arg-explorer-files = Salvestised, igal real üks JSON-objekt, nagu `simulate --records` neid kirjutab; - on standardsisend. Failideta: botide mängud, mida programm tunneb
cli-arg-explorer-least = Jäta välja see, mis oli vähematel linnadel
cli-arg-explorer-json = Väljasta loendus ühe JSON-objektina
cli-arg-arena-start-limit = Kui kaua võib käivituda programm, mis mängib kõik mängud ühes protsessis
cli-arg-arena-isolate = Käivita programmid iga mängu jaoks uuesti, ka need, mis saaksid kõik mängud ühes protsessis mängida
cli-arena-void = tulemust ei ole: üle 5% mängudest kaotati, sest programm ei töötanud
cli-explorer-none = ühtegi salvestist ei loetud
cli-explorer-victories = { $civilian }% punktidega, { $military }% sõjaliselt, { $science }% teaduslikult
cli-explorer-all = kõik
cli-explorer-winners = võitjad
cli-column-what = oli
cli-column-name = nimi
cli-column-cities = linnu
cli-column-won = võite %
