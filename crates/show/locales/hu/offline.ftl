### Oldal szerver nélkül: mindent a böngésző őriz.

offline-title = Játszmáid ebben a böngészőben
offline-kept-title = Hol vannak a játszmáid
offline-kept =
    { $games ->
        [0] Ebben a böngészőben még nincs mentett játszma. A játszmáid ezen az eszközön maradnak, és sehová sem küldjük el őket.
        [one] Ebben a böngészőben 1 mentett játszma van. Ezen az eszközön marad, és sehová sem küldjük el.
       *[other] Ebben a böngészőben { $games } mentett játszma van. Ezen az eszközön maradnak, és sehová sem küldjük el őket.
    }
offline-copy = Minden játszma exportálása
offline-import = Játszmák importálása
offline-file = Itt vagy másik eszközön exportált fájl
offline-import-now = Importálás
offline-imported =
    { $games ->
        [0] A fájl minden játszmája már itt volt.
        [one] 1 játszma importálva.
       *[other] { $games } játszma importálva.
    }
offline-refused = Ez a fájl nem olvasható, ezért semmi sem változott.
offline-join = Játszmáid felvétele egy szerveren az előzményeid közé
offline-join-explained = Egy szerver felveheti az itt befejezett játszmáidat az előzményeid közé. „Kapcsolat nélkül játszott” jelölést kapnak, visszajátszhatók, és nem számítanak bele az értékszámodba.
offline-join-file = Befejezett játszmák mentése egy szervernek
offline-join-now = Felvétel az előzményeim közé
offline-remove = Minden törlése
offline-remove-explained = Ez minden játszmát és beállítást töröl ebből a böngészőből. Nem vonható vissza.
offline-sure = Igen, töröld minden játszmámat
offline-remove-now = Törlés
offline-not-sure = Semmi sem lett törölve. A megerősítéshez jelöld be a négyzetet.
offline-licences = Harmadik felek licencei
offline-needs-server = Ehhez szerver és más emberek kellenek. Itt egyedül játszol, botok ellen.
offline-storage-full = Ebben a böngészőben nincs több hely a játszmáidnak, ezért a lépés nem történt meg. Szabadíts fel helyet az eszközön, vagy exportáld a játszmáidat, és töröld őket itt.
offline-storage-forbidden = Ez a böngésző nem engedi, hogy az oldal bármit tároljon, ezért a lépés nem történt meg. Engedélyezd az adattárolást, vagy lépj ki a privát ablakból.
offline-storage-broken = A böngésző nem tudta tárolni a lépést, ezért az nem történt meg. Próbáld újra.
offline-needs-net = Ennek a játéknak a botjai még nincsenek letöltve. Csatlakozz egyszer az internetre, és próbáld újra.
offline-broken = Valami nincs rendben ezzel a játszmával vagy a programmal. A többi játszmádat ez nem érinti.
offline-loading = A játék betöltődik. Első alkalommal ez eltart egy pillanatig; utána kapcsolat nélkül is működik.
offline-cannot = Ezzel a böngészővel itt nem lehet kapcsolat nélkül játszani: nem futnak service workerek. Használj friss böngészőt, https-en és privát ablakon kívül.
offline-failed = A játékot nem sikerült betölteni. Ellenőrizd a kapcsolatot, és töltsd be újra az oldalt.
offline-needs-scripts = Ennek az oldalnak JavaScript kell.
# The start page in a browser alone.
start-lead-alone = 7 Csoda (7 Wonders) és 7 Csoda Párbaj (7 Wonders Duel) botok ellen, rögtön itt, kapcsolat nélkül is. Fiók nem kell, a játékaid ezen az eszközön maradnak.
# On the start page of a server.
start-offline = Telepítés és játék kapcsolat nélkül
# On the page about oneself of a server.
me-offline = Kapcsolat nélkül játszott játszmák
me-offline-explained = A kapcsolat nélkül befejezett játszmáid visszajátszással együtt felvehetők az előzményeid közé. Az értékszámodra nincsenek hatással, mert nem ellenőrizhetők.
me-offline-file = A befejezett játszmák fájlja, amelyet a kapcsolat nélkül működő oldal mentett
me-offline-taken =
    { $games ->
        [0] A fájl minden játszmája már az előzményeid között volt.
        [one] 1 játszma került az előzményeid közé.
       *[other] { $games } játszma került az előzményeid közé.
    }
me-offline-left-out =
    { $games ->
        [one] 1 játszma kimaradt: már nem volt hely.
       *[other] { $games } játszma kimaradt: már nem volt hely.
    }
