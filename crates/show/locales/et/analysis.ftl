### Lõppenud mängu analüüs korduse lehel.

analysis-offer = Leia pöördepunktid ja parimad käigud. Iga otsust hinnatakse ainult selle järgi, mida mängija sel hetkel teadis.
analysis-start = Analüüsi
# Analyses of other depths than the usual one.
analysis-start-depth =
    { $depth ->
       *[quick] Kiire analüüs
    }
analysis-failed = Analüüs ebaõnnestus. Võid uuesti proovida.
analysis-waiting =
    { $ahead ->
        [0] Analüüs algab …
        [one] Enne seda ootab veel { $ahead } analüüs …
       *[other] Enne seda ootab veel { $ahead } analüüsi …
    }
analysis-progress = Otsuseid analüüsitud: { $done } / { $all }
analysis-cancel = Katkesta
analysis-refresh = Värskenda
error-no-analysis = Sellist analüüsi ei ole. Käivita see kõigepealt.
error-many-analyses = Liiga palju analüüse on ootel. Proovi uuesti, kui mõni on valmis.

## Kõver

analysis-percent = { $number }%
analysis-signed = { $sign }{ $number }%
analysis-curve = Võiduvõimalused mängu jooksul, igal mängijal oma joon; arvud on allpool
analysis-now = Võimalused sellel sammul
analysis-chances = Võiduvõimalused
analysis-turning = Pöördepunktid
analysis-turn = { $when }: { $name }, enne { $from }, pärast { $to }
analysis-luck-made = õnn

## Iga mängija kokkuvõte

analysis-summary = Mis tulemuse otsustas
analysis-player = Mängija
analysis-accuracy = Täpsus
analysis-band =
    { $band ->
        [inaccuracy] Ebatäpsusi
        [mistake] Vigu
       *[blunder] Rängu vigu
    }
analysis-luck = Õnn
analysis-others = Teised
analysis-result = Tulemus
analysis-without-luck = Õnneta
analysis-unexplained = Seletamata
analysis-give-or-take = { $number } ± { $error }
analysis-explained = Täpsus on 100, kui iga otsus oli parim. Õnn on see, mida kaardid võimalustele lisasid; ilma selleta võib ühe mängu tulemus olla alla 0% või üle 100%. Kõik arvud on tugevaimate bottide hinnangud.
analysis-others-explained = „Teised“ on see, mida teised mängijad lisasid, valides teisiti kui botid.
analysis-unexplained-explained = „Seletamata“ on see, mis üle jääb: järjestikuste käikude hinnangud ei klapi päriselt. Seda näidatakse, kui see on üle 20%; üle 25% puhul on mäng liiga tasavägine, et öelda.

## Üks otsus

analysis-verdict = Järgmine käik
analysis-only = ainus hea käik
analysis-lost = Kaotatud võiduvõimalusi: { $percent }
analysis-forced = Siin polnud õiget valikut.
analysis-points =
    { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
analysis-played = mängitud
analysis-why = Miks
analysis-hidden = Näeb ainult see mängija
analysis-marks = Hinnangud
