### Päättyneen pelin analyysi uusinnan sivulla.

analysis-offer = Löydä käännekohdat ja parhaat siirrot. Jokainen päätös arvioidaan vain sen mukaan, mitä pelaaja silloin tiesi.
analysis-start = Analysoi
# Analyses of other depths than the usual one.
analysis-start-depth =
    { $depth ->
       *[quick] Pika-analyysi
    }
analysis-failed = Analyysi ei onnistunut. Voit yrittää uudelleen.
analysis-waiting =
    { $ahead ->
        [0] Analyysi alkaa …
        [one] Edellä on { $ahead } analyysi …
       *[other] Edellä on { $ahead } analyysia …
    }
analysis-progress = Päätöksiä analysoitu { $done }/{ $all }
analysis-cancel = Peruuta
analysis-refresh = Päivitä
error-no-analysis = Sellaista analyysia ei ole. Käynnistä se ensin.
error-many-analyses = Liian monta analyysia odottaa. Yritä uudelleen, kun jokin niistä on valmis.

## Käyrä

analysis-percent = { $number } %
analysis-signed = { $sign }{ $number } %
analysis-curve = Voiton mahdollisuudet pelin aikana, jokaisella pelaajalla oma viiva; luvut ovat alempana
analysis-now = Mahdollisuudet tässä kohdassa
analysis-chances = Voiton mahdollisuudet
analysis-turning = Käännekohdat
analysis-turn = { $when }: { $name }, ennen { $from }, jälkeen { $to }
analysis-luck-made = onni

## Yhteenveto pelaajittain

analysis-summary = Mistä tulos syntyi
analysis-player = Pelaaja
analysis-accuracy = Tarkkuus
analysis-band =
    { $band ->
        [inaccuracy] Epätarkkuuksia
        [mistake] Virheitä
       *[blunder] Karkeita virheitä
    }
analysis-luck = Onni
analysis-others = Muut
analysis-result = Tulos
analysis-without-luck = Ilman onnea
analysis-unexplained = Selittämättä
analysis-give-or-take = { $number } ± { $error }
analysis-explained = Tarkkuus on 100, jos jokainen päätös oli paras. Onni on se, minkä kortit lisäsivät mahdollisuuksiin; ilman sitä yhden pelin tulos voi olla alle 0 % tai yli 100 %. Kaikki luvut ovat vahvimpien bottien arvioita.
analysis-others-explained = ”Muut” on se, minkä muut pelaajat lisäsivät valitsemalla toisin kuin botit olisivat valinneet.
analysis-unexplained-explained = ”Selittämättä” on se, mikä jää jäljelle: peräkkäisten siirtojen arviot eivät täsmää aivan. Se näytetään, jos se on yli 20 %; yli 25 % tarkoittaa, että peli on liian tasainen sanottavaksi.

## Yksi päätös

analysis-verdict = Seuraava siirto
analysis-only = ainoa hyvä siirto
analysis-lost = Voiton mahdollisuuksista menetetty { $percent }
analysis-forced = Tässä ei ollut todellista valintaa.
analysis-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
analysis-played = pelattu
analysis-why = Miksi
analysis-hidden = Vain tämä pelaaja näkee
analysis-marks = Arviot
