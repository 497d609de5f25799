### The reference: cards, boards, wonders, tokens, chains, signs.

reference = Reference
reference-lead = Every card, board, wonder and token of each game, all chains and symbols, the rules and the rulings.
reference-page-title = { $chapter }: { $game }
reference-books = Games
reference-foot = Reference and tools
reference-chapters = Sections of the reference
reference-contents = Contents
reference-more = More
reference-of-game = Reference for this game
key-reference = open the reference
reference-seven-first = 7 Wonders, first edition
reference-seven-second = 7 Wonders, second edition
reference-entries-seven = Cards and boards
reference-entries-duel = Cards, wonders and tokens
reference-chains = Chains
reference-symbols = Symbols

## The entries

reference-cards = Cards
reference-boards = Boards
reference-wonders = Wonders
reference-tokens = Tokens
reference-search = Search
reference-search-example = Name, effect, resource …
reference-type = Type
reference-age = Age
reference-kind = Kind
reference-any = All
reference-find = Search
reference-all = Show everything
reference-found = Found:
reference-none = No matches. Try fewer letters or another section.
reference-in-age = Age { $age }
reference-free-with = Free with
reference-makes-free = Free build later
reference-copies = Copies by number of players
reference-copies-in-age = Copies in age { $age }
reference-players = Players
reference-guild = A guild: there is one copy, and not every guild is used in every game.
reference-guilds-dealt = Guilds in each game
reference-victory = Victory token
reference-victory-explained = For winning a conflict at the end of age { $age }.
reference-defeat = Defeat token
reference-defeat-explained = For losing a conflict, in any age.
reference-progress-token = Progress token
reference-military-token = Military token
reference-military-token-explained = The first time the conflict pawn gets here, the player on this side loses { $coins } coins.
reference-decks = Cards
reference-in-box = In the box
reference-in-game = In a game

## Chains

reference-chains-picture = The chains as a diagram: one column per age, and a line from each building to those that it chains to. The list below has the same chains.
reference-chains-list = List of chains

## Signs

reference-resources = Resources
reference-effects = Effects
reference-signs = Other symbols
sign-coin = That many coins.
sign-points = That many points at the end.
sign-shield = Shield, for conflicts.
sign-wonder = Wonder, or a stage of one.
sign-chain = Free build (chain).
sign-discard = Discard pile.
sign-left = Left neighbor.
sign-right = Right neighbor.
sign-down = Your own city.
sign-victory = Token for winning a conflict.
sign-defeat = Token for losing a conflict: −1 point at the end.
sign-trade = Bought from a neighbor.
sign-token = Progress token.
sign-most = Counted in whichever city has more of them.
sign-pawn = Conflict pawn.
sign-capital = Capital. If the conflict pawn gets here, the game is over.

## The editions

reference-in-words = In words
reference-editions-table = All differences, card by card
reference-only-one = Cards in one edition only
reference-cards-differ = Cards that differ
reference-boards-differ = Boards that differ
reference-effect = Effect
reference-stage = Stage { $number }

## The explorer: who wins with what

explorer-title = What wins
explorer-lead = What cities had, and how often they won with it, in games between bots.
explorer-lead-here = What cities had, and how often they won with it, in the games at the tables of this server.
explorer-here = Games here
explorer-note =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. This is what goes with winning, not what causes it: those who can afford a guild are often ahead already. The line marks an equal share; the bar is where the true share lies with 95% certainty.
explorer-had =
    { $had ->
        [first] Turn order
        [board] Boards
        [wonder] Wonders
        [opening] Wonders drafted first of four
        [built] Wonders constructed
        [pair] Two wonders together
        [token] Progress tokens
        [guild] Guilds
       *[building] Buildings
    }
explorer-first = First player
explorer-cities = Cities
explorer-all = All
explorer-winners = Winners
explorer-more = { $count } more
explorer-range = { $low } to { $high }
explorer-pair = { $one } + { $other }
