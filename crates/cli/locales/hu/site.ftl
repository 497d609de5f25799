### A `site` parancs.

cli-about-site = Statikus weboldal készítése, amelyen minden lejátszható szerver nélkül
cli-more-site = A játszmák a böngészőben maradnak, és az oldal az első megnyitás után kapcsolat nélkül is működik. Https (vagy localhost) kell hozzá, mert a service worker megköveteli, és olyan tárhely, amely nem küld saját, szigorúbb tartalombiztonsági szabályt.
cli-arg-site-folder = Ebbe a mappába ír; üresnek kell lennie, vagy ilyen oldalt kell tartalmaznia
cli-arg-site-robots = Felsorolhatják-e az oldalt a keresők
cli-arg-site-module = A programhoz tartozó helyett használandó modul
cli-site-cannot-write = { $folder }: nem írható
cli-site-not-empty = { $folder } nem üres, és nem ilyen oldal
cli-site-no-module = { $file }: nem olvasható
cli-site-written = { $files } fájl ({ $kilobytes } kB) kiírva ide: { $folder }
