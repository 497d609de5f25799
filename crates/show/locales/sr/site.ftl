### The site: start page, errors, frame.

site-name = Antipater
usual-name = Gost
start-page-title = Antipater: igraj 7 Wonders i 7 Wonders Duel u pregledaču
start-title = Izgradi čudo starog sveta
start-lead = Igraj 7 Wonders ili Duel sa prijateljima ili protiv botova, odmah ovde. Bez naloga i bez instalacije.
door-seven = Sedam gradova
door-duel = Dva rivala
way-learn = Uči
way-learn-hint = Partija sa vodičem
way-bots = Botovi
way-bots-hint = Počni odmah
way-friends = Prijatelji
way-friends-hint = Pozovi linkom
options-title = Prilagođena partija
option-game = Igra
game-seven = 7 Wonders
game-free-city = 7 Wonders za dvoje, sa Slobodnim gradom
game-duel = 7 Wonders Duel
option-opening = Čuda
opening-draft = Po izboru
opening-first-game = Prva partija: zadati kompleti
option-begins = Ko počinje
begins-me = Ja
begins-bot = Protivnik
option-edition = Izdanje
edition-first = Prvo (2010)
edition-second = Drugo (2020)
option-seats = Broj gradova
option-level = Botovi
level =
    { $level ->
        [beginner] Početnik
        [easy] Lak
       *[normal] Srednji
        [hard] Težak
        [expert] Majstor
    }
level-explained =
    { $level ->
        [beginner] Zna pravila i uzima ono što lepo izgleda, ali često previdi nešto bolje.
        [easy] Zna čime se pobeđuje, ali ga mame poeni na karti, previše plaća i ponekad zaboravi besplatnu građevinu.
       *[normal] Igra solidno, ali tu i tamo povuče tek drugi najbolji potez.
        [hard] Učio je iz stotina hiljada partija ili više i svaki potez ocenjuje po tome kuda vodi.
        [expert] Isto iskustvo, a pre svakog poteza odmeri mnoge načine na koje igra može da se nastavi.
    }
option-city = Tvoj grad
option-boards = Čuda
boards-chosen = Svako uzima jedno u čekaonici
boards-drafted = Po tajnim listama želja
option-sides = Strane tabli
option-name = Tvoje ime
by-luck = Nasumično
sides-random = Sve nasumično
sides-all-a = Sve na A (svetla)
sides-all-b = Sve na B (tamna)
sides-own-a = Moja na A (svetla), ostale nasumično
sides-own-b = Moja na B (tamna), ostale nasumično
start-with-options = Podeli karte
start-table = Otvori sto
start-friends = Igraj sa prijateljima
free-city-explained = 7 Wonders za dvoje, sa Slobodnim gradom (prvo izdanje). Ti i bot naizmenično odlučujete za treći grad između vas.
option-own-side = Strana tvoje table
unfinished = Započete partije
next-turns = 
    { $count ->
        [one] Igraj redom { $count } partiju koja te čeka
        [few] Igraj redom { $count } partije koje te čekaju
       *[other] Igraj redom { $count } partija koje te čekaju
    }
unfinished-more =
    { $count ->
        [one] Još { $count } partija
        [few] Još { $count } partije
       *[other] Još { $count } partija
    }
about-title = Kako se igra
about-1 = Vodiš jedan od velikih gradova antike. U svakom krugu svi biraju po jednu kartu iz ruke, sve karte se pokazuju istovremeno, a ruke se prosleđuju susedima.
about-2 = Građevine donose resurse, novčiće, štitove, nauku i poene. Ono što tvoj grad nema, kupuješ od dva susedna grada. Posle šest krugova doba se završava i susedi upoređuju štitove.
about-3 = Posle tri doba pobeđuje grad sa najviše poena. Svaka karta ovde pokazuje koliko te košta baš sada, i zašto.
foot = Antipater iz Sidona je prvi popisao sedam čuda. Ovo je besplatan program igrača za igrače; nije povezan sa izdavačem igara 7 Wonders i 7 Wonders Duel.

site-nav = Stranice
option-people = Ljudi
people-alone = Samo ja i botovi
option-pace = Vreme
pace-each = Za svaku odluku
pace-whole = Za celu partiju
pace-free = Neograničeno
pace-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }
pace-minutes =
    { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minuta
       *[other] { $minutes } minuta
    }
pace-days =
    { $days ->
        [one] { $days } dan
        [few] { $days } dana
       *[other] { $days } dana
    }
