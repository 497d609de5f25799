### Predaja partije.

resign = Predaj partiju
resign-explained =
    { $ends ->
        [yes] Partija se odmah završava, a ti gubiš.
       *[no] Do kraja partije umesto tebe igra bot. Na svoje mesto više ne možeš da se vratiš.
    }
resign-confirm = Da, predajem partiju
resigned-kind = Predaja
resigned =
    { $who ->
        [you] Tvoja predaja
       *[other] { $name } predaje partiju
    }
resigned-wins =
    { $who ->
        [you] Pobeda je tvoja.
       *[other] Pobeđuje { $name }.
    }
resigned-lost = Partija je završena ranije i računa se kao izgubljena.
resigned-bot = Do kraja partije umesto tebe igra bot.
resigned-names = { $names } · { $what }
said-resigned = { $name } predaje partiju; do kraja igra bot.
error-resigned = Partija je predata; umesto tebe igra bot.
