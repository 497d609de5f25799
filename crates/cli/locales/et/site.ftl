### Käsk `site`.

cli-about-site = Loo staatiline veebisait, kus kõike saab mängida ilma serverita
cli-more-site = Mänge hoitakse brauseris ja sait töötab pärast esimest avamist ilma ühenduseta. Vaja on https-i (või localhosti), sest service worker nõuab seda, ja majutust, mis ei saada omalt poolt rangemat sisuturbepoliitikat.
cli-arg-site-folder = Kaust, kuhu kirjutada; see peab olema tühi või sisaldama sellist saiti
cli-arg-site-robots = Kas otsingumootorid võivad saiti loetleda
cli-arg-site-module = Moodul, mida kasutada programmiga kaasas oleva asemel
cli-site-cannot-write = kausta { $folder } ei saa kirjutada
cli-site-not-empty = { $folder } pole tühi ega ole selline sait
cli-site-no-module = faili { $file } ei saa lugeda
cli-site-written = Kirjutati { $files } faili ({ $kilobytes } kB) kausta { $folder }
