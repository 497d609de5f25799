### Käsk `analyze`: selle abi, tabelid ja vead.

cli-about-analyze = Hinda salvestatud mängu või seisu otsuseid selle järgi, mida iga mängija teadis
cli-more-analyze = Võit % on mängija oodatav osa võidust. Käikude väärtus selgub tugevaimate bottide simulatsioonidest; peidetud kaarte ei kasutata. Pooleli mängu hinnatakse viimase käiguni.
cli-arg-analyze-what = Salvestised, igal real üks JSON-objekt; - on standardsisend. Või seis või see, mida üks koht sellest teab, ühe reana, nagu seda väljastab `position`, jutumärkides
cli-arg-analyze-record = Salvestise number, alates 0-st; selleta esimene
cli-arg-analyze-seat = Hinda ainult selle mängija otsuseid, alates 0-st
cli-arg-analyze-depth = Kui põhjalikult: quick, normal või deep
cli-arg-analyze-seed = Simulatsioonide seeme; sama seeme annab samad arvud
cli-arg-analyze-protocol = Hinda otsuseid teise programmi jaoks: päringud ja vastused on JSON-read standardsisendis ja -väljundis (docs/analysis.md)
cli-analyze-depth = oodati üht neist: { $list }
cli-analyze-no-player = --seat { $seat }: seal ei mängi keegi
cli-analyze-observer = see on koha { $seat } vaade: hinnata saab ainult selle otsuseid
cli-analyze-spectator = see on pealtvaataja vaade: siin pole midagi otsustada
cli-analyze-nobody = siin pole midagi otsustada
cli-analyze-no-errors = Vigu pole.

## Tabelite pealkirjad

cli-analyze-when = millal
cli-analyze-band = hinnang
cli-analyze-played = mängitud
cli-analyze-better = parim
cli-analyze-why = miks parim käik on parem
cli-analyze-lost = kaotus %
cli-analyze-error = ±
cli-analyze-share = võit %
cli-analyze-margin = edu
cli-analyze-player = mängija
cli-analyze-accuracy = täpsus %
cli-analyze-errors =
    { $band ->
        [inaccuracy] ebatäpsusi
        [mistake] vigu
       *[blunder] rängu vigu
    }
cli-analyze-start = algus %
cli-analyze-luck = õnn %
cli-analyze-result = tulemus %
cli-analyze-without-luck = ilma õnneta %
cli-analyze-unexplained = seletamata %
