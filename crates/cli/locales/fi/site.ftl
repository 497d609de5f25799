### Komento `site`.

cli-about-site = Kirjoita verkkosivusto, jolla pelataan ilman palvelinta: mikä tahansa tiedostoja jakava palvelu riittää
cli-more-site = Sivusto säilyttää pelit selaimessa ja toimii ilman yhteyttä, kun se on kerran avattu. Se tarvitsee https:n (tai localhostin), koska selaimet sallivat palvelutyöntekijät vain siellä, ja palvelun, jonka sisältöturvakäytäntö ei ole sivujen omaa tiukempi.
cli-arg-site-folder = Kansio tiedostoille; kansiota, jossa on jotain muuta, ei käytetä
cli-arg-site-robots = Saavatko hakukoneet luetella sivuston
cli-arg-site-module = Moduuli, jota käytetään ohjelman mukana tulevan sijasta
cli-site-cannot-write = kansioon { $folder } ei voi kirjoittaa
cli-site-not-empty = kansio { $folder } ei ole tyhjä, eikä siinä ole tällaista sivustoa
cli-site-no-module = tiedostoa { $file } ei voi lukea
cli-site-written = kansiossa { $folder } on { $files } tiedostoa, yhteensä { $kilobytes } kt
