### Komanda `analyze`: njena pomoć, tabele i greške.

cli-about-analyze = Oceni odluke zapisane partije ili pozicije po onome što je svaki igrač znao
cli-more-analyze = Pobeda % je očekivani udeo igrača u pobedi. Potezi se vrednuju simulacijama najjačih botova; skrivene karte se ne koriste. Nezavršena partija se ocenjuje do poslednjeg poteza.
cli-arg-analyze-what = Zapisi, po jedan JSON objekat u redu; - je standardni ulaz. Ili pozicija, ili ono što jedno mesto o njoj zna, u jednom redu, kako ih ispisuje `position`, među navodnicima
cli-arg-analyze-record = Broj zapisa, broji se od 0; bez toga prvi
cli-arg-analyze-seat = Oceni samo odluke ovog igrača, broji se od 0
cli-arg-analyze-depth = Koliko temeljno: quick, normal ili deep
cli-arg-analyze-seed = Seme simulacija; isto seme daje iste brojeve
cli-arg-analyze-protocol = Oceni odluke za drugi program: upiti i odgovori su JSON redovi na standardnom ulazu i izlazu (docs/analysis.md)
cli-analyze-depth = očekuje se jedno od: { $list }
cli-analyze-no-player = --seat { $seat }: tamo niko ne igra
cli-analyze-observer = ovo vidi mesto { $seat }: mogu se oceniti samo njegove odluke
cli-analyze-spectator = ovo vidi posmatrač: nema o čemu da se odlučuje
cli-analyze-nobody = ovde nema šta da se odluči
cli-analyze-no-errors = Nema grešaka.

## Zaglavlja tabela

cli-analyze-when = kada
cli-analyze-band = ocena
cli-analyze-played = odigrano
cli-analyze-better = najbolje
cli-analyze-why = zašto je najbolji potez bolji
cli-analyze-lost = izgubljeno %
cli-analyze-error = ±
cli-analyze-share = pobeda %
cli-analyze-margin = prednost
cli-analyze-player = igrač
cli-analyze-accuracy = preciznost %
cli-analyze-errors =
    { $band ->
        [inaccuracy] nepreciznosti
        [mistake] greške
       *[blunder] grube greške
    }
cli-analyze-start = početak %
cli-analyze-luck = sreća %
cli-analyze-result = rezultat %
cli-analyze-without-luck = bez sreće %
cli-analyze-unexplained = neobjašnjeno %
