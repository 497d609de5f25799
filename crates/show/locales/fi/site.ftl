### The site: start page, errors, frame.

site-name = Antipater
usual-name = Vieras
start-page-title = Antipater: pelaa 7 Wondersia ja 7 Wonders Duelia selaimessa
start-title = Rakenna antiikin maailmanihme
start-lead = Pelaa 7 Wondersia tai Duelia ystävien kanssa tai botteja vastaan, heti tässä. Tunnusta tai asennusta ei tarvita.
door-seven = Seitsemän kaupunkia
door-duel = Kaksi kilpailijaa
way-learn = Opi
way-learn-hint = Opastettu peli
way-bots = Botit
way-bots-hint = Aloita heti
way-friends = Ystävät
way-friends-hint = Kutsu linkillä
options-title = Mukautettu peli
option-game = Peli
game-seven = 7 Wonders
game-free-city = 7 Wonders kaksin, mukana Vapaakaupunki
game-duel = 7 Wonders Duel
option-opening = Ihmeet
opening-draft = Valitaan
opening-first-game = Ensipeli: valmiit ihmeet
option-begins = Kuka aloittaa
begins-me = Minä
begins-bot = Vastustaja
option-edition = Painos
edition-first = Ensimmäinen (2010)
edition-second = Toinen (2020)
option-seats = Kaupunkeja pöydässä
option-level = Botit
level =
    { $level ->
        [beginner] Aloittelija
        [easy] Helppo
       *[normal] Tavallinen
        [hard] Vaikea
        [expert] Mestari
    }
level-explained =
    { $level ->
        [beginner] Osaa säännöt ja ottaa sen, mikä näyttää hyvältä, mutta ei usein huomaa parempaa.
        [easy] Tietää, millä voitetaan, mutta hurahtaa kortin pisteisiin, maksaa liikaa ja unohtaa joskus ilmaisen rakennuksen.
       *[normal] Pelaa varmasti, mutta valitsee silloin tällöin vasta toiseksi parhaan siirron.
        [hard] Oppinut sadoistatuhansista peleistä tai useammista ja arvioi jokaisen siirron sen mukaan, mihin se johtaa.
        [expert] Sama kokemus, ja punnitsee ennen jokaista siirtoa monta tapaa, joilla peli voi jatkua.
    }
option-city = Kaupunkisi
option-boards = Ihmeet
boards-chosen = Kukin ottaa yhden odotushuoneessa
boards-drafted = Salaisten toivelistojen mukaan
option-sides = Pelilautojen puolet
option-name = Nimesi
by-luck = Arvotaan
sides-random = Kaikki arvotaan
sides-all-a = Kaikki A (päivä)
sides-all-b = Kaikki B (yö)
sides-own-a = Omani A (päivä), muut arvotaan
sides-own-b = Omani B (yö), muut arvotaan
start-with-options = Jaa kortit
start-table = Avaa pöytä
start-friends = Pelaa ystävien kanssa
free-city-explained = 7 Wonders kaksin, mukana Vapaakaupunki (ensimmäinen painos). Sinä ja botti päätätte vuorotellen kolmannesta kaupungista välissänne.
option-own-side = Pelilautasi puoli
unfinished = Keskeneräiset pelisi
next-turns = 
    { $count ->
        [one] Pelaa peliä, joka odottaa sinua
       *[other] Pelaa peräkkäin { $count } peliä, jotka odottavat sinua
    }
unfinished-more =
    { $count ->
        [one] Yksi peli lisää
       *[other] { $count } peliä lisää
    }
about-title = Näin pelataan
about-1 = Johdat yhtä antiikin suurista kaupungeista. Joka vuorolla kaikki valitsevat yhden kortin kädestään, kortit näytetään yhtä aikaa ja loput annetaan eteenpäin naapurille.
about-2 = Rakennelmat antavat resursseja, rahaa, kilpiä, tiedettä ja pisteitä. Mitä kaupungistasi puuttuu, sen ostat kahdesta naapurikaupungista. Kuuden vuoron jälkeen aikakausi päättyy ja naapurit vertaavat kilpiään.
about-3 = Kolmen aikakauden jälkeen eniten pisteitä kerännyt kaupunki voittaa. Täällä jokainen kortti kertoo, mitä se maksaa sinulle juuri nyt ja miksi.
foot = Antipatros Sidonilainen luetteli ensimmäisenä seitsemän ihmettä. Tämä on ilmainen ohjelma pelaajilta pelaajille; sillä ei ole yhteyttä 7 Wondersin ja 7 Wonders Duelin julkaisijaan.

site-nav = Sivut
option-people = Ihmisiä
people-alone = Vain minä ja botit
option-pace = Aika
pace-each = Jokaiseen päätökseen
pace-whole = Koko peliin
pace-free = Ei rajaa
pace-seconds =
    { $seconds ->
        [one] { $seconds } sekunti
       *[other] { $seconds } sekuntia
    }
