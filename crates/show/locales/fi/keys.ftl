### The keys of a table, in the help.

keys-title = Näppäimet
keys-letters = Yksittäiset näppäimet käytössä
key-card = valitse kortti
key-next = edellinen tai seuraava kortti
key-build = siirry toimintoon: rakenna
key-stage = siirry toimintoon: rakenna vaihe
key-sell = siirry toimintoon: myy
key-wonders = siirry rakennettaviin ihmeisiin
key-discard = siirry toimintoon: poista
key-look = kaupungissa: kohteesta toiseen, kukin sanoin selitettynä
key-undo = peru
key-talk = avaa chat
key-help = avaa tämä ohje
key-close = sulje paneeli
