### The deal of the day: the same for everybody.

daily-title = Partija dana
daily-lead = Danas svi dobijaju iste karte i iste protivnike. Računa se samo tvoja prva partija. Bez saveta i bez poništavanja poteza.
daily-streak =
    { $days ->
        [one] { $days } dan zaredom
        [few] { $days } dana zaredom
       *[other] { $days } dana zaredom
    }
daily-explained = Nova partija stiže svakog dana u ponoć (UTC). Do tada niko drugi ne može da gleda tvoju partiju.
# How the bots play.
daily-level = Botovi: { $level }
daily-play = Igraj
daily-go-on = Nastavi
# In percent.
daily-accuracy = Preciznost { $accuracy }
daily-judge = Snimak i analiza
daily-share = Podeli rezultat (ništa ne otkriva)
# The line to share: the date, the game, how it ended, the points and the accuracy, where there are any.
daily-line =
    { $points ->
        [none] { $accuracy ->
            [none] Antipater, { $date }. { $game }: { $ending }.
           *[other] Antipater, { $date }. { $game }: { $ending }, preciznost { $accuracy }.
        }
       *[other] { $accuracy ->
            [none] Antipater, { $date }. { $game }: { $ending }, poena: { $points }.
           *[other] Antipater, { $date }. { $game }: { $ending }, poena: { $points }, preciznost { $accuracy }.
        }
    }
daily-copy = Kopiraj
daily-send = Pošalji …
daily-copied = Kopirano
# After a game.
after-daily = Partija dana: tvoj rezultat
error-daily = Drugi možda još igraju današnju partiju. Može se gledati kada dan prođe.
error-no-bots = U partiji dana bot ne može da preuzme tvoje mesto.
