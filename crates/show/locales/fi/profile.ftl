### Pelaajan profiili ja sen takana oleva tilin sivu.

account-title = Tili ja turvallisuus
profile-begin = Pelaa peli
profile-favorite = Suosikki-ihme
profile-best = Paras kaupunki
profile-games = Peleittäin
profile-against = Botteja vastaan
profile-won =
    { $games ->
        [one] { $won } voitto { $games } pelistä
       *[other] Voittoja { $won }, pelejä { $games }
    }
profile-stages = Vaiheita rakennettu { $built }/{ $all }
profile-wonders = Ihmeitä rakennettu: { $built }
profile-unrated = Sinulla ei ole vielä vahvuuslukua. Se alkaa ensimmäisestä laskettavasta pelistäsi.
profile-portrait = Muotokuvasi
profile-portrait-name =
    { $portrait ->
        [astronomer] Tähtitieteilijä
        [athlete] Urheilija
        [dancer] Tanssija
        [gardener] Puutarhuri
        [hunter] Metsästäjä
        [merchant] Kauppias
        [priestess] Papitar
        [sailor] Merimies
        [scribe] Kirjuri
        [shepherd] Paimen
        [smith] Seppä
        [weaver] Kutoja
       *[vase] Ruukku
    }
profile-portrait-explained = Nimesi ja muotokuvasi näkyvät pöydissä, joihin istut tästä lähtien.
rating-line =
    { $count ->
        [one] { $game }: vahvuuslukusi viime pelissä, { $from } → { $to }
       *[other] { $game }: vahvuuslukusi viimeisten { $count } pelin aikana, { $from } → { $to }, välillä { $low }–{ $high }
    }
follow-on = Muut voivat seurata sinua julkisesta pelistä toiseen.
follow-off = Kukaan ei voi seurata sinua pelistä toiseen.
follow-explained = Silloin kortissasi on linkki julkisiin peleihisi, yhteen toisensa jälkeen. Katsojat eivät koskaan näe kättäsi.
follow-switch-off = Älä salli
follow-switch-on = Salli
