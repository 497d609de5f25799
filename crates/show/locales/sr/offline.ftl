### Sajt bez servera: sve čuva pregledač.

offline-title = Tvoje partije u ovom pregledaču
offline-kept-title = Gde su tvoje partije
offline-kept =
    { $games ->
        [0] U ovom pregledaču još nema sačuvanih partija. Tvoje partije ostaju na ovom uređaju i nikuda se ne šalju.
        [one] U ovom pregledaču je sačuvana { $games } partija. Ona ostaje na ovom uređaju i nikuda se ne šalje.
        [few] U ovom pregledaču su sačuvane { $games } partije. One ostaju na ovom uređaju i nikuda se ne šalju.
       *[other] U ovom pregledaču je sačuvano { $games } partija. One ostaju na ovom uređaju i nikuda se ne šalju.
    }
offline-copy = Izvezi sve partije
offline-import = Uvezi partije
offline-file = Datoteka izvezena ovde ili na drugom uređaju
offline-import-now = Uvezi
offline-imported =
    { $games ->
        [0] Sve partije iz datoteke već su bile ovde.
        [one] Uvezena je { $games } partija.
        [few] Uvezene su { $games } partije.
       *[other] Uvezeno je { $games } partija.
    }
offline-refused = Ova datoteka ne može da se pročita, pa ništa nije promenjeno.
offline-join = Dodaj svoje partije u svoju istoriju na serveru
offline-join-explained = Server može da doda ovde završene partije u tvoju istoriju. Označene su sa „odigrano bez veze“, imaju snimke i ne računaju se u rejting.
offline-join-file = Sačuvaj završene partije za server
offline-join-now = Dodaj ih u moju istoriju
offline-remove = Izbriši sve
offline-remove-explained = Ovo briše sve partije i podešavanja iz ovog pregledača. Ne može da se poništi.
offline-sure = Da, izbriši sve moje partije
offline-remove-now = Izbriši
offline-not-sure = Ništa nije izbrisano. Označi polje za potvrdu.
offline-licences = Licence trećih strana
offline-needs-server = Za ovo su potrebni server i drugi ljudi. Ovde se igra protiv botova.
offline-storage-full = U ovom pregledaču nema više mesta za tvoje partije, pa potez nije odigran. Oslobodi mesto na uređaju ili izvezi partije i izbriši ih ovde.
offline-storage-forbidden = Ovaj pregledač ne dozvoljava sajtu da bilo šta sačuva, pa potez nije odigran. Dozvoli čuvanje podataka ili izađi iz privatnog prozora.
offline-storage-broken = Pregledač nije mogao da sačuva potez, pa on nije odigran. Pokušaj ponovo.
offline-needs-net = Botovi za ovu igru još nisu preuzeti. Poveži se jednom na internet i pokušaj ponovo.
offline-broken = Nešto nije u redu s ovom partijom ili s programom. Tvoje ostale partije nisu pogođene.
offline-loading = Igra se učitava. Prvi put to traje trenutak; posle toga radi bez veze.
offline-cannot = Ovaj pregledač ovde ne može da igra bez veze: service worker ne radi. Koristi savremen pregledač, preko https-a i van privatnog prozora.
offline-failed = Igra nije mogla da se učita. Proveri vezu i ponovo učitaj stranicu.
offline-needs-scripts = Ovom sajtu je potreban JavaScript.
# The start page in a browser alone.
start-lead-alone = Igraj 7 Wonders ili Duel protiv botova, odmah ovde, i bez veze. Bez naloga, a tvoje igre ostaju na ovom uređaju.
# On the start page of a server.
start-offline = Instaliraj i igraj bez veze
# On the page about oneself of a server.
me-offline = Partije odigrane bez veze
me-offline-explained = Partije završene bez veze mogu da se dodaju u tvoju istoriju, sa snimcima. Ne utiču na tvoj rejting, jer ne mogu da se provere.
me-offline-file = Datoteka sa završenim partijama, koju je sačuvao sajt koji radi bez veze
me-offline-taken =
    { $games ->
        [0] Sve partije iz datoteke već su bile u tvojoj istoriji.
        [one] U tvoju istoriju dodata je { $games } partija.
        [few] U tvoju istoriju dodate su { $games } partije.
       *[other] U tvoju istoriju dodato je { $games } partija.
    }
me-offline-left-out =
    { $games ->
        [one] Izostavljena je { $games } partija: nije bilo mesta.
        [few] Izostavljene su { $games } partije: nije bilo mesta.
       *[other] Izostavljeno je { $games } partija: nije bilo mesta.
    }
