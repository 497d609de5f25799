### What an answer would change, before it is given. The numbers are those of now and those afterwards.

preview-coins = Rahat: { $before }, sitten { $after }
preview-their-coins = { $name }, rahat: { $before }, sitten { $after }
preview-points = Pisteet: { $before }, sitten { $after }
preview-science = Pisteet tieteestä: { $before }, sitten { $after }
preview-border =
    { $who ->
        [you] Kilvet: { $before }, sitten { $after }; vastassa sinun { $theirs }. Taistelupisteet aikakauden lopussa: { $points }, sitten { $then }
       *[other] Kilvet: { $before }, sitten { $after }; vastassa { $theirs } ({ $name }). Taistelupisteet aikakauden lopussa: { $points }, sitten { $then }
    }
preview-earned =
    { $coins ->
        [one] heti { $coins } raha
       *[other] heti { $coins } rahaa
    }
preview-produces = Uutta joka vuorolla: { $list }
preview-opens = Sitten ilmaiseksi: { $cards }
preview-symbols = Eri symboleja: { $before }, sitten { $after }
preview-pawn = Nappulan ruudut keskeltä vastustajan suuntaan: { $before }, sitten { $after }
preview-military = Pisteet nappulan paikasta: { $before }, sitten { $after }
preview-wins =
    { $victory ->
        [military] Voitto: sotilaallinen ylivoima
       *[science] Voitto: tieteellinen ylivoima
    }
preview-then-token = Edistysmerkki
preview-then-library = Valitse merkki
preview-then-destroy = Vastustajan kortti poistopakkaan
preview-then-revive = Valitse poistopakasta
preview-then-begin = Aikakauden viimeinen kortti
preview-then-over = Peli päättyy
preview-again = Lisävuoro
preview-turn-lost = Ei lisävuoroa: kortit loppuivat
preview-lost-wonder =
    { $who ->
        [you] Pelistä poistuu ihmeesi { $wonder }
       *[other] Pelistä poistuu { $wonder } ({ $name })
    }
confirm-choice = Vahvista
