### Replays: a finished game step by step.

replay-title = Uusinta: { $names } – Antipater
replay-heading = Uusinta: { $names }
replay-other = Toinen tallenne
replay-not-kept = Tänne lähetettyä tallennetta säilytetään vain vähän aikaa, eikä se kuulu mihinkään pöytään. Pidä tiedosto tallessa.
replay-steps = Pelin siirrot
replay-first = Alkuun
replay-back = Edellinen siirto
replay-play = Toista
replay-on = Seuraava siirto
replay-last = Loppuun
replay-step = Siirto { $step }/{ $steps }
replay-choose-step = Valitse siirto
replay-go = Siirry
replay-play-on = Jatka tästä
replay-play-on-explained = Jatka tästä pelaajan { $name } paikalla uudessa pelissä botteja vastaan
outlook-title = Mitä tästä seuraa
outlook-explained = Botit jatkavat tästä monta kertaa sillä tiedolla, joka pelaajalla { $name } oli
outlook-note = Tavallisen tason bottien pelejä tästä loppuun: { $games }. Kaikki, minkä { $name } tiesi, pysyy ennallaan; muu jaetaan joka kerta uudelleen.
outlook-back = Takaisin uusintaan
replay-nothing = Mitään ei ole vielä tapahtunut.
duel-when =
    { $count ->
        [0] { $age } aikakausi, ei enää kortteja
        [one] { $age } aikakausi, { $count } kortti jäljellä
       *[other] { $age } aikakausi, { $count } korttia jäljellä
    }

eyes-title = Kenen näkökulmasta
eyes-front = Näytettävä paikka
eyes-with = Näkymä
eyes-all = kaikki kortit esillä
eyes-seat = vain { $name }
eyes-public = katsojat

hand-of =
    { $who ->
        [you] Omat korttisi
       *[other] Pelaajan { $name } kortit
    }
pile-of =
    { $who ->
        [you] Poistopakka, jota sinä tutkit
       *[other] Poistopakka, jota { $name } tutkii
    }
used-for =
    { $what ->
        [build] Rakentaa sen
        [stage] Rakentaa sillä vaiheen
       *[sell] Myy sen
    }
duel-taken = Otetaan seuraavaksi.
open-hands = Muiden kortit
open-hidden = Muilta piilossa
open-sold = Myydyt

course-title = Pisteet pelin aikana
course-of =
    { $points ->
        [one] { $name }: alussa 0, lopussa { $points } piste; luvut ovat alla
       *[other] { $name }: alussa 0, lopussa { $points } pistettä; luvut ovat alla
    }
course-points =
    { $points ->
        [one] lopussa { $points } piste
       *[other] lopussa { $points } pistettä
    }
course-figures = Sama lukuina
course-step = Siirto
letter-treasury = ¢
letter-wonder = ▲
letter-progress = ★

upload-title = Katso tallenne uusintana
upload-explained = Pelatun pelin tallenteen voi ladata sen pöydästä. Täällä peli näytetään uudestaan siirto siirrolta, kunkin pelaajan näkökulmasta tai kaikki kortit avoinna.
upload-file = Tallennetiedosto
upload-send = Näytä peli
upload-refused = Tämä ei ole pelin tallenne:
error-no-replay = Tätä tallennetta ei enää säilytetä. Lähetä se uudestaan.
