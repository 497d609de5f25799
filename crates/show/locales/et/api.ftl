### The page for programmers.

api-title = API programmidele
api-guide = Kuues sammus
api-guide-token = Hangi pääsuluba: küsi uus kasutaja (POST /api/people) või tee luba oma profiililehel. Saada see iga päringuga kujul Authorization: Bearer ja luba.
api-guide-table = Ava laud (POST /api/tables) või istu lauda kutsega (POST /api/join) või avatud laudade seast (POST /api/tables/…/join). Kui lauas on inimesed, jagab kaardid laua avaja (POST /api/tables/…/room).
api-guide-loop = Jälgi lauda: GET /api/tables/…/stream annab igal real terve vaate lauale. Või küsi ikka ja jälle viimase vaate versiooniga (?since=…); vastus tuleb siis, kui on uudiseid. Kui vaates on ask, on sinu kord, ja selle actions sisaldab kõike, mida reeglid lubavad.
api-guide-ids = Saada neist üks (POST /api/tables/…/moves) koos vaate otsusega ja enda antud nimega. Teist korda saatmine ei tee kahju; kui ühendus katkeb, saada lihtsalt veel kord.
api-guide-errors = Veal on liik programmidele ja teade inimestele. Otsus, mis jääb hiljaks või rikub reeglit, ei muuda midagi; vastuses on praegune vaade, jätka sealt.
api-guide-limits = Kes küsib liiga tihti, saab vastuseks 429, ja Retry-After ütleb, mitu sekundit oodata. Sisu on JSON, kõige rohkem 64 KiB; tundmatuid välju ei võeta vastu.
api-document = Kirjeldus programmidele (OpenAPI 3.1)
api-types = Tüübid
api-parameters = Parameetrid
api-body = Sisu
api-answers = Vastused
api-optional = võib puududa või olla null
api-all-of = Kõik need koos:
api-one-of = Üks neist:
