### The site: start page, errors, frame.

site-name = Antipater
usual-name = Játékos
start-page-title = Antipater: 7 Wonders és 7 Wonders Duel a böngészőben
start-title = Építsd meg az ókori világ egyik csodáját
start-lead = 7 Wonders és Duel barátokkal vagy botok ellen, rögtön itt. Fiók és telepítés nélkül.
start-now = 7 Wonders indítása
start-now-explained = Négy város, második kiadás, véletlenszerű várossal. Egy játék körülbelül tíz perc.
start-duel = Duel egy bot ellen
start-duel-explained = 7 Wonders Duel, a kétszemélyes játék, csodaválasztással.
options-title = Másik játék
option-game = Játék
game-seven = 7 Wonders
game-free-city = Kettesben, a Szabad várossal
game-duel = 7 Wonders Duel
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
        [easy] Tudja, mivel lehet nyerni, de figyelmetlen, ha két lépés közel egyforma.
       *[normal] Józan ésszel egy körrel előre gondolkodik.
        [hard] Több százezer játszmából tanult, és minden lépést aszerint ítél meg, hová vezet.
        [expert] Ugyanez a tapasztalat, és minden lépés előtt sokféle folytatást mérlegel.
    }
option-city = A városod
option-sides = A táblák oldala
option-name = A neved
by-luck = Véletlen
sides-random = Mind véletlen
sides-all-a = Mind A (nappal)
sides-all-b = Mind B (éjszaka)
sides-own-a = Enyém A (nappal), a többi véletlen
sides-own-b = Enyém B (éjszaka), a többi véletlen
start-with-options = Kártyák osztása
start-table = Asztal nyitása
start-friends = Játék barátokkal
start-friends-explained = Nyiss asztalt, és küldj linket. Az üres helyekre botok ülnek.
free-city-explained = 7 Wonders kettesben, a Szabad várossal (első kiadás). Egy bottal felváltva döntötök a köztetek fekvő harmadik városról.
option-own-side = A táblád oldala
unfinished = Megkezdett játékaid
about-title = Így játsszuk
about-1 = Az ókor egyik nagy városát vezeted. Minden körben mindenki választ egy kártyát a kezéből, a kártyákat egyszerre fedjük fel, a többit pedig továbbadjuk a szomszédnak.
about-2 = Az épületek alapanyagot, érmét, pajzsot, tudományt és pontot adnak. Ami a városodból hiányzik, azt a két szomszéd várostól veszed meg. Hat kör után a kor véget ér, és a szomszédok összehasonlítják pajzsaikat.
about-3 = Három kor után a legtöbb pontot gyűjtő város nyer. Itt minden kártyán látod, most éppen mennyibe kerül neked, és miért.
foot = A szidóni Antipatrosz sorolta fel elsőként a hét csodát. Ez ingyenes program, játékosoktól játékosoknak; nincs kapcsolatban a 7 Wonders és a 7 Wonders Duel kiadójával.

site-nav = Oldalak
option-people = Emberek
people-alone = Csak én
option-pace = Idő egy döntésre
pace-free = Korlátlan
pace-seconds = { $seconds } másodperc
pace-minutes = { $minutes } perc
pace-days = { $days } nap
option-listed = Nyilvános asztal, bárki beülhet
option-scores = Pontok mutatása játék közben
option-talk = A játékosok írhatnak egymásnak
word-yes = Igen
word-no = Nem
options-seven =
    { $edition ->
        [first] 7 Wonders, első kiadás, { $seats } város
       *[other] 7 Wonders, második kiadás, { $seats } város
    }
lobby = Nyitott asztalok
lobby-empty = Most senki sem vár rád. Nyiss saját asztalt.
line-gathering =
    { $free ->
        [0] Mindenki itt van
       *[other] { $free } szabad hely
    }
line-playing = Már játszanak

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
        [0] Csak ez az eszköz ismer téged.
       *[other] Még { $count } másik eszköz ismer téged.
    }
me-browser = { $number }. eszköz
me-end-browser = Elfelejtés
me-leave = Felejtsen el ez az eszköz
me-leave-explained = Előbb mentsd el a helyreállító kódot, vagy hozz létre fiókot: nélkülük senki sem juthat vissza a helyeidre.
api-link = Így játszanak a programok
back-short = Visszatérés
back-title = Térj vissza a helyeidre
back-with-code = Helyreállító kóddal
back-with-password = Fiókkal
back-come = Visszatérés
back-no-code = Ilyen kód nincs. Ellenőrizd betűről betűre; az O és a 0, illetve az I és az 1 ugyanannak számít.
back-no-password = Hibás név vagy jelszó.
games-link = Játékaid
games-title = Befejezett játékaid
games-none = Még nem fejeztél be játékot.
games-bring = Máshonnan hozott felvétel megnézése
games-replay = Visszajátszás
games-older = Régebbiek

problem-title = Ez nem sikerült
problem-home = A kezdőlapra
error-no-page = Ezen a címen nincs oldal.
error-no-table = Nincs ilyen asztal. Lehet, hogy a cím nem teljes, vagy az asztal más szerveré.
error-method = Ez a cím nem fogad ilyen kérést.
error-not-yours = Ez az asztal másoké. Kérj valamelyiküktől meghívót, vagy térj vissza a helyreállító kódoddal.
error-stranger = A szerver itt nem ismer téged. Ülj le egy asztalhoz, vagy térj vissza a helyreállító kódoddal.
error-not-host = Ezt csak a házigazda teheti meg.
error-host-stays = A házigazda nem adja fel a helyét. Ehelyett megszüntetheted az asztalt.
error-seat-taken = Ez a hely már másé.
error-full = Minden hely foglalt.
error-not-full = Még vannak üres helyek. Hívj meg valakit, vagy ültess oda botot.
error-started = A kártyákat már kiosztották.
error-not-started = A kártyákat még nem osztották ki.
error-same-deal = Ezeket a kártyákat ugyanehhez a játékhoz és ugyanennyi helyhez osztották.
error-left = Egy bot játszik helyetted. Előbb térj vissza a helyedre.
error-no-undo = Ezt már nem lehet visszavonni.
error-too-soon = Bot csak óra nélküli asztalnál ugorhat be valakiért, akire vártok: két perc távollét vagy tíz perc várakozás után.
error-no-talk = Ennél az asztalnál nincs chat.
error-over = A játék véget ért.
error-too-many = Ez rövid idő alatt túl sok volt. Várj egy pillanatot.
error-other-site = A kérés más oldalról jött, ezért elutasítottuk.
error-unreadable = A kérés érthetetlen. Menj vissza, és próbáld újra.
error-too-large = Ez egyszerre túl sok volt.
error-stale = A játék közben továbbhaladt. Most így áll.
error-running = A felvétel és a visszajátszás a játék vége után nézhető meg.
error-busy = Ennél az asztalnál nagy a forgalom. Próbáld újra egy pillanat múlva.
error-broken = Hiba van a szerveren. Ami már vissza van igazolva, nem veszett el; próbáld újra egy pillanat múlva.
sides-chosen = Mindenki az asztalnál választ
