### 7 Wonders: the table.

clock-age = { $age } ajastu
clock-turn = Käik { $turn } / 6
clock-over = Mäng on läbi
in-front =
    { $who ->
        [you] sina
       *[other] { $name }
    }
passing =
    { $who ->
        [you] Sulle annab kaardid { $from }, sinult saab kaardid { $to }.
       *[other] Kaardid liiguvad nii: { $from } → { $name } → { $to }.
    }
exchanging =
    { $who ->
        [you] Pärast iga käiku vahetate kaardid: sina ja { $name }. Vabalinna kaart läheb kaasa.
       *[other] { $ownname } ja { $name } vahetavad pärast iga käiku kaardid; Vabalinna kaart läheb kaasa.
    }
exchanging-short = vahetavad kaardid
discards =
    { $count ->
        [one] Üks mahapandud kaart
       *[other] { $count } mahapandud kaarti
    }
seen-hands = Nähtud kaardid
seen-explained = Mis jäi alles kaartidest, mille sel ajastul edasi andsid. Vahepeal on teised neist kaarte võtnud.
seen-hand =
    { $who ->
        [you] { $turn }. käik, nüüd jälle sinu käes:
       *[other] { $turn }. käik, nüüd mängija { $name } käes:
    }
help-turn = Igal käigul valid ühe kaardi: raja ehitis, pane kaart oma ime järgmise järgu alla või müü see 3 mündi eest. Siis antakse kõik kaardid edasi.
help-trade = Mida su linn ei tooda, selle ostad vasakult või paremalt naabrilt: 2 münti tükk, soodustusega 1 münt. Sina valid, kellelt; nii hind kui ka müüja on nupul kirjas.
help-chain = Tänu ehitisele võib mõni hilisem ehitis olla tasuta. Nende nimed on keti ikooni juures.
help-war = Iga ajastu lõpus võrdleb iga linn kilpe mõlema naabriga: tugevam saab ajastu järgi 1, 3 või 5 punkti, nõrgem kaotab 1 punkti.
help-science = Iga liiki sümbolid annavad oma arvu ruudu jagu punkte; iga kolmest erinevast sümbolist komplekt annab veel 7 punkti.
help-free-city = Kaks mängijat ja nende vahel Vabalinn. Kelle käes on Vabalinna kaart, see tõmbab Vabalinna pakist kaardi ja valib ühe kaardi oma linnale, siis ühe Vabalinnale. Seejärel vahetatakse kaardid ja Vabalinna kaart läheb kaasa. Vabalinn mängib, mida saab; võita ta ei saa.

name-and-city =
    { $who ->
        [you] { $name } ({ $city })
       *[other] { $name } ({ $city })
    }
free-city = Vabalinn
free-city-card = Vabalinna kaart
holds-free-city = Mängib sel käigul Vabalinna eest
free-city-decides =
    { $who ->
        [you] Tema eest mängid sina
       *[other] Tema eest mängib { $name }
    }
free-city-pile =
    { $count ->
        [one] Üks kaart Vabalinna pakis
       *[other] { $count } kaarti Vabalinna pakis
    }
free-city-pile-short = pakis
neighbor =
    { $side ->
        [left] { $who ->
            [you] Sinu vasak naaber
           *[other] Mängija { $name } vasak naaber
        }
       *[right] { $who ->
            [you] Sinu parem naaber
           *[other] Mängija { $name } parem naaber
        }
    }
others = Teised linnad
stages-built = Järke ehitatud: { $built } / { $all }

stat-coins =
    { $count ->
        [one] { $count } münt
       *[other] { $count } münti
    }
stat-shields =
    { $count ->
        [one] { $count } kilp
       *[other] { $count } kilpi
    }
stat-science = Teadus: sirkleid { $compasses }, hammasrattaid { $gears }, tahvleid { $tablets }, vabalt valitavaid { $any }; punkte praegu { $points }
stat-civilian =
    { $points ->
        [one] Sinised ehitised: { $points } punkt
       *[other] Sinised ehitised: { $points } punkti
    }
stat-points =
    { $points ->
        [one] praeguse seisuga { $points } punkt
       *[other] praeguse seisuga { $points } punkti
    }
