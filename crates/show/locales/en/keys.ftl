### The keys of a table, in the help.

keys-title = Keys
keys-letters = Single-key shortcuts
key-card = choose a card
key-next = next or previous card
key-build = go to Build
key-stage = go to the wonder stage
key-sell = go to Sell
key-wonders = go to the wonders you can build
key-discard = go to Discard
key-look = step through a city item by item (read aloud)
key-undo = undo
key-talk = open the chat
key-next-game = go to the next game that waits for you, where games last days
key-help = open this help
key-close = close a panel
key-hands = Double-click a card to build it, or drag it onto your city, your wonder or the discard pile.
