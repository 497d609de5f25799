### The guided games: a lesson for each moment, and what the guide suggests.

guide-new = New here? Learn by playing
guide-new-explained = A real game against bots, with a short lesson at each step and a suggestion for each decision. It takes about ten minutes; you can leave it and continue later.
guide-play-seven = Learn 7 Wonders
guide-play-duel = Learn Duel
guide-again = Learn by playing
options-guided =
    { $game ->
        [duel] Guided game: 7 Wonders Duel
       *[other] Guided game: 7 Wonders
    }
guide-title = Guide
guide-learned =
    { $count ->
        [one] { $count } lesson so far
       *[other] { $count } lessons so far
    }
guide-usual-seven = Play a regular game
guide-usual-duel = Play a regular game of Duel

guide-rest = Your turn
guide-rest-text = Nothing new this time. Look at what each card gives you and what it costs, then decide.

## 7 Wonders

guide-seven-hand = Your hand
guide-seven-hand-text = You lead a city with a wonder to build. Each turn, everyone secretly picks one card from their hand, and all cards are revealed at once. Choose a card to see what you can do with it; the mark on it shows whether it is free or what it costs you.
guide-seven-passing = Hands are passed
guide-seven-passing-text = Everyone has played a card, and the rest of your hand went to a neighbor. You now hold the rest of another hand. In ages I and III hands are passed to the left, in age II to the right.
guide-seven-passing-now = This hand comes from { $name }.
guide-seven-return = An old hand returns
guide-seven-return-text = With three cities, a hand comes back to you after three turns. Whatever is missing was taken by the others. Remember what may come back: take the best card first and another one later.
guide-seven-war = Before the conflict
guide-seven-war-text = This is the last turn of the age: you use one of two cards, and the other one is discarded. Then neighbors compare their shields. The stronger city gains 1 point in age I, 3 in age II and 5 in age III; the weaker city always loses 1.
guide-seven-war-now = You have { $own } against { $left } on the left and { $right } on the right.
guide-seven-age-two = Age II
guide-seven-age-two-text = The new buildings cost more and give more, and hands are passed the other way. Brown cards now produce two resources. This is your last chance to get any: age III has none.
guide-seven-age-two-now =
    { $points ->
        [one] The conflicts of age I gave you { $points } point.
       *[other] The conflicts of age I gave you { $points } points.
    }
guide-seven-age-three = Age III
guide-seven-age-three-text = No more resources to build; now it is all about points. Purple cards are guilds: most of them give you points for what your neighbors have built. Look at both neighbors before you choose one.
guide-seven-last = The last turn
guide-seven-last-text = After this turn comes the last conflict, worth 5 points on each side, and then all points are counted. Take whatever gives you the most now: points, shields that win a conflict, or the last stage of your wonder. Three coins are worth 1 point.
guide-seven-over = Score details
guide-seven-over-text = The score sheet counts each kind of points separately: conflicts, coins, wonder, and blue, green, yellow and purple cards. The city with the most points wins. See what the best city did, and play another game.
guide-seven-over-now =
    { $won ->
        [yes] You have { $points } points and win your first game.
       *[no] You have { $points } points. The winner has { $best }.
    }
guide-seven-resources = Resources
guide-seven-resources-text = Brown and gray cards produce resources from the next turn on. Resources are never used up: a city that produces wood can use it for every building. You need them for your wonder and for the big buildings of ages II and III.
guide-seven-resources-now = { $card } is such a card.
guide-seven-trade = Buying from neighbors
guide-seven-trade-text = Resources that you lack you can buy from your two neighbors if they produce them: 2 coins for each resource. They can’t refuse, and they keep their resource. The coins go to them, so buy from the weaker one.
guide-seven-trade-now =
    { $coins ->
        [one] { $card } would cost you 1 coin, paid to a neighbor.
       *[other] { $card } would cost you { $coins } coins, paid to your neighbors.
    }
