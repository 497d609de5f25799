### Events: duplicate play, Swiss tournaments and arenas.

events-title = Tapahtumat
events-lead = Pelaa samat kortit kuin kerhosi, järjestä turnaus tai illan areena. Jaa osoite: kuka tahansa, jolla se on, voi osallistua.
event-host = Järjestäjä: { $name }
event-players =
    { $count ->
        [one] Yksi pelaaja
       *[other] { $count } pelaajaa
    }
event-format =
    { $format ->
        [pairs] Samat jaot, ihmiset
        [swiss] Sveitsiläinen turnaus
        [arena] Areena
       *[other] Samat jaot, botit
    }
event-format-explained =
    { $format ->
        [pairs] Ihmiset pelaavat kierroksittain toisiaan vastaan. Kierroksen kaikissa pöydissä on samat kortit, ja sinua verrataan niihin, joilla oli sama käsi.
        [swiss] Ihmiset pelaavat kierroksittain toisiaan vastaan. Kohtaat niitä, joilla on yhtä paljon pisteitä, etkä ketään kahdesti, jos se on mahdollista.
        [arena] Pelaat peliä pelin perään, kunnes aika loppuu. Jokainen peli tuo pisteitä, ja kaksi voittoa peräkkäin kaksinkertaistaa seuraavat.
       *[other] Kaikki pelaavat samat jaot samalta paikalta samoja botteja vastaan, milloin haluavat. Sitten pelit verrataan.
    }
event-rounds =
    { $format ->
        [duplicate] { $count } jakoa
       *[other] { $count } kierrosta
    }
event-days = { $count } pv
event-hours = { $count } t
event-minutes = { $count } min
event-stage =
    { $stage ->
        [open] Ilmoittautuminen auki
        [over] Ohi
       *[other] Käynnissä
    }
event-begins = Alkaa
event-ends = Päättyy
event-new = Uusi tapahtuma
event-how = Miten pelataan
event-name = Otsikko
event-seats = Kaupunkeja 7 Wonders -pöydässä
event-number =
    { $format ->
        [duplicate] Jaot
       *[other] Kierrokset
    }
event-open-for = Avoinna
event-lasts = Kesto
event-begin = Alku
event-by-host = Kun aloitan sen
event-in = { $minutes } min kuluttua
event-listed = Kaikki tällä palvelimella näkevät sen ja voivat osallistua
event-make = Luo tapahtuma
event-screen = Iso näyttö
event-csv = Taulukko (CSV)
event-invite = Kutsu
event-invite-explained = Kuka tahansa, jolla on tämä osoite, näkee tapahtuman ja voi osallistua.
# For readers of the screen.
event-qr = Osoitteen QR-koodi
event-scoring =
    { $format ->
        [swiss] Peli antaa sen osuuden vastustajista, jotka voitat; tasatulos on puolet. Vapaakierros on voitto. Tasatilanteessa ratkaisevat vastustajien pisteet, sitten ottelupisteet, sitten johdot. Jos jätät pelin väliin tai botille, häviät sen ja vetäydyt; voit osallistua uudelleen.
        [arena] Täysi voitto antaa kaksi pistettä, tasapeli yhden. Kahden peräkkäisen voiton jälkeen pisteet ovat kaksinkertaiset, kunnes voitto jää saamatta. Tasatilanteessa ratkaisevat pisteet peliä kohti, sitten johdot. Jos jätät pelin väliin tai botille, häviät sen ja vetäydyt; voit osallistua uudelleen.
       *[other] Jokaisesta jaosta saat sen osuuden saman käden saaneista, jotka voitat: ensin sijan, sitten johdon mukaan; tasatulos on puolet. Pelaamaton jako ei anna mitään. Tasatilanteessa ratkaisevat johtojen summa, sitten parhaiden tulosten määrä.
    }
event-round = Kierros { $round } / { $rounds }
event-go-on = Pöytääsi, kierros { $round }
event-wait = Seuraava pelisi alkaa itsestään. Pysy tällä sivulla.
event-leave = Vetäydy
event-remove = Poista pelaaja
event-remove-explained = Hän ei voi enää osallistua. Meneillään olevat pelit jatkuvat.
event-player = Pelaaja
event-join = Osallistu
event-deal = Jako { $number }
event-compare = Vertaa
event-start = Aloita nyt
event-end = Päätä tapahtuma
event-end-explained = Kesken olevat pelit jatkuvat, mutta niitä ei enää lasketa.
event-percent = { $percent } %
event-bye = vapaa
event-table = Tilanne
event-score = Tulos
event-tie =
    { $format ->
        [swiss] Buchholz
        [arena] Peliä kohti
       *[other] Johdot
    }
event-withdrawn = vetäytynyt
event-proof = Tapahtuman kaikki kortit seuraavat salaisesta avaimesta. Sen tiiviste ilmoitetaan alusta asti, ja avain julkaistaan, kun tapahtuma on ohi. Näin kuka tahansa voi tarkistaa, ettei mitään ole järjestetty, eikä kukaan voi tietää korttia etukäteen.
event-key = Avain:
event-join-screen = Kukaan ei ole vielä ilmoittautunut. Skannaa koodi.
event-more = ja { $count } muuta
event-hidden = Voit verrata pelejä, kun olet lopettanut omasi tai kun kukaan ei enää pelaa tätä jakoa.
event-seat = Paikka pöydässä
event-matchpoints = Ottelupisteet
event-side-by-side = Rinnakkain
event-parted = Pelit eroavat päätöksessä { $number }.
event-same = Kumpikin otti saman jokaisessa päätöksessä.
# After a game.
after-event = Takaisin tapahtumaan
error-no-event = Tällaista tapahtumaa ei ole.
error-event-over = Tapahtuma on ohi.
