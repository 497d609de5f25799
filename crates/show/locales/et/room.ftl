### The waiting room and the invitation.

room-title = Ooteruum
room-seats = Kes kus istub
room-same-deal = Kaardid on ühe varasema mängu omad.
room-host = laua avaja
room-kept = reserveeritud
room-bot =
    { $level ->
        [beginner] Algaja bot
        [easy] Lihtne bot
        [normal] Tavaline bot
        [hard] Tugev bot
        [expert] Meisterbot
        [random] Algaja bot
       *[other] Tavaline bot
    }
room-free = Vaba koht
room-sit = Istu siia
room-stand = Tõuse püsti
room-here = Olen kohal
room-change = Muuda
room-seat = { $number }. koht
room-put-bot =
    { $level ->
        [beginner] Lisa algaja bot
        [easy] Lisa lihtne bot
       *[normal] Lisa tavaline bot
        [hard] Lisa tugev bot
        [expert] Lisa meisterbot
    }
room-empty = Tee koht vabaks
room-invite = Kutsu sõbrad
room-invite-explained = Kes selle lingi avab, saab sellesse lauda istuda. Kes tahab ainult pealt vaadata, saab teise lingi, kui mäng käib.
room-join = Istu sellesse lauda
room-join-explained = Laud on kõigile avatud.
room-look = Vaatad pealt
room-look-explained = Kohad kuuluvad kutsututele. Mäng ilmub siia kohe, kui kaardid on jagatud.
room-wonder = Sinu maailmaime
room-wonder-chosen = Maailmaime saab see, kes selle esimesena võtab. Kes ühtki ei võta, saab nagu botidki juhuslikult ühe ülejäänutest.
room-wonder-drafted = Järjesta kuni kolm maailmaimet. Sinu eelistusi ei näe keegi teine. Kaartide jagamisel loositakse inimeste järjekord ja igaüks saab oma eelistustest esimese, mis on veel vaba.
room-wonder-place =
    { $place ->
        [1] Esimene eelistus
        [2] Teine eelistus
       *[other] Kolmas eelistus
    }
room-wonder-saved = Salvestatud: { $wonders }
room-wonder-listed = eelistused on valmis
room-deal = Jaga kaardid
room-deal-waits = Kaardid saab jagada, kui igal kohal on keegi.
room-fill = Lisa vabadele kohtadele botid
room-game = Mäng
room-other-game = Muuda mängu ja seadeid
room-keep-options = Salvesta
room-close = Sulge laud
room-close-explained = Laud ja kutse kustutatakse kõigi jaoks.
room-close-confirm = Jah, sulge laud
room-host-deals = Kõik on kohal. Ootame, et laua avaja kaardid jagaks.
room-waits = Ootame teisi …
custom-pace = Aega otsuseks: { $pace }
custom-bank = Aega mänguks: { $bank }
custom-listed = Avalik (laudade loendis)
custom-watched = Kõik võivad pealt vaadata
custom-unwatched = Pealt vaadata saab ainult lingiga
custom-scores = Punktid on mängu ajal näha
custom-silent = Ilma vestluseta
copy = Kopeeri
copied = Kopeeritud
code-title = Sinu taastekood
code-explained = See toob sind igas seadmes sinu kohtadele tagasi. Seda näidatakse ainult praegu: kirjuta üles ja ära näita kellelegi.
join-title = Sind on kutsutud
join-heading = { $name } kutsub sind mängima
join-sit = Istu lauda
join-watch = Vaata mängu
back-link = Olen siin varem mänginud
