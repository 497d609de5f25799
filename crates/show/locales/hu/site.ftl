### The site: start page, errors, frame.

site-name = Antipater
usual-name = Vendég
start-page-title = Antipater: 7 Csoda és 7 Csoda Párbaj a böngészőben
start-title = Építsd meg az ókori világ egyik csodáját
start-lead = 7 Csoda (7 Wonders) és 7 Csoda Párbaj (7 Wonders Duel) barátokkal vagy botok ellen, rögtön itt. Fiók és telepítés nélkül.
door-seven = Hét város
door-duel = Két rivális
way-learn = Tanulás
way-learn-hint = Tanulójáték
way-bots = Botok
way-bots-hint = Azonnal indul
way-friends = Barátok
way-friends-hint = Meghívás linkkel
options-title = Egyéni játék
option-game = Játék
game-seven = 7 Csoda (7 Wonders)
game-free-city = 7 Csoda kettesben, a Szabad várossal
game-duel = 7 Csoda Párbaj (7 Wonders Duel)
option-opening = Csodák
opening-draft = Választással
opening-first-game = Első játék: kész csomagok
option-begins = Ki kezd
begins-me = Én
begins-bot = Az ellenfél
option-edition = Kiadás
edition-first = Első (2010)
edition-second = Második (2020)
option-seats = Városok száma
option-level = Botok
level =
    { $level ->
        [beginner] Kezdő
        [easy] Könnyű
       *[normal] Közepes
        [hard] Nehéz
        [expert] Mester
    }
level-explained =
    { $level ->
        [beginner] Ismeri a szabályokat, és azt viszi, ami jónak látszik, de gyakran nem veszi észre a jobbat.
        [easy] Tudja, mivel lehet nyerni, de elcsábítják a kártyák pontjai, túl sokat fizet, és néha elfelejti az ingyenes épületet.
       *[normal] Megbízhatóan játszik, de néha csak a második legjobb lépést választja.
        [hard] Több százezer vagy még több játszmából tanult, és minden lépést aszerint ítél meg, hová vezet.
        [expert] Ugyanez a tapasztalat, és minden lépés előtt sokféle folytatást mérlegel.
    }
option-city = A városod
option-boards = Csodák
boards-chosen = Mindenki a váróteremben választ egyet
boards-drafted = Titkos kívánságlista szerint
option-sides = A táblák oldala
option-name = A neved
by-luck = Véletlen
sides-random = Mind véletlen
sides-all-a = Mind A (nappali)
sides-all-b = Mind B (éjszakai)
sides-own-a = Enyém A (nappali), a többi véletlen
sides-own-b = Enyém B (éjszakai), a többi véletlen
start-with-options = Kártyák osztása
start-table = Asztal nyitása
start-friends = Játék barátokkal
free-city-explained = 7 Csoda kettesben, a Szabad várossal (első kiadás). Egy bottal felváltva döntötök a köztetek fekvő harmadik városról.
option-own-side = A táblád oldala
unfinished = Megkezdett játszmáid
next-turns = 
    { $count ->
        [one] A rád váró játék folytatása
       *[other] A rád váró { $count } játék folytatása egymás után
    }
unfinished-more =
    { $count ->
       *[other] Még { $count } játszma
    }
about-title = Így játsszuk
about-1 = Az ókor egyik nagy városát vezeted. Minden körben mindenki választ egy kártyát a kezéből, a kártyákat egyszerre fedjük fel, a többit pedig továbbadjuk a szomszédnak.
about-2 = Az épületek alapanyagot, érmét, pajzsot, tudományt és pontot adnak. Ami a városodból hiányzik, azt a két szomszéd várostól veszed meg. Hat kör után a kor véget ér, és a szomszédok összehasonlítják pajzsaikat.
about-3 = Három kor után a legtöbb pontot gyűjtő város nyer. Itt minden kártyán látod, most éppen mennyibe kerül neked, és miért.
foot = A szidóni Antipatrosz sorolta fel elsőként a hét csodát. Ez ingyenes program, játékosoktól játékosoknak; nincs kapcsolatban a 7 Wonders és a 7 Wonders Duel kiadójával.

