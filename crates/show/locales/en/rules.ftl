### The rules of the games, told in this project's own words. Each message is a whole paragraph or heading.

rules-title = Rules
rules-seven = 7 Wonders
rules-duel = 7 Wonders Duel
rules-open = Rulings
rules-open-explained = The printed rules leave these points open, or the rulebooks disagree. This is how they are played here.

rules-aim-title = Aim of the game
rules-aim = Each player leads a city of antiquity through three ages. You build cards that give you resources, trade, science, shields and points, and stage by stage you build your city’s wonder. After the third age, the city with the most points wins.
rules-setup-title = Setup
rules-setup-decks = For each age, use only the cards whose printed number is not higher than the number of players. Shuffle into the age III deck two more guilds than there are players, without looking at them; the other guilds stay in the box. Everyone then gets exactly seven cards in each age.
rules-setup-boards-first = Each player gets a wonder board, with side A or side B. The sides have different stages but produce the same resource.
rules-setup-boards-second = Each player gets a wonder board and plays its Day or its Night side. The two sides have different stages but produce the same resource.
rules-setup-coins = Each city begins with 3 coins. Coins, cards and boards are open to everyone; only hands and the cards under wonders are hidden.
rules-neighbors = The cities form a ring. The cities to your left and right are your neighbors: you trade with them, you fight them, and some cards count what they have built.

rules-turn-title = Ages and turns
rules-turn-choose = An age has six turns. Each turn, all players choose a card from their hands at the same time, in secret. Then all cards are revealed and played at once.
rules-turn-actions = You can use the chosen card in three ways: build it; build the next stage of your wonder with it, placing the card face down under the board; or sell it for 3 coins. You may always sell.
rules-turn-pass = Then you pass the cards left in your hand to a neighbor: to the left in ages I and III, to the right in age II. You play the next turn with the hand you were given.
rules-turn-sixth = On the sixth turn, you have two cards. You play one; the other is discarded, and you get no coins for it.
rules-turn-same = A city can never have two buildings of the same name.
rules-stages = The stages of a wonder are built from left to right, each once, in any age; you need not build them. The cost of a stage is printed on the board. Any card may go under it; its own cost and effect are ignored.

rules-cost-title = Costs
rules-cost-kinds = Some cards are free, some cost coins, most cost resources. Resources are not used up: you can use each one that your city produces once per turn.
rules-cost-produce = Your city produces the resource of its board, the resources of its brown and gray cards, and those of some yellow cards and stages. A card with a choice gives you one of its resources each turn.
rules-cost-trade = Resources that you lack you buy from your left or right neighbor, for 2 coins each. They sell the resource of their board and those of their brown and gray cards, never those of yellow cards and stages. Neighbors can’t refuse, and can still use these resources themselves. Each neighbor can buy each of them once per turn.
rules-cost-time = You pay with the coins that you had at the start of the turn, and can buy what your neighbors produced at that time. Trading Posts and the Marketplace reduce the price of some resources from the turn after you build them: 1 coin instead of 2, never less.
rules-cost-chain = Chains: many cards show the name or the symbol of an earlier building. If you have that building, you build the card for free.

rules-kinds-title = Types of cards
rules-kinds-brown = Brown: raw materials, which are wood, stone, clay and ore.
rules-kinds-gray = Gray: manufactured goods, which are glass, loom and papyrus.
rules-kinds-blue = Blue: civilian buildings. They are worth the points printed on them.
rules-kinds-yellow = Yellow: commercial buildings. They give you coins, resources or better prices, and in age III coins right away and points at the end.
rules-kinds-red = Red: military buildings. They give you shields for the conflicts.
rules-kinds-green = Green: scientific buildings. They give you symbols; the more you have, the more each one is worth.
rules-kinds-purple = Purple: guilds, in age III only. They score for what your city or your neighbors have built.

rules-war-title = Conflicts
rules-war = At the end of each age, every city compares its shields with each of its neighbors. The stronger city gets a victory token, worth 1, 3 or 5 points in ages I, II and III; the weaker city gets a defeat token, worth −1 point. In a tie, neither gets a token.

rules-end-title = End of the game
rules-end-points = After the conflicts of age III, add up the points: conflict tokens, 1 point for every 3 coins, wonder stages, blue cards, yellow cards, green cards, guilds.
rules-end-science = Science: each of the three symbols scores its number squared, and each set of three different symbols scores 7 more points. A wild symbol becomes whichever is best at the end.
rules-end-tie = The city with the most points wins. If tied, the city with more coins wins; if still tied, the victory is shared.