pace-bank-minutes = { $minutes } min + { $seconds } s po odluci
pace-bank-days =
    { $days ->
        [one] { $days } dan + { $hours } h po odluci
        [few] { $days } dana + { $hours } h po odluci
       *[other] { $days } dana + { $hours } h po odluci
    }
option-listed = Javni sto (na listi)
option-within = Ko može da sedne sa spiska otvorenih stolova
within-any = Bilo ko
within-gap = Rejting se od domaćinovog razlikuje najviše za { $gap }
option-spectators = Ko može da posmatra
spectators-as-listed = Svi, ako je sto javan
spectators-all = Svi
spectators-linked = Samo uz link
option-scores = Poeni se vide tokom partije
option-talk = Dopisivanje
word-yes = Da
word-no = Ne
options-seven =
    { $edition ->
        [first] 7 Wonders, prvo izdanje, { $seats ->
            [one] { $seats } grad
            [few] { $seats } grada
           *[other] { $seats } gradova
        }
       *[other] 7 Wonders, drugo izdanje, { $seats ->
            [one] { $seats } grad
            [few] { $seats } grada
           *[other] { $seats } gradova
        }
    }
lobby = Otvoreni stolovi
lobby-empty = Trenutno nema otvorenih stolova. Otvori svoj sto.
line-gathering =
    { $free ->
        [0] Popunjeno
        [one] { $free } slobodno mesto
        [few] { $free } slobodna mesta
       *[other] { $free } slobodnih mesta
    }
line-playing = U toku
line-your-turn = Ti si na redu
day-game =
    { $state ->
        [done] odigrano
        [begun] u toku
       *[new] još nije odigrano
    }

me-link = Profil
me-title = Profil
me-name = Tvoje ime
me-rename = Sačuvaj ime
me-code = Kod za povratak
me-code-known = Imaš kod za povratak. Njime se na svakom uređaju vraćaš na svoja mesta. Ako ga izgubiš, napravi novi: on zamenjuje stari.
me-code-none = Bez koda su tvoja mesta vezana za ovaj pregledač.
me-new-code = Napravi novi kod
me-account = Nalog
me-account-explained = Ako želiš, izaberi ime i lozinku za povratak. Imejl adresa nije potrebna.
me-account-made = Gotovo. Možeš da se vratiš sa ovim imenom i lozinkom.
me-login = Ime za prijavu
me-login-unreadable = Ovo ime ne može: potrebna su bar dva slova, bez razmaka.
me-login-taken = Ovo ime je zauzeto.
me-password = Lozinka
me-password-short = Lozinka ima od 8 do 256 znakova.
me-password-weak = Ovu lozinku je prelako pogoditi.
me-set-account = Sačuvaj ime i lozinku
me-programs = Programi
me-programs-explained = Sa pristupnim ključem tvoj program može da igra na tvojim mestima.
me-token-once = Ključ se prikazuje samo sada.
me-tokens-enough = Imaš dvadeset ključeva. Ukini neki koji ti ne treba.
me-token-label = Kako se program zove
me-new-token = Napravi ključ
me-end-token = Ukini
me-browsers = Uređaji
me-browsers-count =
    { $count ->
        [0] Prijava važi samo na ovom uređaju.
        [one] Prijava važi na još { $count } uređaju.
        [few] Prijava važi na još { $count } uređaja.
       *[other] Prijava važi na još { $count } uređaja.
    }
me-browser = Uređaj { $number }
me-end-browser = Odjavi
me-leave = Odjavi me sa ovog uređaja
me-leave-explained = Prvo sačuvaj kod za povratak ili napravi nalog: bez njih niko ne može da se vrati na tvoja mesta.
api-link = API za programe
back-short = Vrati moja mesta
back-title = Vrati svoja mesta
back-with-code = Sa kodom za povratak
back-with-password = Sa nalogom
back-come = Vrati moja mesta
back-no-code = Ovaj kod nije važeći. Proveri ga slovo po slovo; O i 0, I i 1 su isto.
back-no-password = Pogrešno ime ili lozinka.
games-link = Završene partije
games-title = Tvoje završene partije
games-none = Još nemaš završenih partija.
games-upload = Pusti snimak iz datoteke
games-replay = Snimak
games-older = Starije

members-title = Samo za članove
members-explained = Ovaj server je samo za članove. Unesi pozivni kod koji ti je dao neki član ili vlasnik servera.
members-wrong = Ovaj pozivni kod nije važeći ili je već iskorišćen.
members-code = Pozivni kod
members-enter = Pridruži se
error-members-only = Ovaj server je samo za članove.

