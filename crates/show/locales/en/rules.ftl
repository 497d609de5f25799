### The rules of the games, told in this project's own words. Each message is a whole paragraph or heading.

rules-title = Rules
rules-seven = 7 Wonders
rules-duel = 7 Wonders Duel
rules-open = Where the rulebooks are silent
rules-open-explained = The printed rules leave these points open, or the rulebooks disagree. This is how they are read here.

rules-aim-title = What it is about
rules-aim = Each player leads a city of antiquity through three ages. Cards become buildings, buildings bring resources, trade, science, shields and points, and beside them grows the city’s wonder. After the third age the city with the most points wins.
rules-setup-title = Before the first turn
rules-setup-decks = For each age only the cards whose printed number is not above the number of players are used. Into the cards of age III guilds are shuffled unseen, two more than there are players; the other guilds stay in the box. So everybody gets exactly seven cards in each age.
rules-setup-boards-first = Everybody gets the board of a wonder, with side A or side B. The sides differ in their stages; the resource of the city is the same.
rules-setup-boards-second = Everybody gets the board of a wonder, and plays its day or its night. The two sides differ in their stages; the resource of the city is the same.
rules-setup-coins = Every city begins with 3 coins. Coins, cards and boards lie open; only hands and the cards under wonders do not.
rules-neighbors = The cities lie in a ring. The cities to your left and right are your neighbors: you trade with them, you fight them, and some cards count what they have built.

rules-turn-title = An age and its turns
rules-turn-choose = An age has six turns. In each turn all choose a card from their hands at the same time, in secret. Then all cards are shown and played at once.
rules-turn-actions = The chosen card can be used in three ways: build it; lay it face down under the next stage of your wonder; or sell it for 3 coins. Selling is always possible.
rules-turn-pass = The cards that are left go to a neighbor: in ages I and III to the left, in age II to the right. You play the next turn with the hand that you were given.
rules-turn-sixth = In the sixth turn two cards are left. One is played; the other goes to the discard pile, without coins.
rules-turn-same = A city never has two buildings of the same name.
rules-stages = The stages of a wonder are built from left to right, each once, in any age, or never. What a stage costs stands on the board; the card under it may be any one, costs nothing and counts for nothing any more.

rules-cost-title = What things cost
rules-cost-kinds = Some cards cost nothing, some cost a coin, most cost resources. Resources are not used up: what your city produces serves once in every turn.
rules-cost-produce = Your city produces the resource of its board, those of its brown and gray cards, and those of some yellow cards and stages. A card with a choice gives one of its resources in each turn.
rules-cost-trade = What is missing you buy from the left or the right neighbor, for 2 coins a piece. For sale are the resource of the board and those of brown and gray cards, never those of yellow cards and stages. The neighbor cannot refuse and can still use them. Each piece can be bought once by each neighbor in a turn.
rules-cost-time = You pay with the coins you had at the start of the turn, and buy from what stood then. Trading posts make some resources cheaper from the turn after they were built: 1 coin instead of 2, never less.
rules-cost-chain = Many cards name an earlier building, or show its sign. Who has that building builds the card for nothing.

rules-kinds-title = The types of cards
rules-kinds-brown = Brown: raw materials, which are wood, stone, clay and ore.
rules-kinds-gray = Gray: manufactured goods, which are glass, cloth and papyrus.
rules-kinds-blue = Blue: civilian buildings, worth the points printed on them.
rules-kinds-yellow = Yellow: trade. They bring coins, resources or better prices, and in age III coins at once and points at the end.
rules-kinds-red = Red: military. They bring shields for the conflicts.
rules-kinds-green = Green: science. They bring symbols, worth more the more there are.
rules-kinds-purple = Purple: guilds, in age III only. They bring points for what the own city or its neighbors have built.

rules-war-title = Conflicts
rules-war = At the end of each age every city compares its shields with each of its neighbors. The stronger city takes a victory token, worth 1, 3 or 5 points in ages I, II and III; the weaker one takes a defeat token, which costs one point. Equal cities take nothing.