stat-tokens = Lahingumärgid: võite { $victories }, kaotusi { $defeats }, punkte { $points }
wonder = { $name }
stage-in-words =
    { $built ->
        [yes] { $number }. järk, ehitatud. { $effects }
       *[no] { $number }. järk, hind: { $cost }. { $effects }
    }
produces = Toodab
keeps = Ei müü
sells = Müüb
your-price =
    { $who ->
        [you] Maksad
       *[other] { $name } maksab
    }
prices =
    { $who ->
        [you] Maksad müntides: toormaterjal { $raw }, valmistoodang { $goods }.
       *[other] { $name } maksab müntides: toormaterjal { $raw }, valmistoodang { $goods }.
    }
border =
    { $who ->
        [you] { $outcome ->
            [win] Sina { $own }, { $name } { $theirs }: praeguse seisuga saaksid ajastu lõpus { $points } punkti.
            [lose] Sina { $own }, { $name } { $theirs }: praeguse seisuga kaotaksid ajastu lõpus { $points } punkti.
           *[even] Sina { $own }, { $name } { $theirs }: praeguse seisuga ei saaks ajastu lõpus keegi midagi.
        }
       *[other] { $outcome ->
            [win] { $ownname } { $own }, { $name } { $theirs }: praeguse seisuga saaks { $ownname } ajastu lõpus { $points } punkti.
            [lose] { $ownname } { $own }, { $name } { $theirs }: praeguse seisuga kaotaks { $ownname } ajastu lõpus { $points } punkti.
           *[even] { $ownname } { $own }, { $name } { $theirs }: praeguse seisuga ei saaks ajastu lõpus keegi midagi.
        }
    }
border-you =
    { $who ->
        [you] Sina
       *[other] { $name }
    }
buildings =
    { $count ->
        [0] Ehitisi pole
        [one] Üks ehitis
       *[other] { $count } ehitist
    }
no-buildings = Ehitisi veel pole
card-and-effect = { $card }: { $effect }
chains-open = Hiljem tasuta:
chain-from = Tasuta, kett: { $card }
chain-from-any = Tasuta, kui on: { $cards }
card-numbers =
    { $count ->
        [one] Selles mängus üks eksemplar ({ $numbers } mängijat)
       *[other] Selles mängus { $count } eksemplari ({ $numbers } mängijat)
    }
chain-opens = Annab hiljem tasuta: { $cards }

did-build =
    { $who ->
        [you] { $by ->
            [chain] Rajasid ketiga ehitise { $card }.
            [power] Rajasid tasuta ehitise { $card }.
           *[cost] Rajasid ehitise { $card }.
        }
       *[other] { $by ->
            [chain] Rajas ketiga ehitise { $card }.
            [power] Rajas tasuta ehitise { $card }.
           *[cost] Rajas ehitise { $card }.
        }
    }
did-stage =
    { $who ->
        [you] Ehitasid { $number }. järgu.
       *[other] Ehitas { $number }. järgu.
    }
did-stage-with =
    { $who ->
        [you] Ehitasid { $number }. järgu kaardiga { $card }.
       *[other] Ehitas { $number }. järgu kaardiga { $card }.
    }
did-sell =
    { $who ->
        [you] Müüsid kaardi.
       *[other] Müüs kaardi.
    }
did-sell-card =
    { $who ->
        [you] Müüsid kaardi { $card }.
       *[other] Müüs kaardi { $card }.
    }
did-pick =
    { $who ->
        [you] Rajasid mahapandud kaartidest ehitise { $card }.
       *[other] Rajas mahapandud kaartidest ehitise { $card }.
    }
did-decline =
    { $who ->
        [you] Sa ei võtnud mahapandud kaarte.
       *[other] Ei võtnud mahapandud kaarte.
    }
earned =
    { $who ->
        [you] { $coins ->
            [one] Said { $coins } mündi.
           *[other] Said { $coins } münti.
        }
       *[other] { $coins ->
            [one] Sai { $coins } mündi.
           *[other] Sai { $coins } münti.
        }
    }
paid-one =
    { $who ->
        [you] { $coins ->
            [one] Sulle: { $coins } münt.
           *[other] Sulle: { $coins } münti.
        }
       *[other] { $coins ->
            [one] Naabrile: { $coins } münt ({ $name }).
           *[other] Naabrile: { $coins } münti ({ $name }).
        }
    }
