### Sajt bez servera: sve čuva pregledač.

offline-title = Tvoje partije u ovom pregledaču
offline-kept-title = Gde su tvoje partije
offline-kept =
    { $games ->
        [0] Ovaj pregledač još ne čuva nijednu partiju. Tvoje partije ostaju na ovom uređaju i nikome se ne šalju.
        [one] Ovaj pregledač čuva { $games } partiju. Ona ostaje na ovom uređaju i nikome se ne šalje.
        [few] Ovaj pregledač čuva { $games } partije. One ostaju na ovom uređaju i nikome se ne šalju.
       *[other] Ovaj pregledač čuva { $games } partija. One ostaju na ovom uređaju i nikome se ne šalju.
    }
offline-copy = Sačuvaj sve partije kao datoteku
offline-bring = Učitaj partije iz datoteke
offline-file = Datoteka sačuvana ovde ili na drugom uređaju
offline-bring-now = Učitaj partije
offline-brought =
    { $games ->
        [0] Sve partije iz datoteke već su bile ovde.
        [one] Učitana je { $games } partija.
        [few] Učitane su { $games } partije.
       *[other] Učitano je { $games } partija.
    }
offline-refused = Ova datoteka ne može da se pročita, pa ništa nije promenjeno.
offline-join = Prenesi svoje partije na server
offline-join-explained = Server može da upiše partije koje si ovde završio u tvoju istoriju, kao odigrane bez veze: sa snimcima, ali bez rejtinga.
offline-join-file = Sačuvaj završene partije za server
offline-join-now = Prenesi ih u moju istoriju na ovom serveru
offline-remove = Ukloni sve
offline-remove-explained = Ovo uklanja sve partije i podešavanja iz ovog pregledača. Ne može da se opozove.
offline-sure = Da, ukloni sve moje partije
offline-remove-now = Ukloni
offline-not-sure = Ništa nije uklonjeno. Označi polje za potvrdu.
offline-licences = Licence svega od čega je ovaj sajt napravljen
offline-needs-server = Za ovo su potrebni server i drugi ljudi. Ovde igraš sam, protiv botova.
offline-storage-full = U ovom pregledaču nema više mesta za tvoje partije, pa potez nije odigran. Oslobodi mesto na uređaju ili sačuvaj partije kao datoteku i ukloni ih odavde.
offline-storage-forbidden = Ovaj pregledač ne dozvoljava sajtu da bilo šta sačuva, pa potez nije odigran. Dozvoli čuvanje podataka ili izađi iz privatnog prozora.
offline-storage-broken = Pregledač nije mogao da sačuva potez, pa on nije odigran. Pokušaj ponovo.
offline-needs-net = Ono što su botovi ove igre naučili još nije na ovom uređaju. Poveži se jednom na internet i pokušaj ponovo.
offline-broken = Nešto nije u redu s ovom partijom ili s programom. Tvoje ostale partije nisu pogođene.
offline-loading = Igra se učitava. Prvi put to traje trenutak; posle toga radi bez veze.
offline-cannot = Ovaj pregledač ne može da igra bez servera: ovde ne rade servisni radnici (service worker). Koristi savremen pregledač, preko https-a i van privatnog prozora.
offline-failed = Igra nije mogla da se učita. Proveri vezu i ponovo učitaj stranicu.
offline-needs-scripts = Ovom sajtu je potreban JavaScript.
# The start page in a browser alone.
start-lead-alone = Igraj 7 Wonders ili Duel protiv botova, odmah ovde, i bez veze. Bez naloga, a tvoje igre ostaju na ovom uređaju.
# On the start page of a server.
start-offline = Sačuvaj igru na ovom uređaju i igraj bez veze
# On the page about oneself of a server.
me-offline = Partije odigrane bez veze
me-offline-explained = Partije koje si završio bez veze mogu da uđu u tvoju istoriju, sa snimcima. One ne menjaju tvoj rejting, jer niko ne može da proveri kako su tekle.
me-offline-file = Datoteka sa završenim partijama, koju čuva sajt što radi bez veze
me-offline-taken =
    { $games ->
        [0] Sve partije iz datoteke već su bile u tvojoj istoriji.
        [one] U tvoju istoriju ušla je { $games } partija.
        [few] U tvoju istoriju ušle su { $games } partije.
       *[other] U tvoju istoriju ušlo je { $games } partija.
    }
me-offline-left-out =
    { $games ->
        [one] Za još { $games } partiju nije bilo mesta.
        [few] Za još { $games } partije nije bilo mesta.
       *[other] Za još { $games } partija nije bilo mesta.
    }
