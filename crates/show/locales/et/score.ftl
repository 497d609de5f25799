### The score pad for a real table.

pad-title = Punktileht
pad-lead = Mängule päris laua ääres. Kirjuta punktid ise või sisesta linnade kaardid ja lase punktid kokku lugeda.
pad-choose = Näita seda lehte
pad-player = { $number }. mängija
pad-name = { $number }. mängija nimi
pad-cell = { $category }: { $number }. mängija
pad-contents = Sisesta { $number }. mängija kaardid
pad-contents-short = Sisesta kaardid
pad-place = Koht
pad-winner = Võitja
pad-sum = Liida kokku
pad-reset = Uus leht
pad-reset-question = Kas kustutada lehelt kõik?
pad-reset-yes = Kustuta
pad-reset-no = Jäta alles
pad-kept = See brauser hoiab punktilehe alles.
pad-pawn = Lahingunupp
pad-pawn-explained = Paremal: teise mängija poolel. Vasakul: esimese mängija poolel. Kui nupp on raja lõpus, on pealinn vallutatud.
pad-shared = Kõik on võrdne: võit jagatakse.
pad-undecided = Punktid on võrdsed. Viigi lahendamiseks sisesta mündid.
pad-not-numbers = Märgitud lahtrites pole arvud, seega midagi ei liideta.
pad-impossible = Selline seis pole võimalik.
pad-away = Serveriga pole ühendust. Arvud jäävad alles ja liidetakse kokku, kui ühendus on tagasi.

## What lies in a city

pad-done = Valmis
pad-board = Imelaud ja järgud
pad-no-board = Imelaud: valimata
pad-side = Imelaua külg
pad-stages = Järke ehitatud
pad-coins-and-tokens = Mündid ja lahingud
pad-victory =
    { $points ->
        [one] Ühe punkti võidumärk
       *[other] { $points } punkti võidumärk
    }
pad-symbols = Ainult sümbolid
pad-symbols-explained = Roheliste kaartide sisestamise asemel: mitu sümbolit on igast liigist, järkude omad kaasa arvatud.
pad-any = vabalt valitav
pad-less = Ühe võrra vähem
pad-more = Ühe võrra rohkem
