### The reference: cards, boards, wonders, tokens, chains, signs.

reference = Priručnik
reference-lead = Sve karte, table, čuda i tokeni svake igre, koja građevina čini koju besplatnom, šta znače znakovi, i pravila sa tumačenjima.
reference-page-title = { $chapter }: { $game }
reference-books = Igre
reference-foot = Za sve igre
reference-chapters = Delovi priručnika
reference-contents = Sadržaj
reference-more = I još
reference-of-game = Priručnik za ovu igru
key-reference = otvori priručnik
reference-seven-first = 7 Wonders, prvo izdanje
reference-seven-second = 7 Wonders, drugo izdanje
reference-entries-seven = Karte i table
reference-entries-duel = Karte, čuda i tokeni
reference-chains = Nizovi
reference-symbols = Znakovi

## The entries

reference-cards = Karte
reference-boards = Table
reference-wonders = Čuda
reference-tokens = Tokeni
reference-search = Pretraga
reference-search-example = Ime, efekat, resurs …
reference-type = Tip
reference-age = Doba
reference-kind = Vrsta
reference-any = Sve
reference-find = Traži
reference-all = Prikaži sve
reference-found = Nađeno:
reference-none = Nema rezultata. Probaj sa manje slova ili u drugom delu.
reference-in-age = Doba { $age }
reference-free-with = Besplatno uz
reference-makes-free = Kasnije besplatno
reference-copies = Primerci u igri, prema broju igrača
reference-copies-in-age = Primerci, doba { $age }
reference-players = Igrači
reference-guild = Gilda: postoji u jednom primerku, i nisu sve gilde u svakoj partiji.
reference-guilds-dealt = Koliko gildi ima u partiji
reference-victory = Token pobede
reference-victory-explained = Za dobijen sukob na kraju doba { $age }.
reference-defeat = Token poraza
reference-defeat-explained = Za izgubljen sukob, u bilo kom dobu.
reference-progress-token = Token napretka
reference-military-token = Vojni token
reference-military-token-explained =
    { $coins ->
        [one] Kada figura prvi put stigne do njega, igrač sa ove strane gubi { $coins } novčić.
        [few] Kada figura prvi put stigne do njega, igrač sa ove strane gubi { $coins } novčića.
       *[other] Kada figura prvi put stigne do njega, igrač sa ove strane gubi { $coins } novčića.
    }
reference-decks = Karte
reference-in-box = U kutiji
reference-in-game = U partiji

## Chains

reference-chains-picture = Nizovi na slici: stubac za svako doba, linija od svake građevine do onih koje čini besplatnim. Spisak ispod kaže isto.
reference-chains-list = Spisak nizova

## Signs

reference-resources = Resursi
reference-effects = Efekti
reference-signs = Ostali znakovi
sign-coin = Novčići, i koliko ih je.
sign-points = Poeni na kraju, i koliko ih je.
sign-shield = Štit, za sukobe.
sign-wonder = Čudo ili njegova faza.
sign-chain = Jedna građevina čini drugu besplatnom.
sign-discard = Odbačene karte.
sign-left = Levi sused.
sign-right = Desni sused.
sign-down = Sopstveni grad.
sign-victory = Token za dobijen sukob.
sign-defeat = Token za izgubljen sukob, na kraju poen manje.
sign-trade = Kupljeno od suseda.
sign-token = Token napretka.
sign-most = Broji se u gradu koji toga ima više.
sign-pawn = Figura sukoba.
sign-capital = Prestonica. Ako figura stigne do nje, igra je završena.

## The editions

reference-in-words = Rečima
reference-editions-table = Sve razlike, kartu po kartu
reference-only-one = Karte samo jednog izdanja
reference-cards-differ = Karte koje se razlikuju
reference-boards-differ = Table koje se razlikuju
reference-effect = Efekat
reference-stage = Faza { $number }

explorer-title = Šta pobeđuje
explorer-lead = Šta su gradovi imali u partijama botova i koliko su često s tim pobedili.
explorer-lead-here = Šta su gradovi imali i koliko često su time pobeđivali, u partijama za stolovima ovog servera.
explorer-here = Partije ovde
explorer-note =
    { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }. To ide uz pobedu, ali je ne uzrokuje: ko može da plati gildu, često već vodi. Linija označava jednak udeo; pravi udeo je sa 95 % sigurnosti u okviru trake.
explorer-had =
    { $had ->
        [first] Redosled igre
        [board] Table
        [wonder] Čuda
        [opening] Čuda izabrana prva od četiri
        [built] Sagrađena čuda
        [pair] Dva čuda zajedno
        [token] Tokeni napretka
        [guild] Gilde
       *[building] Građevine
    }
explorer-first = Prvi igrač
explorer-cities = Gradovi
explorer-all = Svi
explorer-winners = Pobednici
explorer-more = Još { $count }
explorer-range = { $low } do { $high }
explorer-pair = { $one } + { $other }