paid-two =
    { $leftwho ->
        [you] Mündid: sulle { $left }, naabrile { $right } ({ $rightname }).
       *[other] { $rightwho ->
            [you] Mündid: naabrile { $left } ({ $leftname }), sulle { $right }.
           *[other] Mündid naabritele: { $left } ({ $leftname }), { $right } ({ $rightname }).
        }
    }
log-turn = { $age } ajastu, { $turn }. käik
log-seventh = { $age } ajastu, viimane kaart
log-discard = { $age } ajastu, { $turn }. käik: mahapandud kaartidest
conflict = { $name }, kilpe { $shields }: { $points }; { $leftname }, kilpe { $leftshields }: { $leftpoints }
waiting-turn = Kõik valivad kaarti.
waiting-seventh = { $name } valib, mis saab viimasest kaardist.
waiting-discard = { $name } vaatab mahapandud kaarte.
told-winner = Mäng on läbi. Võitis { $name }.
told-choose-for-city = Vali nüüd kaart Vabalinnale.
told-your-turn = { $age } ajastu, { $turn }. käik: vali kaart.

question-turn = Vali kaart
question-turn-explained =
    { $whose ->
        [city] Raja ehitis või pane kaart Vabalinna ime alla. Vabalinn müüb ainult siis, kui ta midagi muud teha ei saa.
       *[other] Raja ehitis, pane kaart oma ime alla või müü see. Kõik linnad näitavad kaarte korraga.
    }
question-seventh = Sinu viimane kaart
question-seventh-explained =
    { $whose ->
        [city] Vabalinnal on { $city }: mängitakse ka tema paki viimane kaart.
       *[other] { $city } saab kasutada ka viimast kaarti: raja ehitis, pane kaart ime alla või müü see.
    }
question-discard = Ehita mahapandud kaart
question-discard-explained =
    { $whose ->
        [city] Vabalinnal on { $city }: ta võib ühe mahapandud kaardi tasuta ehitada.
       *[other] { $city } võib ühe mahapandud kaardi tasuta ehitada.
    }
choose-for-own = Vali kaart oma linnale
choose-for-city = Vali nüüd kaart Vabalinnale
choose-alone = Vali kaart oma linnale
choose-seventh =
    { $whose ->
        [city] Vali Vabalinna eest: tema viimane kaart
       *[other] Vali oma linna eest: sinu viimane kaart
    }
choose-discard =
    { $whose ->
        [city] Vali Vabalinna eest: mahapandud kaart
       *[other] Vali oma linna eest: mahapandud kaart
    }
choose-next =
    { $who ->
        [you] Pärast seda valid ühe kaardi Vabalinnale.
       *[other] Vabalinna kaart on mängija { $name } käes; sel käigul valib Vabalinna eest tema.
    }
chosen-build =
    { $whose ->
        [city] Vabalinn rajab ehitise { $card }.
        [own] Sinu linn rajab ehitise { $card }.
       *[you] Rajad ehitise { $card }.
    }
chosen-stage =
    { $whose ->
        [city] Vabalinn ehitab { $number }. järgu kaardiga { $card }.
        [own] Sinu linn ehitab { $number }. järgu kaardiga { $card }.
       *[you] Ehitad { $number }. järgu kaardiga { $card }.
    }
chosen-sell =
    { $whose ->
        [city] Vabalinn müüb kaardi { $card }.
        [own] Sinu linn müüb kaardi { $card }.
       *[you] Müüd kaardi { $card }.
    }
chosen-title = Oled valinud
chosen-explained = Võid veel ümber mõelda. Kaarte näidatakse siis, kui kõik on valinud.
card-chosen = Valitud
take-back = Võta tagasi
card-drawn = Tõmmatud
keys =
    { $count ->
        [one] Klahv 1, siis Enter
       *[other] Klahvid 1–{ $count }, siis Enter
    }
costs = Hind
costs-nothing = Tasuta
gain-science = kohe +{ $points }
gain-coins =
    { $coins ->
        [one] kohe { $coins } münt
       *[other] kohe { $coins } münti
    }
gain-points =
    { $points ->
        [one] kohe { $points } punkt
       *[other] kohe { $points } punkti
    }
