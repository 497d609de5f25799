### The site: start page, errors, frame.

site-name = Antipater
usual-name = Külaline
start-page-title = Antipater: mängi veebis 7 Wondersit ja 7 Wonders Duelit
start-title = Ehita antiikmaailma ime
start-lead = Mängi 7 Wondersit või Duelit sõpradega või bottide vastu, siinsamas. Kontot pole vaja, paigaldada pole midagi.
door-seven = Seitse linna
door-duel = Kaks rivaali
way-learn = Õpi
way-learn-hint = Õppemäng
way-bots = Botid
way-bots-hint = Alusta kohe
way-friends = Sõbrad
way-friends-hint = Kutsu lingiga
options-title = Kohandatud mäng
option-game = Mäng
game-seven = 7 Wonders
game-free-city = 7 Wonders kahele, Vabalinnaga
game-duel = 7 Wonders Duel
option-opening = Maailmaimed
opening-draft = Valitakse
opening-first-game = Esimene mäng: kindlad imed
option-begins = Kes alustab
begins-me = Mina
begins-bot = Vastane
option-edition = Väljaanne
edition-first = Esimene (2010)
edition-second = Teine (2020)
option-seats = Linnu lauas
option-level = Botid
level =
    { $level ->
        [beginner] Algaja
        [easy] Lihtne
       *[normal] Tavaline
        [hard] Tugev
        [expert] Meister
    }
level-explained =
    { $level ->
        [beginner] Tunneb reegleid ja võtab, mis hea näib, aga ei märka sageli paremat.
        [easy] Teab, millega võidetakse, kuid laseb end kaardi punktidest ahvatleda, maksab liiga palju ja unustab vahel tasuta ehitise.
       *[normal] Mängib kindlalt, kuid valib vahel parima asemel paremuselt teise käigu.
        [hard] Õppinud sadadest tuhandetest mängudest või enamast ja hindab iga käiku selle järgi, kuhu see viib.
        [expert] Sama kogemus, ja kaalub enne iga käiku paljusid viise, kuidas mäng võib edasi minna.
    }
option-city = Sinu linn
option-boards = Maailmaimed
boards-chosen = Igaüks võtab ühe ooteruumis
boards-drafted = Salajaste eelistuste järgi
option-sides = Imelaudade küljed
option-name = Sinu nimi
by-luck = Juhuslikult
sides-random = Kõik juhuslikult
sides-all-a = Kõik A (päev)
sides-all-b = Kõik B (öö)
sides-own-a = Minu oma A (päev), teised juhuslikult
sides-own-b = Minu oma B (öö), teised juhuslikult
start-with-options = Jaga kaardid
start-table = Ava laud
start-friends = Mängi sõpradega
free-city-explained = 7 Wonders kahele, Vabalinnaga (esimene väljaanne). Sina ja bot otsustate kordamööda teie vahel asuva kolmanda linna eest.
option-own-side = Sinu imelaua külg
unfinished = Pooleli mängud
next-turns = 
    { $count ->
        [one] Mängi mängu, mis sind ootab
       *[other] Mängi järjest { $count } mängu, mis sind ootavad
    }
unfinished-more =
    { $count ->
        [one] Veel üks mäng
       *[other] Veel { $count } mängu
    }
about-title = Kuidas mängitakse
about-1 = Juhid üht antiikaja suurt linna. Igal käigul valib igaüks oma kaartide seast ühe, kõik näitavad kaarte korraga ja annavad ülejäänud naabrile edasi.
about-2 = Ehitised annavad ressursse, münte, kilpe, teadust ja punkte. Mis su linnal puudub, selle ostad kahelt kõrvallinnalt. Pärast kuut käiku ajastu lõpeb ja naabrid võrdlevad kilpe.
about-3 = Pärast kolme ajastut võidab linn, millel on kõige rohkem punkte. Iga kaart ütleb siin, mida see sulle praegu maksab ja miks.
foot = Antipatros Sidonist pani esimesena kirja seitse maailmaimet. See on tasuta vaba tarkvara, mille mängijad on teinud mängijatele; see ei ole seotud 7 Wondersi ja 7 Wonders Dueli kirjastajaga.

site-nav = Lehed
option-people = Inimesi
people-alone = Ainult mina ja botid
option-pace = Aeg
pace-each = Igaks otsuseks
pace-whole = Terveks mänguks
pace-free = Piiramatu
pace-seconds =
    { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekundit
    }
