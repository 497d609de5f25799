### Ylläpitäjät ja tietokannan viat.

cli-arg-serve-keep-tables = Kuinka kauan säilytetään peli, jota kukaan ei jatka: 180d tai 36h; never tarkoittaa ikuisesti
cli-arg-serve-keep-records = Kuinka kauan päättyneet pelit tallenteineen säilytetään, esimerkiksi 730d; never tarkoittaa ikuisesti
cli-arg-serve-upload-room = Enimmäistila peleille, jotka ihmiset ovat pelanneet ilman yhteyttä ja tuoneet, MiB
cli-serve-no-duration = aika on päivien tai tuntien määrä, kuten 90d tai 36h, tai never
cli-about-admin = Nimeä palvelimen ylläpitäjät: he näkevät ilmoitukset ja voivat piilottaa, vaientaa, antaa porttikieltoja ja sulkea pöytiä
cli-about-admin-add = Tee jostakusta ylläpitäjä
cli-about-admin-remove = Tee ylläpitäjästä taas tavallinen pelaaja
cli-about-admin-list = Luettele ylläpitäjät
cli-arg-admin-name = Nimi, jolla henkilö kirjautuu, pöydässä käytetty nimi, jos se on vain yhdellä, tai henkilön avain
cli-admin-added =
    { $role ->
        [member] { $name } on nyt jäsen
       *[admin] { $name } on nyt ylläpitäjä
    }
cli-admin-known =
    { $role ->
        [member] { $name } on jo jäsen
       *[admin] { $name } on jo ylläpitäjä
    }
cli-admin-removed =
    { $role ->
        [member] { $name } ei ole enää jäsen
       *[admin] { $name } ei ole enää ylläpitäjä
    }
cli-admin-none =
    { $role ->
        [member] Jäseniä ei ole
       *[admin] Ylläpitäjiä ei ole
    }
cli-admin-line = { $name } ({ $login }) { $key }
cli-admin-failed =
    { $role ->
        [member] jäseniä ei muutettu
       *[admin] ylläpitäjiä ei muutettu
    }
cli-admin-nobody = täällä ei ole ketään nimeltä { $name }
cli-admin-several = useilla on nimi { $name }; nimeä yksi heistä avaimella: { $people }
cli-admin-namesake = { $key } (tunnus: { $login }, alkaen: { $day }, viimeisin pöytä: { $table })
cli-about-member = Nimeä jäsenet palvelimelle, jolle muita ei päästetä (serve --members)
cli-about-member-add = Tee jostakusta jäsen
cli-about-member-remove = Poista jäsen luettelosta
cli-about-member-list = Luettele jäsenet
cli-about-member-invite = Tulosta uusi kutsukoodi, jolla pääsee jäseneksi
cli-arg-member-uses = Kuinka moni voi käyttää koodia
cli-arg-member-days = Monenko päivän kuluttua koodi päättyy
cli-member-no-code = kutsukoodia ei tehty
cli-about-doctor = Käy tietokanta läpi ja kerro, mikä siinä on vialla. Mitään ei muuteta
cli-more-doctor = Paluuarvo 0: kaikki on kunnossa; 1: jokin on vialla. Tarkistaa sivut ja indeksit, pelaa jokaisen pöydän lokin uudelleen ja ilmoittaa orvot rivit, muut käyttäjät, jotka voivat lukea tiedostoja, ja melkein täyden levyn. Palvelin saa olla käynnissä.
cli-arg-doctor-database = Tietokanta muodossa sqlite:POLKU, POLKU tai postgres://USER@HOST/NAME; ilman sitä käyttäjän datakansion tiedosto
cli-arg-doctor-min-free = Ilmoita levystä, jolla on vapaata vähemmän kuin tämä; ilman tätä vähemmän kuin kaksi kertaa tietokannan koko tai 256 MiB
cli-doctor-well = { $file }: ei ongelmia (pöytiä: { $tables }, ihmisiä: { $people })
cli-doctor-ill = { $file }: ongelmia: { $count }
doctor-missing = Tällaista tiedostoa ei ole.
doctor-unreachable = Tietokantaa ei voi avata: { $detail }
doctor-damaged = Tiedosto on vioittunut: { $detail }. Palauta kopio.
doctor-foreign = Tämä ei ole Antipaterin tietokanta.
doctor-older = Tietokanta on vanhempaa versiota ja päivitetään, kun palvelin avaa sen. Tee kopio ennen sitä. Sen pöytiä ei käyty läpi.
doctor-newer = Tietokannan on kirjoittanut Antipaterin uudempi versio. Käytä sitä versiota.
doctor-table = Pöydässä { $table } ei voi jatkaa: { $detail }
doctor-orphans = Orpoja rivejä: { $detail }
doctor-permissions = Muut tämän koneen käyttäjät voivat lukea: { $detail }. Siinä on salaisuuksia: poista muiden oikeudet.
doctor-disk = Levy on melkein täynnä: vapaana on { $detail } MiB.
doctor-settings = Postgresin asetuksilla sen koneen kaatuminen voi vioittaa tietokannan: { $detail }
cli-about-move-database = Kopioi kaikki tietokannasta toiseen, tyhjään, SQLitestä Postgresiin tai takaisin, ja vertaa jokaista riviä
cli-more-move-database = Pysäytä palvelin ensin. Vanha tietokanta jää ennalleen; jos jokin epäonnistuu, uusi jää tyhjäksi. Aiemman version tietokanta päivitetään ensin.
cli-arg-move-from = Olemassa oleva tietokanta: sqlite:POLKU, POLKU tai postgres://USER@HOST/NAME
cli-arg-move-to = Tyhjä tietokanta: sqlite:POLKU, POLKU tai postgres://USER@HOST/NAME
cli-move-done = Kopioituja rivejä: { $rows }. Tietokannat ovat samanlaiset
cli-move-failed = tietokantaa ei siirretty
cli-about-event = Luettele palvelimen tapahtumat, tulosta niiden tilanne, luo ja päätä niitä
cli-about-event-list = Luettele tapahtumat
cli-about-event-show = Tulosta tapahtuman tilanne CSV-muodossa
cli-about-event-make = Luo tapahtuma ja tulosta sen osoite
cli-about-event-end = Päätä tapahtuma
cli-arg-event-id = Tapahtuman tunniste, osoitteen viimeinen osa
cli-arg-event-title = Otsikko
cli-arg-event-host = Järjestäjä: nimi, tunnus tai avain
cli-arg-event-format = Miten pelataan: duplicate, pairs, swiss tai arena
cli-arg-event-game = Peli: seven-second, seven-first, free-city tai duel
cli-arg-event-seats = Kaupunkien määrä 7 Wonders -pöydässä
cli-arg-event-rounds = Jakojen tai kierrosten määrä
cli-arg-event-minutes = Kuinka kauan samojen jakojen tapahtuma tai areena kestää
cli-arg-event-tempo = Ihmisten välisten pelien tempo: quick, normal tai days
cli-arg-event-level = Bottien taso
cli-arg-event-listed = Kaikki palvelimella näkevät sen ja voivat osallistua
cli-event-none = Tapahtumia ei ole.
cli-event-line = { $id } { $stage }: { $title } ({ $format }, { $game }), pelaajia: { $players }, järjestäjä: { $host }
cli-event-failed = mitään ei tehty
cli-event-ended = Tapahtuma on ohi.
