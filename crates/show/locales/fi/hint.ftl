### Vihjeet pöydässä, jossa muut ovat botteja.

hint = Vihje
hint-uncounted = Vihje näyttää parhaan siirron sen perusteella, mitä näet. Pelejä, joissa on otettu vihjeitä, ei lasketa vahvuuslukuusi.
hint-best = Paras: { $action }
hint-chances = Voiton mahdollisuus: { $percent }
hint-only = Kaikki siirtosi johtavat samaan.
hint-next = Seuraavaksi paras: { $action } ({ $percent })
hint-count =
    { $count ->
        [one] { $count } vihje
       *[other] { $count } vihjettä
    }
key-hint = ota vihje (peleissä botteja vastaan)
error-no-hints = Vihjeitä saa vain peleissä, joissa yksi ihminen pelaa botteja vastaan.
error-nothing-asked = Sinulla ei ole nyt mitään päätettävää.
