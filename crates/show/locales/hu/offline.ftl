### Oldal kiszolgáló nélkül: mindent a böngésző őriz.

offline-title = Játszmáid ebben a böngészőben
offline-kept-title = Hol vannak a játszmáid
offline-kept =
    { $games ->
        [0] Ez a böngésző még egy játszmát sem őriz. A játszmáid ezen az eszközön maradnak, és senkinek sem küldjük el őket.
        [one] Ez a böngésző egy játszmát őriz. Ezen az eszközön marad, és senkinek sem küldjük el.
       *[other] Ez a böngésző { $games } játszmát őriz. Ezen az eszközön maradnak, és senkinek sem küldjük el őket.
    }
offline-copy = Minden játszma mentése fájlba
offline-bring = Játszmák betöltése fájlból
offline-file = Itt vagy másik eszközön mentett fájl
offline-bring-now = Játszmák betöltése
offline-brought =
    { $games ->
        [0] A fájl minden játszmája már itt volt.
        [one] Egy játszma betöltve.
       *[other] { $games } játszma betöltve.
    }
offline-refused = Ez a fájl nem olvasható, ezért semmi sem változott.
offline-join = Játszmáid átvitele egy kiszolgálóra
offline-join-explained = Egy kiszolgáló felveheti az itt befejezett játszmáidat az előzményeid közé, kapcsolat nélkül játszottként: visszajátszással, de értékszám nélkül.
offline-join-file = Befejezett játszmák mentése egy kiszolgálónak
offline-join-now = Átvitel az előzményeim közé ezen a kiszolgálón
offline-remove = Minden eltávolítása
offline-remove-explained = Ez minden játszmát és beállítást eltávolít ebből a böngészőből. Nem vonható vissza.
offline-sure = Igen, távolítsd el minden játszmámat
offline-remove-now = Eltávolítás
offline-not-sure = Semmi sem lett eltávolítva. A megerősítéshez jelöld be a négyzetet.
offline-licences = Mindannak a licencei, amiből ez az oldal áll
offline-needs-server = Ehhez kiszolgáló és más emberek kellenek. Itt egyedül játszol, botok ellen.
offline-storage-full = Ebben a böngészőben nincs több hely a játszmáidnak, ezért a lépés nem történt meg. Szabadíts fel helyet az eszközön, vagy mentsd a játszmáidat fájlba, és távolítsd el őket innen.
offline-storage-forbidden = Ez a böngésző nem engedi, hogy az oldal bármit tároljon, ezért a lépés nem történt meg. Engedélyezd az adattárolást, vagy lépj ki a privát ablakból.
offline-storage-broken = A böngésző nem tudta tárolni a lépést, ezért az nem történt meg. Próbáld újra.
offline-needs-net = Amit ennek a játéknak a botjai megtanultak, még nincs ezen az eszközön. Csatlakozz egyszer az internetre, és próbáld újra.
offline-broken = Valami nincs rendben ezzel a játszmával vagy a programmal. A többi játszmádat ez nem érinti.
offline-loading = A játék betöltődik. Első alkalommal ez eltart egy pillanatig; utána kapcsolat nélkül is működik.
offline-cannot = Ezzel a böngészővel nem lehet kiszolgáló nélkül játszani: itt nem futnak service workerek. Használj friss böngészőt, https-en és privát ablakon kívül.
offline-failed = A játékot nem sikerült betölteni. Ellenőrizd a kapcsolatot, és töltsd be újra az oldalt.
offline-needs-scripts = Ennek az oldalnak JavaScript kell.
# The start page in a browser alone.
start-lead-alone = 7 Csoda (7 Wonders) és 7 Csoda Párbaj (7 Wonders Duel) botok ellen, rögtön itt, kapcsolat nélkül is. Fiók nem kell, a játékaid ezen az eszközön maradnak.
# On the start page of a server.
start-offline = Tartsd meg a játékot ezen az eszközön, és játssz kapcsolat nélkül
# On the page about oneself of a server.
me-offline = Kapcsolat nélkül játszott játszmák
me-offline-explained = A kapcsolat nélkül befejezett játszmáid visszajátszással együtt felvehetők az előzményeid közé. Az értékszámodat nem változtatják meg, mert senki sem ellenőrizheti, hogyan zajlottak.
me-offline-file = A befejezett játszmák fájlja, amelyet a kapcsolat nélkül működő oldal ment
me-offline-taken =
    { $games ->
        [0] A fájl minden játszmája már az előzményeid között volt.
        [one] Egy játszma került az előzményeid közé.
       *[other] { $games } játszma került az előzményeid közé.
    }
me-offline-left-out =
    { $games ->
        [one] Egy játszmának már nem volt hely.
       *[other] { $games } játszmának már nem volt hely.
    }
