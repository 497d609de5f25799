### The deal of the day: the same for everybody.

daily-title = Päivän jako
daily-lead = Kaikki saavat tänään samat kortit ja vastustajat. Vain ensimmäinen pelisi lasketaan. Vihjeitä ei ole eikä siirtoja voi perua.
daily-streak =
    { $days ->
        [one] Yksi päivä peräkkäin
       *[other] { $days } päivää peräkkäin
    }
daily-explained = Uusi jako tulee joka päivä keskiyöllä (UTC). Siihen asti kukaan muu ei voi katsoa peliäsi.
# How the bots play.
daily-level = Botit: { $level }
daily-play = Pelaa
daily-go-on = Jatka
# In percent.
daily-accuracy = Tarkkuus { $accuracy }
daily-judge = Uusinta ja analyysi
daily-share = Jaa tulos (ei paljasta mitään)
# The line to share: the date, the game, how it ended, the points and the accuracy, where there are any.
daily-line =
    { $points ->
        [none] { $accuracy ->
            [none] Antipater, { $date }. { $game }: { $ending }.
           *[other] Antipater, { $date }. { $game }: { $ending }, tarkkuus { $accuracy }.
        }
       *[other] { $accuracy ->
            [none] Antipater, { $date }. { $game }: { $ending }, { $points } pistettä.
           *[other] Antipater, { $date }. { $game }: { $ending }, { $points } pistettä, tarkkuus { $accuracy }.
        }
    }
daily-copy = Kopioi
daily-send = Lähetä …
daily-copied = Kopioitu
# After a game.
after-daily = Päivän jako: tuloksesi
error-daily = Muut saattavat vielä pelata tätä jakoa tänään. Peliä voi katsoa, kun päivä on ohi.
error-no-bots = Päivän jaossa botti ei voi ottaa paikkaasi.
