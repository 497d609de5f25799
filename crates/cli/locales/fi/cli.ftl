### The command line: its help, what its commands print, and its errors. Names of commands, options, files, games (seven,
### free-city, duel), bots and fields stay as they are, and so do words between quotation marks.

## The frame of the help

cli-heading-usage = Käyttö:
cli-heading-commands = Komennot
cli-heading-arguments = Argumentit
cli-heading-options = Valitsimet
cli-word-options = VALITSIMET
cli-word-command = KOMENTO
cli-mark-default = { $help } [oletus: { $value }]
cli-mark-values = { $help } [mahdolliset arvot: { $list }]
cli-mark-env = { $help } [ympäristömuuttuja: { $name }]
cli-arg-help = Näytä ohje
cli-arg-version = Näytä versio
cli-arg-lang = Kieli: { $languages }; oletuksena se, jonka ANTIPATER_LANG tai järjestelmä nimeää, jos sillä on tekstejä
cli-arg-weights = Painot, joita botit käyttävät omiensa sijasta, kouluttajalta; kerran kutakin peliä kohti

## Commands

cli-about = 7 Wonders ja 7 Wonders Duel: pelaa selaimessa tai päätteessä, simuloi, tarkista tallenteita, laske pisteitä. Ilman komentoa käynnistyy palvelin.
cli-about-serve = Käynnistä palvelin selaimessa pelaamista varten (myös ilman komentoa)
cli-about-play = Pelaa päätteessä botteja vastaan
cli-about-simulate = Peluuta botteja keskenään
cli-about-arena = Mittaa samoilla jaoilla, kumpi kahdesta botista on vahvempi
cli-about-ladder = Arvioi botit areenan otteluista
cli-about-replay = Tarkista tallennettujen pelien jokainen siirto ja tulos
cli-about-legal = Luettele sallitut toimet tallennetun pelin jossakin kohdassa tai asemassa, tallenteiden kielellä
cli-about-position = Tulosta tallennetun pelin asema joidenkin siirtojen jälkeen, tai se mitä yksi paikka siitä tietää, yhtenä tekstirivinä
cli-about-score = Laske oikean pöydän kaupunkien pisteet
cli-about-cards = Luettele kaikki kortit ja ihmeet ja kaikki, mitä niihin on painettu
cli-about-backup = Kopioi tietokanta tiedostoon, vaikka palvelin olisi käynnissä. Säilytä kopiota yhtä turvallisesti kuin tietokantaa
cli-about-restore = Pane komennon `backup` tekemä kopio tietokannan paikalle. Pysäytä palvelin ensin
cli-about-export = Kirjoita kaikki pelit JSON-muodossa, pöytä rivillä, ihmisten nimet mukana mutta ilman mitään, millä pääsisi sisään
cli-about-import = Tuo komennon `export` kirjoittamat pelit, kaikki tai ei yhtään. Jo olemassa olevat pöydät jäävät ennalleen
cli-more-import = Samaa tietokantaa käyttävä palvelin odottaa sillä välin, mutta ei kauan: pysäytä se, ennen kuin tuot tuhansia pelejä.

## Arguments

