### A befejezett játszma elemzése a visszajátszás oldalán.

analysis-offer = Találd meg a fordulópontokat és a legjobb lépéseket. Minden döntést csak az alapján értékelünk, amit a játékos akkor tudott.
analysis-start = Elemzés indítása
# Analyses of other depths than the usual one.
analysis-start-depth =
    { $depth ->
       *[quick] Gyors elemzés
    }
analysis-failed = Az elemzés nem sikerült. Megpróbálhatod újra.
analysis-waiting =
    { $ahead ->
        [0] Indul az elemzés …
       *[other] Még { $ahead } elemzés van előtte …
    }
analysis-progress = Elemzett döntések: { $done } / { $all }
analysis-cancel = Mégse
analysis-refresh = Frissítés
error-no-analysis = Nincs ilyen elemzés. Előbb indítsd el.
error-many-analyses = Túl sok elemzés vár. Próbáld újra, ha valamelyik kész.

## A görbe

analysis-percent = { $number }%
analysis-signed = { $sign }{ $number }%
analysis-curve = Győzelmi esélyek a játszma során, játékosonként egy vonal; a számok lejjebb olvashatók
analysis-now = Esélyek ennél a lépésnél
analysis-chances = Győzelmi esélyek
analysis-turning = Fordulópontok
analysis-turn = { $when }: { $name }, előtte { $from }, utána { $to }
analysis-luck-made = szerencse

## Összegzés játékosonként

analysis-summary = Mi döntötte el az eredményt
analysis-player = Játékos
analysis-accuracy = Pontosság
analysis-band =
    { $band ->
        [inaccuracy] Pontatlanság
        [mistake] Hiba
       *[blunder] Durva hiba
    }
analysis-luck = Szerencse
analysis-others = A többiek
analysis-result = Eredmény
analysis-without-luck = Szerencse nélkül
analysis-unexplained = Megmagyarázatlan
analysis-give-or-take = { $number } ± { $error }
analysis-explained = A pontosság 100, ha minden döntés a legjobb volt. A szerencse az, amit a kártyák hozzátettek az esélyekhez; nélküle egyetlen játszma eredménye 0% alatt vagy 100% fölött is lehet. Minden szám a legerősebb botok becslése.
analysis-others-explained = „A többiek” az, amit a többi játékos azzal tett hozzá, hogy másképp választott, mint a botok tették volna.
analysis-unexplained-explained = A „Megmagyarázatlan” az, ami megmarad: az egymást követő lépések becslései nem egészen egyeznek. Akkor látszik, ha több mint 20%; 25% fölött a játszma túl szoros ahhoz, hogy megmondjuk.

## Egy döntés

analysis-verdict = A következő lépés
analysis-only = az egyetlen jó lépés
analysis-lost = Elveszett győzelmi esély: { $percent }
analysis-forced = Itt nem volt valódi választás.
analysis-points = { $points } pont
analysis-played = ezt lépte
analysis-why = Miért
analysis-hidden = Csak ez a játékos látja
analysis-marks = Értékelések
