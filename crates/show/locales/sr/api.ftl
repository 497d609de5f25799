### The page for programmers.

api-title = API za programe
api-guide = U šest koraka
api-guide-token = Nabavi pristupni ključ: zatraži novog korisnika (POST /api/people) ili ga napravi na stranici svog profila. Šalji ga uz svaki zahtev kao Authorization: Bearer i ključ.
api-guide-table = Otvori sto (POST /api/tables), ili sedi za sto preko pozivnice (POST /api/join) ili sa liste otvorenih stolova (POST /api/tables/…/join). Kada za stolom sede ljudi, karte deli domaćin (POST /api/tables/…/room).
api-guide-loop = Prati sto: svaki red od GET /api/tables/…/stream je ceo prikaz stola. Ili pitaj iznova sa verzijom poslednjeg prikaza (?since=…); odgovor stiže kada ima novosti. Kada prikaz ima ask, ti si na potezu, a njegove actions su sve što pravila dozvoljavaju.
api-guide-ids = Pošalji jednu od njih (POST /api/tables/…/moves) sa odlukom iz prikaza (decision) i svojim nazivom. Ponovno slanje ne šteti, pa posle prekida veze jednostavno pošalji još jednom.
api-guide-errors = Greška ima vrstu za programe i poruku za ljude. Odluka koja stigne kasno ili krši pravilo ništa ne menja, a odgovor sadrži trenutni prikaz: nastavi odatle.
api-guide-limits = Ko prečesto pita, dobija 429, a Retry-After kaže koliko sekundi treba čekati. Telo zahteva je JSON do 64 KiB; nepoznata polja se odbijaju.
api-document = Opis za programe (OpenAPI 3.1)
api-types = Tipovi
api-parameters = Parametri
api-body = Telo
api-answers = Odgovori
api-optional = može da nedostaje ili da bude null
api-all-of = Sve ovo zajedno:
api-one-of = Jedno od ovoga:
