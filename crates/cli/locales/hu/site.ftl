### A `site` parancs.

cli-about-site = Weboldal írása, amelyen kiszolgáló nélkül lehet játszani: bármilyen fájltárhely megfelel
cli-more-site = Az oldal a böngészőben őrzi a játszmákat, és az első megnyitás után kapcsolat nélkül is működik. Https (vagy localhost) kell hozzá, mert a böngészők máshol nem engednek service workert, és olyan tárhely, amelynek tartalombiztonsági szabálya nem szigorúbb az oldalakénál.
cli-arg-site-folder = Mappa a fájloknak; olyat, amelyben más is van, nem fogad el
cli-arg-site-robots = Felsorolhatják-e az oldalt a keresők
cli-arg-site-module = A programhoz tartozó helyett használandó modul
cli-site-cannot-write = a(z) { $folder } mappa nem írható
cli-site-not-empty = a(z) { $folder } mappa nem üres, és nincs benne ilyen oldal
cli-site-no-module = a(z) { $file } fájl nem olvasható
cli-site-written = { $files } fájl, összesen { $kilobytes } kB van a(z) { $folder } mappában
