### Haldurid ja andmebaasi vead.

cli-arg-serve-keep-tables = Kui kaua hoitakse mängu, mida keegi edasi ei mängi: 180d või 36h; never tähendab igavesti
cli-arg-serve-keep-records = Kui kaua hoitakse lõppenud mänge ja nende salvestisi, näiteks 730d; never tähendab igavesti
cli-arg-serve-upload-room = Suurim ruum mängudele, mis inimesed on ilma ühenduseta mänginud ja siia toonud, MiB
cli-serve-no-duration = aeg on päevade või tundide arv, näiteks 90d või 36h, või never
cli-about-admin = Määra serveri haldurid: nemad näevad teateid ning saavad peita, vaigistada, keelata ja sulgeda
cli-about-admin-add = Tee keegi halduriks
cli-about-admin-remove = Tee haldur jälle tavaliseks mängijaks
cli-about-admin-list = Loetle haldurid
cli-arg-admin-name = Nimi, millega inimene sisse logib, nimi lauas, kui see on vaid ühel, või inimese võti
cli-admin-added =
    { $role ->
        [member] { $name } on nüüd liige
       *[admin] { $name } on nüüd haldur
    }
cli-admin-known =
    { $role ->
        [member] { $name } on juba liige
       *[admin] { $name } on juba haldur
    }
cli-admin-removed =
    { $role ->
        [member] { $name } ei ole enam liige
       *[admin] { $name } ei ole enam haldur
    }
cli-admin-none =
    { $role ->
        [member] Liikmeid ei ole
       *[admin] Haldureid ei ole
    }
cli-admin-line = { $name } ({ $login }) { $key }
cli-admin-failed =
    { $role ->
        [member] liikmeid ei muudetud
       *[admin] haldureid ei muudetud
    }
cli-admin-nobody = siin ei ole kedagi nimega { $name }
cli-admin-several = mitmel inimesel on nimi { $name }; nimeta üks neist võtmega: { $people }
cli-admin-namesake = { $key } (kasutajanimi: { $login }, alates: { $day }, viimane laud: { $table })
cli-about-member = Määra selle serveri liikmed, kuhu teised ei pääse (serve --members)
cli-about-member-add = Tee keegi liikmeks
cli-about-member-remove = Võta liige nimekirjast ära
cli-about-member-list = Loetle liikmed
cli-about-member-invite = Trüki uus kutsekood, millega saab liikmeks
cli-arg-member-uses = Mitu inimest võib koodi kasutada
cli-arg-member-days = Mitme päeva pärast kood lõpeb
cli-member-no-code = kutsekoodi ei tehtud
cli-about-doctor = Vaata andmebaas läbi ja ütle, mis sellel viga on. Midagi ei muudeta
cli-more-doctor = Väljumiskood 0: kõik on korras; 1: miski on valesti. Kontrollib lehti ja indekseid, mängib iga laua logi uuesti läbi ning teatab omanikuta ridadest, teistest kasutajatest, kes saavad faile lugeda, ja peaaegu täis kettast. Server võib samal ajal töötada.
cli-arg-doctor-database = Andmebaas kujul sqlite:TEE, TEE või postgres://USER@HOST/NAME; ilma selleta kasutaja andmekausta fail
cli-arg-doctor-min-free = Teata, kui kettal on vaba ruumi sellest vähem; ilma selleta on piir andmebaasi kahekordne suurus või 256 MiB
cli-doctor-well = { $file }: probleeme ei ole (laudu: { $tables }, inimesi: { $people })
cli-doctor-ill = { $file }: probleeme: { $count }
doctor-missing = Sellist faili ei ole.
doctor-unreachable = Andmebaasi ei saa avada: { $detail }
doctor-damaged = Fail on kahjustatud: { $detail }. Taasta koopia.
doctor-foreign = See ei ole Antipateri andmebaas.
doctor-older = Andmebaas on vanemast versioonist ja seda uuendatakse, kui server selle avab. Tee enne koopia. Selle laudu ei vaadatud läbi.
doctor-newer = Andmebaasi on kirjutanud Antipateri uuem versioon. Kasuta seda versiooni.
doctor-table = Lauas { $table } ei saa edasi mängida: { $detail }
doctor-orphans = Omanikuta read: { $detail }
doctor-permissions = Teised selle arvuti kasutajad saavad lugeda: { $detail }. Seal on saladusi: võta teistelt õigused.
doctor-disk = Ketas on peaaegu täis: vaba on { $detail } MiB.
doctor-settings = Postgres on seadistatud nii, et selle arvuti kokkujooksmine võib andmebaasi kahjustada: { $detail }
cli-about-move-database = Kopeeri ühest andmebaasist kõik teise, tühja andmebaasi, SQLite’ist Postgresi või tagasi, ja võrdle kõiki ridu
cli-more-move-database = Peata enne server. Vana andmebaas jääb nii, nagu on; kui midagi ebaõnnestub, jääb uus tühjaks. Varasema versiooni andmebaas uuendatakse enne.
cli-arg-move-from = Olemasolev andmebaas: sqlite:TEE, TEE või postgres://USER@HOST/NAME
cli-arg-move-to = Tühi andmebaas: sqlite:TEE, TEE või postgres://USER@HOST/NAME
cli-move-done = Kopeeritud ridu: { $rows }. Mõlemad andmebaasid on ühesugused
cli-move-failed = andmebaasi ei viidud üle
cli-about-event = Loetle serveri üritused, trüki nende paremusjärjestus, loo ja lõpeta neid
cli-about-event-list = Loetle üritused
cli-about-event-show = Trüki ürituse paremusjärjestus CSV-na
cli-about-event-make = Loo üritus ja trüki selle aadress
cli-about-event-end = Lõpeta üritus
cli-arg-event-id = Ürituse tunnus, selle aadressi viimane osa
cli-arg-event-title = Pealkiri
cli-arg-event-host = Korraldaja: nimi, kasutajanimi või võti
cli-arg-event-format = Kuidas mängitakse: duplicate, pairs, swiss või arena
cli-arg-event-game = Mäng: seven-second, seven-first, free-city või duel
cli-arg-event-seats = Linnade arv 7 Wondersi lauas
cli-arg-event-rounds = Jaotuste või voorude arv
cli-arg-event-minutes = Kui kaua kestab samade jaotuste üritus või areen
cli-arg-event-tempo = Inimestevaheliste mängude tempo: quick, normal või days
cli-arg-event-level = Bottide tase
cli-arg-event-listed = Kõik serveris näevad seda ja saavad osaleda
cli-event-none = Üritusi ei ole.
cli-event-line = { $id } { $stage }: { $title } ({ $format }, { $game }), mängijaid: { $players }, korraldaja: { $host }
cli-event-failed = midagi ei tehtud
cli-event-ended = Üritus on läbi.
