### What the characters say, and how a person has done against them.

menu-voices = Vastustajat puhuvat
# When: at the start, after a conflict or in a Duel a military token, at the end of the game.
says-artemisia =
    { $when ->
        [start] Laivani ovat valmiina. Entä sinun?
        [conflict-won] Meri on taas minun.
        [conflict-lost] Nauti siitä. Palaan vielä.
        [won] Voitto, niin merellä kuin maalla.
       *[lost] Taistelit hyvin. Kserkses olisi palkannut sinut heti.
    }
says-callimachus =
    { $when ->
        [start] Suuri kirja on suuri paha. Puhun lyhyesti.
        [conflict-won] Lyhyt sota on hyvä sota.
        [conflict-lost] Sen sivun jätän tyhjäksi.
        [won] Askel kerrallaan, eikä yhtään rahaa liikaa.
       *[lost] Hieno loppu. Kirjaan sen luettelooni.
    }
says-chares =
    { $when ->
        [start] Valan pronssia ja ajattelen isosti.
        [conflict-won] Nyt saan työskennellä rauhassa.
        [conflict-lost] Patsaat elävät sotia kauemmin.
        [won] Tämä näkyy merelle asti.
       *[lost] Hyvin rakennettu. Tunnistan hyvän työn.
    }
says-enheduanna =
    { $when ->
        [start] Lauloin temppeleistä. Nyt rakennetaan ne.
        [conflict-won] Tänä yönä kaupunki nukkuu rauhassa.
        [conflict-lost] Sotilaat lähtevät, temppelit jäävät.
        [won] Kaupunki, josta vielä lauletaan.
       *[lost] Kirjoitan kaupungillesi hymnin.
    }
says-herodotus =
    { $when ->
        [start] Saa nähdä, miten tässä käy.
        [conflict-won] Kirjoitan sen muistiin juuri niin kuin se tapahtui.
        [conflict-lost] Onni ei viivy kauan yhdessä paikassa.
        [won] Niin se meni. Olin paikalla.
       *[lost] Hyvä tarina, vaikka häviänkin siinä.
    }
says-hypatia =
    { $when ->
        [start] Katsotaan, mitä osaat todistaa.
        [conflict-won] Sotakin on geometriaa.
        [conflict-lost] Sinulle miekat, minulle kirjat.
        [won] Juuri niin kuin laskin.
       *[lost] Olin väärässä. Niin sitä oppii.
    }
says-semiramis =
    { $when ->
        [start] Mitä ikinä tarvitset, sen haluan minäkin.
        [conflict-won] Minähän varoitin.
        [conflict-lost] Tästä saat vielä maksaa.
        [won] Otin vain sen, minkä sinä halusit.
       *[lost] Vain tätä en saanut sinulta vietyä.
    }
says-strabo =
    { $when ->
        [start] Tunnen täällä jokaisen tien ja jokaisen hinnan.
        [conflict-won] Turvalliset tiet ovat hyväksi kaupalle.
        [conflict-lost] Sota on kallista. Minä käyn mieluummin kauppaa.
        [won] Kaiken kaikkiaan hyvä kauppa.
       *[lost] Sait sen halvalla. Hyvin tehty.
    }
# Games for two that the person has won and lost against a bot of this name.
against =
    { $lead ->
        [you] Sinä ja { $name }: johdat { $won }–{ $lost }.
        [them] { $name } johtaa sinua vastaan { $lost }–{ $won }.
       *[none] Sinä ja { $name }: tasan { $won }–{ $lost }.
    }
statistics-by-character = Bottien hahmon mukaan
