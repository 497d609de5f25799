### 7 Wonders Duel.

duel-table-title = 7 Csoda Párbaj – Antipater
duel-clock-draft = Csodaválasztás
duel-cards-left =
    { $count ->
        [0] nincs több kártya
       *[other] még { $count } kártya
    }
duel-turn =
    { $who ->
        [you] Te jössz
       *[other] { $name } választ
    }
duel-extra-turn = Újabb lépés
duel-again-after = Utána még egy lépés
duel-discards =
    { $count ->
        [0] Nincs eldobott lap
       *[other] { $count } eldobott lap
    }
duel-discard-pile = A dobópakli
duel-pile-empty = Még semmit sem dobtak el.
duel-boxed = Fejlődéskorongok a dobozban
duel-drawn = { $wonder }, kihúzva:
duel-help-turn = Amikor te jössz, elveszel egy kártyát, amelyen nem fekszik másik: megépíted, eldobod érmékért, vagy valamelyik csodád alá teszed, hogy azt megépítsd.
duel-help-price = Amit nem termelsz, a banktól veszed: darabja 2 érme, és még 1 minden egységért, amelyet az ellenfél barna és szürke kártyái adnak belőle. Mindig a legolcsóbb mód érvényes.
duel-help-chain = Ha egyik épületeden fehér szimbólum van, az ugyanezt mutató kártyát ingyen építheted meg.
duel-help-war = Minden pajzs egy mezővel viszi a bábut az ellenfél fővárosa felé. Ha eléri a fővárost, azonnal győzöl; útközben érméket vesz el az ellenféltől.
duel-help-science = Két egyforma tudományos szimbólum fejlődéskorongot hoz. Hat különbözővel azonnal győzöl.
duel-help-wonders = Összesen hét csoda épül meg: a hetedik után a nyolcadik kiesik. A körbe rajzolt nyíl azt jelenti, hogy még egyszer te jössz.
duel-help-end = Egyébként a III. kor után a legtöbb pont győz.

duel-board = A tábla: katonai sáv és fejlődéskorongok
duel-progress = Fejlődéskorongok a táblán
duel-no-tokens = Nincs több korong.
duel-capital =
    { $who ->
        [you] A fővárosod
       *[other] { $name } fővárosa
    }
duel-to-capital =
    { $spaces ->
        [0] elfoglalva
       *[other] { $spaces } mező a fővárosig
    }
duel-next-loot = −{ $coins } érme { $spaces } mező múlva
duel-pawn =
    { $side ->
        [middle] A konfliktusbábu középen áll.
        [you] A konfliktusbábu { $spaces } mezőre áll a középtől, a te fővárosod felé.
       *[other] A konfliktusbábu { $spaces } mezőre áll a középtől, { $name } fővárosa felé.
    }
duel-track-points =
    { $who ->
        [you] Katonai pontok: te { $you }, ellenfeled { $them }.
       *[other] Katonai pontok: { $name } { $you }, { $othername } { $them }.
    }

duel-stat-points = jelenleg { $points } pont
duel-symbols =
    { $count ->
        [0] Még nincs tudományos szimbólum (hat különböző kell a győzelemhez)
       *[other] { $count } különböző tudományos szimbólum (hat kell a győzelemhez): { $list }
    }
duel-pair = { $symbol } (pár)
duel-pays = Vételár
duel-buys = { $resource }: { $coins }
duel-tokens = Fejlődéskorongok
duel-wonders = Csodák
duel-no-wonders = Még nincs csoda
duel-wonder-built = megépült

duel-question-play = Te jössz: vegyél el egy kártyát
duel-question-extra = Újabb lépés: vegyél el még egy kártyát
duel-question-play-explained = Vegyél el egy kártyát, amelyen nem fekszik másik. Alatta ott áll, mennyibe kerül megépíteni neked, és mennyibe az ellenfelednek.
duel-keys = Billentyűk: 1–9, majd Enter
duel-whose =
    { $who ->
        [you] Te
        [opponent] Ő
       *[other] { $name }
    }
duel-price =
    { $who ->
        [you] { $can ->
            [yes] { $coins ->
                [0] Te: ingyen.
               *[other] Te: { $coins } érme.
            }
           *[no] Te: { $coins } érme, túl drága.
        }
       *[other] { $can ->
            [yes] { $coins ->
                [0] { $name }: ingyen.
               *[other] { $name }: { $coins } érme.
            }
           *[no] { $name }: { $coins } érme, túl drága.
        }
    }
