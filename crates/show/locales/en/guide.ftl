### The guided games: a lesson for each moment, and what the guide suggests.

guide-new = New here? Learn by playing
guide-new-explained = A real game against bots, with a lesson at each step and a suggestion for each decision. It takes about ten minutes; you can leave it and go on later.
guide-play-seven = Learn 7 Wonders
guide-play-duel = Learn the Duel
guide-again = Learn by playing
options-guided =
    { $game ->
        [duel] Guided game: 7 Wonders Duel
       *[other] Guided game: 7 Wonders
    }
guide-title = Guide
guide-learned =
    { $count ->
        [one] What you have learned: one thing
       *[other] What you have learned: { $count } things
    }
guide-usual-seven = Play a usual game
guide-usual-duel = Play a usual Duel

guide-rest = Your turn
guide-rest-text = Nothing new this time. Look at what each card brings, and what it costs you; then decide.

## 7 Wonders

guide-seven-hand = Your hand
guide-seven-hand-text = You lead a city with a wonder to build. On each turn everybody picks one card of the hand in secret, and all are shown at once. Choose a card to see what you can do with it; the mark on it says whether it is free, or what it costs you.
guide-seven-passing = The hands move on
guide-seven-passing-text = All have played their card, and the rest of your hand went to a neighbor. You hold the rest of another hand now. In ages I and III hands go to the left, in age II to the right.
guide-seven-passing-now = This hand comes from { $name }.
guide-seven-return = An old hand is back
guide-seven-return-text = There are three cities, so after three turns a hand comes back to you. What is missing was taken by the others. It pays to remember what may come back: the best card first, another one later.
guide-seven-war = Before the conflict
guide-seven-war-text = This is the last turn of the age: you use one of two cards, and the other one goes away. Then neighbors compare their shields. In age I the stronger one gains 1 point, in age II 3, in age III 5; the weaker one always loses 1.
guide-seven-war-now = You have { $own } against { $left } on the left and { $right } on the right.
guide-seven-age-two = Age II
guide-seven-age-two-text = The new buildings cost more and bring more, and hands go the other way round. Brown cards now give two resources. It is the last chance to get any: age III has none.
guide-seven-age-two-now =
    { $points ->
        [one] The conflicts of age I brought you { $points } point.
       *[other] The conflicts of age I brought you { $points } points.
    }
guide-seven-age-three = Age III
guide-seven-age-three-text = There are no more resources to build, only points. Purple cards are guilds: most of them give you points for what your neighbors have built. Look at both of them before you choose one.
guide-seven-last = The last turn
guide-seven-last-text = After this turn comes the last conflict, worth 5 points on each side, and then all points are counted. Take what brings most now: points, shields that turn a border, or the stage that is left. Three coins are worth 1 point.
guide-seven-over = How the points came about
guide-seven-over-text = The sheet counts each kind of points for itself: conflicts, coins, wonder, blue, green, yellow and purple cards. The city with the most points wins. Look at what the best city did, and play another game.
guide-seven-over-now =
    { $won ->
        [yes] You have { $points } points and win your first game.
       *[no] You have { $points } points. The winner has { $best }.
    }
guide-seven-resources = Resources
guide-seven-resources-text = Brown and gray cards produce resources from the next turn on. Resources are not used up: a city that produces wood has it for every building. You need them for your wonder and for the big buildings of ages II and III.
guide-seven-resources-now = { $card } is such a card.
guide-seven-trade = Buying from neighbors
guide-seven-trade-text = What your city lacks you may buy from your two neighbors, if they produce it: 2 coins for each resource. They cannot refuse, and they keep their resource. The coins go to them, so buy from the weaker one.
guide-seven-trade-now =
    { $coins ->
        [one] { $card } would cost you 1 coin to a neighbor.
       *[other] { $card } would cost you { $coins } coins to neighbors.
    }
