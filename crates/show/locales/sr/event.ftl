### Events: duplicate play, Swiss tournaments and arenas.

events-title = Takmičenja
events-lead = Igrajte iste karte kao tvoj klub, priredi turnir ili arenu za jedno veče. Podeli adresu: svako ko je ima može da se prijavi.
event-host = Organizator: { $name }
event-players =
    { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
event-format =
    { $format ->
        [pairs] Ista deljenja, ljudi
        [swiss] Švajcarski turnir
        [arena] Arena
       *[other] Ista deljenja, botovi
    }
event-format-explained =
    { $format ->
        [pairs] Ljudi igraju kolo po kolo jedni protiv drugih. Svi stolovi jednog kola imaju iste karte, a poredimo te sa onima koji su imali istu ruku.
        [swiss] Ljudi igraju kolo po kolo jedni protiv drugih. Srećeš one sa isto toliko poena, i nikoga dvaput ako je to moguće.
        [arena] Igraš partiju za partijom dok vreme ne istekne. Svaka partija donosi poene, a dve pobede zaredom udvostručuju sledeće.
       *[other] Svi igraju ista deljenja sa istog mesta protiv istih botova, kada žele. Zatim se partije porede.
    }
event-rounds =
    { $format ->
        [duplicate] deljenja: { $count }
       *[other] kola: { $count }
    }
event-days = { $count } d
event-hours = { $count } h
event-minutes = { $count } min
event-stage =
    { $stage ->
        [open] Prijave otvorene
        [over] Gotovo
       *[other] U toku
    }
event-begins = Počinje
event-ends = Završava se
event-new = Novo takmičenje
event-how = Kako se igra
event-name = Naslov
event-seats = Gradova za stolom igre 7 Wonders
event-number =
    { $format ->
        [duplicate] Deljenja
       *[other] Kola
    }
event-open-for = Otvoreno
event-lasts = Traje
event-begin = Početak
event-by-host = Kada ja počnem
event-in = Za { $minutes } min
event-listed = Svi na ovom serveru mogu da ga vide i da se prijave
event-make = Napravi takmičenje
event-screen = Veliki ekran
event-csv = Tabela (CSV)
event-invite = Pozovi
event-invite-explained = Ko ima ovu adresu, može da vidi takmičenje i da se prijavi.
# For readers of the screen.
event-qr = QR kod adrese
event-scoring =
    { $format ->
        [swiss] Partija donosi deo protivnika koje pobediš; izjednačeni vrede pola. Slobodno kolo je pobeda. Kod izjednačenja odlučuju poeni protivnika, zatim meč-poeni, zatim prednosti. Ako propustiš partiju ili je prepustiš botu, gubiš je i odustaješ; možeš opet da se prijaviš.
        [arena] Puna pobeda donosi dva poena, nerešeno jedan. Posle dve pobede zaredom poeni vrede dvostruko dok ne propustiš pobedu. Kod izjednačenja odlučuju poeni po partiji, zatim prednosti. Ako propustiš partiju ili je prepustiš botu, gubiš je i odustaješ; možeš opet da se prijaviš.
       *[other] Za svako deljenje dobijaš deo igrača sa istom rukom koje pobediš: po mestu, pa po prednosti; izjednačeni vrede pola. Neodigrano deljenje ne donosi ništa. Kod izjednačenja odlučuju zbir prednosti, zatim broj najboljih rezultata.
    }
event-round = Kolo { $round } od { $rounds }
event-go-on = Do tvog stola, kolo { $round }
event-wait = Tvoja sledeća partija počinje sama. Ostani na ovoj strani.
event-leave = Odustani
event-remove = Ukloni igrača
event-remove-explained = Ne može ponovo da uđe. Započete partije se nastavljaju.
event-player = Igrač
event-join = Prijavi se
event-deal = Deljenje { $number }
event-compare = Uporedi
event-start = Počni sada
event-end = Završi takmičenje
event-end-explained = Partije u toku se nastavljaju, ali se više ne računaju.
event-percent = { $percent }%
event-bye = slobodan
event-table = Poredak
event-score = Rezultat
event-tie =
    { $format ->
        [swiss] Buholc
        [arena] Po partiji
       *[other] Prednosti
    }
event-withdrawn = odustao
event-proof = Sve karte ovog takmičenja slede iz tajnog ključa. Njegov heš je objavljen od početka, a ključ kada se takmičenje završi. Tako svako može da proveri da ništa nije namešteno, a niko ne može unapred da zna nijednu kartu.
event-key = Ključ:
event-join-screen = Još se niko nije prijavio. Skeniraj kod.
event-more = i još { $count }
event-hidden = Partije možeš da uporediš kada završiš svoju ili kada to deljenje više niko ne igra.
event-seat = Mesto za stolom
event-matchpoints = Meč-poeni
event-side-by-side = Jedna uz drugu
event-parted = Dve partije se razilaze kod odluke { $number }.
event-same = Oboje su u svakoj odluci uzeli isto.
# After a game.
after-event = Nazad na takmičenje
error-no-event = Takvo takmičenje ne postoji.
error-event-over = Takmičenje je završeno.