pace-minutes =
    { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minutit
    }
pace-days =
    { $days ->
        [one] { $days } päev
       *[other] { $days } päeva
    }
pace-bank-minutes = { $minutes } min + { $seconds } s iga otsuse eest
pace-bank-days =
    { $days ->
        [one] { $days } päev + { $hours } h iga otsuse eest
       *[other] { $days } päeva + { $hours } h iga otsuse eest
    }
option-listed = Avalik (laudade loendis)
option-within = Kes võib avatud laudade seast mängima istuda
within-any = Igaüks
within-gap = Reiting erineb laua avaja omast kuni { $gap } võrra
option-spectators = Kes võib pealt vaadata
spectators-as-listed = Kõik, kui laud on avalik
spectators-all = Kõik
spectators-linked = Ainult lingiga
option-scores = Punktid on mängu ajal näha
option-talk = Vestlus
word-yes = Jah
word-no = Ei
options-seven =
    { $edition ->
        [first] 7 Wonders, esimene väljaanne, { $seats } linna
       *[other] 7 Wonders, teine väljaanne, { $seats } linna
    }
lobby = Avatud lauad
lobby-empty = Praegu avatud laudu pole. Ava ise laud.
line-gathering =
    { $free ->
        [0] Täis
        [one] Üks koht on vaba
       *[other] { $free } kohta on vaba
    }
line-playing = Mäng käib
line-your-turn = Sinu kord
day-game =
    { $state ->
        [done] mängitud
        [begun] pooleli
       *[new] veel mängimata
    }

me-link = Profiil
me-title = Sinu profiil
me-name = Sinu nimi
me-rename = Salvesta nimi
me-code = Taastekood
me-code-known = Sul on taastekood. See toob sind igas seadmes sinu kohtadele tagasi. Kui see on kadunud, loo uus: see asendab vana.
me-code-none = Ilma koodita on su kohad seotud selle brauseriga.
me-new-code = Loo uus kood
me-account = Konto
me-account-explained = Kui soovid, vali nimi ja parool, millega tagasi tulla. E-posti aadressi pole vaja.
me-account-made = Valmis. Saad selle nime ja parooliga tagasi tulla.
me-login = Kasutajanimi
me-login-unreadable = See nimi ei sobi: vaja on vähemalt kaht tähte ja tühikuid ei tohi olla.
me-login-taken = See nimi on juba kellelgi teisel.
me-password = Parool
me-password-short = Paroolis on 8 kuni 256 tähemärki.
me-password-weak = Seda parooli on liiga lihtne ära arvata.
me-set-account = Salvesta nimi ja parool
me-programs = Programmid
me-programs-explained = Pääsuloaga saab sinu programm sinu kohtadel mängida.
me-token-once = Luba näidatakse ainult praegu.
me-tokens-enough = Sul on kakskümmend luba. Kustuta mõni, mida sa ei vaja.
me-token-label = Programmi nimi
me-new-token = Loo pääsuluba
me-end-token = Kustuta
me-browsers = Seadmed
me-browsers-count =
    { $count ->
        [0] Oled sisse logitud ainult selles seadmes.
        [one] Oled sisse logitud veel ühes seadmes.
       *[other] Oled sisse logitud veel { $count } seadmes.
    }
me-browser = { $number }. seade
me-end-browser = Logi välja
me-leave = Logi sellest seadmest välja
me-leave-explained = Kõigepealt hoia taastekood alles või loo konto: ilma nendeta ei pääse keegi su kohtadele tagasi.
api-link = API programmidele
back-short = Taasta kohad
back-title = Taasta oma kohad
back-with-code = Taastekoodiga
back-with-password = Kontoga
back-come = Taasta kohad
back-no-code = See kood ei kehti. Võrdle seda täht-tähelt; O ja 0, I ja 1 on samad.
back-no-password = Vale nimi või parool.
games-link = Lõppenud mängud
games-title = Sinu lõppenud mängud
games-none = Sa pole veel ühtegi mängu lõpetanud.
games-upload = Vaata salvestist failist
games-replay = Kordus
games-older = Vanemad

members-title = Ainult liikmetele
members-explained = See server on ainult liikmetele. Sisesta kutsekood, mille said liikmelt või serveri pidajalt.
members-wrong = See kutsekood ei kehti või on juba ära kasutatud.
members-code = Kutsekood
members-enter = Liitu
error-members-only = See server on ainult liikmetele.