guide-seven-chain = Free build (chain)
guide-seven-chain-text = Chains: some buildings let you build a later one for free. If you have the first one, you pay nothing for the second: no resources and no coins. Chains reward those who plan ahead over several ages.
guide-seven-chain-now = Free for you: { $card }, because you have { $from }.
guide-seven-stage = Your wonder
guide-seven-stage-text = Instead of building a card, you can build the next stage of your wonder with it: the card goes face down under the board. You pay the cost of the stage, not that of the card. Use a card that you can’t build, or one that you don’t want to pass to your neighbor.
guide-seven-stage-now = You can build the next stage now, with any card from your hand.
guide-seven-science = Science
guide-seven-science-text = Green cards have one of three symbols. Identical symbols are worth their number squared: 1, 4, 9, 16 points. Each set of three different symbols is worth 7 more. A few green cards give you little; many give you the most of all.
guide-seven-science-now = { $card } has such a symbol.
guide-seven-closed = What you cannot build
guide-seven-closed-text = You can’t build cards marked with a cross: neither neighbor sells what you lack, you have too few coins, or you have already built this. You can still sell any card for 3 coins or build a stage of your wonder with it.
guide-seven-closed-now = You can’t build this now: { $card }.
guide-seven-points = Blue cards
guide-seven-points-text = Blue buildings give points and nothing else. The number on them is what they are worth at the end. They are safe and simple, and no neighbor can take those points from you.
guide-seven-points-now = { $card } is such a building.
guide-seven-coins = Yellow cards
guide-seven-coins-text = Yellow cards give coins, make trade cheaper, or produce a resource that nobody can buy from you. In age III they give points as well. At the end, every 3 coins are worth 1 point.
guide-seven-coins-now = { $card } is such a card.
guide-seven-shields = Red cards
guide-seven-shields-text = Red cards give shields, and shields last through all ages. You compare them with your two neighbors only, never with anyone else. One more shield is enough, so watch both sides before you build too many.
guide-seven-shields-now = { $card } gives you shields.
guide-seven-neighbors = Watch your neighbors
guide-seven-neighbors-text = You can see everything your neighbors have built: what they sell, how strong they are, and what they collect. Someone will play the card that you pass on. If a neighbor badly needs it, use it yourself.

## 7 Wonders: what is suggested

guide-seven-build =
    { $how ->
        [chain] Try this: build { $card }. A chain makes it free.
        [free] Try this: build { $card }. It costs nothing.
        [own] Try this: build { $card }. Your city has everything it needs.
        [bank] { $coins ->
            [one] Try this: build { $card } for 1 coin.
           *[other] Try this: build { $card } for { $coins } coins.
        }
       *[trade] { $coins ->
            [one] Try this: build { $card }, and buy what you lack for 1 coin.
           *[other] Try this: build { $card }, and buy what you lack for { $coins } coins.
        }
    }
guide-seven-lay = Try this: choose { $card } and build the next stage of your wonder with it.
guide-seven-sell = Try this: sell { $card } for 3 coins.
guide-seven-why =
    { $color ->
        [brown] It produces what later buildings need.
        [gray] It produces what later buildings need.
        [blue] It gives you points at the end.
        [yellow] It helps with coins and trade.
        [red] It makes you stronger than a neighbor.
        [green] It gives you science, and often a chain.
       *[purple] It scores for the cities around you.
    }
guide-seven-lay-why = The stage gives you more than the card would.
guide-seven-sell-why = Nothing in this hand helps you more than coins.

## 7 Wonders Duel

