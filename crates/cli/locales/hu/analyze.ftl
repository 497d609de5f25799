### Az `analyze` parancs: a súgója, a táblázatai és a hibái.

cli-about-analyze = Egy felvett játék vagy egy állás döntéseinek értékelése aszerint, amit az egyes játékosok tudtak
cli-more-analyze = A győzelem % a játékos várható része a győzelemből. A lépések értékét a legerősebb botok szimulációi adják; a rejtett lapokat nem használják. A befejezetlen játszma az utolsó lépéséig kap értékelést.
cli-arg-analyze-what = Felvételek, soronként egy JSON-objektum; a - a szabványos bemenet. Vagy egy állás, illetve amit egy hely tud róla, egy sorban, ahogy a `position` kiírja, idézőjelek között
cli-arg-analyze-record = A felvétel száma, 0-tól számolva; enélkül az első
cli-arg-analyze-seat = Csak ennek a játékosnak a döntései, 0-tól számolva
cli-arg-analyze-depth = Milyen alaposan: quick, normal vagy deep
cli-arg-analyze-seed = A szimulációk magja; ugyanaz a mag ugyanazokat a számokat adja
cli-arg-analyze-protocol = Döntések értékelése egy másik program számára: a kérdések és a válaszok JSON-sorok a szabványos bemeneten és kimeneten (docs/analysis.md)
cli-analyze-depth = ezek egyike kell: { $list }
cli-analyze-no-player = --seat { $seat }: ott senki sem játszik
cli-analyze-observer = ez a következő hely nézőpontja: { $seat }; csak annak a döntései értékelhetők
cli-analyze-spectator = ez egy néző nézőpontja: nincs miről dönteni
cli-analyze-nobody = itt nincs miről dönteni
cli-analyze-no-errors = Nincs hiba.

## A táblázatok fejlécei

cli-analyze-when = mikor
cli-analyze-band = értékelés
cli-analyze-played = megtett
cli-analyze-better = legjobb
cli-analyze-why = miért jobb a legjobb lépés
cli-analyze-lost = veszteség %
cli-analyze-error = ±
cli-analyze-share = győzelem %
cli-analyze-margin = előny
cli-analyze-player = játékos
cli-analyze-accuracy = pontosság %
cli-analyze-errors =
    { $band ->
        [inaccuracy] pontatlanság
        [mistake] hiba
       *[blunder] durva hiba
    }
cli-analyze-start = kezdet %
cli-analyze-luck = szerencse %
cli-analyze-result = eredmény %
cli-analyze-without-luck = szerencse nélkül %
cli-analyze-unexplained = megmagyarázatlan %