problem-title = See ei õnnestunud
problem-home = Avalehele
error-no-page = Sellel aadressil lehte ei ole.
error-no-table = Sellist lauda pole. Võib-olla on aadress poolik või kuulub laud teisele serverile.
error-method = See aadress ei võta sellist päringut vastu.
error-not-yours = See laud kuulub teistele. Palu neilt kutset või tule oma taastekoodiga tagasi.
error-not-signed-in = Server ei tunne sind siin. Istu mõnda lauda või tule oma taastekoodiga tagasi.
error-not-host = Seda saab teha ainult laua avaja.
error-host-stays = Sina avasid laua: oma kohalt sa lahkuda ei saa, aga laua võid sulgeda.
error-seat-taken = Sellel kohal on juba keegi teine.
error-wonder-taken = Selle maailmaime on juba keegi teine võtnud.
error-full = Kõik kohad on võetud.
error-not-full = Vabu kohti on veel. Kutsu keegi või lisa bot.
error-started = Kaardid on juba jagatud.
error-not-started = Kaardid pole veel jagatud.
error-same-deal = Need kaardid on jagatud samale mängule sama arvu kohtadega.
error-left = Sinu eest mängib bot. Tule kõigepealt oma kohale tagasi.
error-no-undo = Seda ei saa enam tagasi võtta.
error-revealed = Seda ei saa tagasi võtta: vahepeal on avatud midagi uut.
error-time-up = Sinu aeg sai otsa: seekord otsustab sinu eest bot.
error-paused = Lauas on paus: jätka kõigepealt mängu.
error-no-pause = Pausiks on vaja, et lauas käiks kell ja mängiks teisi inimesi.
error-too-soon = Mängija eest võib bot mängima hakata siis, kui mängija on olnud ära 2 minutit või teda on oodatud 10 minutit (ainult ajapiiranguta laudades).
error-no-talk = Selles lauas vestlust ei ole.
error-over = Mäng on läbi.
error-too-many = Liiga palju päringuid korraga. Palun oota natuke.
error-other-site = Päring tuli teiselt saidilt ja lükati tagasi.
error-unreadable = Päringust ei saanud aru. Palun mine tagasi ja proovi uuesti.
error-too-large = Päring on liiga suur.
error-stale = Mäng on pärast selle lehe näitamist edasi läinud. Praegune seis on siin.
error-running = Salvestis ja kordus avanevad, kui mäng on läbi.
error-busy = See laud on väga koormatud. Palun proovi hetke pärast uuesti.
error-broken = Serveris on viga. Midagi kinnitatut pole kadunud; palun proovi hetke pärast uuesti.
sides-chosen = Igaüks valib laua taga

me-proof = Praegune parool või taastekood
me-proof-wrong = See ei ole sinu praegune parool ega taastekood.
me-others-end = Kui sa seda muudad, logitakse kõik su teised seadmed ja programmid välja.
me-token-may = Pääsuluba mängib ja loeb mänge ega tee midagi muud: sellega ei saa keegi muuta su taastekoodi ega parooli, luua pääsulube ega seadmeid välja logida.
me-browser-own = (see seade)
me-session-since = Sisse logitud: { $since }
me-session-used = Sisse logitud: { $since }. Viimati kasutatud: { $used }
me-unused = Seade või programm, mida { $days } päeva ei kasutata, logitakse välja.
error-program = Programmi pääsuluba mängib ja loeb mänge ega tee midagi muud. Tee seda brauseris.
error-too-slow = Päringu saabumine võttis liiga kaua aega. Palun proovi uuesti.
error-server-full = Server on praegu täis. Palun proovi natukese aja pärast uuesti.
error-unavailable = Server ei saa praegu midagi salvestada. Palun proovi natukese aja pärast uuesti; kõik varem kinnitatu on alles.
error-crowded = Sinu võrgus on korraga lahti liiga palju lehti. Sulge mõni neist ja proovi uuesti.

# The switch between light and dark colors.
theme = Värvid
theme-choice =
    { $theme ->
        [light] Hele
        [dark] Tume
       *[system] Süsteemi järgi
    }
palette = Värvivalik
palette-choice =
    { $palette ->
        [marble] Marmor
        [nile] Niilus
       *[papyrus] Papüürus
    }
backs = Kaartide tagaküljed
backs-choice =
    { $backs ->
        [jars] Savinõud
        [stars] Tähed
       *[temple] Templid
    }
