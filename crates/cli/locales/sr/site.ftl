### Naredba `site`.

cli-about-site = Napravi statični veb-sajt na kome se sve može igrati bez servera
cli-more-site = Partije se čuvaju u pregledaču, a sajt radi bez veze pošto je jednom otvoren. Potreban je https (ili localhost), jer ga service worker zahteva, i smeštaj koji ne šalje sopstvenu strožu politiku bezbednosti sadržaja.
cli-arg-site-folder = Fascikla u koju se upisuje; mora da bude prazna ili da sadrži takav sajt
cli-arg-site-robots = Smeju li pretraživači da navedu sajt
cli-arg-site-module = Modul umesto onog koji dolazi s programom
cli-site-cannot-write = u fasciklu { $folder } ne može da se upisuje
cli-site-not-empty = { $folder } nije prazna fascikla i nije takav sajt
cli-site-no-module = datoteka { $file } ne može da se pročita
cli-site-written = upisano datoteka u { $folder }: { $files } ({ $kilobytes } kB)
