### 7 Wonders: the table.

clock-age = Doba { $age }
clock-turn = Krug { $turn } od 6
clock-over = Igra je završena
in-front =
    { $who ->
        [you] ti
       *[other] { $name }
    }
passing =
    { $who ->
        [you] Redosled prosleđivanja ruku: { $from }, ti, { $to }.
       *[other] Redosled prosleđivanja ruku: { $from }, { $name }, { $to }.
    }
exchanging =
    { $who ->
        [you] Posle svakog kruga ti i { $name } razmenjujete ruke; karta Slobodnog grada ide uz ruku.
       *[other] Posle svakog kruga { $ownname } i { $name } razmenjuju ruke; karta Slobodnog grada ide uz ruku.
    }
exchanging-short = razmenjuju ruke
discards =
    { $count ->
        [one] { $count } odbačena karta
        [few] { $count } odbačene karte
       *[other] { $count } odbačenih karata
    }
seen-hands = Viđene ruke
seen-explained = Šta je ostalo u rukama koje su u ovom dobu otišle od tebe dalje. Otada su drugi uzimali karte iz njih.
seen-hand =
    { $who ->
        [you] Krug { $turn }, sada opet kod tebe:
       *[other] Krug { $turn }, sada je drži { $name }:
    }
help-turn = U svakom krugu biraš kartu: izgradi je, stavi je pod sledeću fazu svog čuda ili je prodaj za 3 novčića. Zatim se sve ruke prosleđuju.
help-trade = Ono što tvoj grad ne proizvodi, kupuješ od levog i desnog suseda: 2 novčića po komadu, 1 sa odgovarajućom trgovačkom građevinom. Ti biraš od koga; cena i sused pišu na dugmetu.
help-chain = Neke građevine kasnije omogućavaju besplatnu izgradnju drugih. Uz znak niza piše kojih.
help-war = Na kraju svakog doba svaki grad upoređuje štitove sa oba suseda: jači dobija 1, 3 ili 5 poena, zavisno od doba, slabiji gubi 1.
help-science = Svaka vrsta simbola vredi kvadrat svog broja; svaki set od tri različita još 7 poena.
help-free-city = Dva igrača, a između njih Slobodni grad. Ko drži kartu Slobodnog grada, vuče kartu iz njegovog špila i bira kartu za svoj grad, pa jednu za Slobodni grad; zatim se ruke razmenjuju, a karta ide uz ruku. Slobodni grad igra što može; ne može da pobedi.

name-and-city =
    { $who ->
        [you] { $name } ({ $city })
       *[other] { $name } ({ $city })
    }
free-city = Slobodni grad
free-city-card = Karta Slobodnog grada
holds-free-city = U ovom krugu igra za Slobodni grad
free-city-decides =
    { $who ->
        [you] Ti igraš za njega
       *[other] { $name } igra za njega
    }
free-city-pile =
    { $count ->
        [one] { $count } karta u špilu Slobodnog grada
        [few] { $count } karte u špilu Slobodnog grada
       *[other] { $count } karata u špilu Slobodnog grada
    }
free-city-pile-short = u špilu
neighbor =
    { $side ->
        [left] { $who ->
            [you] Tvoj levi sused
           *[other] Levo od igrača { $name }
        }
       *[right] { $who ->
            [you] Tvoj desni sused
           *[other] Desno od igrača { $name }
        }
    }
others = Ostali gradovi
stages-built = Izgrađene faze: { $built } od { $all }

stat-coins =
    { $count ->
        [one] { $count } novčić
        [few] { $count } novčića
       *[other] { $count } novčića
    }
stat-shields =
    { $count ->
        [one] { $count } štit
        [few] { $count } štita
       *[other] { $count } štitova
    }
