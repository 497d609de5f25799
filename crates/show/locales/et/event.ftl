### Events: duplicate play, Swiss tournaments and arenas.

events-title = Üritused
events-lead = Mängi samu kaarte kui su klubi, korralda turniir või õhtune areen. Jaga aadressi: igaüks, kellel see on, saab osaleda.
event-host = Korraldaja: { $name }
event-players =
    { $count ->
        [one] Üks mängija
       *[other] { $count } mängijat
    }
event-format =
    { $format ->
        [pairs] Samad jaotused, inimesed
        [swiss] Šveitsi süsteem
        [arena] Areen
       *[other] Samad jaotused, botid
    }
event-format-explained =
    { $format ->
        [pairs] Inimesed mängivad voorude kaupa üksteise vastu. Ühe vooru kõigil laudadel on samad kaardid ja sind võrreldakse nendega, kellel oli sama käsi.
        [swiss] Inimesed mängivad voorude kaupa üksteise vastu. Kohtud nendega, kellel on sama palju punkte, ja võimaluse korral mitte kellegagi kaks korda.
        [arena] Mängid mängu mängu järel, kuni aeg saab läbi. Iga mäng toob punkte ja kaks võitu järjest kahekordistavad järgmiste punktid.
       *[other] Kõik mängivad samu jaotusi samal kohal samade botide vastu, millal tahavad. Seejärel mänge võrreldakse.
    }
event-rounds =
    { $format ->
        [duplicate] { $count } jaotust
       *[other] { $count } vooru
    }
event-days = { $count } p
event-hours = { $count } h
event-minutes = { $count } min
event-stage =
    { $stage ->
        [open] Registreerimine avatud
        [over] Läbi
       *[other] Käib
    }
event-begins = Algab
event-ends = Lõpeb
event-new = Uus üritus
event-how = Kuidas mängitakse
event-name = Pealkiri
event-seats = Linnu ühes 7 Wondersi lauas
event-number =
    { $format ->
        [duplicate] Jaotused
       *[other] Voorud
    }
event-open-for = Avatud
event-lasts = Kestus
event-begin = Algus
event-by-host = Kui ma selle alustan
event-in = { $minutes } min pärast
event-listed = Kõik selles serveris näevad seda ja saavad osaleda
event-make = Loo üritus
event-screen = Suur ekraan
event-csv = Tabel (CSV)
event-invite = Kutsu
event-invite-explained = Igaüks, kellel on see aadress, näeb üritust ja saab osaleda.
# For readers of the screen.
event-qr = Aadressi QR-kood
event-scoring =
    { $format ->
        [swiss] Mäng annab selle osa vastastest, keda sa võidad; võrdsed loevad poole. Vaba voor on võit. Võrdsuse korral loevad vastaste punktid, siis matšpunktid, siis edumaad. Kui sa mängu vahele jätad või boti hooleks annad, kaotad selle ja loobud; võid uuesti osaleda.
        [arena] Täisvõit annab kaks punkti, viik ühe. Pärast kahte võitu järjest loevad punktid kahekordselt, kuni võit jääb saamata. Võrdsuse korral loevad punktid mängu kohta, siis edumaad. Kui sa mängu vahele jätad või boti hooleks annad, kaotad selle ja loobud; võid uuesti osaleda.
       *[other] Iga jaotuse eest saad selle osa sama käega mängijatest, keda sa võidad: koha, siis edumaa järgi; võrdsed loevad poole. Mängimata jaotus ei anna midagi. Võrdsuse korral loevad edumaade summa, siis parimate tulemuste arv.
    }
event-round = { $round }. voor { $rounds }-st
event-go-on = Sinu lauda, { $round }. voor
event-wait = Su järgmine mäng algab ise. Jää sellele lehele.
event-leave = Loobu
event-remove = Eemalda mängija
event-remove-explained = Ta ei saa uuesti osaleda. Pooleliolevad mängud jätkuvad.
event-player = Mängija
event-join = Osale
event-deal = Jaotus { $number }
event-compare = Võrdle
event-start = Alusta kohe
event-end = Lõpeta üritus
event-end-explained = Pooleliolevad mängud jätkuvad, kuid ei lähe enam arvesse.
event-percent = { $percent }%
event-bye = vaba
event-table = Paremusjärjestus
event-score = Tulemus
event-tie =
    { $format ->
        [swiss] Buchholz
        [arena] Mängu kohta
       *[other] Edumaad
    }
event-withdrawn = loobunud
event-proof = Kõik selle ürituse kaardid tulenevad salajasest võtmest. Selle räsi on näha algusest peale ja võti avaldatakse, kui üritus on läbi. Nii saab igaüks kontrollida, et midagi ei ole korraldatud, ja keegi ei saa ühtegi kaarti ette teada.
event-key = Võti:
event-join-screen = Keegi ei osale veel. Skaneeri kood.
event-more = ja veel { $count }
event-hidden = Mänge saad võrrelda siis, kui oled oma lõpetanud või kui keegi seda jaotust enam ei mängi.
event-seat = Koht lauas
event-matchpoints = Matšpunktid
event-side-by-side = Kõrvuti
event-parted = Need kaks mängu lähevad lahku { $number }. otsusel.
event-same = Mõlemad võtsid iga otsuse juures sama.
# After a game.
after-event = Tagasi ürituse juurde
error-no-event = Sellist üritust ei ole.
error-event-over = Üritus on läbi.
