### The command line: its help, what its commands print, and its errors. Names of commands, options, files, games (seven,
### free-city, duel), bots and fields stay as they are, and so do words between quotation marks.

## The frame of the help

cli-heading-usage = Upotreba:
cli-heading-commands = Komande
cli-heading-arguments = Argumenti
cli-heading-options = Opcije
cli-word-options = OPCIJE
cli-word-command = KOMANDA
cli-mark-default = { $help } [podrazumevano: { $value }]
cli-mark-values = { $help } [moguće vrednosti: { $list }]
cli-mark-env = { $help } [promenljiva okruženja: { $name }]
cli-arg-help = Prikaži pomoć
cli-arg-version = Prikaži verziju
cli-arg-lang = Jezik: { $languages }; inače onaj koji navodi ANTIPATER_LANG ili sistem, ako na njemu ima tekstova
cli-arg-weights = Težine koje botovi koriste umesto svojih, iz programa za učenje; po jednom za svaku igru

## Commands

cli-about = 7 Wonders i 7 Wonders Duel: igraj u pregledaču ili u terminalu, simuliraj, proveri zapise, saberi poene. Bez komande se pokreće server.
cli-about-serve = Pokreni server za igru u pregledaču (i bez ikakve komande)
cli-about-play = Igraj u terminalu protiv botova
cli-about-simulate = Odigraj partije među botovima
cli-about-arena = Izmeri koji je od dva bota jači, na istim podelama
cli-about-ladder = Oceni botove prema mečevima iz arene
cli-about-replay = Proveri svaki potez i ishod zapisanih partija
cli-about-legal = Nabroj dozvoljene poteze u nekom trenutku zapisane partije ili u nekoj poziciji, na jeziku zapisa
cli-about-position = Ispiši poziciju zapisane partije posle nekoliko poteza, ili ono što jedno mesto o njoj zna, kao jedan red teksta
cli-about-score = Saberi poene gradova sa pravog stola
cli-about-cards = Nabroj sve karte i čuda sa svime što je na njima odštampano
cli-about-backup = Kopiraj bazu u datoteku, i dok server radi. Čuvaj kopiju jednako dobro kao bazu
cli-about-restore = Stavi na mesto baze kopiju koju je napravio `backup`. Prvo zaustavi server
cli-about-export = Ispiši sve partije kao JSON, po jedan sto u redu, sa imenima ljudi i bez ičega čime bi neko mogao da uđe
cli-about-import = Učitaj partije koje je ispisao `export`, sve ili nijednu. Stolovi koji već postoje ostaju kakvi jesu
cli-more-import = Server sa istom bazom za to vreme čeka samo kratko: zaustavi ga pre učitavanja hiljada partija.

## Arguments