status-standing = Juba olemas
status-chain = Tasuta: { $card }
status-power = Tasuta: { $city }
status-free = Tasuta
status-own =
    { $how ->
        [free] Tasuta
       *[own] Oma ressursid
    }
status-too-dear = Vaja münte: { $coins }
status-missing = Puudu
more-ways =
    { $count ->
        [one] +{ $count } viis
       *[other] +{ $count } viisi
    }
do-build = Ehita
do-take = Ehita tasuta
do-decline = Jäta vahele
do-stage = { $number }. järk
do-stage-complete = Ime
do-sell = Müü
sale = 3 mündi eest
choose-payment = Kuidas maksta
price-nothing = tasuta
price-own = oma ressurssidega
partner =
    { $who ->
        [you] sina
       *[other] { $name }
    }
price-bank =
    { $bank ->
        [one] panka { $bank } münt
       *[other] panka { $bank } münti
    }
price-one =
    { $who ->
        [you] sina: { $coins }
       *[other] { $name }: { $coins }
    }
price-two =
    { $leftwho ->
        [you] sina: { $left }, { $rightname }: { $right }
       *[other] { $rightwho ->
            [you] { $leftname }: { $left }, sina: { $right }
           *[other] { $leftname }: { $left }, { $rightname }: { $right }
        }
    }
price-bank-one =
    { $who ->
        [you] pank: { $bank }, sina: { $coins }
       *[other] pank: { $bank }, { $name }: { $coins }
    }
price-bank-two =
    { $leftwho ->
        [you] pank: { $bank }, sina: { $left }, { $rightname }: { $right }
       *[other] { $rightwho ->
            [you] pank: { $bank }, { $leftname }: { $left }, sina: { $right }
           *[other] pank: { $bank }, { $leftname }: { $left }, { $rightname }: { $right }
        }
    }

refused-step = Seda ei saa praegu teha.
refused-not-in-hand = Seda kaarti pole sinu käes.
refused-not-on-pile = Seda kaarti pole mahapandud kaartide seas.
refused-standing =
    { $whose ->
        [city] See on Vabalinnas juba olemas.
       *[other] See on sinu linnas juba olemas.
    }
refused-wonder-complete =
    { $whose ->
        [city] Vabalinna ime on valmis.
       *[other] Sinu ime on valmis.
    }
refused-free-by-chain = See on tasuta tänu kaardile { $card }, nii et maksta pole midagi.
refused-free-by-power = See on tasuta tänu linnale { $city }, nii et maksta pole midagi.
refused-must-play = Vabalinn müüb ainult siis, kui ta ei saa ühtegi kaarti ehitada ega järgu jaoks kasutada.
sells-only = ainult siis, kui muud teha ei saa
refused-chain-first = Kett annab selle tasuta, seega peab Vabalinn selle ehitama.
refused-no-chain =
    { $whose ->
        [city] Vabalinnal pole ehitist, mis annaks selle kaardi ketiga tasuta.
       *[other] Sul pole ehitist, mis annaks selle kaardi ketiga tasuta.
    }
refused-no-power =
    { $whose ->
        [city] Ükski Vabalinna võime ei anna seda praegu tasuta.
       *[other] Ükski sinu linna võime ei anna seda praegu tasuta.
    }
refused-missing = Pole võimalik hankida: { $list }
refused-too-dear =
    { $whose ->
        [city] Münte on vaja { $coins }, Vabalinnal on { $purse }.
       *[other] Münte on vaja { $coins }, sul on { $purse }.
    }
refused-payment = Makset ei saa naabrite vahel nii jagada.

conflicts-title = { $age } ajastu lahingud
conflicts-you =
    { $who ->
        [you] Sinu linn: { $points }
       *[other] { $name }: { $points }
    }
continue-age = Edasi: { $age } ajastu
show-score = Lõppseisu juurde

play-again = Mängi uuesti
download-record = Laadi salvestis alla

sides-title = Külgede valik
sides-question = Kumb külg: { $city }?
sides-explained = Kõik valivad salaja, enne kui keegi kaarte näeb. Võid meelt muuta, kuni kõik on valinud.
sides-choose = Vali: { $side }
sides-mine = Sinu valik: { $side }.
sides-watching = Mängijad valivad oma imelaua külge.
