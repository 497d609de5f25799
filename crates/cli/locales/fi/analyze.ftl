### Komento `analyze`: sen ohje, taulukot ja virheet.

cli-about-analyze = Arvioi tallennetun pelin tai aseman päätökset sen mukaan, mitä kukin pelaaja tiesi
cli-more-analyze = Osuus on se, kuinka suuren osan voitosta pelaaja voi odottaa, prosentteina. Minkä arvoinen toimi on, selviää vahvimpien bottien simulaatioista; se, mitä kukaan ei voinut tietää, ei vaikuta. Keskeneräinen peli arvioidaan viimeiseen siirtoonsa asti.
cli-arg-analyze-what = Tallenteet, yksi JSON-olio rivillä; - on vakiosyöte. Tai asema tai se, mitä yksi paikka siitä tietää, yhtenä rivinä, jollaisen `position` tulostaa, lainausmerkeissä
cli-arg-analyze-record = Tallenteen numero, laskettuna nollasta; ilman sitä ensimmäinen
cli-arg-analyze-seat = Arvioi vain tämän pelaajan päätökset, laskettuna nollasta
cli-arg-analyze-depth = Kuinka perusteellisesti: quick, normal tai deep
cli-arg-analyze-seed = Simulaatioiden siemen; sama siemen antaa samat luvut
cli-arg-analyze-protocol = Arvioi päätöksiä toiselle ohjelmalle: kyselyt ja vastaukset ovat JSON-rivejä vakiosyötteessä ja -tulosteessa (docs/analysis.md)
cli-analyze-depth = tässä on oltava yksi näistä: { $list }
cli-analyze-no-player = --seat { $seat }: siinä ei pelaa kukaan
cli-analyze-observer = tämän tietää paikka { $seat }, joten vain sen päätökset voi arvioida
cli-analyze-spectator = tämän tietää katsoja, joka ei päätä mistään
cli-analyze-nobody = tässä ei ole mitään päätettävää
cli-analyze-no-errors = Ei virheitä.

## Taulukoiden otsikot

cli-analyze-move = siirto
cli-analyze-band = arvio
cli-analyze-played = pelattu
cli-analyze-better = paras
cli-analyze-why = miksi paras on parempi
cli-analyze-lost = menetys %
cli-analyze-error = ±
cli-analyze-share = voitto %
cli-analyze-margin = etumatka
cli-analyze-player = pelaaja
cli-analyze-accuracy = tarkkuus %
cli-analyze-errors =
    { $band ->
        [inaccuracy] epätarkkuuksia
        [mistake] virheitä
       *[blunder] karkeita virheitä
    }
cli-analyze-start = alku %
cli-analyze-luck = onni %
cli-analyze-result = tulos %
cli-analyze-without-luck = ilman onnea %
cli-analyze-unexplained = selittämättä %