rules-end-title = The end
rules-end-points = After the conflicts of age III the points are added: tokens of conflicts, one point for 3 coins, stages of the wonder, blue cards, yellow cards, green cards, guilds.
rules-end-science = Science: the number of each of the three symbols is multiplied by itself, and each set of three different symbols is worth 7 points more. A symbol of choice becomes what is best at the end.
rules-end-tie = The most points win. With equal points the city with more coins wins; if these are equal too, the victory is shared.

rules-powers-title = Special powers of wonders
rules-power-rhodes = { $rhodes }: shields count in all later conflicts.
rules-power-alexandria = { $alexandria }: a resource of choice in each turn; neighbors cannot buy it.
rules-power-ephesus = { $ephesus }: the coins are paid out once, when the stage is built.
rules-power-babylon = { $babylon }: a scientific symbol, chosen at the end. The stage with the seventh card lets you play the last card of each age instead of discarding it: build it, lay it under the wonder, or sell it.
rules-power-halicarnassus = { $halicarnassus }: at the end of the turn you look through the discard pile and build one card of it for nothing.
rules-power-giza = { $giza }: points, and nothing else.
rules-power-olympia-first = { $olympia }, side A: once in each age a building for nothing. Side B: raw materials of both neighbors cost 1 coin; at the end a guild of a neighbor counts for { $olympia } too.
rules-power-olympia-second = { $olympia }, day: the first building of each color is free. Night: the building of the first turn and the building of the sixth turn of an age are free.

rules-editions-title = What differs between the editions
rules-editions-sides = The first edition calls the two sides of a board A and B, the second day and night. The second edition changes the costs of many stages; { $babylon }’s resource is wood instead of clay, { $olympia }’s is clay instead of wood; { $olympia } and the night of { $babylon } have other powers.
rules-editions-cards = New in the second edition are { $well } (for { $pawnshop }), { $ludus }, { $castrum } and the { $decorators-guild } (for the { $strategists-guild }). { $altar }, { $theater } and { $temple } are worth one point more; some chains, costs and numbers of copies differ.
rules-editions-chains = The first edition prints the name of the building that makes a card free, the second prints a sign.
rules-editions-two = Only the first edition has the game for two with the Free City.

rules-city-title = Two players and the Free City
rules-city-setup = Two players use the cards for three. Between them lies a third city that nobody leads, the Free City, with a board and 3 coins of its own. The three cities are neighbors of each other. In each age both players get seven cards; the seven others are the Free City’s pile.
rules-city-turn = One of the players holds the Free City card. That player draws the top card of the pile, chooses a card for the own city, and then one for the Free City. The other player chooses one card. Afterwards the players exchange their hands, and the Free City card goes along: so they take turns with it.
rules-city-play = The Free City builds, buys from both players and lays cards under its wonder as the others do. It sells a card only when the holder has none that it could build or use. What a chain makes free it must build.
rules-city-end = The Free City fights in the conflicts, and its buildings count for the cards of its neighbors. It cannot win.

rules-open-1 = A turn resolves in this order: all payments are made from what there was at the start of the turn; all cards and stages are placed; sold cards and sold resources bring their coins; coins that are counted, such as those of the { $vineyard }, count what stands now. Then follow { $babylon }’s seventh card, the discarding of the other seventh cards, { $halicarnassus }, and after the sixth turn the conflicts.
rules-open-2 = What the own city produces is used first, and only what is missing is bought. You choose how the purchase is split between the neighbors; a split that would cost one neighbor’s share more and no other share less is not offered.
rules-open-3 = Which resource of a choice the owner uses and which one a neighbor buys have nothing to do with each other. Each neighbor gets one of them in a turn.
rules-open-4 = A chain makes a card free, its coin too, and then paying is not offered. Having the earlier building is enough, whenever it came.
rules-open-5 = Lower prices do not add up: the price is 1 coin, never nothing.
rules-open-6 = { $babylon }’s seventh card is a step of its own after the sixth turn: the coins and resources of the sixth turn can be used for it.
rules-open-7 = { $babylon } plays its seventh card before { $halicarnassus } looks through the discard pile.
rules-open-8 = { $halicarnassus } may decline. It cannot take a building that stands in its city; cards under wonders are not on the pile. What it takes works at once and counts in the conflicts of this age.
rules-open-9 = { $olympia }’s free building of side A serves from the turn after the stage was built, never for a stage. For side B the best guild is taken; a copied { $shipowners-guild } does not count itself, a copied { $scientists-guild } gives a symbol.
rules-open-10 = { $olympia }’s free buildings of day and night come by themselves, coins included; they are never a choice, and never a stage.
rules-open-11 = All symbols of choice are set together at the end, for the most points.
rules-open-12 = The { $lighthouse } counts itself for its coins. The { $shipowners-guild } counts the brown, gray and purple cards of its own city, itself included.
rules-open-13 = Coins and tokens never run out.
rules-open-14 = Who holds the Free City card decides everything for it in that turn, the powers of its board too. If the Free City has { $babylon }, its seventh card is the last card of its pile.
rules-open-15 = The holder chooses the own card first, and then, among the others, one that the Free City can build or use. Only if there is none may it sell one.
rules-open-16 = With the Free City hands are exchanged after every turn, whatever the age.

