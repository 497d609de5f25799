### The keys of a table, in the help.

keys-title = Klahvid
keys-letters = Kiirklahvid
key-card = vali kaart
key-next = eelmine kaart, järgmine kaart
key-build = nupu juurde: ehita
key-stage = nupu juurde: ehita järk
key-sell = nupu juurde: müü
key-wonders = imede juurde, mida saab ehitada
key-discard = nupu juurde: loobu
key-look = liigu linnas asjast asjani (loetakse ette)
key-undo = võta tagasi
key-talk = ava vestlus
key-next-game = mine järgmise mängu juurde, mis sind ootab (päevi kestvates mängudes)
key-help = ava see abi
key-close = sulge paneel
key-hands = Topeltklõps kaardil ehitab selle; kaardi võid ka lohistada oma linna, oma ime või mahapandud kaartide peale.