cli-arg-json = Ispiši jedan JSON objekat
cli-arg-database = Baza kao sqlite:PATH ili postgres://USER@HOST/NAME; bez toga datoteka u korisnikovoj fascikli sa podacima
cli-arg-records = Zapisi, po jedan JSON objekat u redu; - je standardni ulaz
cli-arg-game = Igra: 7 Wonders (seven), njeno prvo izdanje za dvoje sa Slobodnim gradom (free-city) ili 7 Wonders Duel (duel)
cli-arg-edition = Izdanje igre seven: first (prvo) ili second (drugo), koje je podrazumevano
cli-arg-backup-file = Kopija; ne sme već da postoji
cli-arg-cards-edition = Izdanje igre seven: first (prvo) ili second (drugo), koje je podrazumevano. Karte igre free-city su iz prvog
cli-arg-export-output = Datoteka za redove; bez nje idu na standardni izlaz
cli-arg-export-finished = Samo završene partije: bez ovoga datoteka sadrži i deljenja partija koje su u toku
cli-arg-import-file = Redovi; - je standardni ulaz
cli-arg-legal-record = Zapis, broji se od 0
cli-arg-legal-move = Koliko je poteza odigrano, kako ih broji polje `moves` u zapisu; posle svih poteza je sadašnja pozicija
cli-arg-legal-seat = Mesto, broji se od 0; 2 je Slobodni grad. Mesto koje nema šta da radi nema ni poteza
cli-arg-legal-own = Karta koju onaj ko drži kartu Slobodnog grada u ovom krugu igra u sopstvenom gradu (samo za mesto 2 u igri free-city). Bez nje se nabrajaju svi potezi koji mogu biti dozvoljeni
cli-arg-legal-all = Svaka odluka svakog zapisa, i otvorene odluke partije u toku, po jedan JSON objekat u redu. Potezi Slobodnog grada idu uz sopstveni izbor onoga ko drži kartu, gde ga zapis ima
cli-arg-legal-what = Zapisi, po jedan JSON objekat u redu; - je standardni ulaz. Ili pozicija u jednom redu, kako je ispisuje `position`, među navodnicima
cli-arg-position-seat = Ispiši samo ono što ovo mesto zna; broji se od 0. Bez toga se ispisuje cela pozicija, i skrivene karte
cli-arg-replay-file = Zapisi, po jedan JSON objekat u redu; - je standardni ulaz. Prazni redovi se preskaču i nisu zapisi
cli-arg-replay-record = Proveri samo ovaj zapis, broji se od 0
cli-arg-replay-json = Ispiši po jedan JSON objekat za svaki zapis
cli-arg-restore-file = Kopija; ostaje kakva jeste
cli-arg-restore-force = Zameni bazu koja već postoji: ono što je u njoj biće izgubljeno
cli-arg-serve-listen = Adresa na kojoj se sluša; port 0 bira slobodan
cli-arg-serve-https = Ljudi dolaze samo preko https (kroz proksi): kolačići se inače nikad ne šalju
cli-arg-serve-proxies = Koliko proksija ispred servera upisuje X-Forwarded-For
cli-arg-serve-members = Puštaj samo članove i administratore; članove i pozivne kodove pravi `antipater member`
cli-arg-serve-no-push = Ne pozivaj servise za obaveštenja: u partijama koje traju danima niko ne dobija obaveštenje da je na redu
cli-arg-serve-smtp = Server pošte za obaveštenja imejlom: smtps://USER:PASSWORD@HOST ili smtp://HOST (bolje u promenljivoj, jer drugi mogu da vide argumente)
cli-arg-serve-mail-from = Pošiljalac tih imejlova, na primer Games <games@example.org>
cli-arg-serve-site = Adresa ovog sajta za linkove u imejlovima, na primer https://games.example.org
cli-arg-serve-log = Kako se poruke pišu na standardni izlaz za greške
cli-arg-serve-log-level = Koliko se piše; debug ima red za svaki zahtev
cli-arg-serve-bot-pause = Koliko milisekundi botovi čekaju pre svakog poteza dok ih neka stranica prikazuje; 0: odmah
cli-arg-serve-watch-delay = Sa koliko sekundi zakašnjenja vide stolove oni koji za njima ne sede: od 0 do 900
cli-arg-serve-analysis = Koliko temeljno stranice daju završene igre na ocenu: quick, normal ili deep
cli-arg-serve-unlimited = Ne ograničavaj ništa: za merenja, nikad tamo gde drugi mogu da dođu do servera
cli-arg-simulate-players = Koliko igrača: u igri seven 3–7, podrazumevano 3; u ostalim igrama 2. Table se izvlače
cli-arg-simulate-first-game = Podeli preporučenu prvu partiju, bez izbora čuda (samo duel)
cli-arg-simulate-games = Koliko partija
cli-arg-simulate-seed = Seme slučajnosti: isto seme daje iste partije, na bilo kom broju niti
cli-arg-simulate-bots = Botovi, odvojeni zarezima: { $repeatables }. Jedno ime popunjava sva mesta; više imena seda naizmenično, i svaka partija počinje sledećim
cli-arg-simulate-threads = Koliko niti; bez toga po jedna za svako jezgro
cli-arg-simulate-records = Upiši zapis svake partije u ovu datoteku, po jedan JSON objekat u redu
cli-arg-simulate-csv = Ispiši redove vrednosti odvojenih zarezima
cli-arg-arena-a = Bot koji se meri: { $forms }. N je broj probnih partija (flat), iteracija (uct) ili simulacija (net) po odluci, a 1s ili 100ms procesorsko vreme; COMMAND pokreće sopstveni program
cli-arg-arena-b = Bot na svim ostalim mestima, zapisan na isti način
cli-arg-ladder-file = Izveštaji komande `arena --json`, po jedan objekat u redu; - je standardni ulaz. Svaka igra, izdanje i broj igrača imaju svoju lestvicu
cli-arg-ladder-pin = Bot čiji je rejting zadat, napisan kao u izveštajima
cli-arg-ladder-at = Njegov rejting
cli-arg-arena-deals = Koliko podela; svaka se igra po jednom sa prvim botom na svakom mestu
cli-arg-arena-sprt = Stani čim sekvencijalni test utvrdi da li je prvi bot jači: 0 prema 10 normalizovanih Elo poena, obe greške 5 % (samo igre za dvoje)
cli-arg-arena-limit = Koliko dugo program sme da razmišlja o odluci
cli-arg-play-seats = Koliko ljudi i botova sedi za stolom, zajedno sa tobom: u igri seven 3–7, podrazumevano 3; u ostalim igrama 2
cli-arg-play-seed = Seme slučajnosti; bez njega je svaka partija drugačija
cli-arg-play-bots = Botovi na ostalim mestima: { $bots }
cli-arg-play-name = Tvoje ime za stolom
cli-arg-play-daily = Odigraj partiju dana (protivnici su isti za sve); --daily=2026-11-24 za raniji dan
cli-arg-play-key = Ključ koji je server objavio za taj dan: igra se njegova partija
cli-arg-play-deal = Igraj ovo deljenje takmičenja iz njegovog ključa; --game, --seats i --bots kao tamo
cli-arg-play-record = Upiši zapis partije u ovu datoteku
cli-arg-play-position = Pozicija u jednom redu, kako ga ispisuje `position`, među navodnicima: igra se nastavlja odatle
cli-arg-play-seat = Tvoje mesto, broji se od 0; bez toga prvo koje treba da odluči
cli-arg-score-file = Gradovi kao jedan JSON objekat, za oblik vidi --help; - je standardni ulaz

