### Replays: a finished game step by step.

replay-title = Visszajátszás: { $names } – Antipater
replay-heading = Visszajátszás: { $names }
replay-other = Másik felvétel
replay-not-kept = Az ide feltöltött felvételt csak rövid ideig őrizzük, és egyetlen asztalhoz sem tartozik. Tartsd meg a fájlt.
replay-steps = A játék lépései
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-play = Lejátszás
replay-on = Egy lépést előre
replay-last = A végére
replay-step = Lépés: { $step } / { $steps }
replay-choose-step = Válassz lépést
replay-go = Ugrás
replay-play-on = Folytasd innen
replay-play-on-explained = Folytasd innen { $name } helyén, új játékban botok ellen
outlook-title = Mi következik innen
outlook-explained = Botok sokszor folytatják innen azzal, amit { $name } tudott
outlook-note = Közepes szintű botok játszmái innen a végéig: { $games }. Minden, amit { $name } tudott, változatlan; a többit minden alkalommal újraosztjuk.
outlook-back = Vissza a visszajátszáshoz
replay-nothing = Még semmi sem történt.
duel-when =
    { $count ->
        [0] { $age }. kor, nincs több kártya
       *[other] { $age }. kor, még { $count } kártya
    }

eyes-title = Kinek a nézőpontjából
eyes-front = Megjelenített hely
eyes-with = Nézet
eyes-all = minden lap nyíltan
eyes-seat = csak { $name }
eyes-public = nézők

hand-of =
    { $who ->
        [you] A te kártyáid
       *[other] { $name } kártyái
    }
pile-of =
    { $who ->
        [you] A dobópakli, ahogy te átnézed
       *[other] A dobópakli, ahogy { $name } átnézi
    }
used-for =
    { $what ->
        [build] Megépíti
        [stage] Szintet épít vele
       *[sell] Eldobja
    }
duel-taken = Ezt veszi el.
open-hands = A többiek lapjai
open-hidden = Mások elől rejtve
open-sold = Eldobva

course-title = Pontok a játék során
course-of = { $name }: 0-tól { $points } pontig; a számok lejjebb olvashatók
course-points = { $points } pont a végén
course-figures = Ugyanez számokban
course-step = Lépés
letter-treasury = ¢
letter-wonder = ▲
letter-progress = ★

upload-title = Felvétel visszajátszása
upload-explained = A befejezett játék felvétele letölthető az asztalánál. Itt lépésről lépésre újra látható, bármelyik játékos nézőpontjából vagy minden lapot nyíltan mutatva.
upload-file = Felvétel fájlja
upload-send = A játék megnézése
upload-refused = Ez nem egy játék felvétele:
error-no-replay = Ezt a felvételt már nem őrizzük. Töltsd fel újra.
