### Analiza završene partije na stranici snimka.

analysis-offer = Pronađi prekretnice i najbolje poteze. Svaka odluka se ocenjuje samo po onome što je igrač tada znao.
analysis-start = Analiziraj
# Analyses of other depths than the usual one.
analysis-start-depth =
    { $depth ->
       *[quick] Brza analiza
    }
analysis-failed = Analiza nije uspela. Možeš da pokušaš ponovo.
analysis-waiting =
    { $ahead ->
        [0] Analiza počinje …
        [one] Pre ove čeka još { $ahead } analiza …
        [few] Pre ove čekaju još { $ahead } analize …
       *[other] Pre ove čeka još { $ahead } analiza …
    }
analysis-progress = Analizirano odluka: { $done } od { $all }
analysis-cancel = Otkaži
analysis-refresh = Osveži
error-no-analysis = Ta analiza ne postoji. Prvo je pokreni.
error-many-analyses = Previše analiza čeka. Pokušaj ponovo kada se neka završi.

## Kriva

analysis-percent = { $number } %
analysis-signed = { $sign }{ $number } %
analysis-curve = Izgledi za pobedu tokom partije, po jedna linija za svakog igrača; brojevi su ispod
analysis-now = Izgledi u ovom koraku
analysis-chances = Izgledi za pobedu
analysis-turning = Prekretnice
analysis-turn = { $when }: { $name }, pre { $from }, posle { $to }
analysis-luck-made = sreća

## Zbir za svakog igrača

analysis-summary = Šta je odlučilo ishod
analysis-player = Igrač
analysis-accuracy = Preciznost
analysis-band =
    { $band ->
        [inaccuracy] Nepreciznosti
        [mistake] Greške
       *[blunder] Grube greške
    }
analysis-luck = Sreća
analysis-others = Ostali
analysis-result = Rezultat
analysis-without-luck = Bez sreće
analysis-unexplained = Neobjašnjeno
analysis-give-or-take = { $number } ± { $error }
analysis-explained = Preciznost je 100 ako je svaka odluka bila najbolja. Sreća je ono što su karte dodale izgledima; bez nje rezultat jedne partije može biti ispod 0 % ili iznad 100 %. Svi brojevi su procene najjačih botova.
analysis-others-explained = „Ostali“ je ono što su drugi igrači dodali jer su birali drugačije nego što bi botovi birali.
analysis-unexplained-explained = „Neobjašnjeno“ je ono što preostaje: procene uzastopnih poteza se ne slažu sasvim. Prikazuje se ako je veće od 20 %; iznad 25 % partija je previše tesna da bi se reklo.

## Jedna odluka

analysis-verdict = Sledeći potez
analysis-only = jedini dobar potez
analysis-lost = Izgubljeni izgledi za pobedu: { $percent }
analysis-forced = Ovde nije bilo pravog izbora.
analysis-points =
    { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
analysis-played = odigrano
analysis-why = Zašto
analysis-hidden = Vidi samo taj igrač
analysis-marks = Ocene