cli-arg-json = Tulosta yksi JSON-olio
cli-arg-database = Tietokanta muodossa sqlite:PATH tai postgres://USER@HOST/NAME; muuten tiedosto käyttäjän tietokansiossa
cli-arg-records = Tallenteet, yksi JSON-olio rivillä; - on vakiosyöte
cli-arg-game = Peli: 7 Wonders (seven), sen ensimmäinen painos kahdelle Vapaakaupungin kanssa (free-city) tai 7 Wonders Duel (duel)
cli-arg-edition = Pelin seven painos: first (ensimmäinen) tai second (toinen), joka on oletus
cli-arg-backup-file = Kopio; tiedostoa ei saa olla ennestään
cli-arg-cards-edition = Pelin seven painos: first (ensimmäinen) tai second (toinen), joka on oletus. Pelin free-city kortit ovat ensimmäisestä
cli-arg-export-output = Tiedosto riveille; ilman sitä ne menevät vakiotulosteeseen
cli-arg-export-finished = Vain päättyneet pelit: ilman tätä tiedostossa ovat myös kesken olevien pelien jaot
cli-arg-import-file = Rivit; - on vakiosyöte
cli-arg-legal-record = Tallenne, laskettuna nollasta
cli-arg-legal-move = Kuinka monta siirtoa on tehty tallenteen kentän `moves` mukaan laskien; kaikki siirrot tarkoittavat nykyistä asemaa
cli-arg-legal-seat = Paikka, laskettuna nollasta; 2 on Vapaakaupunki. Paikalla, jolla ei ole tehtävää, ei ole toimia
cli-arg-legal-own = Kortti, jonka Vapaakaupungin kortin haltija pelaa tällä vuorolla omaan kaupunkiinsa (vain paikalle 2 pelissä free-city). Ilman sitä luetellaan kaikki siirrot, jotka voivat olla sallittuja
cli-arg-legal-all = Jokaisen tallenteen jokainen päätös, myös käynnissä olevan pelin avoimet, yksi JSON-olio rivillä. Vapaakaupungin toimet seuraavat haltijan omaa valintaa, kun se on tallenteessa
cli-arg-legal-what = Tallenteet, yksi JSON-olio rivillä; - on vakiosyöte. Tai asema yhtenä rivinä, jollaisen `position` tulostaa, lainausmerkeissä
cli-arg-position-seat = Tulosta vain se, minkä tämä paikka tietää; lasketaan nollasta. Ilman sitä tulostetaan koko asema, piilossa olevatkin kortit
cli-arg-replay-file = Tallenteet, yksi JSON-olio rivillä; - on vakiosyöte. Tyhjät rivit ohitetaan, eivätkä ne ole tallenteita
cli-arg-replay-record = Tarkista vain tämä tallenne, laskettuna nollasta
cli-arg-replay-json = Tulosta JSON-olio jokaisesta tallenteesta
cli-arg-restore-file = Kopio; se jää ennalleen
cli-arg-restore-force = Korvaa olemassa oleva tietokanta: sen sisältö menetetään
cli-arg-serve-listen = Kuunneltava osoite; portti 0 valitsee vapaan
cli-arg-serve-https = Ihmiset tulevat vain https-yhteydellä (välityspalvelimen kautta): muuten evästeet eivät koskaan kulje
cli-arg-serve-proxies = Kuinka moni edessä oleva välityspalvelin kirjoittaa otsakkeen X-Forwarded-For
cli-arg-serve-members = Päästä sisään vain jäsenet ja ylläpitäjät; jäsenet ja kutsukoodit tekee `antipater member`
cli-arg-serve-no-push = Älä käytä ilmoituspalveluja: päiviä kestävissä peleissä kenellekään ei ilmoiteta vuorosta
cli-arg-serve-smtp = Postipalvelin sähköposti-ilmoituksille: smtps://USER:PASSWORD@HOST tai smtp://HOST (mieluummin muuttujassa, sillä muut näkevät argumentit)
cli-arg-serve-mail-from = Näiden sähköpostien lähettäjä, esimerkiksi Games <games@example.org>
cli-arg-serve-site = Tämän sivuston osoite sähköpostien linkeissä, esimerkiksi https://games.example.org
cli-arg-serve-log = Missä muodossa viestit kirjoitetaan vakiovirheeseen
cli-arg-serve-log-level = Kuinka paljon kirjoitetaan; debug antaa rivin jokaisesta pyynnöstä
cli-arg-serve-bot-pause = Montako millisekuntia botit odottavat ennen kutakin siirtoaan, kun sivu näyttää ne; 0 = heti
cli-arg-serve-watch-delay = Montako sekuntia myöhässä pöydät näkyvät niille, joilla ei ole paikkaa: 0–900
cli-arg-serve-analysis = Kuinka perusteellisesti sivut arvioituttavat päättyneet pelit: quick, normal tai deep
cli-arg-serve-unlimited = Älä rajoita mitään: vain mittauksiin, ei koskaan siellä, missä muut tavoittavat palvelimen
cli-arg-simulate-players = Kuinka monta pelaajaa: pelissä seven 3–7, oletuksena 3; muissa peleissä 2. Pelilaudat arvotaan
cli-arg-simulate-first-game = Jaa suositeltu ensipeli, jossa ihmeitä ei valita (vain duel)
cli-arg-simulate-games = Kuinka monta peliä
cli-arg-simulate-seed = Satunnaisluvun siemen: sama siemen tuottaa samat pelit säikeiden määrästä riippumatta
cli-arg-simulate-bots = Botit pilkuin erotettuina: { $repeatables }. Yksi nimi täyttää kaikki paikat; useat istutetaan vuorotellen, ja jokainen peli alkaa seuraavasta
cli-arg-simulate-threads = Kuinka monta säiettä; ilman tätä yksi ydintä kohti
cli-arg-simulate-records = Kirjoita jokaisen pelin tallenne tähän tiedostoon, yksi JSON-olio rivillä
cli-arg-simulate-csv = Tulosta pilkuin erotettujen arvojen rivejä
cli-arg-arena-a = Mitattava botti: { $forms }. N on koepelien (flat), kierrosten (uct) tai simulaatioiden (net) määrä päätöstä kohti, 1s tai 100ms suoritinaikaa; COMMAND käynnistää oman ohjelman
cli-arg-arena-b = Botti kaikilla muilla paikoilla, kirjoitettuna samalla tavalla
cli-arg-ladder-file = Komennon `arena --json` raportteja, olio rivillä; - on vakiosyöte. Jokaisella pelillä, painoksella ja pelaajamäärällä on oma ranking
cli-arg-ladder-pin = Botti, jonka vahvuusluku on annettu, kirjoitettuna kuten raporteissa
cli-arg-ladder-at = Sen vahvuusluku
cli-arg-arena-deals = Kuinka monta jakoa; jokainen pelataan niin, että ensimmäinen botti istuu kerran joka paikalla
cli-arg-arena-sprt = Lopeta heti, kun peräkkäistesti on selvittänyt, onko ensimmäinen botti vahvempi: 0 vastaan 10 normalisoitua Elo-pistettä, kumpikin virhe 5 % (vain kahden pelaajan pelit)
cli-arg-arena-limit = Kuinka kauan ohjelma saa miettiä päätöstä
cli-arg-play-seats = Kuinka moni istuu pöydässä, sinä mukaan lukien: pelissä seven 3–7, oletuksena 3; muissa peleissä 2
cli-arg-play-seed = Satunnaisluvun siemen; ilman sitä jokainen peli on erilainen
cli-arg-play-bots = Muiden paikkojen botit: { $bots }
cli-arg-play-name = Nimesi pöydässä
cli-arg-play-daily = Pelaa päivän jako (kaikilla samat vastustajat); --daily=2026-11-24 antaa aiemman päivän jaon
cli-arg-play-key = Avain, jonka palvelin julkaisi siltä päivältä: pelaa sen jaon
cli-arg-play-deal = Pelaa tämä tapahtuman jako sen avaimesta; --game, --seats ja --bots kuten siellä
cli-arg-play-record = Kirjoita pelin tallenne tähän tiedostoon
cli-arg-play-position = Asema yhtenä rivinä, jollaisen `position` tulostaa, lainausmerkeissä: peli jatkuu siitä
cli-arg-play-seat = Paikkasi, laskettuna nollasta; ilman sitä ensimmäinen, jonka on päätettävä
cli-arg-score-file = Kaupungit yhtenä JSON-oliona, muoto selviää valitsimella --help; - on vakiosyöte