## The form of a score pad, after the help of `score`

cli-score-form-seven =
    7 Wonders, gradovi redom po mestima (u smeru kazaljke na satu):
    { $form }
cli-score-form-free-city = Sa Slobodnim gradom, koji je poslednji od tri grada: isto, sa { $form } umesto izdanja.
cli-score-form-duel =
    7 Wonders Duel:
    { $form }
cli-score-form-words = "wonders" su izgrađena čuda. "pawn" je polje figure sukoba, u sredini 0: iznad 0 stoji na strani drugog grada, pa prvi vodi, a 9 je prestonica drugog grada; ispod 0 je obrnuto. "victory" može da se navede i tada mora biti pobeda koju sto pokazuje: "military", "science" ili "civilian".
cli-score-form-hand = Ono čega grad nema može da se izostavi, pa i njegova tabla. Ono što je izbrojano ručno zamenjuje ono što bi se izračunalo: { $points } po kategorijama, a u igri 7 Wonders i { $symbols }.

## Wrong usage

cli-error = greška: { $what }
cli-hint = Za više podataka probaj '--help'.
cli-unknown-language = taj jezik nije podržan; jezici su { $list }
cli-usage-no-value = { $arg }: nedostaje vrednost
cli-usage-value = { $arg }: neispravna vrednost "{ $value }"; vrednosti su { $list }
cli-usage-unreadable = { $arg }: "{ $value }" ne može da se upotrebi: { $why }
cli-usage-unknown = ovde nema argumenta "{ $arg }"
cli-usage-no-command = nema komande "{ $name }"
cli-usage-missing = nedostaju argumenti: { $list }
cli-usage-twice = { $arg } može da se navede samo jednom
cli-usage-conflict = { $arg } i { $other } ne idu zajedno
cli-usage-no-command-like = nepoznata komanda "{ $name }"; da li je to "{ $like }"?
cli-usage-unknown-like = neočekivan argument "{ $arg }"; da li je to "{ $like }"?
cli-no-whole-number = nije ceo broj
cli-no-number = nije broj
cli-number-least = mora biti najmanje { $least }
cli-number-between = mora biti između { $least } i { $most }
cli-not-an-address = očekuje se ADRESA:PORT, na primer 127.0.0.1:7777
cli-unknown-bot = nepoznat bot "{ $name }"; botovi: { $list }
cli-bot-no-argument = "{ $name }" nema vrednost posle dvotačke
cli-bot-style = "{ $name }" nije nivo sa stilom, kao normal+science; stilovi: { $list }
cli-bot-playouts = "flat" traži broj probnih partija veći od 0, na primer flat:200
cli-bot-effort = "{ $name }" traži broj veći od 0 ili vreme, na primer { $name }:1000, { $name }:1s ili { $name }:100ms
cli-bot-no-command = "exec" traži komandu, na primer exec:./bot
cli-bot-no-net = "{ $name }" igra bez mreže, pa nema težine posle znaka @
cli-bot-weights = { $path }: { $why }
cli-bot-not-repeatable = "{ $name }" razmišlja određeno vreme ili je program, pa se njegove partije ne mogu ponoviti; navedite broj, na primer uct:1000
cli-no-position = nije pozicija kakvu ispisuje `position`: { $why }
cli-no-file = nema datoteke { $file }
cli-not-json = nije JSON (kolona { $column })
cli-not-json-at = nije JSON (red { $line }, kolona { $column })
cli-score-unreadable = nije u obliku koji prikazuje `score --help`: { $why }
cli-unknown-edition = izdanja su first i second
cli-unknown-game = nema igre "{ $name }"; igre su { $list }
cli-edition-free-city = --edition: igra sa Slobodnim gradom je iz prvog izdanja
cli-edition-duel = --edition: Duel nema izdanja
cli-first-game = --first-game je samo za duel
cli-simulate-players = --players: broj igrača za 7 Wonders je { $least }–{ $most }, a ne { $count }; za dvoje postoji --game free-city
cli-simulate-two =
    { $game ->
        [duel] --players: broj igrača za Duel je 2, a ne { $count }
       *[free-city] --players: broj igrača za igru sa Slobodnim gradom je 2, a ne { $count }
    }