rules-duel-aim = Two players build their cities side by side, over three ages. Who marches into the other’s capital wins at once; who gathers six different scientific symbols wins at once. Otherwise the points decide after the third age.
rules-duel-setup = The pawn of the conflict stands in the middle of the track. Five of the ten progress tokens lie open on the board. Each player has 7 coins.
rules-duel-draft = Four wonders are laid out: the first player takes one, the second takes two, the first takes the last. With four more the second player begins. So each has four wonders that can be built during the game.
rules-duel-first = In the first game the wonders are given: { $the-pyramids }, { $the-great-lighthouse }, { $the-temple-of-artemis } and { $the-statue-of-zeus } to the first player; { $circus-maximus }, { $piraeus }, { $the-appian-way } and { $the-colossus } to the second.
rules-duel-decks = From each age three cards go back into the box unseen; age III gets three guilds. Twenty cards are laid out in a pattern, some face up, some face down, overlapping.
rules-duel-turn-title = A turn
rules-duel-turn = You take one card that no other card lies on, and use it in one of three ways: build it; discard it for 2 coins, and one more for each yellow card in your city; or lay it face down under one of your wonders and build that. Then cards that lie free are turned face up.
rules-duel-price-title = Prices
rules-duel-price = What your city does not produce you buy from the bank: a piece costs 2 coins, and one more for each such symbol on the brown and gray cards of your opponent. Some yellow cards fix the price of a resource at 1 coin.
rules-duel-chain = A building whose white sign stands under the cost of another one makes that other one free.
rules-duel-wonders = Together the players build seven wonders at most: with the seventh the last one goes back into the box. Some wonders give another turn at once.
rules-duel-military-title = Military supremacy
rules-duel-military = Each shield moves the pawn one space towards the opponent’s capital. When it first enters the second or third zone of a side, the player there loses 2 or 5 coins. When it reaches the capital, the game is won.
rules-duel-science-title = Scientific supremacy
rules-duel-science = Who has two cards with the same scientific symbol takes one of the progress tokens on the board. Six different symbols win the game.
rules-duel-ages-title = From age to age
rules-duel-ages = When the last card of an age is taken, the next one is laid out. The player whose side the pawn stands on chooses who begins; if it stands in the middle, whoever took the last card chooses.
rules-duel-end-title = The end
rules-duel-end = After age III the points are added: 0, 2, 5 or 10 for the place of the pawn, blue, green and yellow cards, guilds, wonders, progress tokens, and one for 3 coins. With equal points the blue cards decide; if they are equal too, the victory is shared.
rules-duel-tokens-title = Progress tokens and guilds
rules-duel-tokens = Progress tokens work from the moment they are taken. Guilds count in the city that has more of what they count; at the end this may be another city than before. Most bring one coin at once and one point at the end for each; the { $builders-guild } brings 2 points for each wonder, the { $moneylenders-guild } 1 point for 3 coins, and neither brings coins.

rules-open-17 = { $the-mausoleum } must take a card if there is one on the discard pile, and a pair must take a progress token if one is left.
rules-open-18 = The cheapest way to pay is always taken.
rules-open-19 = { $urbanism } pays for buildings that a chain makes free, not for those that cost nothing anyway. The building of { $the-mausoleum } is none of them.
rules-open-20 = If an age ends with the pawn in the middle, whoever took the last card chooses who begins.
rules-open-21 = The back of a guild tells that it is a guild, even face down.
