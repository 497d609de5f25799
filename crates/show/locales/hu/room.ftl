### The waiting room and the invitation.

room-title = Váróterem
room-seats = Ki hol ül
room-same-deal = A kártyák egy korábbi játékból valók.
room-host = házigazda
room-kept = fenntartva
room-bot =
    { $level ->
        [beginner] Kezdő bot
        [easy] Könnyű bot
        [normal] Közepes bot
        [hard] Nehéz bot
        [expert] Mesterbot
        [random] Kezdő bot
       *[other] Közepes bot
    }
room-free = Szabad hely
room-sit = Leülök ide
room-stand = Felállok
room-here = Itt vagyok
room-change = Módosítás
room-seat = { $number }. hely
room-put-bot =
    { $level ->
        [beginner] Kezdő bot hozzáadása
        [easy] Könnyű bot hozzáadása
       *[normal] Közepes bot hozzáadása
        [hard] Nehéz bot hozzáadása
        [expert] Mesterbot hozzáadása
    }
room-empty = Hely kiürítése
room-invite = Hívd meg a barátaidat
room-invite-explained = Aki megnyitja ezt a linket, leülhet ehhez az asztalhoz. Aki csak nézni szeretne, a játék kezdete után másik linket kap.
room-join = Ülj le ehhez az asztalhoz
room-join-explained = Az asztal mindenki előtt nyitva áll.
room-look = Néző vagy
room-look-explained = A helyek a meghívottaké. A játék itt jelenik meg, amint kiosztották a kártyákat.
room-wonder = A csodád
room-wonder-chosen = A csoda azé, aki először elviszi. Aki egyet sem visz el, a botokhoz hasonlóan véletlenszerűen kap egyet a maradékból.
room-wonder-drafted = Sorolj fel legfeljebb három csodát. A listádat senki más nem látja. Osztáskor a játékosok véletlen sorrendben következnek, és mindenki a listája első olyan csodáját kapja, amely még szabad.
room-wonder-place =
    { $place ->
        [1] Első választás
        [2] Második választás
       *[other] Harmadik választás
    }
room-wonder-saved = Elmentve: { $wonders }
room-wonder-listed = lista elmentve
room-deal = Kártyák osztása
room-deal-waits = Osztani akkor lehet, ha minden helyen ül valaki.
room-fill = Botok az üres helyekre
room-game = A játék
room-other-game = Játék és beállítások módosítása
room-keep-options = Mentés
room-close = Asztal megszüntetése
room-close-explained = Az asztal és a meghívó mindenki számára törlődik.
room-close-confirm = Igen, megszüntetem
room-host-deals = Mindenki itt van. Arra várunk, hogy a házigazda osszon.
room-waits = Várunk a többiekre …
custom-pace = Idő egy döntésre: { $pace }
custom-bank = Idő a játékra: { $bank }
custom-listed = Nyilvános asztal, bárki beülhet
custom-watched = Bárki nézheti
custom-unwatched = Csak linkkel nézhető
custom-scores = A pontok játék közben látszanak
custom-silent = Chat nélkül
copy = Másolás
copied = Másolva
code-title = A helyreállító kódod
code-explained = Ezzel bármilyen eszközön visszajutsz a helyeidre. Csak most látható: írd fel, és ne mutasd senkinek.
join-title = Meghívást kaptál
join-heading = { $name } játszani hív
join-sit = Leülök
join-watch = Megnézem a játékot
back-link = Játszottam már itt
