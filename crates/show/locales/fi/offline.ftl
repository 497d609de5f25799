### Sivusto ilman palvelinta: selain säilyttää kaiken.

offline-title = Pelisi tässä selaimessa
offline-kept-title = Missä pelisi ovat
offline-kept =
    { $games ->
        [0] Tähän selaimeen ei ole vielä tallennettu pelejä. Pelisi pysyvät tällä laitteella, eikä niitä lähetetä minnekään.
        [one] Tähän selaimeen on tallennettu 1 peli. Se pysyy tällä laitteella, eikä sitä lähetetä minnekään.
       *[other] Tähän selaimeen on tallennettu { $games } peliä. Ne pysyvät tällä laitteella, eikä niitä lähetetä minnekään.
    }
offline-copy = Vie kaikki pelit
offline-import = Tuo pelejä
offline-file = Tiedosto, joka on viety täältä tai toiselta laitteelta
offline-import-now = Tuo
offline-imported =
    { $games ->
        [0] Kaikki tiedoston pelit olivat jo täällä.
        [one] 1 peli tuotiin.
       *[other] { $games } peliä tuotiin.
    }
offline-refused = Tiedostoa ei voi lukea, joten mitään ei muutettu.
offline-join = Lisää pelisi historiaasi palvelimella
offline-join-explained = Palvelin voi lisätä täällä päättyneet pelit historiaasi. Niissä on merkintä ”pelattu ilman yhteyttä” ja uusinta, eikä niitä lasketa vahvuuslukuusi.
offline-join-file = Tallenna päättyneet pelit palvelinta varten
offline-join-now = Lisää ne historiaani
offline-remove = Poista kaikki
offline-remove-explained = Tämä poistaa kaikki pelit ja asetukset tästä selaimesta. Sitä ei voi perua.
offline-sure = Kyllä, poista kaikki pelini
offline-remove-now = Poista
offline-not-sure = Mitään ei poistettu. Vahvista rastittamalla ruutu.
offline-licences = Kolmansien osapuolten lisenssit
offline-needs-server = Tähän tarvitaan palvelin ja muita ihmisiä. Täällä pelaat yksin botteja vastaan.
offline-storage-full = Tässä selaimessa ei ole enää tilaa peleillesi, joten siirtoa ei tehty. Vapauta tilaa laitteelta tai vie pelisi tiedostoon ja poista ne täältä.
offline-storage-forbidden = Tämä selain ei anna sivuston tallentaa mitään, joten siirtoa ei tehty. Salli tietojen tallennus tai poistu yksityisestä ikkunasta.
offline-storage-broken = Selain ei voinut tallentaa siirtoa, joten sitä ei tehty. Yritä uudelleen.
offline-needs-net = Tämän pelin botteja ei ole vielä ladattu. Yhdistä kerran internetiin ja yritä uudelleen.
offline-broken = Tässä pelissä tai ohjelmassa on jotain vialla. Muihin peleihisi se ei vaikuta.
offline-loading = Peliä ladataan. Ensimmäisellä kerralla se kestää hetken; sen jälkeen se toimii ilman yhteyttä.
offline-cannot = Tällä selaimella ei voi täällä pelata ilman yhteyttä: service worker ei toimi. Käytä ajantasaista selainta https-yhteydellä ja yksityisen ikkunan ulkopuolella.
offline-failed = Peliä ei voitu ladata. Tarkista yhteys ja lataa sivu uudelleen.
offline-needs-scripts = Tämä sivusto tarvitsee JavaScriptin.
# The start page in a browser alone.
start-lead-alone = Pelaa 7 Wondersia tai Duelia botteja vastaan heti tässä, myös ilman yhteyttä. Tunnusta ei tarvita, ja pelisi pysyvät tällä laitteella.
# On the start page of a server.
start-offline = Asenna ja pelaa ilman yhteyttä
# On the page about oneself of a server.
me-offline = Ilman yhteyttä pelatut pelit
me-offline-explained = Ilman yhteyttä loppuun pelatut pelit voi lisätä historiaasi uusintoineen. Ne eivät vaikuta vahvuuslukuusi, koska niitä ei voi tarkistaa.
me-offline-file = Päättyneiden pelien tiedosto, jonka ilman yhteyttä toimiva sivusto tallensi
me-offline-taken =
    { $games ->
        [0] Kaikki tiedoston pelit olivat jo historiassasi.
        [one] Historiaasi lisättiin 1 peli.
       *[other] Historiaasi lisättiin { $games } peliä.
    }
me-offline-left-out =
    { $games ->
        [one] 1 peli jäi pois: tilaa ei ollut enää.
       *[other] { $games } peliä jäi pois: tilaa ei ollut enää.
    }
