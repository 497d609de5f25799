### What an answer would change, before it is given. The numbers are those of now and those afterwards.

preview-coins = Münte: praegu { $before }, pärast { $after }
preview-their-coins = { $name }, münte: praegu { $before }, pärast { $after }
preview-points = Punkte: praegu { $before }, pärast { $after }
preview-science = Punkte teaduse eest: praegu { $before }, pärast { $after }
preview-border =
    { $who ->
        [you] Kilpe: praegu { $before }, pärast { $after }; sinul { $theirs }. Lahingupunkte ajastu lõpus: praegu { $points }, pärast { $then }
       *[other] Kilpe: praegu { $before }, pärast { $after }; { $name } { $theirs }. Lahingupunkte ajastu lõpus: praegu { $points }, pärast { $then }
    }
preview-earned =
    { $coins ->
        [one] kohe { $coins } münt
       *[other] kohe { $coins } münti
    }
preview-produces = Lisandub igal käigul: { $list }
preview-opens = Annab tasuta: { $cards }
preview-symbols = Erinevaid sümboleid: praegu { $before }, pärast { $after }
preview-pawn = Lahingunupp keskelt vastase poole, samme: praegu { $before }, pärast { $after }
preview-military = Punkte lahingunupu asukoha eest: praegu { $before }, pärast { $after }
preview-wins =
    { $victory ->
        [military] Võit: sõjaline üleolek
       *[science] Võit: teaduslik üleolek
    }
preview-then-token = Progressimärk
preview-then-library = Vali märk
preview-then-destroy = Vastase kaart läheb maha
preview-then-revive = Vali mahapandud kaart
preview-then-begin = Ajastu viimane kaart
preview-then-over = Lõpetab mängu
preview-again = Lisakäik
preview-turn-lost = Lisakäiku pole: kaardid on otsas
preview-lost-wonder =
    { $who ->
        [you] Mängust läheb välja sinu { $wonder }
       *[other] Mängust läheb välja { $wonder } ({ $name })
    }
confirm-choice = Kinnita
