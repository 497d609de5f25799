### The keys of a table, in the help.

keys-title = Tasteri
keys-letters = Prečice na tastaturi
key-card = izaberi kartu
key-next = sledeća karta, prethodna karta
key-build = na dugme za gradnju
key-stage = na dugme za fazu
key-sell = na dugme za prodaju
key-wonders = na čuda koja mogu da se izgrade
key-discard = na dugme za odbacivanje
key-look = redom kroz grad, stavku po stavku (čita se naglas)
key-undo = poništi odluku
key-talk = otvori dopisivanje
key-next-game = idi na sledeću partiju koja te čeka (u partijama koje traju danima)
key-help = otvori ovu pomoć
key-close = zatvori panel
key-hands = Dvaput klikni na kartu da je izgradiš, ili je prevuci na svoj grad, na čudo ili na odbačene karte.