pace-minutes =
    { $minutes ->
        [one] { $minutes } minuutti
       *[other] { $minutes } minuuttia
    }
pace-days =
    { $days ->
        [one] { $days } päivä
       *[other] { $days } päivää
    }
pace-bank-minutes = { $minutes } min + { $seconds } s päätöstä kohden
pace-bank-days =
    { $days ->
        [one] { $days } päivä + { $hours } h päätöstä kohden
       *[other] { $days } päivää + { $hours } h päätöstä kohden
    }
option-listed = Kaikille avoin pöytä
option-within = Kuka voi liittyä avoimista pöydistä
within-any = Kuka tahansa
within-gap = Vahvuusluku enintään { $gap } pöydän avaajan luvusta
option-spectators = Kuka saa katsoa
spectators-as-listed = Kaikki, jos pöytä on avoin
spectators-all = Kaikki
spectators-linked = Vain linkillä
option-scores = Pisteet näkyvät pelin aikana
option-talk = Chat
word-yes = Kyllä
word-no = Ei
options-seven =
    { $edition ->
        [first] 7 Wonders, ensimmäinen painos, { $seats ->
            [one] { $seats } kaupunki
           *[other] { $seats } kaupunkia
        }
       *[other] 7 Wonders, toinen painos, { $seats ->
            [one] { $seats } kaupunki
           *[other] { $seats } kaupunkia
        }
    }
lobby = Avoimet pöydät
lobby-empty = Avoimia pöytiä ei ole juuri nyt. Avaa oma pöytä.
line-gathering =
    { $free ->
        [0] Täynnä
        [one] { $free } vapaa paikka
       *[other] { $free } vapaata paikkaa
    }
line-playing = Peli käynnissä
line-your-turn = Sinun vuorosi
day-game =
    { $state ->
        [done] pelattu
        [begun] kesken
       *[new] vielä pelaamatta
    }

me-link = Profiili
me-title = Profiili
me-name = Nimesi
me-rename = Tallenna nimi
me-code = Palautuskoodi
me-code-known = Sinulla on palautuskoodi. Sillä pääset takaisin paikoillesi millä tahansa laitteella. Jos se on kadonnut, luo uusi: se korvaa vanhan.
me-code-none = Ilman koodia paikkasi ovat vain tässä selaimessa.
me-new-code = Luo uusi koodi
me-account = Tunnus
me-account-explained = Voit halutessasi valita nimen ja salasanan, joilla palaat. Sähköpostiosoitetta ei tarvita.
me-account-made = Valmis. Voit palata tällä nimellä ja salasanalla.
me-login = Kirjautumisnimi
me-login-unreadable = Tätä nimeä ei voi käyttää: siinä on oltava vähintään kaksi kirjainta eikä yhtään välilyöntiä.
me-login-taken = Nimi on jo käytössä.
me-password = Salasana
me-password-short = Salasanassa on 8–256 merkkiä.
me-password-weak = Tämä salasana on liian helppo arvata.
me-set-account = Tallenna nimi ja salasana
me-programs = Ohjelmat
me-programs-explained = Avaimella oma ohjelmasi voi pelata paikoillasi.
me-token-once = Avain näytetään vain nyt.
me-tokens-enough = Sinulla on kaksikymmentä avainta. Poista jokin, jota et tarvitse.
me-token-label = Ohjelman nimi
me-new-token = Luo avain
me-end-token = Poista
me-browsers = Laitteet
me-browsers-count =
    { $count ->
        [0] Olet kirjautuneena vain tällä laitteella.
        [one] Olet kirjautuneena myös { $count } muulla laitteella.
       *[other] Olet kirjautuneena myös { $count } muulla laitteella.
    }
me-browser = Laite { $number }
me-end-browser = Kirjaa ulos
me-leave = Kirjaudu ulos tällä laitteella
me-leave-explained = Ota ensin talteen palautuskoodi tai luo tunnus: ilman niitä kukaan ei pääse takaisin paikoillesi.
api-link = Ohjelmarajapinta (API)
back-short = Palauta paikkani
back-title = Palauta paikkasi
back-with-code = Palautuskoodilla
back-with-password = Tunnuksella
back-come = Palauta paikkani
back-no-code = Koodi ei kelpaa. Vertaa sitä kirjain kirjaimelta; O ja 0 sekä I ja 1 ovat sama merkki.
back-no-password = Väärä nimi tai salasana.
games-link = Pelatut pelisi
games-title = Pelatut pelisi
games-none = Et ole vielä pelannut yhtään peliä loppuun.
games-upload = Katso tallenne tiedostosta
games-replay = Uusinta
games-older = Vanhempia

members-title = Vain jäsenille
members-explained = Tämä palvelin on vain jäsenille. Anna kutsukoodi, jonka sait jäseneltä tai palvelimen ylläpidolta.
members-wrong = Kutsukoodi ei kelpaa tai se on jo käytetty.
members-code = Kutsukoodi
members-enter = Liity
error-members-only = Tämä palvelin on vain jäsenille.

