### Naredba `site`.

cli-about-site = Napiši veb-sajt na kome se igra bez servera: dovoljan je bilo koji smeštaj datoteka
cli-more-site = Sajt čuva partije u pregledaču i radi bez veze pošto je jednom otvoren. Potreban je https (ili localhost), jer pregledači drugde ne dozvoljavaju servisne radnike, i smeštaj čija politika bezbednosti sadržaja nije stroža od one na stranicama.
cli-arg-site-folder = Fascikla za datoteke; ne prihvata se ona u kojoj ima nečeg drugog
cli-arg-site-robots = Smeju li pretraživači da navedu sajt
cli-arg-site-module = Modul umesto onog koji dolazi s programom
cli-site-cannot-write = fascikla { $folder } ne može da se upiše
cli-site-not-empty = fascikla { $folder } nije prazna i u njoj nema takvog sajta
cli-site-no-module = datoteka { $file } ne može da se pročita
cli-site-written = broj datoteka u { $folder }: { $files }, ukupno { $kilobytes } kB
