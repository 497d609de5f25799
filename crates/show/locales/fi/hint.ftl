### Vihjeet pöydässä, jossa muut ovat botteja.

hint = Vihje
hint-uncounted = Vihje näyttää parhaan toimen sen perusteella, mitä tiedät. Peli, jossa on otettu vihjeitä, ei vaikuta luokitukseesi.
hint-best = Paras: { $action }
hint-chances = Voiton mahdollisuus: { $percent }
hint-only = Kaikki, mitä voit nyt tehdä, johtaa samaan.
hint-next = Seuraavaksi paras: { $action } ({ $percent })
hint-count =
    { $count ->
        [one] { $count } vihje
       *[other] { $count } vihjettä
    }
key-hint = pyydä vihje (peleissä botteja vastaan)
error-no-hints = Vihjeitä saa vain peleissä, joissa yksi ihminen pelaa botteja vastaan.
error-nothing-asked = Sinulla ei ole nyt mitään päätettävää.
