### The reference: cards, boards, wonders, tokens, chains, signs.

reference = Reference
reference-lead = Every card, board, wonder and token of each game, what makes what free, what the signs mean, and the rules with every open point.
reference-page-title = { $chapter }: { $game }
reference-books = Games
reference-foot = For every game
reference-chapters = Parts of the reference
reference-contents = Contents
reference-more = And more
reference-of-game = Reference of this game
key-reference = open the reference
reference-seven-first = 7 Wonders, first edition
reference-seven-second = 7 Wonders, second edition
reference-entries-seven = Cards and boards
reference-entries-duel = Cards, wonders and tokens
reference-chains = Chains
reference-symbols = Signs

## The entries

reference-cards = Cards
reference-boards = Boards
reference-wonders = Wonders
reference-tokens = Tokens
reference-search = Search
reference-search-example = Name, effect, resource …
reference-type = Type
reference-age = Age
reference-kind = What
reference-any = All
reference-find = Search
reference-all = Show everything
reference-found = Found:
reference-none = Nothing here is called so. Try fewer letters, or another part.
reference-in-age = Age { $age }
reference-free-with = Free with
reference-makes-free = Makes free
reference-copies = Copies in play for each number of players
reference-copies-in-age = Copies in age { $age }
reference-players = Players
reference-guild = A guild: there is one copy, and not every guild is in each game.
reference-guilds-dealt = Guilds in each game
reference-victory = Victory token
reference-victory-explained = For a won conflict at the end of age { $age }.
reference-defeat = Defeat token
reference-defeat-explained = For a lost conflict, in any age.
reference-progress-token = Progress token
reference-military-token = Military token
reference-military-token-explained = The first time the pawn reaches it, the player on this side loses { $coins } coins.
reference-decks = Cards
reference-in-box = In the box
reference-in-game = In a game

## Chains

reference-chains-picture = The chains as a picture: a column for each age, a line from each building to those it makes free. The list below says the same.
reference-chains-list = The chains as a list

## Signs

reference-resources = Resources
reference-effects = Effects
reference-signs = Other signs
sign-coin = Coins, with their number.
sign-points = Points at the end, with their number.
sign-shield = A shield, for conflicts.
sign-wonder = A wonder, or a stage of one.
sign-chain = A building makes another one free.
sign-discard = The discard pile.
sign-left = The left neighbor.
sign-right = The right neighbor.
sign-down = Your own city.
sign-victory = A token for a won conflict.
sign-defeat = A token for a lost conflict, one point less at the end.
sign-trade = Bought from a neighbor.
sign-token = A progress token.
sign-most = Counted in the city that has more of them.
sign-pawn = The pawn of the conflict.
sign-capital = A capital. If the pawn reaches it, the game is over.

## The editions

reference-in-words = In words
reference-editions-table = All differences, card by card
reference-only-one = Cards of one edition only
reference-cards-differ = Cards that differ
reference-boards-differ = Boards that differ
reference-effect = Effect
reference-stage = Stage { $number }
