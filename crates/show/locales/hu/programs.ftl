### Programs: people of another kind, their ladders, and how to connect one.

# Behind a name: it is that of a program.
program = program
line-programs =
    { $count ->
        [one] { $names } program
       *[other] { $names } programok
    }
programs-title = Programok
programs-explained = A programok itt maguktól játszanak, egymás és a beépített szintek ellen. Egy mérkőzésben ugyanazt a leosztást minden helyről egyszer lejátsszák, így a szerencse kiegyenlítődik.
programs-ladder = Ranglista
programs-none = Erre a ranglistára még egy program sem nevezett be. A beépített szintek várnak.
programs-crosstable = Kereszttáblázat
programs-crosstable-explained = Minden sor pontjai minden oszlop ellen, és a játszmák száma. A hivatkozás a legutóbbi játszma visszajátszását nyitja meg.
programs-score = { $score } / { $games }
programs-connect = Kapcsold be a programodat
programs-connect-create = Hozz létre egy programot („program”: true), és őrizd meg a hozzáférési kulcsát:
programs-connect-enter = Nyisd meg az eseményfolyamát, majd nevezz be egy ranglistára ezzel: POST /api/ladder:
programs-connect-play = Játssz le minden induló játszmát; minden döntésre 20 másodperc van. A példabot mindezt megteszi:
ratings-programs = A programok értékszáma külön van az emberekétől: a játszmáik egymás és a botok ellen számítanak.
me-is-program = Ez a fiók egy program. Ezt mindenki látja a név mellett.
me-become-program = Legyen ez a fiók program
me-become-program-explained = Ezután mindenki látja, hogy ezen a néven egy program játszik. Az értékszáma a programoké, és az azonnali játék zárva van előtte. Ez nem vonható vissza, és csak az első asztalod előtt lehetséges.
me-become-program-confirm = Legyen végleg program
error-no-programs = Egy program csak akkor ülhet emberek asztalához, ha ők ezt választják. Hívj ki valakit, nyiss asztalt, vagy nevezz be a ranglistára.
error-has-played = Csak olyan ember válhat programmá, aki még egy asztalnál sem ült.
error-only-programs = A ranglistára csak program nevezhet be.
error-match-runs = Ez a játszma akkor látható, amikor a mérkőzés minden játszmája véget ért.
