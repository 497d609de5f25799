### The score pad for a real table.

pad-title = Blok za rezultate
pad-lead = Za partiju za pravim stolom. Upiši poene, ili unesi karte gradova i poeni će se sami sabrati.
pad-choose = Prikaži ovaj blok
pad-player = Igrač { $number }
pad-name = Ime igrača { $number }
pad-cell = { $category }: igrač { $number }
pad-contents = Unesi karte igrača { $number }
pad-contents-short = Unesi karte
pad-place = Mesto
pad-winner = Pobednik
pad-sum = Saberi
pad-reset = Novi blok
pad-reset-question = Obrisati sve sa ovog bloka?
pad-reset-yes = Obriši
pad-reset-no = Zadrži
pad-kept = Ovaj pregledač čuva blok.
pad-pawn = Figura sukoba
pad-pawn-explained = Desno: na strani drugog igrača. Levo: na strani prvog. Na kraju staze prestonica je osvojena.
pad-shared = Jednako u svemu: pobeda se deli.
pad-undecided = Isti broj poena. Unesi novčiće da se odluči.
pad-not-numbers = U obeleženim poljima nisu brojevi, pa ništa nije sabrano.
pad-impossible = Takvo stanje nije moguće.
pad-away = Server nije dostupan. Brojevi ostaju sačuvani i sabiraju se kada se server vrati.

## What lies in a city

pad-done = Gotovo
pad-board = Tabla i faze
pad-no-board = Tabla: nijedna izabrana
pad-side = Strana table
pad-stages = Izgrađene faze
pad-coins-and-tokens = Novčići i sukobi
pad-victory =
    { $points ->
        [one] Token pobede, { $points } poen
        [few] Token pobede, { $points } poena
       *[other] Token pobede, { $points } poena
    }
pad-symbols = Samo simboli
pad-symbols-explained = Umesto unošenja zelenih karata: koliko ima kog simbola, računajući i faze.
pad-any = po izboru
pad-less = Jedan manje
pad-more = Jedan više
