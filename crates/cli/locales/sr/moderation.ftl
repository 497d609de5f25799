### Administratori i greške u bazi.

cli-arg-serve-keep-tables = Koliko se čuva igra koju niko ne nastavlja: 180d ili 36h; never znači zauvek
cli-arg-serve-keep-records = Koliko se čuvaju završene igre i njihovi zapisi, na primer 730d; never znači zauvek
cli-arg-serve-upload-room = Najviše prostora za partije koje su ljudi odigrali bez veze i doneli, u MiB
cli-serve-no-duration = vreme je broj dana ili sati, kao 90d ili 36h, ili never
cli-about-admin = Odredi administratore servera: oni vide prijave i mogu da sakrivaju, utišavaju, zabranjuju pristup i zatvaraju
cli-about-admin-add = Postavi nekoga za administratora
cli-about-admin-remove = Neka administrator opet bude igrač kao i drugi
cli-about-admin-list = Prikaži administratore
cli-arg-admin-name = Ime kojim se osoba prijavljuje, ime za stolom ako ga ima samo jedna osoba, ili njen ključ
cli-admin-added =
    { $role ->
        [member] { $name } je sada član
       *[admin] { $name } je sada administrator
    }
cli-admin-known =
    { $role ->
        [member] { $name } je već član
       *[admin] { $name } je već administrator
    }
cli-admin-removed =
    { $role ->
        [member] { $name } više nije član
       *[admin] { $name } više nije administrator
    }
cli-admin-none =
    { $role ->
        [member] Nema članova
       *[admin] Nema administratora
    }
cli-admin-line = { $name } ({ $login }) { $key }
cli-admin-failed =
    { $role ->
        [member] članovi nisu promenjeni
       *[admin] administratori nisu promenjeni
    }
cli-admin-nobody = ovde se niko ne zove { $name }
cli-admin-several = više ljudi se zove { $name }; navedi jednog ključem: { $people }
cli-admin-namesake = { $key } (korisničko ime: { $login }, od: { $day }, poslednji sto: { $table })
cli-about-member = Odredi članove servera koji nikog drugog ne pušta (serve --members)
cli-about-member-add = Učlani nekoga
cli-about-member-remove = Skini člana sa spiska
cli-about-member-list = Prikaži članove
cli-about-member-invite = Ispiši novi pozivni kod kojim se postaje član
cli-arg-member-uses = Koliko ljudi može da iskoristi kod
cli-arg-member-days = Posle koliko dana kod prestaje da važi
cli-member-no-code = pozivni kod nije napravljen
cli-about-doctor = Pregledaj bazu i reci šta s njom nije u redu. Ništa se ne menja
cli-more-doctor = Izlazni status 0: sve je u redu; 1: nešto nije. Proverava stranice i indekse, ponovo odigrava dnevnik svakog stola i prijavljuje redove bez vlasnika, druge korisnike koji mogu da čitaju datoteke i disk koji je skoro pun. Server za to vreme sme da radi.
cli-arg-doctor-database = Baza, kao sqlite:PUTANJA, PUTANJA ili postgres://USER@HOST/NAME; bez nje datoteka u korisnikovoj fascikli s podacima
cli-arg-doctor-min-free = Javi ako na disku ima manje slobodnog mesta od ovoga; bez toga granica je dvostruka veličina baze ili 256 MiB
cli-doctor-well = { $file }: nema problema (stolova: { $tables }, ljudi: { $people })
cli-doctor-ill = { $file }: problema: { $count }
doctor-missing = Nema takve datoteke.
doctor-unreachable = Baza se ne može otvoriti: { $detail }
doctor-damaged = Datoteka je oštećena: { $detail }. Vrati kopiju.
doctor-foreign = Ovo nije Antipaterova baza.
doctor-older = Baza je iz starije verzije i biće osavremenjena kad je server otvori. Pre toga napravi kopiju. Stolovi nisu pregledani.
doctor-newer = Bazu je napisala novija verzija Antipatera. Koristi tu verziju.
doctor-table = Za stolom { $table } se ne može dalje igrati: { $detail }
doctor-orphans = Redovi bez vlasnika: { $detail }
doctor-permissions = Drugi korisnici ovog računara mogu da čitaju { $detail }. Tu su tajne: oduzmi drugima prava.
doctor-disk = Disk je skoro pun: slobodno je { $detail } MiB.
doctor-settings = Postgres je podešen tako da pad njegovog računara može da ošteti bazu: { $detail }
cli-about-move-database = Kopiraj sve iz jedne baze u drugu, praznu, iz SQLite-a u Postgres ili nazad, i uporedi svaki red
cli-more-move-database = Prvo zaustavi server. Stara baza ostaje kakva jeste; ako nešto ne uspe, nova ostaje prazna. Baza iz ranije verzije se pre toga osavremenjuje.
cli-arg-move-from = Baza koja postoji: sqlite:PUTANJA, PUTANJA ili postgres://USER@HOST/NAME
cli-arg-move-to = Prazna baza: sqlite:PUTANJA, PUTANJA ili postgres://USER@HOST/NAME
cli-move-done = Kopirani redovi: { $rows }. Obe baze su iste
cli-move-failed = baza nije premeštena
cli-about-event = Ispiši takmičenja servera i njihov poredak, pravi ih i završavaj
cli-about-event-list = Ispiši takmičenja
cli-about-event-show = Ispiši poredak takmičenja kao CSV
cli-about-event-make = Napravi takmičenje i ispiši njegovu adresu
cli-about-event-end = Završi takmičenje
cli-arg-event-id = Oznaka takmičenja, poslednji deo njegove adrese
cli-arg-event-title = Naslov
cli-arg-event-host = Organizator: ime, prijavno ime ili ključ
cli-arg-event-format = Kako se igra: duplicate, pairs, swiss ili arena
cli-arg-event-game = Igra: seven-second, seven-first, free-city ili duel
cli-arg-event-seats = Broj gradova za stolom igre 7 Wonders
cli-arg-event-rounds = Broj deljenja ili kola
cli-arg-event-minutes = Koliko traje takmičenje sa istim deljenjima ili arena
cli-arg-event-tempo = Tempo partija među ljudima: quick, normal ili days
cli-arg-event-level = Nivo botova
cli-arg-event-listed = Svi na serveru mogu da ga vide i da se prijave
cli-event-none = Nema takmičenja.
cli-event-line = { $id } { $stage }: { $title } ({ $format }, { $game }), igrača: { $players }, organizator: { $host }
cli-event-failed = ništa nije urađeno
cli-event-ended = Takmičenje je završeno.
