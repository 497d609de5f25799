### The deal of the day: the same for everybody.

daily-title = A nap leosztása
daily-lead = Ma mindenki ugyanazokat a lapokat és ellenfeleket kapja. Csak az első játszmád számít. Nincs tipp, és nem lehet lépést visszavonni.
daily-streak =
    { $days ->
        [one] Egy nap egymás után
       *[other] { $days } nap egymás után
    }
daily-explained = Minden nap éjfélkor (UTC) jön új leosztás. Addig senki más nem nézheti a játszmádat.
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
# After a game.
after-daily = A nap leosztása: az eredményed
error-daily = Mások ma még játszhatják ezt a leosztást. A játszmát a nap végétől lehet megnézni.
error-no-bots = A nap leosztásában bot nem veheti át a helyedet.
