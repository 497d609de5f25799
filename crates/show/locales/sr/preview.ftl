### What an answer would change, before it is given. The numbers are those of now and those afterwards.

preview-coins = Novčići: sada { $before }, posle { $after }
preview-their-coins = Novčići igrača { $name }: sada { $before }, posle { $after }
preview-points = Ukupno poena: sada { $before }, posle { $after }
preview-science = Poeni za nauku: sada { $before }, posle { $after }
preview-border =
    { $who ->
        [you] Štitovi: sada { $before }, posle { $after }; ti imaš { $theirs }. Poeni iz sukoba na kraju doba: sada { $points }, posle { $then }
       *[other] Štitovi: sada { $before }, posle { $after }; { $name } ima { $theirs }. Poeni iz sukoba na kraju doba: sada { $points }, posle { $then }
    }
preview-earned =
    { $coins ->
        [one] Odmah { $coins } novčić
        [few] Odmah { $coins } novčića
       *[other] Odmah { $coins } novčića
    }
preview-produces = Nova proizvodnja: { $list }
preview-opens = Kasnije besplatno: { $cards }
preview-symbols = Različiti simboli: sada { $before }, posle { $after }
preview-pawn = Figura, polja od sredine ka protivniku: sada { $before }, posle { $after }
preview-military = Poeni za položaj figure: sada { $before }, posle { $after }
preview-wins =
    { $victory ->
        [military] Pobeda: vojna nadmoć
       *[science] Pobeda: naučna nadmoć
    }
preview-then-token = Token napretka
preview-then-library = Izaberi token
preview-then-destroy = Odbaci protivnikovu kartu
preview-then-revive = Izaberi odbačenu kartu
preview-then-begin = Poslednja karta doba
preview-then-over = Kraj igre
preview-again = Još jedan potez
preview-turn-lost = Bez dodatnog poteza: nema više karata
preview-lost-wonder =
    { $who ->
        [you] Ispada tvoje čudo { $wonder }
       *[other] Ispada čudo { $wonder } ({ $name })
    }
confirm-choice = Potvrdi