guide-duel-structure = The card structure
guide-duel-structure-text = You and your opponent take turns. On your turn you take an available (uncovered) card. Both of you can see the face-up cards; the face-down ones are revealed when no card covers them anymore.
guide-duel-ways = Three ways to use a card
guide-duel-ways-text = Build it and pay its cost. Or discard it for 2 coins, plus 1 for each yellow card in your city. Or build one of your wonders with it and pay the cost of the wonder.
guide-duel-victories = Three ways to win
guide-duel-victories-text = Move the conflict pawn into your opponent’s capital, and you win at once. Collect six different scientific symbols, and you win at once. If nobody does either, the player with the most points after age III wins. Keep an eye on all three, for yourself and for your opponent.
guide-duel-age-two = Age II
guide-duel-age-two-text = The new cards cost more and give more: double resources, more shields. The card structure is upside down now, so at first there are only two cards to choose from.
guide-duel-age-three = Age III
guide-duel-age-three-text = The last age has no resources. Three purple guilds are among the cards: each scores the city that has more of something. From now on, attacks and science can end the game suddenly.
guide-duel-token = A progress token
guide-duel-token-text = A pair of identical scientific symbols earns you a progress token from the board. Each has a power for the rest of the game. Choose one: the line below each tells you what it does.
guide-duel-choice = A choice from your wonder
guide-duel-choice-text = Some wonders let you make a choice when they are built, such as a card that your opponent has to discard. Choose what hurts most.
guide-duel-begin = Who begins the next age
guide-duel-begin-text = The player with the weaker military chooses who begins the next age; if the conflict pawn is in the middle, the player who took the last card chooses. Whoever begins picks first, but may also uncover cards for the other player.
guide-duel-last = The last cards
guide-duel-last-text = Only a few cards are left, so count: who will take which one? Every 3 coins are worth 1 point, and the conflict pawn is worth 2, 5 or 10 points to the player who pushed it to the other’s side.
guide-duel-over = How the game was won
guide-duel-over-text = Without a sudden end, points decide: blue, green, yellow and purple cards, wonders, progress tokens, coins and the conflict pawn. The score sheet shows where they all came from. Take a look, and play another game.
guide-duel-over-now =
    { $victory ->
        [military] { $who ->
            [you] Military supremacy! You won.
           *[other] Military supremacy! { $name } won.
        }
        [science] { $who ->
            [you] Scientific supremacy! You won.
           *[other] Scientific supremacy! { $name } won.
        }
       *[other] { $who ->
            [you] Civilian victory! You won with { $points } points.
            [both] You share the victory, with { $points } points each.
           *[other] Civilian victory! { $name } won; you have { $points } points.
        }
    }
guide-duel-again = Extra turn
guide-duel-again-text = Your wonder gives you an extra turn right now. That is strong: take two good cards in a row, or make your opponent uncover the next ones.
guide-duel-price = Buying resources
guide-duel-price-text = You buy the resources you lack from the bank: each costs 2 coins, plus 1 for each one of that kind that your opponent’s brown and gray cards produce. So your own brown and gray cards make things cheaper for you and more expensive for your opponent.
guide-duel-price-now =
    { $coins ->
        [one] { $card } would cost you 1 coin.
       *[other] { $card } would cost you { $coins } coins.
    }
guide-duel-chain = Free build (chain)
guide-duel-chain-text = Some cards show a white symbol. If you have such a card, you build the later card with the same symbol below its cost for free.
guide-duel-chain-now = Free for you: { $card }, because you have { $from }.
guide-duel-uncover = What you uncover
guide-duel-uncover-text = When you take a card, you may uncover others, and your opponent picks next. Choose a card to see which ones it uncovers. Sometimes a dull card that uncovers nothing is the best pick.
guide-duel-wonder = Your wonders
guide-duel-wonder-text = You each have four wonders, but only seven can be built in a game: the eighth is removed. To build one, use any card and pay the cost of the wonder. Many give you an extra turn, so it pays to build them early.
guide-duel-wonder-now = You can build one of your wonders now.
guide-duel-military = Red cards
guide-duel-military-text = Each shield moves the conflict pawn one space toward your opponent’s capital. On the way it costs your opponent coins, and at the end of the track it wins you the game. Otherwise, its final position is worth points.
guide-duel-military-now = { $card } moves the conflict pawn.
guide-duel-science = Green cards
guide-duel-science-text = Green cards show scientific symbols. A pair of identical ones earns you a progress token; six different ones win the game at once. Don’t leave the fifth and the sixth to your opponent.
guide-duel-science-now = { $card } has a symbol.
guide-duel-coins = Yellow cards
guide-duel-coins-text = Yellow cards give coins, or let you buy a resource for 1 coin no matter what your opponent has. Each one also makes your discards worth 1 more coin.
guide-duel-coins-now = { $card } is such a card.
guide-duel-points = Blue cards
guide-duel-points-text = Blue buildings give points and nothing else. If you are tied on points at the end, the player with more points on blue cards wins.
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
        [gray] Manufactured goods are rare and often needed.
        [blue] It gives you points at the end.
        [yellow] It helps with coins.
        [red] It moves the conflict pawn toward your opponent’s capital.
        [green] It gives you a symbol.
       *[purple] It scores the city that has more of something.
    }
guide-duel-discard-why = The coins help you with what comes next.
guide-duel-lay-why = The wonder gives you more than the card would.