## The form of a score pad, after the help of `score`

cli-score-form-seven =
    7 Wonders, kaupungit paikkojen järjestyksessä (myötäpäivään):
    { $form }
cli-score-form-free-city = Vapaakaupungin kanssa, joka on kolmesta kaupungista viimeinen: samoin, mutta painoksen tilalla { $form }.
cli-score-form-duel =
    7 Wonders Duel:
    { $form }
cli-score-form-words = "wonders" ovat rakennetut ihmeet. "pawn" on taistelunappulan ruutu, keskellä 0: yli 0 se on toisen kaupungin puolella, joten ensimmäinen johtaa, ja 9 on toisen kaupungin pääkaupunki; alle 0 päinvastoin. "victory" voidaan antaa, ja sen on silloin oltava se, jonka pöytä näyttää: "military", "science" tai "civilian".
cli-score-form-hand = Sen, mitä kaupungilla ei ole, voi jättää pois, myös laudan. Käsin laskettu korvaa sen, mikä laskettaisiin: { $points } luokittain, pelissä 7 Wonders myös { $symbols }.

## Wrong usage

cli-error = virhe: { $what }
cli-hint = Lisätietoja antaa '--help'.
cli-unknown-language = kieltä ei tueta; kielet ovat { $list }
cli-usage-no-value = { $arg }: arvo puuttuu
cli-usage-value = { $arg }: arvo "{ $value }" ei kelpaa; arvot ovat { $list }
cli-usage-unreadable = { $arg }: "{ $value }" ei kelpaa: { $why }
cli-usage-unknown = tässä ei ole argumenttia "{ $arg }"
cli-usage-no-command = komentoa "{ $name }" ei ole
cli-usage-missing = nämä argumentit puuttuvat: { $list }
cli-usage-twice = { $arg } voidaan antaa vain kerran
cli-usage-conflict = { $arg } ja { $other } eivät sovi yhteen
cli-usage-no-command-like = komentoa "{ $name }" ei ole; tarkoititko "{ $like }"?
cli-usage-unknown-like = odottamaton argumentti "{ $arg }"; tarkoititko "{ $like }"?
cli-no-whole-number = ei ole kokonaisluku
cli-no-number = ei ole luku
cli-number-least = on oltava vähintään { $least }
cli-number-between = on oltava väliltä { $least }–{ $most }
cli-not-an-address = odotettu muoto on OSOITE:PORTTI, esimerkiksi 127.0.0.1:7777
cli-unknown-bot = bottia "{ $name }" ei ole; botit: { $list }
cli-bot-no-argument = "{ $name }" ei ota arvoa kaksoispisteen jälkeen
cli-bot-style = "{ $name }" ei ole taso ja tyyli, kuten normal+science; tyylit: { $list }
cli-bot-playouts = "flat" tarvitsee koepelien määrän, joka on yli 0, esimerkiksi flat:200
cli-bot-effort = "{ $name }" tarvitsee luvun, joka on yli 0, tai ajan, esimerkiksi { $name }:1000, { $name }:1s tai { $name }:100ms
cli-bot-no-command = "exec" tarvitsee komennon, esimerkiksi exec:./bot
cli-bot-no-net = "{ $name }" pelaa ilman verkkoa, joten se ei ota painoja @-merkin jälkeen
cli-bot-weights = { $path }: { $why }
cli-bot-not-repeatable = "{ $name }" miettii tietyn ajan tai on ohjelma, joten sen pelejä ei voi toistaa; anna luku, esimerkiksi uct:1000
cli-no-position = ei ole tilanne, jollaisen `position` tulostaa: { $why }
cli-no-file = tiedostoa { $file } ei ole
cli-not-json = ei ole JSONia (sarake { $column })
cli-not-json-at = ei ole JSONia (rivi { $line }, sarake { $column })
cli-score-unreadable = ei ole muodossa, jonka `score --help` näyttää: { $why }
cli-unknown-edition = painokset ovat first ja second
cli-unknown-game = peliä "{ $name }" ei ole; pelit ovat { $list }
cli-edition-free-city = --edition: peli Vapaakaupungin kanssa on ensimmäistä painosta
cli-edition-duel = --edition: Duelilla ei ole painoksia
cli-first-game = --first-game on vain peliin duel
cli-simulate-players = --players: pelissä 7 Wonders on { $least }–{ $most } pelaajaa, ei { $count }; kahdelle on --game free-city
cli-simulate-two =
    { $game ->
        [duel] --players: Duelissa on 2 pelaajaa, ei { $count }
       *[free-city] --players: pelissä Vapaakaupungin kanssa on 2 pelaajaa, ei { $count }
    }
