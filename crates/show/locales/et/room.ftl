### The waiting room and the invitation.

room-title = Ooteruum
room-seats = Kes kus istub
room-same-deal = Kaardid on ühe varasema mängu omad.
room-host = avas laua
room-kept = on oodatud
room-bot =
    { $level ->
        [beginner] Algaja (bot)
        [easy] Kerge vastane (bot)
        [normal] Tavaline vastane (bot)
        [hard] Tugev mängija (bot)
        [expert] Meister (bot)
        [random] Algaja (bot)
       *[other] Ehitaja (bot)
    }
room-free = Vaba koht
room-sit = Istu siia
room-stand = Tõuse püsti
room-here = Olen kohal
room-change = Muuda
room-seat = { $number }. koht
room-put-bot =
    { $level ->
        [beginner] Pane algaja (bot)
        [easy] Pane kerge vastane (bot)
       *[normal] Pane tavaline vastane (bot)
        [hard] Pane tugev mängija (bot)
        [expert] Pane meister (bot)
    }
room-empty = Tee koht vabaks
room-invite = Kutsu sõbrad
room-invite-explained = Kes selle lingi avab, saab sellesse lauda istuda. Kes tahab ainult pealt vaadata, saab teise lingi, kui mäng käib.
room-join = Istu sellesse lauda
room-join-explained = Laud on kõigile avatud.
room-look = Vaatad pealt
room-look-explained = Kohad kuuluvad kutsututele. Mäng ilmub siia kohe, kui kaardid on jagatud.
room-deal = Jaga kaardid
room-deal-waits = Kaardid saab jagada, kui igal kohal on keegi.
room-fill = Pane botid vabadele kohtadele
room-game = Mäng
room-other-game = Muuda mängu ja seadeid
room-keep-options = Mängi nii
room-close = Pane laud kinni
room-close-explained = Laud kaob kõigi jaoks ja kutse koos sellega.
room-close-confirm = Jah, pane kinni
room-host-deals = Kõik on kohal. Kaardid jagab laua avaja.
room-waits = Ootame teisi …
custom-pace = Aega otsuseks: { $pace }
custom-listed = Laudade loendis, kõigile avatud
custom-scores = Punktid on mängu ajal näha
custom-silent = Ilma vestluseta
copy = Kopeeri
copied = Kopeeritud
code-title = Sinu taastekood
code-explained = See toob sind igas seadmes sinu kohtadele tagasi. Seda näidatakse ainult praegu: kirjuta üles ja ära näita kellelegi.
join-title = Sind on kutsutud
join-heading = { $name } kutsub sind mängima
join-sit = Istu lauda
back-link = Olen siin varem mänginud
