### Sait ilma serverita: kõike hoiab brauser.

offline-title = Sinu mängud selles brauseris
offline-kept-title = Kus su mängud on
offline-kept =
    { $games ->
        [0] See brauser ei hoia veel ühtegi mängu. Sinu mängud jäävad sellesse seadmesse ja neid ei saadeta kellelegi.
        [one] See brauser hoiab üht mängu. See jääb sellesse seadmesse ja seda ei saadeta kellelegi.
       *[other] See brauser hoiab { $games } mängu. Need jäävad sellesse seadmesse ja neid ei saadeta kellelegi.
    }
offline-copy = Salvesta kõik mängud failina
offline-bring = Too mängud failist
offline-file = Fail, mis salvestati siin või teises seadmes
offline-bring-now = Too mängud
offline-brought =
    { $games ->
        [0] Kõik faili mängud olid juba siin.
        [one] Toodi üks mäng.
       *[other] Toodi { $games } mängu.
    }
offline-refused = Seda faili ei saa lugeda, seega ei muudetud midagi.
offline-join = Vii oma mängud serverisse
offline-join-explained = Server võib siin lõpetatud mängud sinu ajalukku lisada, märkega „mängitud ilma ühenduseta“: koos kordustega, kuid ilma reitinguta.
offline-join-file = Salvesta lõpetatud mängud serveri jaoks
offline-join-now = Vii need minu ajalukku selles serveris
offline-remove = Eemalda kõik
offline-remove-explained = See eemaldab sellest brauserist kõik mängud ja seaded. Seda ei saa tagasi võtta.
offline-sure = Jah, eemalda kõik minu mängud
offline-remove-now = Eemalda
offline-not-sure = Midagi ei eemaldatud. Kinnitamiseks märgi ruut.
offline-licences = Kõige litsentsid, millest see sait koosneb
offline-needs-server = Selleks on vaja serverit ja teisi inimesi. Siin mängid üksi robotite vastu.
offline-storage-full = Selles brauseris pole su mängude jaoks enam ruumi, seega käiku ei tehtud. Vabasta seadmes ruumi või salvesta mängud failina ja eemalda need siit.
offline-storage-forbidden = See brauser ei luba saidil midagi salvestada, seega käiku ei tehtud. Luba andmete salvestamine või lahku privaatsest aknast.
offline-storage-broken = Brauser ei saanud käiku salvestada, seega seda ei tehtud. Palun proovi uuesti.
offline-needs-net = Selle mängu robotite õpitu pole veel selles seadmes. Loo korraks internetiühendus ja proovi uuesti.
offline-broken = Selle mängu või programmiga on midagi valesti. Sinu teisi mänge see ei puuduta.
offline-loading = Mängu laaditakse. Esimesel korral võtab see hetke; pärast seda töötab see ilma ühenduseta.
offline-cannot = See brauser ei saa ilma serverita mängida: siin ei tööta teenusetöötajad (service worker). Kasuta ajakohast brauserit https-i kaudu ja väljaspool privaatset akent.
offline-failed = Mängu ei saanud laadida. Kontrolli ühendust ja laadi leht uuesti.
offline-needs-scripts = See sait vajab JavaScripti.
# The start page in a browser alone.
start-lead-alone = Mängi 7 Wondersit või Duelit bottide vastu siinsamas, ka ilma ühenduseta. Kontot pole vaja ja sinu mängud jäävad sellesse seadmesse.
# On the start page of a server.
start-offline = Hoia mäng selles seadmes ja mängi ilma ühenduseta
# On the page about oneself of a server.
me-offline = Ilma ühenduseta mängitud mängud
me-offline-explained = Mängud, mille lõpetasid ilma ühenduseta, saab lisada sinu ajalukku koos kordustega. Reitingut need ei muuda, sest keegi ei saa kontrollida, kuidas need kulgesid.
me-offline-file = Lõpetatud mängude fail, mille salvestab ilma ühenduseta töötav sait
me-offline-taken =
    { $games ->
        [0] Kõik faili mängud olid juba sinu ajaloos.
        [one] Sinu ajalukku lisandus üks mäng.
       *[other] Sinu ajalukku lisandus { $games } mängu.
    }
me-offline-left-out =
    { $games ->
        [one] Veel ühe mängu jaoks polnud ruumi.
       *[other] Veel { $games } mängu jaoks polnud ruumi.
    }