cli-arena-sprt-two = --sprt on vain kahden pelaajan peleille
cli-arena-time = se ei ole aika, kuten 5s tai 500ms
cli-ladder-none = { $file }: ei areenan raportteja
cli-ladder-line = { $file }: rivi { $line }: ei ole komennon `arena --json` raportti
cli-ladder-no-bot = { $bot } ei ole pelannut yhtään ottelua
cli-ladder-apart = mikään ottelujen ketju ei yhdistä bottia { $bot } annettuun bottiin
cli-play-seats = --seats: pelissä 7 Wonders on { $least }–{ $most } paikkaa, ei { $count }; kahdelle on --game free-city
cli-play-two =
    { $game ->
        [duel] --seats: Duelissa on 2 paikkaa, ei { $count }
       *[free-city] --seats: pelissä Vapaakaupungin kanssa on 2 paikkaa, ei { $count }
    }
cli-play-terminal = play tarvitsee päätteen: sen syöte ja tuloste eivät voi olla tiedosto eivätkä putki
cli-play-over = tämä peli on ohi: pelattavaa ei ole jäljellä
cli-play-daily-date = { $date } ei ole päivämäärä muodossa 2026-11-24
cli-play-daily-early = se päivä ei ole vielä koittanut: sen jako on yhä salaisuus
cli-play-key = avaimessa on 64 heksadesimaalinumeroa
cli-play-nobody = --seat: sillä paikalla ei istu kukaan

