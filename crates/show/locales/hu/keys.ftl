### The keys of a table, in the help.

keys-title = Billentyűk
keys-letters = Egybillentyűs parancsok
key-card = kártya választása
key-next = a következő, illetve az előző kártya
key-build = a válaszhoz: építés
key-stage = a válaszhoz: szint építése
key-sell = a válaszhoz: eldobás
key-wonders = a megépíthető csodákhoz
key-discard = a válaszhoz: eldobás
key-look = egy városban: elemről elemre, mindegyik szavakban
key-undo = visszavonás
key-talk = a chat megnyitása
key-help = e súgó megnyitása
key-close = panel bezárása
