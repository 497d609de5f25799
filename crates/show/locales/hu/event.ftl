### Events: duplicate play, Swiss tournaments and arenas.

events-title = Események
events-lead = Játsszátok a klubban ugyanazokat a lapokat, rendezz versenyt vagy egyestés arénát. Oszd meg a címet: aki ismeri, beléphet.
event-host = Szervező: { $name }
event-players =
    { $count ->
        [one] Egy játékos
       *[other] { $count } játékos
    }
event-format =
    { $format ->
        [pairs] Azonos leosztások, emberek
        [swiss] Svájci verseny
        [arena] Aréna
       *[other] Azonos leosztások, botok
    }
event-format-explained =
    { $format ->
        [pairs] Az emberek fordulónként egymás ellen játszanak. Egy forduló minden asztalán ugyanazok a lapok vannak, és azokkal hasonlítunk össze, akik ugyanazt a kezet kapták.
        [swiss] Az emberek fordulónként egymás ellen játszanak. Olyanokkal találkozol, akiknek ugyanannyi pontjuk van, és ha lehet, senkivel sem kétszer.
        [arena] Játszma játszmát követ, amíg le nem telik az idő. Minden játszma pontot ér, és két győzelem egymás után megduplázza a következőket.
       *[other] Mindenki ugyanazokat a leosztásokat játssza ugyanarról a helyről ugyanazok ellen a botok ellen, amikor akarja. Utána összehasonlítjuk a játszmákat.
    }
event-rounds =
    { $format ->
        [duplicate] { $count } leosztás
       *[other] { $count } forduló
    }
event-days = { $count } nap
event-hours = { $count } óra
event-minutes = { $count } perc
event-stage =
    { $stage ->
        [open] Nevezés nyitva
        [over] Véget ért
       *[other] Folyamatban
    }
event-begins = Kezdődik:
event-ends = Véget ér:
event-new = Új esemény
event-how = Hogyan játsszuk
event-name = Cím
event-seats = Városok egy 7 csoda asztalánál
event-number =
    { $format ->
        [duplicate] Leosztások
       *[other] Fordulók
    }
event-open-for = Nyitva
event-lasts = Időtartam
event-begin = Kezdés
event-by-host = Amikor elindítom
event-in = { $minutes } perc múlva
event-listed = A szerveren mindenki láthatja, és beléphet
event-make = Esemény létrehozása
event-screen = Nagy képernyő
event-csv = Táblázat (CSV)
event-invite = Meghívás
event-invite-explained = Aki ismeri ezt a címet, láthatja az eseményt, és beléphet.
# For readers of the screen.
event-qr = A cím QR-kódja
event-scoring =
    { $format ->
        [swiss] Egy játszma annyit ér, amekkora részét megvered az ellenfeleidnek; az egyenlők fele annyit számítanak. Az erőnyerő győzelem. Holtversenynél az ellenfelek pontjai, aztán a matchpontok, aztán az előnyök döntenek. Ha kihagysz egy játszmát, vagy botra hagyod, elveszíted, és visszalépsz; újra beléphetsz.
        [arena] A teljes győzelem két pontot ér, a döntetlen egyet. Két győzelem után egymás után a pontok duplán számítanak, amíg egy győzelem ki nem marad. Holtversenynél a játszmánkénti pontok, aztán az előnyök döntenek. Ha kihagysz egy játszmát, vagy botra hagyod, elveszíted, és visszalépsz; újra beléphetsz.
       *[other] Minden leosztásért annyit kapsz, amekkora részét megvered az azonos kezet kapóknak: hely, aztán előny szerint; az egyenlők fele annyit számítanak. A le nem játszott leosztás semmit sem ér. Holtversenynél az előnyök összege, aztán a legjobb eredmények száma dönt.
    }
event-round = { $round }. forduló a { $rounds } közül
event-go-on = Az asztalodhoz, { $round }. forduló
event-wait = A következő játszmád magától elkezdődik. Maradj ezen az oldalon.
event-leave = Visszalépés
event-remove = Játékos eltávolítása
event-remove-explained = Nem léphet be újra. A folyamatban lévő játékok folytatódnak.
event-player = Játékos
event-join = Belépés
event-deal = { $number }. leosztás
event-compare = Összehasonlítás
event-start = Kezdés most
event-end = Esemény lezárása
event-end-explained = A folyamatban lévő játszmák folytatódnak, de már nem számítanak.
event-percent = { $percent }%
event-bye = erőnyerő
event-table = Állás
event-score = Eredmény
event-tie =
    { $format ->
        [swiss] Buchholz
        [arena] Játszmánként
       *[other] Előnyök
    }
event-withdrawn = visszalépett
event-proof = Az esemény minden lapja egy titkos kulcsból következik. A kulcs hasítóértéke a kezdettől olvasható, a kulcs pedig az esemény végén nyilvános lesz. Így bárki ellenőrizheti, hogy semmi sincs elrendezve, és senki sem ismerhet előre egyetlen lapot sem.
event-key = Kulcs:
event-join-screen = Még senki sem lépett be. Olvasd be a kódot.
event-more = és még { $count }
event-hidden = A játszmákat akkor hasonlíthatod össze, ha a tiédet befejezted, vagy ha már senki sem játssza ezt a leosztást.
event-seat = Ülőhely
event-matchpoints = Matchpontok
event-side-by-side = Egymás mellett
event-parted = A két játszma a(z) { $number }. döntésnél válik szét.
event-same = Mindketten minden döntésnél ugyanazt vették el.
# After a game.
after-event = Vissza az eseményhez
error-no-event = Nincs ilyen esemény.
error-event-over = Az esemény véget ért.
