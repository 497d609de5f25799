### Adminisztrátorok és az adatbázis hibái.

cli-arg-serve-keep-tables = Meddig marad meg egy játék, amelyet senki sem folytat: 180d vagy 36h; never: örökre
cli-arg-serve-keep-records = Meddig maradnak meg a befejezett játékok és feljegyzéseik, például 730d; never: örökre
cli-arg-serve-upload-room = Legfeljebb ennyi hely a kapcsolat nélkül játszott és ide hozott játszmáknak, MiB-ban
cli-serve-no-duration = az idő napok vagy órák száma, például 90d vagy 36h, vagy never
cli-about-admin = A szerver adminisztrátorainak kijelölése: ők látják a bejelentéseket, és elrejthetnek, elnémíthatnak, kizárhatnak és bezárhatnak
cli-about-admin-add = Valaki adminisztrátorrá tétele
cli-about-admin-remove = Egy adminisztrátor ismét egyszerű játékos legyen
cli-about-admin-list = Az adminisztrátorok felsorolása
cli-arg-admin-name = A név, amellyel az illető belép, az asztalnál viselt neve, ha csak egyvalakié, vagy a kulcsa
cli-admin-added =
    { $role ->
        [member] { $name } mostantól tag
       *[admin] { $name } mostantól adminisztrátor
    }
cli-admin-known =
    { $role ->
        [member] { $name } már tag
       *[admin] { $name } már adminisztrátor
    }
cli-admin-removed =
    { $role ->
        [member] { $name } már nem tag
       *[admin] { $name } már nem adminisztrátor
    }
cli-admin-none =
    { $role ->
        [member] Nincs tag
       *[admin] Nincs adminisztrátor
    }
cli-admin-line = { $name } ({ $login }) { $key }
cli-admin-failed =
    { $role ->
        [member] a tagok nem változtak
       *[admin] az adminisztrátorok nem változtak
    }
cli-admin-nobody = itt senkit sem hívnak így: { $name }
cli-admin-several = többeket is így hívnak: { $name }; add meg valamelyiküket a kulcsával: { $people }
cli-admin-namesake = { $key } (belépési név: { $login }, első nap: { $day }, utolsó asztal: { $table })
cli-about-member = Annak a szervernek a tagjai, amely mást nem enged be (serve --members)
cli-about-member-add = Valaki taggá tétele
cli-about-member-remove = Tag levétele a listáról
cli-about-member-list = A tagok felsorolása
cli-about-member-invite = Új meghívókód kiírása, amellyel taggá lehet válni
cli-arg-member-uses = Hányan használhatják a kódot
cli-arg-member-days = Hány nap múlva jár le a kód
cli-member-no-code = nem készült meghívókód
cli-about-doctor = Adatbázis átvizsgálása: megmondja, mi a baja. Semmit sem változtat meg
cli-more-doctor = Kilépési kód 0: minden rendben; 1: valami baj van. Ellenőrzi a lapokat és az indexeket, újrajátssza minden asztal naplóját, és jelenti az árva sorokat, a többi felhasználót, aki olvashatja a fájlokat, és a majdnem tele lemezt. Közben futhat a szerver.
cli-arg-doctor-database = Az adatbázis: sqlite:ÚTVONAL, ÚTVONAL vagy postgres://USER@HOST/NAME; nélküle a felhasználó adatmappájában lévő fájl
cli-arg-doctor-min-free = Jelzi, ha a lemezen ennél kevesebb a szabad hely; nélküle az adatbázis méretének kétszerese vagy 256 MiB a határ
cli-doctor-well = { $file }: nincs hiba (asztalok: { $tables }, emberek: { $people })
cli-doctor-ill = { $file }: hibák: { $count }
doctor-missing = Nincs ilyen fájl.
doctor-unreachable = Az adatbázis nem nyitható meg: { $detail }
doctor-damaged = A fájl sérült: { $detail }. Állíts vissza egy másolatot.
doctor-foreign = Ez nem Antipater-adatbázis.
doctor-older = Az adatbázis régebbi változatú, és frissül, amikor egy szerver megnyitja. Előtte készíts másolatot. Az asztalait nem néztük át.
doctor-newer = Az adatbázist az Antipater újabb változata írta. Használd azt a változatot.
doctor-table = Ennél az asztalnál nem lehet tovább játszani: { $table }. { $detail }
doctor-orphans = Árva sorok: { $detail }
doctor-permissions = A gép más felhasználói is olvashatják: { $detail }. Titkok vannak benne: vond meg mások jogait.
doctor-disk = A lemez majdnem tele van: { $detail } MiB szabad.
doctor-settings = A Postgres úgy van beállítva, hogy a gépe összeomlása kárt tehet az adatbázisban: { $detail }
cli-about-move-database = Minden átmásolása egy adatbázisból egy üresbe, SQLite-ból Postgresbe vagy vissza, és minden sor összehasonlítása
cli-more-move-database = Előbb állítsd le a szervert. A régi adatbázis változatlan marad; ha valami nem sikerül, az új üres marad. A korábbi változatú adatbázis előbb frissül.
cli-arg-move-from = A meglévő adatbázis: sqlite:ÚTVONAL, ÚTVONAL vagy postgres://USER@HOST/NAME
cli-arg-move-to = Az üres adatbázis: sqlite:ÚTVONAL, ÚTVONAL vagy postgres://USER@HOST/NAME
cli-move-done = Átmásolt sorok: { $rows }. A két adatbázis megegyezik
cli-move-failed = az adatbázis nem költözött át
cli-about-event = A szerver eseményeinek felsorolása, az állás kiírása, események létrehozása és lezárása
cli-about-event-list = Az események felsorolása
cli-about-event-show = Egy esemény állásának kiírása CSV-ként
cli-about-event-make = Esemény létrehozása és a címének kiírása
cli-about-event-end = Esemény lezárása
cli-arg-event-id = Az esemény azonosítója, a címének utolsó része
cli-arg-event-title = A cím
cli-arg-event-host = A szervező: név, belépési név vagy kulcs
cli-arg-event-format = Hogyan játsszák: duplicate, pairs, swiss vagy arena
cli-arg-event-game = A játék: seven-second, seven-first, free-city vagy duel
cli-arg-event-seats = A városok száma egy 7 csoda asztalánál
cli-arg-event-rounds = A leosztások vagy fordulók száma
cli-arg-event-minutes = Meddig tart az azonos leosztású esemény vagy az aréna
cli-arg-event-tempo = Az emberek közti játszmák tempója: quick, normal vagy days
cli-arg-event-level = A botok szintje
cli-arg-event-listed = A szerveren mindenki láthatja, és beléphet
cli-event-none = Nincsenek események.
cli-event-line = { $id } { $stage }: { $title } ({ $format }, { $game }), játékosok: { $players }, szervező: { $host }
cli-event-failed = semmi sem történt
cli-event-ended = Az esemény véget ért.
