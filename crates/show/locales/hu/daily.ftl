### The deal of the day: the same for everybody.

daily-title = A nap leosztása
daily-lead = Ma mindenki ugyanazokat a lapokat és ellenfeleket kapja. Csak az első játszmád számít. Nincs tipp, és nem lehet lépést visszavonni.
daily-streak =
    { $days ->
        [one] Sorozat: egy nap
       *[other] Sorozat: { $days } nap
    }
daily-explained = Minden nap éjfélkor (UTC) jön új leosztás. Egy játszma akkor számít, ha addig véget ér. Addig csak az nézheti, aki már befejezte a sajátját. Heti egy kihagyott nap nem szakítja meg a sorozatot.
# How the bots play.
daily-level = Botok: { $level }
daily-play = Játék
daily-go-on = Folytatás
# In percent.
daily-accuracy = Pontosság: { $accuracy }
daily-judge = Visszajátszás és elemzés
daily-share = Oszd meg az eredményed (semmit sem árul el)
# The line to share: the date, the game, how it ended, the points and the accuracy, where there are any.
daily-line =
    { $points ->
        [none] { $accuracy ->
            [none] Antipater, { $date }. { $game }: { $ending }.
           *[other] Antipater, { $date }. { $game }: { $ending }, pontosság: { $accuracy }.
        }
       *[other] { $accuracy ->
            [none] Antipater, { $date }. { $game }: { $ending }, { $points } pont.
           *[other] Antipater, { $date }. { $game }: { $ending }, { $points } pont, pontosság: { $accuracy }.
        }
    }
daily-copy = Másolás
daily-send = Küldés …
daily-copied = Másolva
daily-players =
    { $begun ->
        [one] Egy játékos kezdte el, { $finished } fejezte be.
       *[other] { $begun } játékos kezdte el, { $finished } fejezte be.
    }
# The share of the other players with a worse game, and the place among all.
daily-better =
    { $others ->
        [one] Egy másik játékos { $share }%-ánál jobb. { $rank }. hely.
       *[other] { $others } másik játékos { $share }%-ánál jobb. { $rank }. hely.
    }
daily-first = Te fejezted be elsőként.
daily-friends = Akiket követsz, azok között: { $rank }. hely, { $games } játékosból
# For readers of the screen.
daily-curve = Előny { $games } játszmában, { $from } és { $to } pont között
daily-leads = Előny a legjobb ellenféllel szemben: { $from } és { $to } pont között
daily-score = { $place }. hely, előny: { $lead }
# A person who does not stand in public lists.
daily-somebody = egy játékos
daily-unchecked = ellenőrizetlen
daily-levels = A botok a te helyeden
daily-compare = Döntések összehasonlítása
daily-decisions = Döntéseid
daily-decisions-note = Minden döntés alatt: mit vett el a többi játékos a sajátjában. Elemzés után az is, mennyi győzelmi esélybe került volna a te játszmádban.
daily-lost = −{ $percent }%
daily-share-took = { $share }%: { $what }
# What was taken, and how.
daily-took =
    { $how ->
        [wonder] Csoda: { $what }
        [sell] Eladva: { $what }
        [discard] Eladva: { $what }
        [destroy] Lerombolva: { $what }
        [begin] Ki kezd
        [decline] Semmi
       *[other] { $what }
    }
daily-hidden = A játszmákat akkor hasonlíthatod össze, ha a tiédet befejezted, vagy ha a nap véget ért.
daily-yesterday = A tegnapi legjobbak
daily-proof = Előre rögzítve
daily-proof-explained = Egy nap minden lapja egy titkos kulcsból következik. A kulcs hasítóértéke előre olvasható, a kulcs pedig a nap végén nyilvános lesz. Így bárki ellenőrizheti, hogy semmi sincs elrendezve, és senki sem ismerhet előre egyetlen lapot sem.
daily-hash = A(z) { $date } napi kulcs SHA-256 értéke
daily-key = A(z) { $date } napi kulcs
daily-by-date = A dátum leosztásai
daily-by-date-explained = Ezek csak a dátumból következnek: minden szerveren és kapcsolat nélkül is ugyanazok. Bárki ismerheti őket, ezért sehol sem számítanak.
daily-by-date-compare = Eredmények, a szerver nélkül játszott játékokkal együtt:
# The line to share, with the share of the other players with a worse game.
daily-line-with = { $line } { $others } játékos { $share }%-ánál jobb.
# After a game.
after-daily = A nap leosztása: az eredményed
error-daily = Mások ma még játszhatják ezt a leosztást. A játszmát a nap végétől lehet megnézni.
error-no-bots = A nap leosztásában bot nem veheti át a helyedet.
