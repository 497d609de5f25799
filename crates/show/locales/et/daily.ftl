### The deal of the day: the same for everybody.

daily-title = Päeva jaotus
daily-lead = Täna saavad kõik samad kaardid ja samad vastased. Arvesse läheb ainult sinu esimene mäng. Vihjeid ei ole ja käike tagasi võtta ei saa.
daily-streak =
    { $days ->
        [one] Üks päev järjest
       *[other] { $days } päeva järjest
    }
daily-explained = Uus jaotus tuleb iga päev keskööl (UTC). Seni ei saa keegi teine sinu mängu vaadata.
# How the bots play.
daily-level = Botid: { $level }
daily-play = Mängi
daily-go-on = Jätka
# In percent.
daily-accuracy = Täpsus { $accuracy }
daily-judge = Kordus ja analüüs
daily-share = Jaga tulemust (ei paljasta midagi)
# The line to share: the date, the game, how it ended, the points and the accuracy, where there are any.
daily-line =
    { $points ->
        [none] { $accuracy ->
            [none] Antipater, { $date }. { $game }: { $ending }.
           *[other] Antipater, { $date }. { $game }: { $ending }, täpsus { $accuracy }.
        }
       *[other] { $accuracy ->
            [none] Antipater, { $date }. { $game }: { $ending }, { $points } punkti.
           *[other] Antipater, { $date }. { $game }: { $ending }, { $points } punkti, täpsus { $accuracy }.
        }
    }
daily-copy = Kopeeri
daily-send = Saada …
daily-copied = Kopeeritud
# After a game.
after-daily = Päeva jaotus: sinu tulemus
error-daily = Teised võivad seda jaotust täna veel mängida. Mängu saab vaadata, kui päev on läbi.
error-no-bots = Päeva jaotuses ei saa bot sinu kohta üle võtta.
