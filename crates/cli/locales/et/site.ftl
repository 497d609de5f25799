### Käsk `site`.

cli-about-site = Kirjuta veebisait, kus mängitakse ilma serverita: piisab mis tahes failimajutusest
cli-more-site = Sait hoiab mänge brauseris ja töötab pärast esimest avamist ilma ühenduseta. Vaja on https-i (või localhosti), sest mujal brauserid teenusetöötajaid ei luba, ja majutust, mille sisuturbepoliitika pole rangem kui lehtedel endil.
cli-arg-site-folder = Kaust failide jaoks; kausta, milles on midagi muud, ei kasutata
cli-arg-site-robots = Kas otsingumootorid võivad saiti loetleda
cli-arg-site-module = Moodul, mida kasutada programmiga kaasas oleva asemel
cli-site-cannot-write = kausta { $folder } ei saa kirjutada
cli-site-not-empty = kaust { $folder } pole tühi ega sisalda sellist saiti
cli-site-no-module = faili { $file } ei saa lugeda
cli-site-written = kaustas { $folder } on { $files } faili, kokku { $kilobytes } kB
