### What the characters say, and how a person has done against them.

menu-voices = Vastased räägivad
# When: at the start, after a conflict or in a Duel a military token, at the end of the game.
says-artemisia =
    { $when ->
        [start] Minu laevad on valmis. Aga sinu omad?
        [conflict-won] Meri on jälle minu.
        [conflict-lost] Naudi seda. Ma tulen tagasi.
        [won] Võit, nii merel kui ka maal.
       *[lost] Võitlesid hästi. Xerxes oleks su kohe teenistusse võtnud.
    }
says-callimachus =
    { $when ->
        [start] Suur raamat on suur häda. Räägin lühidalt.
        [conflict-won] Lühike sõda on hea sõda.
        [conflict-lost] Selle lehekülje jätan tühjaks.
        [won] Samm-sammult ja ilma ühegi liigse mündita.
       *[lost] Ilus lõpp. Kannan selle oma kataloogi.
    }
says-chares =
    { $when ->
        [start] Ma mõtlen pronksis ja mõtlen suurelt.
        [conflict-won] Nüüd saan rahus töötada.
        [conflict-lost] Kujud elavad sõdadest kauem.
        [won] Seda on näha merelegi.
       *[lost] Hästi ehitatud. Head tööd ma tunnen.
    }
says-enheduanna =
    { $when ->
        [start] Ma laulsin templitest. Nüüd ehitame need üles.
        [conflict-won] Täna öösel magab linn rahus.
        [conflict-lost] Sõdurid lähevad, templid jäävad.
        [won] Linn, millest hakatakse laulma.
       *[lost] Kirjutan sinu linnale hümni.
    }
says-herodotus =
    { $when ->
        [start] Huvitav, kuidas see lõpeb.
        [conflict-won] Panen selle kirja täpselt nii, nagu see oli.
        [conflict-lost] Õnn ei püsi kaua ühes paigas.
        [won] Nii see oli. Nägin seda oma silmaga.
       *[lost] Hea lugu, kuigi mina selles kaotan.
    }
says-hypatia =
    { $when ->
        [start] Vaatame, mida sa tõestada suudad.
        [conflict-won] Ka sõda on geomeetria.
        [conflict-lost] Sinule mõõgad, minule raamatud.
        [won] Täpselt nii, nagu arvutasin.
       *[lost] Ma eksisin. Nii õpitaksegi.
    }
says-semiramis =
    { $when ->
        [start] Mida iganes sul vaja on, seda tahan ka mina.
        [conflict-won] Ma ju hoiatasin.
        [conflict-lost] Selle eest sa veel maksad.
        [won] Võtsin ainult seda, mida sina tahtsid.
       *[lost] Ainult seda ei saanud ma sinult ära võtta.
    }
says-strabo =
    { $when ->
        [start] Tunnen siin iga teed ja iga hinda.
        [conflict-won] Ohutud teed on kaubandusele head.
        [conflict-lost] Sõda on kallis. Mina pigem kauplen.
        [won] Kokkuvõttes hea tehing.
       *[lost] Said selle odavalt. Tubli töö.
    }
# Games for two that the person has won and lost against a bot of this name.
against =
    { $lead ->
        [you] Sina ja { $name }: juhid { $won } : { $lost }.
        [them] Sina ja { $name }: oled taga { $won } : { $lost }.
       *[none] Sina ja { $name }: viigis, { $won } : { $lost }.
    }
statistics-by-character = Botide tegelaskuju järgi