problem-title = Nije uspelo
problem-home = Na početnu stranicu
error-no-page = Na ovoj adresi nema stranice.
error-no-table = Takav sto ne postoji. Možda adresa nije cela, ili sto pripada drugom serveru.
error-method = Ova adresa ne prihvata takav zahtev.
error-not-yours = Ovaj sto pripada drugima. Zamoli ih za pozivnicu ili se vrati sa kodom za povratak.
error-not-signed-in = Server te ovde ne poznaje. Sedi za neki sto ili se vrati sa kodom za povratak.
error-not-host = To može samo domaćin stola.
error-host-stays = Ti si domaćin: ne možeš da napustiš sto, ali možeš da ga zatvoriš.
error-seat-taken = Neko drugi već ima to mesto.
error-wonder-taken = Neko drugi već ima to čudo.
error-full = Sva mesta su zauzeta.
error-not-full = Još ima praznih mesta. Pozovi nekoga ili dodaj bota.
error-started = Karte su već podeljene.
error-not-started = Karte još nisu podeljene.
error-same-deal = Ove karte su podeljene za istu igru sa istim brojem mesta.
error-left = Umesto tebe igra bot. Prvo se vrati na svoje mesto.
error-no-undo = To se više ne može poništiti.
error-revealed = Ovo ne može da se poništi: u međuvremenu se otkrilo nešto novo.
error-time-up = Vreme ti je isteklo: ovog puta umesto tebe odlučuje bot.
error-paused = Za stolom je pauza: prvo nastavi igru.
error-no-pause = Za pauzu je potrebno da za stolom teče vreme i da igraju i drugi ljudi.
error-too-soon = Umesto igrača može da uskoči bot kada je odsutan 2 minuta ili se na njega čeka 10 minuta (samo za stolovima bez ograničenja vremena).
error-no-talk = Za ovim stolom nema dopisivanja.
error-over = Igra je završena.
error-too-many = Previše zahteva odjednom. Sačekaj trenutak.
error-other-site = Zahtev je došao sa drugog sajta i odbijen je.
error-unreadable = Zahtev nije razumljiv. Vrati se i pokušaj ponovo.
error-too-large = Zahtev je prevelik.
error-stale = Igra je u međuvremenu odmakla. Ovo je trenutno stanje.
error-running = Zapis i snimak su dostupni kada se partija završi.
error-busy = Za ovim stolom je velika gužva. Pokušaj ponovo za koji trenutak.
error-broken = Server ima problem. Ništa što je potvrđeno nije izgubljeno; pokušaj ponovo za koji trenutak.
sides-chosen = Svako bira za stolom

me-proof = Sadašnja lozinka ili kod za povratak
me-proof-wrong = To nije ni tvoja sadašnja lozinka ni tvoj kod za povratak.
me-others-end = Kada ovo promeniš, svi tvoji ostali uređaji i programi se odjavljuju.
me-token-may = Ključ igra i čita partije i ne radi ništa drugo: njime niko ne može da promeni tvoj kod za povratak ili lozinku, da pravi ključeve ili da odjavljuje uređaje.
me-browser-own = (ovaj uređaj)
me-session-since = Prijava: { $since }
me-session-used = Prijava: { $since }. Poslednja upotreba: { $used }
me-unused = Uređaj ili program koji se ne koristi { $days } dana odjavljuje se.
error-program = Ključ programa igra i čita partije i ne radi ništa drugo. Uradi ovo u pregledaču.
error-too-slow = Zahtev je predugo stizao. Pokušaj ponovo.
error-server-full = Server je trenutno pun. Pokušaj ponovo malo kasnije.
error-unavailable = Server trenutno ne može ništa da sačuva. Pokušaj ponovo malo kasnije; sve što je ranije potvrđeno ostaje sačuvano.
error-crowded = U tvojoj mreži je otvoreno previše stranica odjednom. Zatvori neke i pokušaj ponovo.

# The switch between light and dark colors.
theme = Boje
theme-choice =
    { $theme ->
        [light] Svetle
        [dark] Tamne
       *[system] Sistem
    }
palette = Paleta
palette-choice =
    { $palette ->
        [marble] Mermer
        [nile] Nil
       *[papyrus] Papirus
    }
backs = Poleđina karata
backs-choice =
    { $backs ->
        [jars] Krčazi
        [stars] Zvezde
       *[temple] Hramovi
    }
