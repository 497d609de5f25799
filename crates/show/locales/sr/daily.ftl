### The deal of the day: the same for everybody.

daily-title = Partija dana
daily-lead = Danas svi dobijaju iste karte i iste protivnike. Računa se samo tvoja prva partija. Bez saveta i bez poništavanja poteza.
daily-streak =
    { $days ->
        [one] Niz: { $days } dan
        [few] Niz: { $days } dana
       *[other] Niz: { $days } dana
    }
daily-explained = Nova partija stiže svakog dana u ponoć (UTC). Partija se računa ako se do tada završi. Do tada mogu da je gledaju samo oni koji su svoju završili. Jedan propušten dan nedeljno ne prekida niz.
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
daily-players =
    { $begun ->
        [one] { $begun } igrač je počeo, završilo: { $finished }.
        [few] { $begun } igrača su počela, završilo: { $finished }.
       *[other] { $begun } igrača je počelo, završilo: { $finished }.
    }
# The share of the other players with a worse game, and the place among all.
daily-better =
    { $others ->
        [one] Bolje od { $share }% od { $others } drugog igrača. Mesto: { $rank }.
        [few] Bolje od { $share }% od { $others } druga igrača. Mesto: { $rank }.
       *[other] Bolje od { $share }% od { $others } drugih igrača. Mesto: { $rank }.
    }
daily-first = Završio si prvi.
daily-friends = Među onima koje pratiš: mesto { $rank } od { $games }
# For readers of the screen.
daily-curve = Prednost u { $games } partija, od { $from } do { $to } poena
daily-leads = Prednost nad najboljim protivnikom: od { $from } do { $to } poena
daily-score = Mesto { $place }, prednost { $lead }
# A person who does not stand in public lists.
daily-somebody = jedan igrač
daily-unchecked = neprovereno
daily-levels = Botovi na tvom mestu
daily-compare = Uporedi odluke
daily-decisions = Tvoje odluke
daily-decisions-note = Ispod svake odluke: šta su svi igrači uzeli u svojoj. Posle analize i koliko bi šanse za pobedu to koštalo u tvojoj partiji.
daily-lost = −{ $percent }%
daily-share-took = { $share }%: { $what }
# What was taken, and how.
daily-took =
    { $how ->
        [wonder] Čudo: { $what }
        [sell] Prodato: { $what }
        [discard] Prodato: { $what }
        [destroy] Uništeno: { $what }
        [begin] Ko počinje
        [decline] Ništa
       *[other] { $what }
    }
daily-hidden = Partije možeš da uporediš kada završiš svoju ili kada dan prođe.
daily-yesterday = Jučerašnji najbolji
daily-proof = Unapred utvrđeno
daily-proof-explained = Sve karte jednog dana slede iz tajnog ključa. Njegov heš se objavljuje unapred, a ključ kada dan prođe. Tako svako može da proveri da ništa nije namešteno, a niko ne može unapred da zna nijednu kartu.
daily-hash = SHA-256 ključa za { $date }
daily-key = Ključ za { $date }
daily-by-date = Partije po datumu
daily-by-date-explained = Slede samo iz datuma: iste su na svakom serveru i bez mreže. Svako može da ih zna, pa se nigde ne računaju.
daily-by-date-compare = Rezultati, i partija odigranih bez servera:
# The line to share, with the share of the other players with a worse game.
daily-line-with = { $line } Bolje od { $share }% od { $others } igrača.
# After a game.
after-daily = Partija dana: tvoj rezultat
error-daily = Drugi možda još igraju današnju partiju. Može se gledati kada dan prođe.
error-no-bots = U partiji dana bot ne može da preuzme tvoje mesto.
