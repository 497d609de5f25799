### Komento `analyze`: sen ohje, taulukot ja virheet.

cli-about-analyze = Arvioi tallennetun pelin tai aseman päätökset sen mukaan, mitä kukin pelaaja tiesi
cli-more-analyze = Voitto % on pelaajan odotettu osuus voitosta. Siirtojen arvo selviää vahvimpien bottien simulaatioista; piilossa olevia kortteja ei käytetä. Keskeneräinen peli arvioidaan viimeiseen siirtoonsa asti.
cli-arg-analyze-what = Tallenteet, yksi JSON-olio rivillä; - on vakiosyöte. Tai asema tai se, mitä yksi paikka siitä tietää, yhtenä rivinä, jollaisen `position` tulostaa, lainausmerkeissä
cli-arg-analyze-record = Tallenteen numero, laskettuna nollasta; ilman sitä ensimmäinen
cli-arg-analyze-seat = Arvioi vain tämän pelaajan päätökset, laskettuna nollasta
cli-arg-analyze-depth = Kuinka perusteellisesti: quick, normal tai deep
cli-arg-analyze-seed = Simulaatioiden siemen; sama siemen antaa samat luvut
cli-arg-analyze-protocol = Arvioi päätöksiä toiselle ohjelmalle: kyselyt ja vastaukset ovat JSON-rivejä vakiosyötteessä ja -tulosteessa (docs/analysis.md)
cli-analyze-depth = tässä on oltava yksi näistä: { $list }
cli-analyze-no-player = --seat { $seat }: siinä ei pelaa kukaan
cli-analyze-observer = tämä on paikan { $seat } näkymä: vain sen päätökset voi arvioida
cli-analyze-spectator = tämä on katsojan näkymä: päätettävää ei ole
cli-analyze-nobody = tässä ei ole mitään päätettävää
cli-analyze-no-errors = Ei virheitä.

## Taulukoiden otsikot

cli-analyze-when = ajankohta
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
