### Komento `site`.

cli-about-site = Kirjoita staattinen verkkosivusto, jolla kaikkea voi pelata ilman palvelinta
cli-more-site = Pelit säilyvät selaimessa, ja sivusto toimii ilman yhteyttä, kun se on kerran avattu. Se tarvitsee https:n (tai localhostin), koska service worker vaatii sitä, ja palvelun, joka ei lähetä omaa tiukempaa sisältöturvakäytäntöä.
cli-arg-site-folder = Kansio, johon kirjoitetaan; sen on oltava tyhjä tai sisällettävä tällainen sivusto
cli-arg-site-robots = Saavatko hakukoneet luetella sivuston
cli-arg-site-module = Moduuli, jota käytetään ohjelman mukana tulevan sijasta
cli-site-cannot-write = kansioon { $folder } ei voi kirjoittaa
cli-site-not-empty = { $folder } ei ole tyhjä eikä tällainen sivusto
cli-site-no-module = tiedostoa { $file } ei voi lukea
cli-site-written = Kirjoitettiin { $files } tiedostoa ({ $kilobytes } kt) kansioon { $folder }