site-nav = Oldalak
option-people = Emberek
people-alone = Csak én és botok
option-pace = Idő
pace-each = Minden döntésre
pace-whole = Az egész játékra
pace-free = Korlátlan
pace-seconds = { $seconds } másodperc
pace-minutes = { $minutes } perc
pace-days = { $days } nap
pace-bank-minutes = { $minutes } perc + döntésenként { $seconds } mp
pace-bank-days = { $days } nap + döntésenként { $hours } óra
option-listed = Nyilvános asztal, bárki beülhet
option-within = Ki ülhet le a nyitott asztalok közül
within-any = Bárki
within-gap = Az értékszám legfeljebb { $gap } ponttal tér el a házigazdáétól
option-spectators = Ki nézheti
spectators-as-listed = Bárki, ha az asztal nyilvános
spectators-all = Bárki
spectators-linked = Csak linkkel
option-scores = Pontok mutatása játék közben
option-talk = Chat
word-yes = Igen
word-no = Nem
options-seven =
    { $edition ->
        [first] 7 Csoda, első kiadás, { $seats } város
       *[other] 7 Csoda, második kiadás, { $seats } város
    }
lobby = Nyitott asztalok
lobby-empty = Most nincs nyitott asztal. Nyiss sajátot.
line-gathering =
    { $free ->
        [0] Betelt
       *[other] { $free } szabad hely
    }
line-playing = Folyamatban
line-your-turn = Te jössz
day-game =
    { $state ->
        [done] lejátszva
        [begun] folyamatban
       *[new] még nem játszottad
    }

me-link = Profil
me-title = Profil
me-name = A neved
me-rename = Név mentése
me-code = Helyreállító kód
me-code-known = Van helyreállító kódod. Ezzel bármilyen eszközön visszajutsz a helyeidre. Ha elveszett, kérj újat: az új a régi helyébe lép.
me-code-none = Kód nélkül a helyeid ehhez a böngészőhöz vannak kötve.
me-new-code = Új kód
me-account = Fiók
me-account-explained = Ha szeretnéd, válassz nevet és jelszót a visszatéréshez. E-mail-cím nem kell.
me-account-made = Kész. Ezzel a névvel és jelszóval visszatérhetsz.
me-login = Belépési név
me-login-unreadable = Ez a név nem használható: legalább két betűből álljon, szóköz nélkül.
me-login-taken = Ez a név már foglalt.
me-password = Jelszó
me-password-short = A jelszó 8–256 karakter hosszú legyen.
me-password-weak = Ezt a jelszót túl könnyű kitalálni.
me-set-account = Név és jelszó mentése
me-programs = Programok
me-programs-explained = Hozzáférési kulccsal egy saját programod játszhat a helyeiden.
me-token-once = A kulcs csak most látható.
me-tokens-enough = Húsz kulcsod van. Törölj egyet, amelyik nem kell.
me-token-label = A program neve
me-new-token = Új kulcs
me-end-token = Törlés
me-browsers = Eszközök
me-browsers-count =
    { $count ->
        [0] Csak ezen az eszközön vagy bejelentkezve.
       *[other] Még { $count } másik eszközön is be vagy jelentkezve.
    }
me-browser = { $number }. eszköz
me-end-browser = Kijelentkeztetés
me-leave = Kijelentkezés ezen az eszközön
me-leave-explained = Előbb mentsd el a helyreállító kódot, vagy hozz létre fiókot: nélkülük senki sem juthat vissza a helyeidre.
api-link = API programoknak
back-short = Helyeim visszaállítása
back-title = Helyeid visszaállítása
back-with-code = Helyreállító kóddal
back-with-password = Fiókkal
back-come = Helyeim visszaállítása
back-no-code = Ez a kód érvénytelen. Ellenőrizd betűről betűre; az O és a 0, illetve az I és az 1 ugyanannak számít.
back-no-password = Hibás név vagy jelszó.
games-link = Befejezett játszmáid
games-title = Befejezett játszmáid
games-none = Még nem fejeztél be játszmát.
games-upload = Visszajátszás fájlból
games-replay = Visszajátszás
games-older = Régebbiek

members-title = Csak tagoknak
members-explained = Ez a szerver csak tagoknak szól. Írd be a meghívókódot, amelyet egy tagtól vagy az üzemeltetőtől kaptál.
members-wrong = Ez a meghívókód érvénytelen, vagy már felhasználták.
members-code = Meghívókód
members-enter = Csatlakozás
error-members-only = Ez a szerver csak tagoknak szól.

