### Oyunu bırakma.

resign = Pes et
resign-explained =
    { $ends ->
        [yes] Oyun hemen biter ve kaybetmiş olursun.
       *[no] Oyun bitene kadar yerine bir bot oynar. Yerine dönemezsin.
    }
resign-confirm = Evet, pes ediyorum
resigned-kind = Pes
resigned =
    { $who ->
        [you] Pes ettin
       *[other] { $name } pes etti
    }
resigned-wins =
    { $who ->
        [you] Sen kazandın.
       *[other] { $name } kazandı.
    }
resigned-lost = Oyun erken bitti ve kaybedilmiş sayılır.
resigned-bot = Oyun bitene kadar yerine bir bot oynar.
resigned-names = { $names } · { $what }
said-resigned = { $name } pes etti; oyun bitene kadar yerine bir bot oynuyor.
error-resigned = Pes ettin; yerine bir bot oynuyor.
