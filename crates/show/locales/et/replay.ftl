### Replays: a finished game step by step.

replay-title = Kordus: { $names } – Antipater
replay-heading = Kordus: { $names }
replay-other = Teine salvestis
replay-not-kept = Siia laaditud salvestist hoitakse alles ainult natuke aega ja ühegi lauaga seda ei seota. Hoia oma fail alles.
replay-steps = Mängu sammud
replay-first = Algusesse
replay-back = Samm tagasi
replay-play = Esita
replay-on = Samm edasi
replay-last = Lõppu
replay-step = Samm { $step } / { $steps }
replay-choose-step = Vali samm
replay-go = Mine
replay-play-on = Mängi siit edasi
replay-play-on-explained = Jätka siit mängija { $name } asemel uues mängus bottide vastu
outlook-title = Mis juhtub siit edasi
outlook-explained = Botid mängivad siit palju kordi edasi selle teadmisega, mis oli mängijal { $name }
outlook-note = Tavalise taseme bottide mänge siit lõpuni: { $games }. Kõik, mida { $name } teadis, jääb samaks; ülejäänu jagatakse iga kord uuesti.
outlook-back = Tagasi korduse juurde
replay-nothing = Midagi pole veel juhtunud.
duel-when =
    { $count ->
        [0] { $age } ajastu, kaarte pole alles
        [one] { $age } ajastu, alles 1 kaart
       *[other] { $age } ajastu, alles { $count } kaarti
    }

eyes-title = Kelle vaatest
eyes-front = Näidatav koht
eyes-with = Vaade
eyes-all = kõik kaardid lahti
eyes-seat = ainult { $name }
eyes-public = pealtvaatajad

hand-of =
    { $who ->
        [you] Sinu kaardid
       *[other] Mängija { $name } kaardid
    }
pile-of =
    { $who ->
        [you] Mahapandud kaardid, mida sina vaatad
       *[other] Mahapandud kaardid, mida vaatab { $name }
    }
used-for =
    { $what ->
        [build] Rajab ehitise
        [stage] Ehitab sellega järgu
       *[sell] Müüb
    }
duel-taken = Võetakse järgmisena.
open-hands = Teiste kaardid
open-hidden = Teiste eest varjatud
open-sold = Müüdud

course-title = Punktid mängu jooksul
course-of = { $name }: nullist { $points } punktini; arvud on allpool
course-points =
    { $points ->
        [one] lõpus { $points } punkt
       *[other] lõpus { $points } punkti
    }
course-figures = Sama arvudes
course-step = Samm
letter-treasury = ¢
letter-wonder = ▲
letter-progress = ★

upload-title = Vaata salvestist
upload-explained = Lõppenud mängu salvestise saab alla laadida selle mängu lauast. Siin näed mängu uuesti samm-sammult, iga mängija vaatest või kõik kaardid lahti.
upload-file = Salvestise fail
upload-send = Näita mängu
upload-refused = See pole mängu salvestis:
error-no-replay = Seda salvestist enam alles ei ole. Palun laadi see uuesti üles.