problem-title = Ez nem sikerült
problem-home = A kezdőlapra
error-no-page = Ezen a címen nincs oldal.
error-no-table = Nincs ilyen asztal. Lehet, hogy a cím nem teljes, vagy az asztal más szerveré.
error-method = Ez a cím nem fogad ilyen kérést.
error-not-yours = Ez az asztal másoké. Kérj valamelyiküktől meghívót, vagy térj vissza a helyreállító kódoddal.
error-not-signed-in = A szerver itt nem ismer téged. Ülj le egy asztalhoz, vagy térj vissza a helyreállító kódoddal.
error-not-host = Ezt csak a házigazda teheti meg.
error-host-stays = Te vagy a házigazda: a helyedet nem adhatod fel, de az asztalt megszüntetheted.
error-seat-taken = Ez a hely már másé.
error-wonder-taken = Ez a csoda már másé.
error-full = Minden hely foglalt.
error-not-full = Még vannak üres helyek. Hívj meg valakit, vagy adj hozzá botot.
error-started = A kártyákat már kiosztották.
error-not-started = A kártyákat még nem osztották ki.
error-same-deal = Ezeket a kártyákat ugyanehhez a játékhoz és ugyanennyi helyhez osztották.
error-left = Egy bot játszik helyetted. Előbb térj vissza a helyedre.
error-no-undo = Ezt már nem lehet visszavonni.
error-revealed = Ezt már nem lehet visszavonni: azóta új dolog derült ki.
error-time-up = Lejárt az időd: most bot dönt helyetted.
error-paused = Az asztalnál szünet van: előbb folytasd a játékot.
error-no-pause = Szünethez időkorlát és más emberek kellenek az asztalnál.
error-too-soon = Bot akkor ugorhat be valaki helyett, ha az illető 2 perce nincs itt, vagy 10 perce vártok rá (csak időkorlát nélküli asztalnál).
error-no-talk = Ennél az asztalnál nincs chat.
error-over = A játék véget ért.
error-too-many = Túl sok kérés rövid idő alatt. Várj egy pillanatot.
error-other-site = A kérés más oldalról jött, ezért elutasítottuk.
error-unreadable = A kérés érthetetlen. Menj vissza, és próbáld újra.
error-too-large = A kérés túl nagy.
error-stale = A játék közben továbbhaladt. Most így áll.
error-running = A felvétel és a visszajátszás a játék vége után nézhető meg.
error-busy = Ennél az asztalnál nagy a forgalom. Próbáld újra egy pillanat múlva.
error-broken = Hiba van a szerveren. Amit visszaigazoltunk, nem veszett el; próbáld újra egy pillanat múlva.
sides-chosen = Mindenki az asztalnál választ

me-proof = Jelenlegi jelszó vagy helyreállító kód
me-proof-wrong = Ez sem a jelenlegi jelszavad, sem a helyreállító kódod.
me-others-end = Ha ezt megváltoztatod, minden más eszközöd és programod kijelentkezik.
me-token-may = A kulcs játszik és játékokat olvas, mást nem tesz: vele senki sem változtathatja meg a helyreállító kódodat vagy a jelszavadat, nem készíthet kulcsot, és nem jelentkeztethet ki eszközt.
me-browser-own = (ez az eszköz)
me-session-since = Belépés: { $since }
me-session-used = Belépés: { $since }. Utolsó használat: { $used }
me-unused = Az az eszköz vagy program, amelyet { $days } napig nem használsz, kijelentkezik.
error-program = Egy program kulcsa játszik és játékokat olvas, mást nem tesz. Ezt böngészőben teheted meg.
error-too-slow = A kérés túl lassan érkezett meg. Próbáld újra.
error-server-full = A szerver most megtelt. Próbáld újra kicsit később.
error-unavailable = A szerver most semmit sem tud elmenteni. Próbáld újra kicsit később; amit korábban visszaigazoltunk, megmarad.
error-crowded = A hálózatodban egyszerre túl sok oldal van nyitva. Zárj be néhányat, és próbáld újra.

# The switch between light and dark colors.
theme = Színek
theme-choice =
    { $theme ->
        [light] Világos
        [dark] Sötét
       *[system] Rendszer szerint
    }
palette = Színvilág
palette-choice =
    { $palette ->
        [marble] Márvány
        [nile] Nílus
       *[papyrus] Papirusz
    }
backs = Kártyahátlapok
backs-choice =
    { $backs ->
        [jars] Korsók
        [stars] Csillagok
       *[temple] Templomok
    }
