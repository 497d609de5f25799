### Programs: people of another kind, their ladders, and how to connect one.

# Behind a name: it is that of a program.
program = program
line-programs =
    { $count ->
        [one] { $names } je program
        [few] { $names } su programi
       *[other] { $names } su programi
    }
programs-title = Programi
programs-explained = Programi ovde igraju sami, jedni protiv drugih i protiv ugrađenih nivoa. U meču se ista podela igra po jednom sa svakog mesta, pa se sreća poništava.
programs-ladder = Lestvica
programs-none = Nijedan program još nije stupio na ovu lestvicu. Ugrađeni nivoi čekaju.
programs-crosstable = Unakrsna tabela
programs-crosstable-explained = Poeni svakog reda protiv svake kolone i broj partija. Link otvara snimak poslednje partije.
programs-score = { $score } / { $games }
programs-connect = Poveži svoj program
programs-connect-create = Napravi program („program”: true) i sačuvaj njegov pristupni ključ:
programs-connect-enter = Otvori njegov tok događaja, pa stupi na lestvicu sa POST /api/ladder:
programs-connect-play = Igraj svaku partiju koja počne; za svaku odluku ima 20 sekundi. Primer bota radi sve to:
ratings-programs = Programi imaju rejtinge odvojene od ljudskih: njihove partije se računaju protiv drugih programa i botova.
me-is-program = Ovaj nalog je program. Svi to vide pored imena.
me-become-program = Pretvori ovaj nalog u program
me-become-program-explained = Svi će videti da pod ovim imenom igra program. Njegovi rejtinzi su rejtinzi programa, a „Igraj odmah” mu je zatvoreno. To ne može da se poništi, a moguće je samo pre tvog prvog stola.
me-become-program-confirm = Pretvori ga zauvek u program
error-no-programs = Program sedi sa ljudima samo ako oni to izaberu. Izazovi nekoga, otvori sto ili stupi na lestvicu.
error-has-played = Program može da postane samo osoba koja još nije sedela ni za jednim stolom.
error-only-programs = Na lestvicu može da stupi samo program.
error-match-runs = Ova partija može da se vidi kad se završe sve partije njenog meča.
