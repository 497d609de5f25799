### Sait ilma serverita: kõike hoiab brauser.

offline-title = Sinu mängud selles brauseris
offline-kept-title = Kus su mängud on
offline-kept =
    { $games ->
        [0] Selles brauseris pole veel ühtegi salvestatud mängu. Sinu mängud jäävad sellesse seadmesse ja neid ei saadeta kuhugi.
        [one] Selles brauseris on salvestatud 1 mäng. See jääb sellesse seadmesse ja seda ei saadeta kuhugi.
       *[other] Selles brauseris on salvestatud { $games } mängu. Need jäävad sellesse seadmesse ja neid ei saadeta kuhugi.
    }
offline-copy = Ekspordi kõik mängud
offline-import = Impordi mängud
offline-file = Fail, mis eksporditi siin või teises seadmes
offline-import-now = Impordi
offline-imported =
    { $games ->
        [0] Kõik faili mängud olid juba siin.
        [one] Imporditi 1 mäng.
       *[other] Imporditi { $games } mängu.
    }
offline-refused = Seda faili ei saa lugeda, seega ei muudetud midagi.
offline-join = Lisa oma mängud serveris oma ajalukku
offline-join-explained = Server võib siin lõpetatud mängud sinu ajalukku lisada. Neil on märge „mängitud ilma ühenduseta“ ja kordus; reitingut need ei muuda.
offline-join-file = Salvesta lõpetatud mängud serveri jaoks
offline-join-now = Lisa need minu ajalukku
offline-remove = Kustuta kõik
offline-remove-explained = See kustutab sellest brauserist kõik mängud ja seaded. Seda ei saa tagasi võtta.
offline-sure = Jah, kustuta kõik minu mängud
offline-remove-now = Kustuta
offline-not-sure = Midagi ei kustutatud. Kinnitamiseks märgi ruut.
offline-licences = Kolmandate osapoolte litsentsid
offline-needs-server = Selleks on vaja serverit ja teisi inimesi. Siin mängid üksi bottide vastu.
offline-storage-full = Selles brauseris pole su mängude jaoks enam ruumi, seega käiku ei tehtud. Vabasta seadmes ruumi või ekspordi mängud ja kustuta need siit.
offline-storage-forbidden = See brauser ei luba saidil midagi salvestada, seega käiku ei tehtud. Luba andmete salvestamine või lahku privaatsest aknast.
offline-storage-broken = Brauser ei saanud käiku salvestada, seega seda ei tehtud. Palun proovi uuesti.
offline-needs-net = Selle mängu botid pole veel alla laaditud. Loo korraks internetiühendus ja proovi uuesti.
offline-broken = Selle mängu või programmiga on midagi valesti. Sinu teisi mänge see ei puuduta.
offline-loading = Mängu laaditakse. Esimesel korral võtab see hetke; pärast seda töötab see ilma ühenduseta.
offline-cannot = See brauser ei saa siin ilma ühenduseta mängida: service worker ei tööta. Kasuta ajakohast brauserit https-i kaudu ja väljaspool privaatset akent.
offline-failed = Mängu ei saanud laadida. Kontrolli ühendust ja laadi leht uuesti.
offline-needs-scripts = See sait vajab JavaScripti.
# The start page in a browser alone.
start-lead-alone = Mängi 7 Wondersit või Duelit bottide vastu siinsamas, ka ilma ühenduseta. Kontot pole vaja ja sinu mängud jäävad sellesse seadmesse.
# On the start page of a server.
start-offline = Paigalda ja mängi ilma ühenduseta
# On the page about oneself of a server.
me-offline = Ilma ühenduseta mängitud mängud
me-offline-explained = Ilma ühenduseta lõpetatud mängud saab koos kordustega sinu ajalukku lisada. Reitingut need ei muuda, sest neid ei saa kontrollida.
me-offline-file = Lõpetatud mängude fail, mille salvestas ilma ühenduseta töötav sait
me-offline-taken =
    { $games ->
        [0] Kõik faili mängud olid juba sinu ajaloos.
        [one] Sinu ajalukku lisati 1 mäng.
       *[other] Sinu ajalukku lisati { $games } mängu.
    }
me-offline-left-out =
    { $games ->
        [one] 1 mäng jäi välja: ruumi polnud enam.
       *[other] { $games } mängu jäi välja: ruumi polnud enam.
    }