rules-powers-title = Special powers of wonders
rules-power-rhodes = { $rhodes }: its shields count in all later conflicts.
rules-power-alexandria = { $alexandria }: one resource of your choice each turn; neighbors can’t buy it.
rules-power-ephesus = { $ephesus }: you get the coins once, when you build the stage.
rules-power-babylon = { $babylon }: a scientific symbol, chosen at the end. The other power lets you play your last (seventh) card of each age instead of discarding it: build it, build a stage with it, or sell it.
rules-power-halicarnassus = { $halicarnassus }: at the end of the turn, look through the discard pile and build one of its cards for free.
rules-power-giza = { $giza }: points and nothing else.
rules-power-olympia-first = { $olympia }, side A: once per age, build a card for free. Side B: raw materials from both neighbors cost 1 coin; at the end, copy one guild of a neighbor.
rules-power-olympia-second = { $olympia }, Day: a building is free if it is the first of its color in your city. Night: the building of the first turn and the building of the sixth turn of each age are free.

rules-editions-title = Differences between the editions
rules-editions-sides = The first edition calls the two sides of a board A and B, the second Day and Night. The second edition changes the costs of many stages; { $babylon } produces wood instead of clay, and { $olympia } clay instead of wood; { $olympia } and the Night side of { $babylon } have other powers.
rules-editions-cards = New in the second edition are { $well } (replacing { $pawnshop }), { $ludus }, { $castrum } and the { $decorators-guild } (replacing the { $strategists-guild }). { $altar }, { $theater } and { $temple } are worth one point more; some chains, costs and numbers of copies differ.
rules-editions-chains = For chains, the first edition prints the name of the earlier building, the second a symbol.
rules-editions-two = Only the first edition has the game for two with the Free City.

rules-city-title = Two players and the Free City
rules-city-setup = Two players use the cards for three players. Between them lies a third city without a player, the Free City, with a board and 3 coins of its own. Each city is the neighbor of the other two. In each age, both players get seven cards; the other seven are the Free City’s pile.
rules-city-turn = One of the players holds the Free City card. The holder draws the top card of the pile, chooses a card for their own city, and then one for the Free City. The other player chooses one card. Afterwards the players exchange hands, and the Free City card goes to the other player: so they take turns holding it.
rules-city-play = The Free City builds, buys from both players and builds its wonder as the others do. It sells a card only when the holder has none that it could build or use for a stage. It must build any card that a chain makes free.
rules-city-end = The Free City fights in the conflicts, and its buildings count for the cards of its neighbors. It can’t win.

rules-open-1 = A turn resolves in this order: all payments are made with what each city had at the start of the turn; all buildings and stages are placed; coins are paid for sold cards and sold resources; coins that depend on a count, such as those of the { $vineyard }, are counted on the new state of the cities. Then come { $babylon }’s seventh card, the discarding of the other seventh cards, { $halicarnassus }, and, after the sixth turn, the conflicts.
rules-open-2 = Your own production is used first, and you buy only what you lack. You choose how to split the purchase between your neighbors; a split that costs one neighbor’s share more and the other’s no less is not offered.
rules-open-3 = When a card offers a choice, its owner and each buyer choose independently. Each neighbor can buy one of its resources per turn.
rules-open-4 = A chain makes a card free, coins included, and you can’t choose to pay instead. It is enough to have the earlier building, no matter when you got it.
rules-open-5 = Discounts do not add up: the price is 1 coin, never 0.
rules-open-6 = { $babylon }’s seventh card is a separate step after the sixth turn: the coins and resources gained on the sixth turn can be used for it.
rules-open-7 = { $babylon } plays its seventh card before { $halicarnassus } looks through the discard pile.
rules-open-8 = { $halicarnassus } may decline. It can’t build a card whose name its city already has; cards under wonders are not in the discard pile. The card it builds works at once and counts in the conflicts of this age.
rules-open-9 = { $olympia }’s free build (side A) is available from the turn after the stage is built, and never for a stage. For side B, the best guild is copied; a copied { $shipowners-guild } does not count itself, and a copied { $scientists-guild } gives a symbol.
rules-open-10 = { $olympia }’s free builds (Day and Night) are automatic, coins included; they are never a choice and never for a stage.
rules-open-11 = All wild symbols are set together at the end, for the most points.
rules-open-12 = The { $lighthouse } counts itself for its coins. The { $shipowners-guild } counts the brown, gray and purple cards of its own city, including itself.
rules-open-13 = Coins and tokens never run out.
rules-open-14 = The holder of the Free City card decides everything for the Free City on that turn, including the powers of its board. If the Free City has { $babylon }, its seventh card is the last card of its pile.
rules-open-15 = The holder chooses a card for their own city first and then, from the rest, one that the Free City can build or use for a stage. The Free City may sell a card only if there is none.
rules-open-16 = With the Free City, hands are exchanged after every turn, whatever the age.

