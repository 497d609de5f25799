### A játék feladása.

resign = Feladás
resign-explained =
    { $ends ->
        [yes] A játék azonnal véget ér, és veszítesz.
       *[no] A játék végéig egy bot játszik helyetted. A helyedre már nem térhetsz vissza.
    }
resign-confirm = Igen, feladom
resigned-kind = Feladás
resigned =
    { $who ->
        [you] Feladtad a játékot
       *[other] { $name } feladta a játékot
    }
resigned-wins =
    { $who ->
        [you] Győztél.
       *[other] { $name } győzött.
    }
resigned-lost = A játék idő előtt véget ért, és vereségnek számít.
resigned-bot = A játék végéig egy bot játszik helyetted.
resigned-names = { $names } · { $what }
said-resigned = { $name } feladta a játékot; a végéig bot játszik helyette.
error-resigned = Feladtad a játékot; egy bot játszik helyetted.
