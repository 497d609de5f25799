### The score pad for a real table.

pad-title = Pontozófüzet
pad-lead = Igazi asztalnál játszott játékhoz. Írd be a pontokat, vagy vidd be a városok kártyáit, és összeszámoljuk.
pad-choose = Lap megnyitása
pad-player = { $number }. játékos
pad-name = { $number }. játékos neve
pad-cell = { $category }: { $number }. játékos
pad-contents = Kártyák bevitele: { $number }. játékos
pad-contents-short = Kártyák bevitele
pad-place = Helyezés
pad-winner = Győztes
pad-sum = Összeadás
pad-reset = Új lap
pad-reset-question = Törlődjön minden erről a lapról?
pad-reset-yes = Törlés
pad-reset-no = Maradjon
pad-kept = A lapot ez a böngésző őrzi.
pad-pawn = A konfliktusbábu
pad-pawn-explained = Jobbra: a második játékos oldalán áll. Balra: az első játékos oldalán. A sáv végén elesik a főváros.
pad-shared = Minden egyenlő: a győzelem megosztott.
pad-undecided = Pontegyenlőség. Add meg az érméket a döntéshez.
pad-not-numbers = A megjelölt mezőkben nem szám áll, ezért nincs összegzés.
pad-impossible = Ilyen állás igazi asztalon nem fordulhat elő.
pad-away = A szerver nem érhető el. A számok megmaradnak, és összeadjuk őket, amint újra elérhető.

## What lies in a city

pad-done = Kész
pad-board = Tábla és szintek
pad-no-board = Tábla: nincs kiválasztva
pad-side = A tábla oldala
pad-stages = Megépült szintek
pad-coins-and-tokens = Érmék és konfliktusok
pad-victory = { $points } pontos győzelemjelző
pad-symbols = Csak a szimbólumok
pad-symbols-explained = A zöld kártyák bevitele helyett: hány van az egyes szimbólumokból, a szintekével együtt.
pad-any = szabadon választott
pad-less = Eggyel kevesebb
pad-more = Eggyel több