rules-duel-aim = Two players build their cities over three ages. If you move the conflict pawn into your opponent’s capital, you win at once; if you collect six different scientific symbols, you win at once. Otherwise, points decide after the third age.
rules-duel-setup = The conflict pawn starts in the middle of the track. Five of the ten progress tokens lie face up on the board. Each player begins with 7 coins.
rules-duel-draft = Four wonders are revealed: the first player picks one, the second picks two, and the first gets the last one. Then four more are revealed, and the second player picks first. Each player thus has four wonders to build during the game.
rules-duel-first = In the first game, the wonders are fixed: { $the-pyramids }, { $the-great-lighthouse }, { $the-temple-of-artemis } and { $the-statue-of-zeus } for the first player; { $circus-maximus }, { $piraeus }, { $the-appian-way } and { $the-colossus } for the second.
rules-duel-decks = Three cards of each age go back to the box unseen; three guilds are added to age III. The twenty cards of an age are laid out in an overlapping structure, some face up, some face down.
rules-duel-turn-title = A turn
rules-duel-turn = You take an available (uncovered) card and use it in one of three ways: build it; discard it for 2 coins, plus 1 for each yellow card in your city; or build one of your wonders with it, placing the card face down under it. Then face-down cards that are no longer covered are revealed.
rules-duel-price-title = Prices
rules-duel-price = Resources that your city doesn’t produce you buy from the bank: 2 coins each, plus 1 for each symbol of that resource on your opponent’s brown and gray cards. Some yellow cards fix the price of a resource at 1 coin.
rules-duel-chain = If you have the building whose white symbol is shown below a card’s cost, you build that card for free.
rules-duel-wonders = The players can build only seven wonders in all: when the seventh is built, the last one goes back to the box. Some wonders give you an extra turn.
rules-duel-military-title = Military supremacy
rules-duel-military = Each shield moves the conflict pawn one space toward the opponent’s capital. The first time it enters the second or third zone of a side, the player on that side loses 2 or 5 coins. If it reaches the capital, the game is won.
rules-duel-science-title = Scientific supremacy
rules-duel-science = Whenever you have two cards with the same scientific symbol, you take one of the progress tokens on the board. Six different symbols win the game.
rules-duel-ages-title = From age to age
rules-duel-ages = When the last card of an age has been taken, the next age is laid out. The player with the conflict pawn on their side of the track chooses who begins; if it is in the middle, the player who took the last card chooses.
rules-duel-end-title = End of the game
rules-duel-end = After age III, add up the points: 0, 2, 5 or 10 for the position of the conflict pawn; blue, green and yellow cards; guilds; wonders; progress tokens; and 1 for every 3 coins. If tied, the player with more points on blue cards wins; if still tied, the victory is shared.
rules-duel-tokens-title = Progress tokens and guilds
rules-duel-tokens = Progress tokens work from the moment they are taken. A guild counts in whichever city has more of what it counts; at the end, this may be a different city than when it was built. Most guilds give 1 coin right away and 1 point at the end for each; the { $builders-guild } gives 2 points for each wonder, the { $moneylenders-guild } 1 point for every 3 coins, and neither gives coins.

rules-open-17 = { $the-mausoleum } must build a card if there is one in the discard pile, and a pair must take a progress token if one is left.
rules-open-18 = You always pay the cheapest way.
rules-open-19 = { $urbanism } pays for buildings that a chain makes free, not for buildings without a cost, nor for the one that { $the-mausoleum } builds.
rules-open-20 = If an age ends with the conflict pawn in the middle, the player who took the last card chooses who begins.
rules-open-21 = The back of a guild shows that it is a guild, even face down.

rules-cost-time-seventh = Only { $babylon }’s seventh card comes later: you pay for it with what you have after the sixth turn.
rules-source-5 = This is what the Turkish and English rulebooks say; the Hungarian one says that discounts add up.
rules-source-6 = The rulebooks say only that both cards are played on the sixth turn. Using the coins and discounts of the sixth turn for the seventh card, and a card with a choice of resources a second time, is this program’s reading.
rules-source-9 = If several guilds give the same total, any of them is right, and one is shown.
rules-source-15 = The rulebooks differ: the Hungarian one lets the Free City sell any card that it can’t play, the Turkish one only if there is no other. This program follows the Turkish one.
rules-source-17 = The Estonian rulebook says “may” for both. This program always takes them, as in the English rulebook: it never leaves anyone worse off.
rules-source-19 = The Estonian rulebook speaks of building for free. This program follows the English one, which names the chain.
rules-source-20 = This is what the Estonian rulebook says; only the first English printing says otherwise.
