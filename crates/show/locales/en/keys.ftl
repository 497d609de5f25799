### The keys of a table, in the help.

keys-title = Keys
keys-letters = Single keys do something
key-card = choose a card
key-next = the next card, the one before
key-build = to the answer: build
key-stage = to the answer: build a stage
key-sell = to the answer: sell
key-wonders = to the wonders that can be built
key-discard = to the answer: discard
key-look = in a city: from one thing to the next, each in words
key-undo = take back
key-talk = open the chat
key-help = open this help
key-close = close a panel