guide-seven-chain = Free by a chain
guide-seven-chain-text = Some buildings make a later one free: both have the same chain symbol. Whoever has the first pays nothing for the second, neither resources nor coins. Chains reward those who plan over several ages.
guide-seven-chain-now = Free for you: { $card }, because you have { $from }.
guide-seven-stage = Your wonder
guide-seven-stage-text = Instead of building a card you can lay it face down under your wonder: that builds the next stage. You pay the cost of the stage, not that of the card. Use a card that you cannot build, or one that you would not leave to your neighbor.
guide-seven-stage-now = You can build the next stage now, with any card of your hand.
guide-seven-science = Science
guide-seven-science-text = Green cards have one of three symbols. Several equal ones are worth their number times itself: 1, 4, 9, 16 points. Each set of three different ones brings 7 more. A few green cards bring little, many bring most of all.
guide-seven-science-now = { $card } has such a symbol.
guide-seven-closed = What you cannot build
guide-seven-closed-text = A card with a cross is closed to you: nobody beside you sells what it needs, you have too few coins, or the building stands in your city already. Any card can still be sold for 3 coins or laid under your wonder.
guide-seven-closed-now = Closed to you now: { $card }.
guide-seven-points = Blue cards
guide-seven-points-text = Blue buildings bring points and nothing else. The number on them is what they are worth at the end. That is safe and simple, and no neighbor can take it from you.
guide-seven-points-now = { $card } is such a building.
guide-seven-coins = Yellow cards
guide-seven-coins-text = Yellow cards bring coins, make buying cheaper, or produce a resource that nobody can buy from you. In age III they bring points as well. Coins left over are worth a point for every three.
guide-seven-coins-now = { $card } is such a card.
guide-seven-shields = Red cards
guide-seven-shields-text = Red cards bring shields, and shields stay for all ages. You compare them with your two neighbors only, never with anybody else. One shield more is enough, so watch both borders before you build too many.
guide-seven-shields-now = { $card } brings shields.
guide-seven-neighbors = Look to both sides
guide-seven-neighbors-text = You see all that your neighbors have built: what they sell, how strong they are, and what they collect. A card that you pass on will be played by somebody. If a neighbor needs it badly, use it yourself.

## 7 Wonders: what is suggested

guide-seven-build =
    { $how ->
        [chain] Try this: build { $card }. A chain makes it free.
        [free] Try this: build { $card }. It costs nothing.
        [own] Try this: build { $card }. Your city has all it needs.
        [bank] { $coins ->
            [one] Try this: build { $card } for 1 coin.
           *[other] Try this: build { $card } for { $coins } coins.
        }
       *[trade] { $coins ->
            [one] Try this: build { $card }, and buy what is missing for 1 coin.
           *[other] Try this: build { $card }, and buy what is missing for { $coins } coins.
        }
    }
guide-seven-lay = Try this: choose { $card } and build the next stage of your wonder with it.
guide-seven-sell = Try this: sell { $card } for 3 coins.
guide-seven-why =
    { $color ->
        [brown] It produces what later buildings need.
        [gray] It produces what later buildings need.
        [blue] It brings points at the end.
        [yellow] It helps with coins and trade.
        [red] It makes you stronger than a neighbor.
        [green] It brings science, and often a chain.
       *[purple] It counts what stands around you.
    }
guide-seven-lay-why = The stage brings more than the card would.
guide-seven-sell-why = Nothing in this hand helps you more than coins.

## 7 Wonders Duel

guide-duel-structure = The cards on the table
guide-duel-structure-text = You and your opponent take turns. On your turn you take one card that no other card lies on. The open ones can be seen by both of you; the others are turned up when nothing covers them any more.
guide-duel-ways = Three things to do with a card
guide-duel-ways-text = Build it and pay what it costs. Or discard it for 2 coins, and 1 more for each yellow card of yours. Or lay it under one of your wonders and pay for the wonder.
guide-duel-victories = Three ways to win
guide-duel-victories-text = Bring the pawn into the capital of your opponent, and you win at once. Collect six different scientific symbols, and you win at once. If nobody does either, the most points win after age III. Keep an eye on all three, for you and against you.
guide-duel-age-two = Age II
guide-duel-age-two-text = The new cards cost more and bring more: double resources, more shields. The structure stands upside down now, so there are only two cards to choose from at first.
guide-duel-age-three = Age III
guide-duel-age-three-text = The last age has no more resources. Three purple guilds lie among the cards: they count what is there most of in one of the two cities. Now attacks and science can end the game suddenly.
guide-duel-token = A progress token
guide-duel-token-text = Two equal scientific symbols are a pair, and a pair brings you a progress token of the board. Each has a power for the rest of the game. Choose one: the line below each says what it does.
guide-duel-choice = A choice of your wonder
guide-duel-choice-text = Some wonders ask you for a choice when they are built, such as a card of your opponent that has to go. Choose what hurts most.
guide-duel-begin = Who begins the next age
guide-duel-begin-text = The player with the weaker army chooses who begins the next age; if the pawn stands in the middle, the one who played last. To begin means to choose first, but also to uncover cards for your opponent.
guide-duel-last = The last cards
guide-duel-last-text = A few cards are left, so count: who will take which one? Coins are worth a point for every three, and the pawn brings 2, 5 or 10 points to whoever pushed it to the other’s side.
guide-duel-over = How the game was won
guide-duel-over-text = Without a sudden end the points decide: blue, green, yellow and purple cards, wonders, tokens, coins and the pawn. The sheet shows where all of them came from. Look at it, and play another game.
guide-duel-over-now =
    { $victory ->
        [military] { $who ->
            [you] You won by arms.
           *[other] { $name } won by arms.
        }
        [science] { $who ->
            [you] You won by science.
           *[other] { $name } won by science.
        }
       *[other] { $who ->
            [you] You won by points, with { $points }.
            [both] You share the victory, with { $points } points each.
           *[other] { $name } won by points; you have { $points }.
        }
    }
