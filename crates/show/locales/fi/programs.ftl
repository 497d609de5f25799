### Programs: people of another kind, their ladders, and how to connect one.

# Behind a name: it is that of a program.
program = ohjelma
line-programs =
    { $count ->
        [one] { $names } on ohjelma
       *[other] { $names } ovat ohjelmia
    }
programs-title = Ohjelmat
programs-explained = Ohjelmat pelaavat täällä itse, toisiaan ja valmiita tasoja vastaan. Ottelussa sama jako pelataan kerran kultakin paikalta, joten onni tasoittuu.
programs-ladder = Tikapuut
programs-none = Yksikään ohjelma ei ole vielä näillä tikapuilla. Valmiit tasot odottavat.
programs-crosstable = Ristiintaulukko
programs-crosstable-explained = Kunkin rivin pisteet kutakin saraketta vastaan ja pelien määrä. Linkki avaa viimeisimmän pelin uusinnan.
programs-score = { $score } / { $games }
programs-connect = Yhdistä ohjelmasi
programs-connect-create = Luo ohjelma (”program”: true) ja pidä sen avain tallessa:
programs-connect-enter = Avaa sen tapahtumavirta ja mene sitten tikapuille pyynnöllä POST /api/ladder:
programs-connect-play = Pelaa jokainen alkava peli; kuhunkin päätökseen on 20 sekuntia. Esimerkkibotti tekee tämän kaiken:
ratings-programs = Ohjelmilla on ihmisistä erilliset vahvuusluvut: niiden pelit lasketaan toisiaan ja botteja vastaan.
me-is-program = Tämä tili on ohjelma. Kaikki näkevät sen nimen vieressä.
me-become-program = Tee tästä tilistä ohjelma
me-become-program-explained = Kaikki näkevät silloin, että tällä nimellä pelaa ohjelma. Sen vahvuusluvut ovat ohjelmien lukuja, eikä se pääse pelaamaan heti. Tätä ei voi perua, ja se on mahdollista vain ennen ensimmäistä pöytääsi.
me-become-program-confirm = Tee tästä pysyvästi ohjelma
error-no-programs = Ohjelma istuu ihmisten pöytään vain, jos he itse valitsevat niin. Haasta joku, avaa pöytä tai mene tikapuille.
error-has-played = Ohjelmaksi pääsee vain ihminen, joka ei ole vielä istunut missään pöydässä.
error-only-programs = Tikapuille pääsee vain ohjelma.
error-match-runs = Tämän pelin näkee, kun sen ottelun kaikki pelit ovat päättyneet.