cli-arena-sprt-two = --sprt je samo za igre za dvoje
cli-arena-time = to nije vreme kao 5s ili 500ms
cli-ladder-none = { $file }: nema izveštaja iz arene
cli-ladder-line = { $file }: red { $line }: nije izveštaj komande `arena --json`
cli-ladder-no-bot = { $bot } nije odigrao nijedan meč
cli-ladder-apart = nijedan niz mečeva ne povezuje bota { $bot } sa botom zadatog rejtinga
cli-play-seats = --seats: broj mesta za 7 Wonders je { $least }–{ $most }, a ne { $count }; za dvoje postoji --game free-city
cli-play-two =
    { $game ->
        [duel] --seats: broj mesta za Duel je 2, a ne { $count }
       *[free-city] --seats: broj mesta za igru sa Slobodnim gradom je 2, a ne { $count }
    }
cli-play-terminal = za play je potreban terminal: ni ulaz ni izlaz ne mogu biti datoteka ili cev
cli-play-over = ova igra je završena: nema više šta da se igra
cli-play-daily-date = { $date } nije datum kao što je 2026-11-24
cli-play-daily-early = taj dan još nije došao: njegova podela je još tajna
cli-play-key = ključ ima 64 heksadecimalne cifre
cli-play-nobody = --seat: na tom mestu niko ne sedi

## Files and the system

cli-standard-input = standardni ulaz
cli-cannot-open = { $file }: ne može da se otvori
cli-cannot-read = { $file }: ne može da se pročita
cli-cannot-write = { $file }: ne može da se upiše
cli-cannot-print = ne može da se piše na standardni izlaz
cli-no-interrupt = ne može da se prati signal za prekid
cli-file-too-large = { $file }: veće od { $most } MiB
cli-file-no-text = { $file }: nije tekst u UTF-8
cli-no-text = nije tekst u UTF-8
cli-line-too-long = { $file }: red { $line } je duži od { $most } MiB
cli-record-place = { $file }: zapis { $record } (red { $line })
cli-no-record = { $file }: nema zapisa { $record }; broj zapisa u datoteci je { $count }, broje se od 0

## The database

cli-serve-at = Antipater je na adresi { $address }
cli-backup-done = Kopija je sačuvana u { $file }
cli-backup-failed = kopija nije napravljena
cli-restore-done = Baza je vraćena iz kopije { $file }
cli-restore-failed = baza nije vraćena iz kopije
cli-export-failed = partije nisu ispisane
cli-import-done = učitani stolovi: { $new }, već postoje: { $known }
cli-import-failed = ništa nije učitano
cli-import-line = { $file }: red { $line }: nije red komande `export`: { $why }

## Records

cli-title-seven =
    { $edition ->
        [first] 7 Wonders, prvo izdanje
       *[second] 7 Wonders, drugo izdanje
    }
cli-title-free-city = 7 Wonders sa Slobodnim gradom
cli-title-duel = 7 Wonders Duel
cli-title-players =
    { $count ->
        [one] { $game }, { $count } igrač
        [few] { $game }, { $count } igrača
       *[other] { $game }, { $count } igrača
    }