problem-title = Se ei onnistunut
problem-home = Etusivulle
error-no-page = Tässä osoitteessa ei ole sivua.
error-no-table = Tällaista pöytää ei ole. Osoite voi olla katkennut, tai pöytä on toisella palvelimella.
error-method = Tämä osoite ei ota vastaan sellaista pyyntöä.
error-not-yours = Tämä pöytä kuuluu muille. Pyydä heiltä kutsu tai palaa palautuskoodillasi.
error-not-signed-in = Palvelin ei tunne sinua täällä. Istu johonkin pöytään tai palaa palautuskoodillasi.
error-not-host = Vain pöydän avaaja voi tehdä sen.
error-host-stays = Avasit pöydän, joten et voi luopua paikastasi, mutta voit sulkea pöydän.
error-seat-taken = Paikka on jo toisella.
error-wonder-taken = Ihme on jo toisella.
error-full = Kaikki paikat on varattu.
error-not-full = Paikkoja on vielä tyhjänä. Kutsu joku tai lisää botti.
error-started = Kortit on jo jaettu.
error-not-started = Kortteja ei ole vielä jaettu.
error-same-deal = Nämä kortit on jaettu samaa peliä ja samaa paikkamäärää varten.
error-left = Botti pelaa puolestasi. Palaa ensin paikallesi.
error-no-undo = Sitä ei voi enää perua.
error-revealed = Tätä ei voi perua: sen jälkeen on paljastunut jotakin uutta.
error-time-up = Aikasi loppui: tällä kertaa botti päättää puolestasi.
error-paused = Pöydässä on tauko: jatka ensin peliä.
error-no-pause = Taukoa varten pöydässä on oltava kello ja muita ihmisiä.
error-too-soon = Botti voi tulla pelaajan tilalle, kun tämä on ollut poissa 2 minuuttia tai häntä on odotettu 10 minuuttia (vain pöydissä, joissa ei ole aikarajaa).
error-no-talk = Tässä pöydässä ei ole chattia.
error-over = Peli on päättynyt.
error-too-many = Pyyntöjä tuli liikaa lyhyessä ajassa. Odota hetki.
error-other-site = Pyyntö tuli toiselta sivustolta ja hylättiin.
error-unreadable = Pyyntöä ei ymmärretty. Palaa edelliselle sivulle ja yritä uudelleen.
error-too-large = Pyyntö on liian suuri.
error-stale = Peli on edennyt sen jälkeen, kun tämä sivu näytettiin. Tilanne on nyt tämä.
error-running = Tallenne ja uusinta avautuvat, kun peli on päättynyt.
error-busy = Tässä pöydässä on nyt ruuhkaa. Yritä hetken kuluttua uudelleen.
error-broken = Palvelimessa on vika. Mitään vahvistettua ei ole kadonnut; yritä hetken kuluttua uudelleen.
sides-chosen = Kukin valitsee pöydässä

me-proof = Nykyinen salasana tai palautuskoodi
me-proof-wrong = Tämä ei ole nykyinen salasanasi eikä palautuskoodisi.
me-others-end = Kun muutat tätä, kaikki muut laitteesi ja ohjelmasi kirjataan ulos.
me-token-may = Avain pelaa ja lukee pelejä eikä tee muuta: sillä kukaan ei voi vaihtaa palautuskoodiasi tai salasanaasi, luoda avaimia eikä kirjata laitteita ulos.
me-browser-own = (tämä laite)
me-session-since = Kirjautuminen: { $since }
me-session-used = Kirjautuminen: { $since }. Viimeksi käytetty: { $used }
me-unused = Laite tai ohjelma, jota ei käytetä { $days } päivään, kirjataan ulos.
error-program = Ohjelman avain pelaa ja lukee pelejä eikä tee muuta. Tee tämä selaimessa.
error-too-slow = Pyynnön saapuminen kesti liian kauan. Yritä uudelleen.
error-server-full = Palvelin on juuri nyt täynnä. Yritä hetken kuluttua uudelleen.
error-unavailable = Palvelin ei juuri nyt pysty tallentamaan mitään. Yritä hetken kuluttua uudelleen; aiemmin vahvistettu on tallessa.
error-crowded = Verkossasi on liian monta sivua auki yhtä aikaa. Sulje joitakin ja yritä uudelleen.

# The switch between light and dark colors.
theme = Värit
theme-choice =
    { $theme ->
        [light] Vaalea
        [dark] Tumma
       *[system] Järjestelmän mukaan
    }
palette = Värimaailma
palette-choice =
    { $palette ->
        [marble] Marmori
        [nile] Niili
       *[papyrus] Papyrus
    }
backs = Korttien selkäpuolet
backs-choice =
    { $backs ->
        [jars] Ruukut
        [stars] Tähdet
       *[temple] Temppelit
    }