stat-science = Nauka: šestari { $compasses }, zupčanici { $gears }, tablice { $tablets }, po izboru { $any }; sada vredi { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
stat-civilian =
    { $points ->
        [one] Plave građevine: { $points } poen
        [few] Plave građevine: { $points } poena
       *[other] Plave građevine: { $points } poena
    }
stat-points =
    { $points ->
        [one] trenutno { $points } poen
        [few] trenutno { $points } poena
       *[other] trenutno { $points } poena
    }
stat-tokens =
    { $points ->
        [one] Tokeni za vojsku: pobede { $victories }, porazi { $defeats }, { $points } poen
        [few] Tokeni za vojsku: pobede { $victories }, porazi { $defeats }, { $points } poena
       *[other] Tokeni za vojsku: pobede { $victories }, porazi { $defeats }, { $points } poena
    }
wonder = { $name }
stage-in-words =
    { $built ->
        [yes] Faza { $number }, izgrađena. { $effects }
       *[no] Faza { $number }, cena: { $cost }. { $effects }
    }
produces = Proizvodi
keeps = Nije na prodaju
sells = Prodaje
your-price =
    { $who ->
        [you] Plaćaš
       *[other] { $name } plaća
    }
prices =
    { $who ->
        [you] Plaćaš { $raw ->
            [one] { $raw } novčić
            [few] { $raw } novčića
           *[other] { $raw } novčića
        } za osnovnu i { $goods ->
            [one] { $goods } novčić
            [few] { $goods } novčića
           *[other] { $goods } novčića
        } za prerađenu sirovinu.
       *[other] { $name } plaća { $raw ->
            [one] { $raw } novčić
            [few] { $raw } novčića
           *[other] { $raw } novčića
        } za osnovnu i { $goods ->
            [one] { $goods } novčić
            [few] { $goods } novčića
           *[other] { $goods } novčića
        } za prerađenu sirovinu.
    }
border =
    { $who ->
        [you] { $outcome ->
            [win] Ti { $own }, { $name } { $theirs }: po sadašnjem stanju dobijaš { $points ->
                [one] { $points } poen
                [few] { $points } poena
               *[other] { $points } poena
            } na kraju doba.
            [lose] Ti { $own }, { $name } { $theirs }: po sadašnjem stanju gubiš { $points ->
                [one] { $points } poen
                [few] { $points } poena
               *[other] { $points } poena
            } na kraju doba.
           *[even] Ti { $own }, { $name } { $theirs }: po sadašnjem stanju niko ništa ne dobija na kraju doba.
        }
       *[other] { $outcome ->
            [win] { $ownname } { $own }, { $name } { $theirs }: po sadašnjem stanju { $ownname } dobija { $points ->
                [one] { $points } poen
                [few] { $points } poena
               *[other] { $points } poena
            } na kraju doba.
            [lose] { $ownname } { $own }, { $name } { $theirs }: po sadašnjem stanju { $ownname } gubi { $points ->
                [one] { $points } poen
                [few] { $points } poena
               *[other] { $points } poena
            } na kraju doba.
           *[even] { $ownname } { $own }, { $name } { $theirs }: po sadašnjem stanju niko ništa ne dobija na kraju doba.
        }
    }
border-you =
    { $who ->
        [you] Ti
       *[other] { $name }
    }
buildings =
    { $count ->
        [0] Nema građevina
        [one] { $count } građevina
        [few] { $count } građevine
       *[other] { $count } građevina
    }
no-buildings = Još nema građevina
card-and-effect = { $card }: { $effect }
chains-open = Kasnije besplatno:
chain-from = Besplatno, jer je tu: { $card }
chain-from-any = Besplatno uz: { $cards }
card-numbers =
    { $count ->
        [one] { $count } primerak u ovoj igri ({ $numbers } igrača)
        [few] { $count } primerka u ovoj igri ({ $numbers } igrača)
       *[other] { $count } primeraka u ovoj igri ({ $numbers } igrača)
    }
chain-opens = Kasnije besplatno: { $cards }

did-build =
    { $who ->
        [you] { $by ->
            [chain] Gradiš u nizu kartu { $card }.
            [power] Besplatno gradiš kartu { $card }.
           *[cost] Gradiš kartu { $card }.
        }
       *[other] { $by ->
            [chain] Gradi u nizu kartu { $card }.
            [power] Besplatno gradi kartu { $card }.
           *[cost] Gradi kartu { $card }.
        }
    }
did-stage =
    { $who ->
        [you] Gradiš fazu { $number }.
       *[other] Gradi fazu { $number }.
    }
did-stage-with =
    { $who ->
        [you] Gradiš fazu { $number } kartom { $card }.
       *[other] Gradi fazu { $number } kartom { $card }.
    }
did-sell =
    { $who ->
        [you] Prodaješ kartu.
       *[other] Prodaje kartu.
    }
did-sell-card =
    { $who ->
        [you] Prodaješ kartu { $card }.
       *[other] Prodaje kartu { $card }.
    }
did-pick =
    { $who ->
        [you] Gradiš odbačenu kartu { $card }.
       *[other] Gradi odbačenu kartu { $card }.
    }
did-decline =
    { $who ->
        [you] Ne uzimaš ništa iz odbačenih.
       *[other] Ne uzima ništa iz odbačenih.
    }
earned =
    { $who ->
        [you] { $coins ->
            [one] Dobijaš { $coins } novčić.
            [few] Dobijaš { $coins } novčića.
           *[other] Dobijaš { $coins } novčića.
        }
       *[other] { $coins ->
            [one] Dobija { $coins } novčić.
            [few] Dobija { $coins } novčića.
           *[other] Dobija { $coins } novčića.
        }
    }
paid-one =
    { $who ->
        [you] { $coins ->
            [one] Tebi: { $coins } novčić.
            [few] Tebi: { $coins } novčića.
           *[other] Tebi: { $coins } novčića.
        }
       *[other] { $coins ->
            [one] Susedu: { $coins } novčić ({ $name }).
            [few] Susedu: { $coins } novčića ({ $name }).
           *[other] Susedu: { $coins } novčića ({ $name }).
        }
    }
paid-two =
    { $leftwho ->
        [you] Novčići: tebi { $left }, susedu { $right } ({ $rightname }).
       *[other] { $rightwho ->
            [you] Novčići: susedu { $left } ({ $leftname }), tebi { $right }.
           *[other] Novčići susedima: { $left } ({ $leftname }), { $right } ({ $rightname }).
        }
    }
log-turn = Doba { $age }, krug { $turn }
log-seventh = Doba { $age }, poslednja karta
log-discard = Doba { $age }, krug { $turn }: iz odbačenih
conflict =
    { $shields ->
        [one] { $name } ({ $shields } štit): { $points }
        [few] { $name } ({ $shields } štita): { $points }
       *[other] { $name } ({ $shields } štitova): { $points }
    }; { $leftshields ->
        [one] { $leftname } ({ $leftshields } štit): { $leftpoints }
        [few] { $leftname } ({ $leftshields } štita): { $leftpoints }
       *[other] { $leftname } ({ $leftshields } štitova): { $leftpoints }
    }
waiting-turn = Svi biraju kartu.
waiting-seventh = { $name } bira šta će sa poslednjom kartom.
waiting-discard = { $name } pregleda odbačene karte.
told-winner = Igra je završena. Pobednik: { $name }.
told-choose-for-city = Sada izaberi kartu za Slobodni grad.
told-your-turn = Doba { $age }, krug { $turn }: izaberi kartu.

question-turn = Izaberi kartu
question-turn-explained =
    { $whose ->
        [city] Izgradi je ili je stavi pod čudo Slobodnog grada. Prodaje se samo kad ništa drugo nije moguće.
       *[other] Izgradi je, stavi je pod svoje čudo ili je prodaj. Svi gradovi pokazuju karte istovremeno.
    }
question-seventh = Tvoja poslednja karta
question-seventh-explained =
    { $whose ->
        [city] Slobodni grad ima tablu { $city }: igra se i poslednja karta njegovog špila.
       *[other] { $city } može da iskoristi i poslednju kartu iz ruke: izgradi je, stavi je pod čudo ili je prodaj.
    }
question-discard = Izgradi odbačenu kartu
question-discard-explained =
    { $whose ->
        [city] Slobodni grad ima tablu { $city }: može besplatno da izgradi jednu odbačenu kartu.
       *[other] { $city } može besplatno da izgradi jednu odbačenu kartu.
    }
choose-for-own = Izaberi kartu za svoj grad
choose-for-city = Sada izaberi kartu za Slobodni grad
choose-alone = Izaberi kartu za svoj grad
choose-seventh =
    { $whose ->
        [city] Biraj za Slobodni grad: njegova poslednja karta
       *[other] Biraj za svoj grad: tvoja poslednja karta
    }
choose-discard =
    { $whose ->
        [city] Biraj za Slobodni grad: odbačena karta
       *[other] Biraj za svoj grad: odbačena karta
    }
choose-next =
    { $who ->
        [you] Posle toga biraš jednu za Slobodni grad.
       *[other] { $name } drži kartu Slobodnog grada i bira za njega u ovom krugu.
    }
chosen-build =
    { $whose ->
        [city] Slobodni grad gradi kartu { $card }.
        [own] Tvoj grad gradi kartu { $card }.
       *[you] Gradiš kartu { $card }.
    }
chosen-stage =
    { $whose ->
        [city] Slobodni grad gradi fazu { $number } kartom { $card }.
        [own] Tvoj grad gradi fazu { $number } kartom { $card }.
       *[you] Gradiš fazu { $number } kartom { $card }.
    }
chosen-sell =
    { $whose ->
        [city] Slobodni grad prodaje kartu { $card }.
        [own] Tvoj grad prodaje kartu { $card }.
       *[you] Prodaješ kartu { $card }.
    }
chosen-title = Izbor je gotov
chosen-explained = Još možeš da promeniš izbor. Karte se otkrivaju kada svi izaberu.
card-chosen = Izabrano
take-back = Poništi
card-drawn = Izvučena
keys =
    { $count ->
        [one] Taster 1, pa Enter
        [few] Tasteri 1–{ $count }, pa Enter
       *[other] Tasteri 1–{ $count }, pa Enter
    }
costs = Cena
costs-nothing = Ne košta ništa
gain-science = sada +{ $points }
gain-coins =
    { $coins ->
        [one] sada { $coins } novčić
        [few] sada { $coins } novčića
       *[other] sada { $coins } novčića
    }
gain-points =
    { $points ->
        [one] sada { $points } poen
        [few] sada { $points } poena
       *[other] sada { $points } poena
    }
status-standing = Već izgrađeno
status-chain = Besplatno: { $card }
status-power = Besplatno: { $city }
status-free = Besplatno
status-own =
    { $how ->
        [free] Besplatno
       *[own] Svoji resursi
    }
status-too-dear =
    { $coins ->
        [one] Treba { $coins } novčić
        [few] Treba { $coins } novčića
       *[other] Treba { $coins } novčića
    }
status-missing = Nedostaje
more-ways =
    { $count ->
        [one] +{ $count } način
        [few] +{ $count } načina
       *[other] +{ $count } načina
    }
do-build = Gradi
do-take = Gradi besplatno
do-decline = Preskoči
do-stage = Faza { $number }
do-stage-complete = Čudo
do-sell = Prodaj
sale = za 3 novčića
choose-payment = Način plaćanja
price-nothing = besplatno
price-own = svojim resursima
partner =
    { $who ->
        [you] ti
       *[other] { $name }
    }
price-bank =
    { $bank ->
        [one] banka: { $bank } novčić
        [few] banka: { $bank } novčića
       *[other] banka: { $bank } novčića
    }
price-one =
    { $who ->
        [you] ti: { $coins }
       *[other] { $name }: { $coins }
    }
price-two =
    { $leftwho ->
        [you] ti: { $left }, { $rightname }: { $right }
       *[other] { $rightwho ->
            [you] { $leftname }: { $left }, ti: { $right }
           *[other] { $leftname }: { $left }, { $rightname }: { $right }
        }
    }
price-bank-one =
    { $who ->
        [you] banka: { $bank }, ti: { $coins }
       *[other] banka: { $bank }, { $name }: { $coins }
    }
price-bank-two =
    { $leftwho ->
        [you] banka: { $bank }, ti: { $left }, { $rightname }: { $right }
       *[other] { $rightwho ->
            [you] banka: { $bank }, { $leftname }: { $left }, ti: { $right }
           *[other] banka: { $bank }, { $leftname }: { $left }, { $rightname }: { $right }
        }
    }

refused-step = To sada ne možeš.
refused-not-in-hand = Ova karta nije u tvojoj ruci.
refused-not-on-pile = Ova karta nije među odbačenim.
refused-standing =
    { $whose ->
        [city] Slobodni grad već ima ovu građevinu.
       *[other] Već imaš ovu građevinu.
    }
refused-wonder-complete =
    { $whose ->
        [city] Čudo Slobodnog grada je završeno.
       *[other] Tvoje čudo je završeno.
    }
refused-free-by-chain = Besplatno u nizu ({ $card }), pa se ništa ne plaća.
refused-free-by-power = { $city } to gradi besplatno, pa se ništa ne plaća.
refused-must-play = Slobodni grad prodaje samo kad ne može da izgradi kartu niti fazu.
sells-only = samo kad ništa drugo nije moguće
refused-chain-first = U nizu je besplatno, pa Slobodni grad to mora da izgradi.
refused-no-chain =
    { $whose ->
        [city] Slobodni grad nema građevinu sa kojom je ova karta u nizu.
       *[other] Nemaš građevinu sa kojom je ova karta u nizu.
    }
refused-no-power =
    { $whose ->
        [city] Nijedna moć Slobodnog grada to sada ne čini besplatnim.
       *[other] Nijedna moć tvog grada to sada ne čini besplatnim.
    }
refused-missing = Nedostupno: { $list }
refused-too-dear =
    { $whose ->
        [city] { $coins ->
            [one] Treba { $coins } novčić, a Slobodni grad ima { $purse }.
            [few] Treba { $coins } novčića, a Slobodni grad ima { $purse }.
           *[other] Treba { $coins } novčića, a Slobodni grad ima { $purse }.
        }
       *[other] { $coins ->
            [one] Treba { $coins } novčić, a imaš { $purse }.
            [few] Treba { $coins } novčića, a imaš { $purse }.
           *[other] Treba { $coins } novčića, a imaš { $purse }.
        }
    }
refused-payment = Susedima se ne može platiti ovakvom podelom.

conflicts-title = Vojni sukobi, doba { $age }
conflicts-you =
    { $who ->
        [you] Tvoj grad: { $points }
       *[other] { $name }: { $points }
    }
continue-age = Dalje: doba { $age }
show-score = Na konačan rezultat

play-again = Igraj ponovo
download-record = Preuzmi zapis

sides-title = Izbor strana
sides-question = Koja strana table { $city }?
sides-explained = Svi biraju tajno, pre nego što iko vidi kartu. Možeš da se predomisliš dok svi ne izaberu.
sides-choose = Izaberi: { $side }
sides-mine = Tvoj izbor: { $side }.
sides-watching = Igrači biraju strane svojih tabli.