duel-covered = Letakarva.
duel-back = Rejtett kártya, { $age }. kor
duel-back-guild = Rejtett céh
duel-uncovers = Felszabadul: { $cards }.
duel-turns-up = Felfed { $count } rejtett kártyát.
duel-turns-up-guilds = Felfed { $count } céhet.
duel-fresh = Most felfedve.
duel-uncovers-nothing = Nem szabadít fel más kártyát.
duel-do-discard = Eldobás
duel-bill-cost = { $coins } érme a kártyán
duel-bill-produced = { $resource }: saját termelés
duel-bill-chosen = { $resource }: saját termelés, választható
duel-bill-waived = { $resource }: fejlődéskorong kiváltja
duel-bill-fixed = { $resource }: fix áron, 1 érméért
duel-bill-bought = { $resource }: megvéve { $coins } érméért

duel-question-draft = Válassz csodát: { $round }. kör / 2
duel-question-draft-explained = Mindkét városnak négy csodája lesz. Egy kör négy csodájából egyet az első játékos vesz el, kettőt a második, az utolsót az első.
duel-draft-order = Sorrend:
duel-draft-rule = Hogyan zajlik a választás
duel-city-shown = A látható város
duel-question-token = Pár: vegyél el egy fejlődéskorongot
duel-question-token-explained = Két egyforma szimbólum áll a városodban. A korong azonnal és a játék végéig hat.
duel-question-library = { $wonder }: tarts meg egyet a három korongból
duel-question-library-explained = A dobozból húztad őket; a másik kettő visszamegy úgy, hogy { $name } nem látja.
duel-question-destroy =
    { $color ->
        [brown] Dobd el az ellenfél egy barna kártyáját
       *[gray] Dobd el az ellenfél egy szürke kártyáját
    }
duel-question-destroy-explained = { $name } elveszíti, amit az a kártya termel; a kártya a dobópakliba kerül.
duel-question-revive = { $wonder }: építs meg egy eldobott kártyát
duel-question-revive-explained = Ingyen, minden hatásával együtt.
duel-question-begin = Ki kezdi a következő kort?
duel-question-begin-explained = Az új kor már ki van rakva. Aki kezd, az első kártyát veszi el.
duel-begins =
    { $who ->
        [you] Én kezdek
       *[other] { $name } kezd
    }
duel-begins-explained =
    { $who ->
        [you] Te veszed el a kor első kártyáját.
       *[other] Te a második kártyát veszed el; az első lépés új kártyákat fedhet fel.
    }

duel-effect-fixed-price = Vételára darabonként 1 érme: { $resource }.
duel-effect-points-per-token = A végén { $points } pont minden fejlődéskorongodért, ezt is beleértve.
duel-effect-coins-per-most = Azonnal { $coins } érme minden ilyenért abban a városban, ahol a legtöbb van: { $things }.
duel-effect-points-per-most = A végén { $points } pont minden ilyenért abban a városban, ahol a legtöbb van: { $things }.
duel-effect-opponent-loses = Az ellenfél elveszít { $coins } érmét.
duel-effect-play-again = Még egyszer te jössz.
duel-effect-destroy =
    { $color ->
        [brown] Dobd el az ellenfél egy barna kártyáját.
       *[gray] Dobd el az ellenfél egy szürke kártyáját.
    }
duel-effect-revive = Építs meg ingyen egy kártyát a dobópakliból.
duel-effect-choose-progress = Húzz három fejlődéskorongot a dobozból, és tarts meg egyet.
duel-effect-wonders-cost-less = Későbbi csodáid két alapanyaggal olcsóbbak.
duel-effect-blue-costs-less = Későbbi kék kártyáid két alapanyaggal olcsóbbak.
duel-effect-takes-trade-coins = Amit az ellenfél alapanyagokért fizet, hozzád kerül.
duel-effect-red-shields = Minden későbbi piros kártyád { $shields } pajzzsal többet ér.
duel-effect-wonders-play-again = Minden későbbi csodád után még egyszer te jössz.
duel-effect-coins-per-chain = { $coins } érme minden későbbi épületért, amelyet lánc tesz ingyenessé.
things-brown-and-gray = Nyersanyagok és kézműves termékek
things-wonders = megépült csodák
things-coin-sets = 3 érmés készletek
symbol-wheel = kerék
symbol-mortar = mozsár
symbol-quill = toll
symbol-pendulum = inga
symbol-sundial = napóra
symbol-globe = földgömb
symbol-law = mérleg

duel-did-draft =
    { $who ->
        [you] Csodát választottál: { $wonder }.
       *[other] { $name } csodát választott: { $wonder }.
    }
