### The deal of the day: the same for everybody.

daily-title = Deljenje dana
daily-lead = Danas svi dobijaju iste karte i iste protivnike. Računa se tvoja prva igra: nema saveta i ništa se ne vraća.
daily-streak =
    { $days ->
        [one] { $days } dan zaredom
        [few] { $days } dana zaredom
       *[other] { $days } dana zaredom
    }
daily-explained = Novo deljenje stiže svakog dana u ponoć po univerzalnom vremenu. Do tada niko drugi ne može da gleda tvoju igru.
# How the bots play.
daily-level = Botovi: { $level }
daily-play = Igraj
daily-go-on = Nastavi
# In percent.
daily-accuracy = Preciznost { $accuracy }
daily-judge = Snimak i analiza
daily-share = Za deljenje s drugima, bez otkrivanja ičega
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
# On the start page and after a game.
start-daily = Deljenje dana
after-daily = Deljenje dana: tvoj rezultat
error-daily = Drugi možda još igraju ovo deljenje danas. Igra se može gledati kada dan prođe.
error-own-hands = Deljenje dana svako igra sam do kraja: nijedan bot ne preuzima mesto.
