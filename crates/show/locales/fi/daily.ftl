### The deal of the day: the same for everybody.

daily-title = Päivän jako
daily-lead = Kaikki saavat tänään samat kortit ja vastustajat. Vain ensimmäinen pelisi lasketaan. Vihjeitä ei ole eikä siirtoja voi perua.
daily-streak =
    { $days ->
        [one] Putki: yksi päivä
       *[other] Putki: { $days } päivää
    }
daily-explained = Uusi jako tulee joka päivä keskiyöllä (UTC). Peli lasketaan, jos se päättyy ennen sitä. Siihen asti sitä voivat katsoa vain omansa lopettaneet. Yksi väliin jäänyt päivä viikossa ei katkaise putkea.
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
daily-players =
    { $begun ->
        [one] Yksi pelaaja on aloittanut, { $finished } lopettanut.
       *[other] { $begun } pelaajaa on aloittanut, { $finished } lopettanut.
    }
# The share of the other players with a worse game, and the place among all.
daily-better =
    { $others ->
        [one] Parempi kuin { $share } % yhdestä muusta pelaajasta. Sija { $rank }.
       *[other] Parempi kuin { $share } % { $others } muusta pelaajasta. Sija { $rank }.
    }
daily-first = Lopetit ensimmäisenä.
daily-friends = Seuraamiesi joukossa: sija { $rank } / { $games }
# For readers of the screen.
daily-curve = Etumatkat { $games } pelissä, { $from }–{ $to } pistettä
daily-leads = Etumatka parhaaseen vastustajaan: { $from }–{ $to } pistettä
daily-score = Sija { $place }, etumatka { $lead }
# A person who does not stand in public lists.
daily-somebody = pelaaja
daily-unchecked = tarkistamaton
daily-levels = Botit sinun paikallasi
daily-compare = Vertaa päätöksiä
daily-decisions = Päätöksesi
daily-decisions-note = Kunkin päätöksen alla: mitä muut pelaajat ottivat omassaan. Analyysin jälkeen myös se, paljonko voittotodennäköisyyttä se olisi maksanut sinun pelissäsi.
daily-lost = −{ $percent } %
daily-share-took = { $share } %: { $what }
# What was taken, and how.
daily-took =
    { $how ->
        [wonder] Ihme: { $what }
        [sell] Myyty: { $what }
        [discard] Myyty: { $what }
        [destroy] Tuhottu: { $what }
        [begin] Kuka aloittaa
        [decline] Ei mitään
       *[other] { $what }
    }
daily-hidden = Voit verrata pelejä, kun olet lopettanut omasi tai kun päivä on ohi.
daily-yesterday = Eilisen parhaat
daily-proof = Päätetty etukäteen
daily-proof-explained = Päivän kaikki kortit seuraavat salaisesta avaimesta. Sen tiiviste ilmoitetaan etukäteen, ja avain julkaistaan, kun päivä on ohi. Näin kuka tahansa voi tarkistaa, ettei mitään ole järjestetty, eikä kukaan voi tietää korttia etukäteen.
daily-hash = Päivän { $date } avaimen SHA-256
daily-key = Päivän { $date } avain
daily-by-date = Päivämäärän jaot
daily-by-date-explained = Ne seuraavat pelkästä päivämäärästä: samat jokaisella palvelimella ja ilman verkkoa. Kuka tahansa voi tietää ne, joten niitä ei lasketa missään.
daily-by-date-compare = Tulokset, myös ilman palvelinta pelatuista peleistä:
# The line to share, with the share of the other players with a worse game.
daily-line-with = { $line } Parempi kuin { $share } % { $others } pelaajasta.
# After a game.
after-daily = Päivän jako: tuloksesi
error-daily = Muut saattavat vielä pelata tätä jakoa tänään. Peliä voi katsoa, kun päivä on ohi.
error-no-bots = Päivän jaossa botti ei voi ottaa paikkaasi.