cli-title-first-game = { $game }, prva partija
cli-free-city = Slobodni grad
cli-seat = mesto { $seat }
cli-replay-record =
    { $over ->
        [no] zapis { $record }: { $title }, broj poteza: { $moves }, nije završeno
        [resigned] zapis { $record }: { $title }, broj poteza: { $moves }, predaja: { $names }
        [won] zapis { $record }: { $title }, broj poteza: { $moves }, predaja: { $names }, pobeda: { $winner }
       *[yes] zapis { $record }: { $title }, broj poteza: { $moves }
    }
cli-replay-bad = { $file }: zapisi koji krše pravila: { $bad }, ukupno: { $count }
cli-legal-move = --move { $moves }: broj poteza je samo { $count }
cli-legal-seat = --seat { $seat }: takvog mesta nema, mesta su 0–{ $last }
cli-own-other-game = --own je samo za free-city, a ovo je { $game }
cli-own-other-seat = --own je za Slobodni grad, koji je mesto { $city }, a ovo je mesto { $seat }
cli-own-nobody = --own: u ovom trenutku onaj ko drži kartu Slobodnog grada ne igra kartu u svom gradu
cli-own-no-card = --own: nema karte "{ $name }"
cli-own-not-in-hand = --own: { $card } nije u ruci onoga ko drži kartu Slobodnog grada, a to je mesto { $seat }

## Tables of points

cli-category =
    { $word ->
        [military] vojska
        [treasury] riznica
        [wonder] čudo
        [civilian] civilno
        [science] nauka
        [commerce] trgovina
        [guilds] gilde
        [wonders] čuda
        [progress] napredak
        [coins] novčići
       *[total] ukupno
    }
cli-wins = pobeđuje
cli-wins-military = pobeđuje vojnom nadmoći
cli-wins-science = pobeđuje naučnom nadmoći
cli-shares = deli pobedu
cli-undecided = nerešeno: unesi novčiće

## The report of a series of games

cli-report-games =
    { $end ->
        [interrupted] { $games ->
            [one] { $title }: { $games } partija iz semena { $seed } za { $seconds } s (niti: { $threads }), prekinuto
            [few] { $title }: { $games } partije iz semena { $seed } za { $seconds } s (niti: { $threads }), prekinuto
           *[other] { $title }: { $games } partija iz semena { $seed } za { $seconds } s (niti: { $threads }), prekinuto
        }
       *[whole] { $games ->
            [one] { $title }: { $games } partija iz semena { $seed } za { $seconds } s (niti: { $threads })
            [few] { $title }: { $games } partije iz semena { $seed } za { $seconds } s (niti: { $threads })
           *[other] { $title }: { $games } partija iz semena { $seed } za { $seconds } s (niti: { $threads })
        }
    }
cli-report-speed = u sekundi: partije { $games }, odluke { $decisions }; potpis { $signature }
cli-report-victories = pobede: civilne { $civilian }, vojne { $military }, naučne { $science }
cli-arena-score = { $a } protiv { $b }: { $share } % pobeda ({ $low } do { $high }), pravičan udeo je { $fair } %
cli-arena-elo = Razlika u Elo poenima: { $elo } ({ $low } do { $high })
cli-ladder-title = { $game }, broj igrača: { $players }, partija: { $games }
cli-arena-sprt =
    { $result ->
        [H1] sekvencijalni test: prvi bot je jači; logaritam odnosa { $ratio }, granice { $low } i { $high }
        [H0] sekvencijalni test: prvi bot nije jači; logaritam odnosa { $ratio }, granice { $low } i { $high }
       *[open] sekvencijalni test: nije odlučeno; logaritam odnosa { $ratio }, granice { $low } i { $high }
    }
cli-arena-victories = pobede bota { $bot }: civilne { $civilian }, vojne { $military }, naučne { $science }
cli-arena-lost = partije koje je bot { $bot } izgubio zbog svojih odgovora: nije pokrenut { $start }, prespor { $slow }, završio se { $gone }, nečitljiv { $unreadable }, nedozvoljen { $illegal }
cli-column-cpu = CPU ms po potezu
cli-column-points = poeni
cli-column-spread = rasipanje
cli-column-bot = bot
cli-column-rating = rejting
cli-column-seat = mesto
cli-column-lot =
    { $word ->
        [city] grad
       *[player] igrač
    }
cli-lot =
    { $word ->
        [first] prvi
       *[second] drugi
    }
cli-column-games = partije
cli-column-wins = pobede
cli-column-share = udeo
cli-interval = { $low } – { $high }
cli-progress = { $now } / { $all }, preostalo { $left }
cli-progress-bot = ; { $bot } { $share } %, poeni { $points }