## Files and the system

cli-standard-input = vakiosyöte
cli-cannot-open = { $file }: avaaminen ei onnistu
cli-cannot-read = { $file }: lukeminen ei onnistu
cli-cannot-write = { $file }: kirjoittaminen ei onnistu
cli-cannot-print = vakiotulosteeseen ei voi kirjoittaa
cli-no-interrupt = keskeytystä ei voi kuunnella
cli-file-too-large = { $file }: suurempi kuin { $most } MiB
cli-file-no-text = { $file }: ei UTF-8-tekstiä
cli-no-text = ei UTF-8-tekstiä
cli-line-too-long = { $file }: rivi { $line } on pitempi kuin { $most } MiB
cli-record-place = { $file }: tallenne { $record } (rivi { $line })
cli-no-record = { $file }: tallennetta { $record } ei ole; tiedostossa niitä on { $count }, laskettuna nollasta

## The database

cli-serve-at = Antipater on osoitteessa { $address }
cli-backup-done = Kopio on { $file }
cli-backup-failed = kopiota ei tehty
cli-restore-done = Tietokanta on palautettu kopiosta { $file }
cli-restore-failed = tietokantaa ei palautettu
cli-export-failed = pelejä ei kirjoitettu
cli-import-done = pöytiä tuotu: { $new }, oli jo ennestään: { $known }
cli-import-failed = mitään ei tuotu
cli-import-line = { $file }: rivi { $line }: ei ole komennon `export` rivi: { $why }

## Records

cli-title-seven =
    { $edition ->
        [first] 7 Wonders, ensimmäinen painos
       *[second] 7 Wonders, toinen painos
    }
cli-title-free-city = 7 Wonders ja Vapaakaupunki
cli-title-duel = 7 Wonders Duel
cli-title-players = { $game }, { $count } pelaajaa
cli-title-first-game = { $game }, ensipeli
cli-free-city = Vapaakaupunki
cli-seat = paikka { $seat }
cli-replay-record =
    { $over ->
        [no] tallenne { $record }: { $title }, siirtoja { $moves }, kesken
        [resigned] tallenne { $record }: { $title }, siirtoja { $moves }, luovutti: { $names }
        [won] tallenne { $record }: { $title }, siirtoja { $moves }, luovutti: { $names }, voittaja: { $winner }
       *[yes] tallenne { $record }: { $title }, siirtoja { $moves }
    }
cli-replay-bad = { $file }: sääntöjen vastaisia tallenteita { $bad }, kaikkiaan { $count }
cli-legal-move = --move { $moves }: siirtoja on vain { $count }
cli-legal-seat = --seat { $seat }: paikkaa ei ole, paikat ovat 0–{ $last }
cli-own-other-game = --own on vain peliin free-city, ja tämä on { $game }
cli-own-other-seat = --own on Vapaakaupungille, joka on paikka { $city }, ja tämä on paikka { $seat }
cli-own-nobody = --own: tässä kohdassa Vapaakaupungin kortin haltija ei pelaa korttia omaan kaupunkiinsa
cli-own-no-card = --own: korttia "{ $name }" ei ole
cli-own-not-in-hand = --own: { $card } ei ole Vapaakaupungin kortin haltijan kädessä (paikka { $seat })

