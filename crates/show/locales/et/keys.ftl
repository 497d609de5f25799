### The keys of a table, in the help.

keys-title = Klahvid
keys-letters = Kasuta üksikuid klahve
key-card = vali kaart
key-next = eelmine kaart, järgmine kaart
key-build = nupu juurde: ehita
key-stage = nupu juurde: ehita järk
key-sell = nupu juurde: müü
key-wonders = imede juurde, mida saab ehitada
key-discard = nupu juurde: loobu
key-look = linnas: ühe asja juurest järgmise juurde, igaüks sõnadega
key-undo = võta tagasi
key-talk = ava vestlus
key-help = ava see abi
key-close = sulge paneel
