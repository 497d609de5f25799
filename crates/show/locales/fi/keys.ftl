### The keys of a table, in the help.

keys-title = Näppäimet
keys-letters = Pikanäppäimet käytössä
key-card = valitse kortti
key-next = edellinen tai seuraava kortti
key-build = siirry toimintoon: rakenna
key-stage = siirry toimintoon: rakenna vaihe
key-sell = siirry toimintoon: myy
key-wonders = siirry rakennettaviin ihmeisiin
key-discard = siirry toimintoon: hylkää
key-look = selaa kaupunkia (luetaan ääneen)
key-undo = peru
key-talk = avaa chat
key-next-game = siirry seuraavaan peliin, joka odottaa sinua (päiviä kestävissä peleissä)
key-help = avaa tämä ohje
key-close = sulje paneeli
key-hands = Kaksoisnapsautus rakentaa kortin; voit myös vetää sen kaupunkiisi, ihmeeseesi tai poistopakkaan.