## Tables of points

cli-category =
    { $word ->
        [military] sota
        [treasury] rahavarat
        [wonder] ihme
        [civilian] hallinto
        [science] tiede
        [commerce] kauppa
        [guilds] killat
        [wonders] ihmeet
        [progress] edistys
        [coins] rahat
       *[total] yhteensä
    }
cli-wins = voittaa
cli-wins-military = voittaa sotilaallisella ylivoimalla
cli-wins-science = voittaa tieteellisellä ylivoimalla
cli-shares = jakaa voiton
cli-undecided = tasan: syötä rahat

## The report of a series of games

cli-report-games =
    { $end ->
        [interrupted] { $games ->
            [one] { $title }: { $games } peli siemenestä { $seed }, aika { $seconds } s (säikeitä: { $threads }), keskeytetty
           *[other] { $title }: { $games } peliä siemenestä { $seed }, aika { $seconds } s (säikeitä: { $threads }), keskeytetty
        }
       *[whole] { $games ->
            [one] { $title }: { $games } peli siemenestä { $seed }, aika { $seconds } s (säikeitä: { $threads })
           *[other] { $title }: { $games } peliä siemenestä { $seed }, aika { $seconds } s (säikeitä: { $threads })
        }
    }
cli-report-speed = sekunnissa pelejä { $games } ja päätöksiä { $decisions }; tunniste { $signature }
cli-report-victories = voitot: hallintovoittoja { $civilian }, sotilaallisia { $military }, tieteellisiä { $science }
cli-arena-score = { $a } vastaan { $b }: { $share } % voitoista ({ $low }–{ $high }), tasaosuus on { $fair } %
cli-arena-elo = Elo-ero: { $elo } ({ $low } – { $high })
cli-ladder-title = { $game }, { $players } pelaajaa, { $games } peliä
cli-arena-sprt =
    { $result ->
        [H1] peräkkäistesti: ensimmäinen botti on vahvempi; suhteen logaritmi { $ratio }, rajat { $low } ja { $high }
        [H0] peräkkäistesti: ensimmäinen botti ei ole vahvempi; suhteen logaritmi { $ratio }, rajat { $low } ja { $high }
       *[open] peräkkäistesti: ratkaisematta; suhteen logaritmi { $ratio }, rajat { $low } ja { $high }
    }
cli-arena-victories = botin { $bot } voitot: hallintovoittoja { $civilian }, sotilaallisia { $military }, tieteellisiä { $science }
cli-arena-lost = pelit, jotka botti { $bot } hävisi vastaustensa vuoksi: ei käynnistynyt { $start }, liian hidas { $slow }, päättyi { $gone }, lukukelvoton { $unreadable }, sääntöjen vastainen { $illegal }
cli-column-cpu = CPU-ms siirtoa kohti
cli-column-points = pisteet
cli-column-spread = hajonta
cli-column-bot = botti
cli-column-rating = vahvuusluku
cli-column-seat = paikka
cli-column-lot =
    { $word ->
        [city] kaupunki
       *[player] pelaaja
    }
cli-lot =
    { $word ->
        [first] ensimmäinen
       *[second] toinen
    }
cli-column-games = pelit
cli-column-wins = voitot
cli-column-share = osuus
cli-interval = { $low } – { $high }
cli-progress = { $now } / { $all }, jäljellä { $left }
cli-progress-bot = ; { $bot } { $share } %, pisteitä { $points }

## The list of cards

cli-column-age = aikakausi
cli-column-card = kortti
cli-column-color = väri
cli-column-players = pelaajia
cli-column-cost = hinta
cli-column-effects = vaikutukset
cli-column-free-with = ilmainen näillä
cli-column-makes-free = tekee ilmaiseksi
cli-column-city = kaupunki
cli-column-side = puoli
cli-column-start = alku
cli-column-stage = vaihe
cli-column-wonder-or-token = ihme tai merkki
cli-color =
    { $word ->
        [brown] ruskea
        [gray] harmaa
        [grey] harmaa
        [blue] sininen
        [yellow] keltainen
        [red] punainen
        [green] vihreä
       *[purple] violetti
    }
