### Sivusto ilman palvelinta: selain säilyttää kaiken.

offline-title = Pelisi tässä selaimessa
offline-kept-title = Missä pelisi ovat
offline-kept =
    { $games ->
        [0] Tässä selaimessa ei ole vielä yhtään peliä. Pelisi pysyvät tällä laitteella, eikä niitä lähetetä kenellekään.
        [one] Tässä selaimessa on yksi peli. Se pysyy tällä laitteella, eikä sitä lähetetä kenellekään.
       *[other] Tässä selaimessa on { $games } peliä. Ne pysyvät tällä laitteella, eikä niitä lähetetä kenellekään.
    }
offline-copy = Tallenna kaikki pelit tiedostoon
offline-bring = Tuo pelejä tiedostosta
offline-file = Tiedosto, joka on tallennettu täällä tai toisella laitteella
offline-bring-now = Tuo pelit
offline-brought =
    { $games ->
        [0] Kaikki tiedoston pelit olivat jo täällä.
        [one] Yksi peli tuotiin.
       *[other] { $games } peliä tuotiin.
    }
offline-refused = Tiedostoa ei voi lukea, joten mitään ei muutettu.
offline-join = Vie pelisi palvelimelle
offline-join-explained = Palvelin voi lisätä täällä päättyneet pelit historiaasi merkinnällä ”pelattu ilman yhteyttä”: uusintoineen, mutta ilman luokitusta.
offline-join-file = Tallenna päättyneet pelit palvelinta varten
offline-join-now = Vie ne historiaani tällä palvelimella
offline-remove = Poista kaikki
offline-remove-explained = Tämä poistaa kaikki pelit ja asetukset tästä selaimesta. Sitä ei voi perua.
offline-sure = Kyllä, poista kaikki pelini
offline-remove-now = Poista
offline-not-sure = Mitään ei poistettu. Vahvista rastittamalla ruutu.
offline-licences = Kaiken sen lisenssit, mistä tämä sivusto koostuu
offline-needs-server = Tähän tarvitaan palvelin ja muita ihmisiä. Täällä pelaat yksin botteja vastaan.
offline-storage-full = Tässä selaimessa ei ole enää tilaa peleillesi, joten siirtoa ei tehty. Vapauta tilaa laitteelta tai tallenna pelisi tiedostoon ja poista ne täältä.
offline-storage-forbidden = Tämä selain ei anna sivuston tallentaa mitään, joten siirtoa ei tehty. Salli tietojen tallennus tai poistu yksityisestä ikkunasta.
offline-storage-broken = Selain ei voinut tallentaa siirtoa, joten sitä ei tehty. Yritä uudelleen.
offline-needs-net = Tämän pelin bottien oppima ei ole vielä tällä laitteella. Yhdistä kerran internetiin ja yritä uudelleen.
offline-broken = Tässä pelissä tai ohjelmassa on jotain vialla. Muihin peleihisi se ei vaikuta.
offline-loading = Peliä ladataan. Ensimmäisellä kerralla se kestää hetken; sen jälkeen se toimii ilman yhteyttä.
offline-cannot = Tällä selaimella ei voi pelata ilman palvelinta: palvelutyöntekijät (service worker) eivät toimi täällä. Käytä ajantasaista selainta https-yhteydellä ja yksityisen ikkunan ulkopuolella.
offline-failed = Peliä ei voitu ladata. Tarkista yhteys ja lataa sivu uudelleen.
offline-needs-scripts = Tämä sivusto tarvitsee JavaScriptin.
# The start page in a browser alone.
start-lead-alone = Pelaa 7 Wondersia tai Duelia botteja vastaan heti tässä, myös ilman yhteyttä. Ei tunnusta, ja pelisi pysyvät tällä laitteella.
# On the start page of a server.
start-offline = Pidä peli tällä laitteella ja pelaa ilman yhteyttä
# On the page about oneself of a server.
me-offline = Ilman yhteyttä pelatut pelit
me-offline-explained = Ilman yhteyttä loppuun pelatut pelit voi lisätä historiaasi uusintoineen. Ne eivät muuta luokitustasi, koska kukaan ei voi tarkistaa, miten ne sujuivat.
me-offline-file = Päättyneiden pelien tiedosto, jonka ilman yhteyttä toimiva sivusto tallentaa
me-offline-taken =
    { $games ->
        [0] Kaikki tiedoston pelit olivat jo historiassasi.
        [one] Historiaasi lisättiin yksi peli.
       *[other] Historiaasi lisättiin { $games } peliä.
    }
me-offline-left-out =
    { $games ->
        [one] Yhdelle pelille ei ollut enää tilaa.
       *[other] { $games } pelille ei ollut enää tilaa.
    }
