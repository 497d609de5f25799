### Vihjed lauas, kus mängivad ainult botid.

hint = Vihje
hint-uncounted = Vihje näitab parimat käiku selle järgi, mida sa näed. Vihjetega mängud ei mõjuta sinu reitingut.
hint-best = Parim: { $action }
hint-chances = Võiduvõimalus: { $percent }
hint-only = Kõik sinu käigud annavad sama tulemuse.
hint-next = Paremuselt järgmine: { $action } ({ $percent })
hint-count =
    { $count ->
        [one] { $count } vihje
       *[other] { $count } vihjet
    }
key-hint = saa vihje (mängus bottide vastu)
error-no-hints = Vihjeid saab ainult siis, kui üks inimene mängib bottide vastu.
error-nothing-asked = Praegu ei ole sul midagi otsustada.