cli-cost =
    { $coins ->
        [one] { $coins } raha { $resources }
       *[other] { $coins } rahaa { $resources }
    }

## A score pad that cannot be

cli-score-free-city = { $city } (Vapaakaupunki)
cli-arg-play-choose-side = Valitse pelilautasi puoli, kun laudat on jaettu
cli-play-no-sides = { $game }: laudan puoli valitaan vain pelissä seven

## Names on cards

cli-arg-names = Korttien nimet: automatic (oletus: käännetyt pelissä, jonka kaikki nimet on käännetty, muuten kuten korteissa), translated (käännetyt kaikkialla, missä käännös on) tai printed (kuten korteissa)
cli-unknown-names = nimien vaihtoehdot: { $list }

cli-arg-serve-metrics = Prometheuksen laskurisivun osoite (/metrics); ilman sitä sivua ei ole. Ei avoimeen verkkoon
cli-arg-serve-node = Osoite, josta muut saman Postgresin palvelimet tavoittavat tämän; ilman sitä tietokanta on vain tällä palvelimella. Ei avoimeen verkkoon
cli-arg-serve-connections = Montako yhteyttä otetaan vastaan yhtä aikaa; oletuksena puolet tiedostoista, jotka prosessi saa avata, enintään 20000
cli-arg-serve-connections-per-address = Montako niistä yhdestä osoitteesta (IPv6:ssa yhdestä /64-verkosta), kun edessä ei ole välityspalvelinta; oletuksena neljäsosa, enintään 256
cli-arg-serve-streams = Montako virtaa (avointa pöytää, uutista odottavaa pyyntöä) saa olla yhtä aikaa; oletuksena kolme neljäsosaa yhteyksistä
cli-arg-serve-streams-per-address = Montako niistä yhdestä osoitteesta; oletuksena kahdeksasosa yhteyksistä, enintään 128
cli-arg-serve-request-time = Kuinka kauan pyynnön otsake saa saapua ja kuinka kauan sen runko; vastauksen lukemiseen kolme kertaa niin kauan; kuinka kauan yhteyttä pidetään kahden pyynnön välillä
cli-arg-serve-session-time = Kuinka pitkän käyttämättömän ajan jälkeen selain tai ohjelma kirjataan ulos
cli-arg-serve-backup-every = Kopioi tietokanta näin usein palvelimen ollessa käynnissä, esimerkiksi 24h
cli-arg-serve-backup-keep = Montako näistä kopioista säilytetään
cli-arg-serve-backup-folder = Näiden kopioiden kansio, jossa ei pitäisi olla muuta
cli-serve-metrics-at = Laskurit ovat osoitteessa { $address }
cli-serve-node-at = Muut solmut tavoittavat tämän osoitteessa { $address }
cli-not-a-time = "{ $text }" ei ole aika: kirjoita luku ja s, m, h tai d, esimerkiksi 90s tai 24h

cli-about-explorer = Näytä, kuka voittaa milläkin tallennetuissa peleissä
cli-arg-explorer-files = Tallenteet, yksi JSON-olio rivillä, kuten `simulate --records` ne kirjoittaa; - on vakiosyöte. Ilman tiedostoja: bottien pelit, jotka ohjelma tuntee
cli-arg-explorer-least = Jätä pois se, mitä oli harvemmilla kaupungeilla
cli-arg-explorer-json = Tulosta laskennan tulos yhtenä JSON-oliona
cli-arg-arena-start-limit = Kuinka kauan kaikki pelit yhdessä prosessissa pelaava ohjelma saa käynnistyä
cli-arg-arena-isolate = Käynnistä ohjelmat jokaista peliä varten uudelleen, nekin, jotka voisivat pelata kaikki pelit yhdessä prosessissa
cli-arena-void = ei tulosta: yli 5 % peleistä hävittiin, koska ohjelma ei toiminut
cli-explorer-none = yhtään tallennetta ei laskettu
cli-explorer-victories = { $civilian } % pisteillä, { $military } % sotilaallisesti, { $science } % tieteellisesti
cli-explorer-all = kaikki
cli-explorer-winners = voittajat
cli-column-what = oli
cli-column-name = nimi
cli-column-cities = kaupunkeja
cli-column-won = voitot %
