### The keys of a table, in the help.

keys-title = Billentyűk
keys-letters = Gyorsbillentyűk
key-card = kártya választása
key-next = a következő, illetve az előző kártya
key-build = ugrás: építés
key-stage = ugrás: szint építése
key-sell = ugrás: eldobás
key-wonders = ugrás a megépíthető csodákhoz
key-discard = ugrás: eldobás
key-look = egy városban: elemről elemre (felolvasva)
key-undo = visszavonás
key-talk = a chat megnyitása
key-next-game = a következő rád váró játékhoz (napokig tartó játékokban)
key-help = e súgó megnyitása
key-close = panel bezárása
key-hands = Dupla kattintással megépíted a kártyát, de rá is húzhatod a városodra, a csodádra vagy a dobópaklira.