guide-duel-again = Another turn
guide-duel-again-text = Your wonder gives you a second turn at once. That is strong: take two good cards in a row, or make your opponent uncover the next ones.
guide-duel-price = What is missing costs coins
guide-duel-price-text = You buy missing resources from the bank: each costs 2 coins, and 1 more for each such resource on brown and gray cards of your opponent. So your own brown and gray cards make things cheaper for you and dearer for your opponent.
guide-duel-price-now =
    { $coins ->
        [one] { $card } would cost you 1 coin.
       *[other] { $card } would cost you { $coins } coins.
    }
guide-duel-chain = Free by a chain
guide-duel-chain-text = Some cards carry a symbol that makes a later card free: whoever has the first pays nothing for the second.
guide-duel-chain-now = Free for you: { $card }, because you have { $from }.
guide-duel-uncover = What you uncover
guide-duel-uncover-text = A card that you take may leave others open, and the next choice is your opponent’s. Choose a card to see which ones it uncovers. Sometimes a dull card that opens nothing is the best one.
guide-duel-wonder = Your wonders
guide-duel-wonder-text = Each of you has four wonders, but only seven can be built in a game: the eighth goes away. To build one, lay any card under it and pay the wonder. Many bring another turn, which is why early ones are worth most.
guide-duel-wonder-now = You can build one of your wonders now.
guide-duel-military = Red cards
guide-duel-military-text = Each shield moves the pawn one step toward your opponent’s capital. On its way it takes coins from your opponent, and at the end of the track it wins the game. Where it stands at the end brings points.
guide-duel-military-now = { $card } moves the pawn.
guide-duel-science = Green cards
guide-duel-science-text = Green cards carry scientific symbols. Two equal ones bring you a progress token; six different ones win the game at once. Do not leave the fifth and the sixth to your opponent.
guide-duel-science-now = { $card } carries a symbol.
guide-duel-coins = Yellow cards
guide-duel-coins-text = Yellow cards bring coins, or let you buy a resource for 1 coin whatever your opponent has. Each of them also makes your discards worth 1 coin more.
guide-duel-coins-now = { $card } is such a card.
guide-duel-points = Blue cards
guide-duel-points-text = Blue buildings bring points and nothing else. When both have equal points at the end, the one with more points on blue cards wins.
guide-duel-points-now = { $card } is such a building.

## 7 Wonders Duel: what is suggested

guide-duel-build =
    { $coins ->
        [0] Try this: take { $card } and build it. It costs no coins.
        [one] Try this: take { $card } and build it for 1 coin.
       *[other] Try this: take { $card } and build it for { $coins } coins.
    }
guide-duel-discard = Try this: take { $card } and discard it for coins.
guide-duel-lay = Try this: take { $card } and build { $wonder } with it.
guide-duel-take = Try this: choose { $name }.
guide-duel-first =
    { $who ->
        [you] Try this: begin yourself.
       *[other] Try this: let { $name } begin.
    }
guide-duel-why =
    { $color ->
        [brown] From now on you pay less, and your opponent pays more.
        [gray] Gray resources are rare and needed often.
        [blue] It brings points at the end.
        [yellow] It helps with coins.
        [red] It moves the pawn toward the other capital.
        [green] It brings a symbol.
       *[purple] It brings points for what was collected most.
    }
guide-duel-discard-why = The coins help you with what comes next.
guide-duel-lay-why = The wonder brings more than the card would.