## The list of cards

cli-column-age = doba
cli-column-card = karta
cli-column-color = boja
cli-column-players = igrači
cli-column-cost = cena
cli-column-effects = efekti
cli-column-free-with = besplatno uz
cli-column-makes-free = čini besplatnim
cli-column-city = grad
cli-column-side = strana
cli-column-start = početak
cli-column-stage = faza
cli-column-wonder-or-token = čudo ili token
cli-color =
    { $word ->
        [brown] braon
        [gray] siva
        [grey] siva
        [blue] plava
        [yellow] žuta
        [red] crvena
        [green] zelena
       *[purple] ljubičasta
    }
cli-cost =
    { $coins ->
        [one] { $coins } novčić { $resources }
        [few] { $coins } novčića { $resources }
       *[other] { $coins } novčića { $resources }
    }

## A score pad that cannot be

cli-score-free-city = { $city } (Slobodni grad)
cli-arg-play-choose-side = Izaberi stranu svoje table kad se table podele
cli-play-no-sides = { $game }: strana table se bira samo u igri seven

## Names on cards

cli-arg-names = Imena na kartama: automatic (podrazumevano: prevedena u igri u kojoj su sva prevedena, inače kao na kartama), translated (prevedena svuda gde prevod postoji) ili printed (kao na kartama)
cli-unknown-names = imena mogu da budu: { $list }

cli-arg-serve-metrics = Adresa stranice sa brojačima za Prometheus (/metrics); bez nje takve stranice nema. Nije za otvorenu mrežu
cli-arg-serve-node = Adresa na kojoj drugi serveri sa istim Postgresom nalaze ovaj; bez nje je baza samo na ovom serveru. Nije za otvorenu mrežu
cli-arg-serve-connections = Koliko se veza prima odjednom; podrazumevano polovina datoteka koje proces sme da otvori, najviše 20000
cli-arg-serve-connections-per-address = Koliko od njih sa jedne adrese (kod IPv6: iz jedne mreže /64), ako ispred nema proksija; podrazumevano četvrtina, najviše 256
cli-arg-serve-streams = Koliko tokova (otvorenih stolova, zahteva koji čekaju novosti) sme da bude odjednom; podrazumevano tri četvrtine veza
cli-arg-serve-streams-per-address = Koliko od njih sa jedne adrese; podrazumevano osmina veza, najviše 128
cli-arg-serve-request-time = Koliko dugo sme da stiže zaglavlje zahteva, a koliko telo; za čitanje odgovora trostruko toliko; koliko se veza čuva između dva zahteva
cli-arg-serve-session-time = Posle koliko vremena bez upotrebe se pregledač ili program odjavljuje
cli-arg-serve-backup-every = Kopiraj bazu ovako često dok server radi, na primer 24h
cli-arg-serve-backup-keep = Koliko se tih kopija čuva
cli-arg-serve-backup-folder = Fascikla za te kopije, u kojoj ne treba da bude ničeg drugog
cli-serve-metrics-at = Brojači su na { $address }
cli-serve-node-at = Drugi čvorovi nalaze ovaj na { $address }
cli-not-a-time = "{ $text }" nije vreme: napiši broj i s, m, h ili d, na primer 90s ili 24h

cli-about-explorer = Prikaži ko čime pobeđuje u zapisanim partijama
cli-arg-explorer-files = Zapisi, po jedan JSON objekat u redu, kako ih `simulate --records` piše; - je standardni ulaz. Bez datoteka: partije botova koje program poznaje
cli-arg-explorer-least = Izostavi ono što je imalo manje gradova
cli-arg-explorer-json = Ispiši brojeve kao jedan JSON objekat
cli-arg-arena-start-limit = Koliko dugo sme da se pokreće program koji sve partije igra u jednom procesu
cli-arg-arena-isolate = Pokreni programe iznova za svaku partiju, i one koji bi sve mogli da odigraju u jednom procesu
cli-arena-void = nema rezultata: više od 5% partija je izgubljeno jer je program zakazao
cli-explorer-none = nijedan zapis nije izbrojan
cli-explorer-victories = { $civilian }% na poene, { $military }% vojno, { $science }% naučno
cli-explorer-all = svi
cli-explorer-winners = pobednici
cli-column-what = imao
cli-column-name = ime
cli-column-cities = gradovi
cli-column-won = pobede %
