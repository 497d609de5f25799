### The deal of the day: the same for everybody.

daily-title = Päeva jaotus
daily-lead = Täna saavad kõik samad kaardid ja samad vastased. Arvesse läheb ainult sinu esimene mäng. Vihjeid ei ole ja käike tagasi võtta ei saa.
daily-streak =
    { $days ->
        [one] Seeria: üks päev
       *[other] Seeria: { $days } päeva
    }
daily-explained = Uus jaotus tuleb iga päev keskööl (UTC). Mäng läheb arvesse, kui see enne seda lõpeb. Seni saavad seda vaadata ainult need, kes on oma lõpetanud. Üks vahele jäänud päev nädalas seeriat ei katkesta.
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
daily-players =
    { $begun ->
        [one] Üks mängija on alustanud, { $finished } lõpetanud.
       *[other] { $begun } mängijat on alustanud, { $finished } lõpetanud.
    }
# The share of the other players with a worse game, and the place among all.
daily-better =
    { $others ->
        [one] Parem kui { $share }% ühest teisest mängijast. { $rank }. koht.
       *[other] Parem kui { $share }% { $others } teisest mängijast. { $rank }. koht.
    }
daily-first = Lõpetasid esimesena.
daily-friends = Nende seas, keda jälgid: { $rank }. koht { $games } seast
# For readers of the screen.
daily-curve = Edu { $games } mängus, { $from } kuni { $to } punkti
daily-leads = Edu parima vastase ees: { $from } kuni { $to } punkti
daily-score = { $place }. koht, edu { $lead }
# A person who does not stand in public lists.
daily-somebody = mängija
daily-unchecked = kontrollimata
daily-levels = Botid sinu kohal
daily-compare = Võrdle otsuseid
daily-decisions = Sinu otsused
daily-decisions-note = Iga otsuse all: mida kõik mängijad oma mängus võtsid. Pärast analüüsi ka see, kui palju võidutõenäosust see sinu mängus maksnud oleks.
daily-lost = −{ $percent }%
daily-share-took = { $share }%: { $what }
# What was taken, and how.
daily-took =
    { $how ->
        [wonder] Ime: { $what }
        [sell] Müüdud: { $what }
        [discard] Müüdud: { $what }
        [destroy] Hävitatud: { $what }
        [begin] Kes alustab
        [decline] Mitte midagi
       *[other] { $what }
    }
daily-hidden = Mänge saad võrrelda siis, kui oled oma lõpetanud või kui päev on läbi.
daily-yesterday = Eilsed parimad
daily-proof = Ette kindlaks määratud
daily-proof-explained = Kõik päeva kaardid tulenevad salajasest võtmest. Selle räsi avaldatakse ette ja võti siis, kui päev on läbi. Nii saab igaüks kontrollida, et midagi ei ole korraldatud, ja keegi ei saa ühtegi kaarti ette teada.
daily-hash = Päeva { $date } võtme SHA-256
daily-key = Päeva { $date } võti
daily-by-date = Kuupäeva jaotused
daily-by-date-explained = Need tulenevad ainult kuupäevast: igas serveris ja võrguta samad. Igaüks võib neid teada, seega ei lähe need kuskil arvesse.
daily-by-date-compare = Tulemused, ka ilma serverita mängitud mängudest:
# The line to share, with the share of the other players with a worse game.
daily-line-with = { $line } Parem kui { $share }% { $others } mängijast.
# After a game.
after-daily = Päeva jaotus: sinu tulemus
error-daily = Teised võivad seda jaotust täna veel mängida. Mängu saab vaadata, kui päev on läbi.
error-no-bots = Päeva jaotuses ei saa bot sinu kohta üle võtta.