duel-did-build =
    { $who ->
        [you] { $coins ->
            [0] Ingyen megépítetted: { $card }.
           *[other] { $coins } érméért megépítetted: { $card }.
        }
       *[other] { $coins ->
            [0] { $name } ingyen megépítette: { $card }.
           *[other] { $name } { $coins } érméért megépítette: { $card }.
        }
    }
duel-did-build-chain =
    { $who ->
        [you] Megépítetted: { $card }, ingyen ezzel: { $chain }.
       *[other] { $name } megépítette: { $card }, ingyen ezzel: { $chain }.
    }
duel-did-discard =
    { $who ->
        [you] Eldobtad { $coins } érméért: { $card }.
       *[other] { $name } eldobta { $coins } érméért: { $card }.
    }
duel-did-wonder =
    { $who ->
        [you] { $coins ->
            [0] Ingyen megépítetted: { $wonder }, kártya: { $card }.
           *[other] { $coins } érméért megépítetted: { $wonder }, kártya: { $card }.
        }
       *[other] { $coins ->
            [0] { $name } ingyen megépítette: { $wonder }, kártya: { $card }.
           *[other] { $name } { $coins } érméért megépítette: { $wonder }, kártya: { $card }.
        }
    }
duel-did-lose-wonder =
    { $who ->
        [you] Megépült a hetedik csoda, kiesik a te csodád: { $wonder }.
       *[other] Megépült a hetedik csoda, kiesik: { $wonder } ({ $name }).
    }
duel-did-receive =
    { $who ->
        [you] Kaptál { $coins } érmét ({ $cause }).
       *[other] { $name } kapott { $coins } érmét ({ $cause }).
    }
duel-did-lose =
    { $who ->
        [you] Elveszítettél { $coins } érmét ({ $cause }).
       *[other] { $name } elveszített { $coins } érmét ({ $cause }).
    }
duel-did-move-pawn =
    { $who ->
        [you] { $spaces } mezővel mozdítottad a bábut.
       *[other] { $name } { $spaces } mezővel mozdította a bábut.
    }
duel-did-token =
    { $who ->
        [you] Elvetted a fejlődéskorongot: { $token }.
       *[other] { $name } elvette a fejlődéskorongot: { $token }.
    }
duel-did-library =
    { $who ->
        [you] Megtartottad a fejlődéskorongot: { $token }.
       *[other] { $name } megtartotta a fejlődéskorongot: { $token }.
    }
duel-did-destroy =
    { $who ->
        [you] Eldobtad az ellenfél kártyáját: { $card }.
       *[other] { $name } eldobta az ellenfél kártyáját: { $card }.
    }
duel-did-revive =
    { $who ->
        [you] A dobópakliból megépítetted: { $card }.
       *[other] { $name } a dobópakliból megépítette: { $card }.
    }
duel-did-turn-up = Felfedett kártya: { $card }.
duel-did-play-again =
    { $who ->
        [you] Még egyszer te jössz.
       *[other] { $name } még egyszer jön.
    }
duel-did-lose-turn =
    { $who ->
        [you] Nem maradt kártya, ezért nem jössz még egyszer.
       *[other] Nem maradt kártya, ezért { $name } nem jön még egyszer.
    }
duel-did-lay = { $age }. kor: a kártyák kirakva.
duel-did-begin =
    { $who ->
        [you] { $age }. kor: te kezdtél.
       *[other] { $age }. kor: { $name } kezdett.
    }
duel-did-end =
    { $who ->
        [you] { $victory ->
            [military] A bábu elérte a fővárost: katonai erőfölénnyel győztél.
            [science] Hat különböző szimbólum: tudományos fölénnyel győztél.
           *[civilian] A pontokat megszámolták: győztél.
        }
       *[other] { $victory ->
            [military] A bábu elérte a fővárost, katonai erőfölény. Győztes: { $name }.
            [science] Hat különböző szimbólum, tudományos fölény. Győztes: { $name }.
           *[civilian] A pontokat megszámolták. Győztes: { $name }.
        }
    }
duel-did-end-shared = A pontokat megszámolták. Megosztott győzelem: { $names }.
duel-cause-chain = lánc
duel-cause-trade = kereskedelem
duel-cause-looting = fosztogatás

duel-refused-not-on-offer = Most nem választható: { $what }.
duel-refused-not-accessible = Most nem vehető el: { $what }. Másik kártya fekszik rajta, vagy nincs ott.
duel-refused-not-yours = Ez nem a te csodád: { $what }.
