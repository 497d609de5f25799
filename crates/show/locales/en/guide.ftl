### The guided games: a lesson for each moment, and what the guide suggests.

guide-new = New here? Learn by playing
guide-new-explained = A real game against bots, with a short lesson at each step and a suggestion for each decision. It takes about ten minutes; you can leave it and continue later.
guide-play-seven = Learn 7 Wonders
guide-play-duel = Learn Duel
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
guide-back = Back
guide-next = Next
guide-usual-seven = Play a regular game
guide-usual-duel = Play a regular game of Duel

# What to do, after which comes a reason; the second of two is an alternative.
guide-try =
    { $number ->
        [0] Try this: { $what }
       *[other] Or this: { $what }
    }
guide-cost =
    { $coins ->
        [one] It costs { $coins } coin.
       *[other] It costs { $coins } coins.
    }
guide-rest = Your turn
guide-rest-text = Nothing new this time. Look at what each card gives you and what it costs, then decide.

## 7 Wonders

guide-seven-goal = What wins
guide-seven-goal-text = After three ages, the city with the most points wins. You play one card each turn, and six in each age.
guide-seven-city = Your city
guide-seven-city-text = This is your city: the stages of its wonder, what it produces, and your coins. The cities beside it are your neighbors, and you trade and fight only with them.
guide-seven-sources = Where points come from
guide-seven-sources-text = Blue cards are points. Green cards score in sets, red cards win conflicts, and the stages of your wonder give what they show. Coins count a little, too.
guide-seven-hand = Your hand
guide-seven-hand-text = Each turn, everyone secretly picks one card from their hand, and all are revealed at once. Choose a card to see what you can do with it.
guide-seven-passing = Hands are passed
guide-seven-passing-text = The rest of your hand went to a neighbor, and you got the rest of another hand. Ages I and III pass to the left, age II to the right.
guide-seven-passing-now = This hand comes from { $name }.
guide-seven-return = An old hand returns
guide-seven-return-text = With three cities, a hand comes back to you after three turns. Take the best card first and another one later.
guide-seven-war = Before the conflict
guide-seven-war-text = After this turn, you compare shields with each neighbor. The stronger city gains 1 point in age I, 3 in age II and 5 in age III; the weaker one loses 1.
guide-seven-war-now = You have { $own } against { $left } on the left and { $right } on the right.
guide-seven-age-two = Age II
guide-seven-age-two-text = Brown cards now produce two resources each; age III has none. Hands are passed the other way.
guide-seven-age-two-now =
    { $points ->
        [one] The conflicts of age I gave you { $points } point.
       *[other] The conflicts of age I gave you { $points } points.
    }
guide-seven-age-three = Age III
guide-seven-age-three-text = Now it is all about points. Purple cards are guilds: most of them score what your neighbors have built.
guide-seven-last = The last turn
guide-seven-last-text = After the last conflict, worth 5 points on each side, all points are counted. Take whatever gives you the most now.
guide-seven-over = Score details
guide-seven-over-text = The city with the most points wins. The score sheet shows where they came from.
guide-seven-over-now =
    { $won ->
        [yes] You have { $points } points and win your first game.
       *[no] You have { $points } points. The winner has { $best }.
    }
guide-seven-resources = Resources
guide-seven-resources-text = Brown and gray cards produce resources from the next turn on. Resources are never used up, and big buildings need many.
guide-seven-trade = Buying from neighbors
guide-seven-trade-text = You can buy what you lack from a neighbor who produces it, for 2 coins each. They can’t refuse, and they keep their resource.
guide-seven-trade-now =
    { $coins ->
        [one] { $card } would cost you 1 coin, paid to a neighbor.
       *[other] { $card } would cost you { $coins } coins, paid to your neighbors.
    }
guide-seven-chain = Free build (chain)
guide-seven-chain-text = Some buildings let you build a later one for free. You pay no resources and no coins.
guide-seven-chain-now = Free for you: { $card }, because you have { $from }.
guide-seven-stage = Your wonder
guide-seven-stage-text = Put any card face down under your wonder to build its next stage. You pay the cost of the stage, not that of the card.
guide-seven-stage-now = You can build the next stage now, with any card from your hand.
guide-seven-science = Science
guide-seven-science-text = Identical green symbols are worth their number squared: 1, 4, 9, 16 points. Each set of three different ones adds 7.
guide-seven-closed = What you can’t build
guide-seven-closed-text = You can’t build a card with a cross right now. You can still sell it for 3 coins or build a stage of your wonder with it.
guide-seven-closed-now = You can’t build this now: { $card }.
guide-seven-points = Blue cards
guide-seven-points-text = Blue buildings are points. The number on them is what they are worth at the end.
guide-seven-coins = Yellow cards
guide-seven-coins-text = Yellow cards give coins, make trade cheaper, or produce a resource. At the end, every 3 coins are worth 1 point.
guide-seven-shields = Red cards
guide-seven-shields-text = Red cards give shields, which last through all ages. You compare them with your two neighbors only.
guide-seven-neighbors = Watch your neighbors
guide-seven-neighbors-text = You can see what your neighbors build, sell and collect. If one badly needs a card that you would pass on, use it yourself.

## 7 Wonders: what is suggested

guide-seven-build =
    { $how ->
        [chain] build { $card }. A chain makes it free.
        [free] build { $card }. It costs nothing.
        [own] build { $card }. Your city has everything it needs.
        [bank] { $coins ->
            [one] build { $card } for 1 coin.
           *[other] build { $card } for { $coins } coins.
        }
       *[trade] { $coins ->
            [one] build { $card }, and buy what you lack for 1 coin.
           *[other] build { $card }, and buy what you lack for { $coins } coins.
        }
    }
guide-seven-lay = choose { $card } and build the next stage of your wonder with it.
guide-seven-sell = sell { $card } for 3 coins.

## 7 Wonders Duel

guide-duel-city = Your city
guide-duel-city-text = Each city has its own wonders, and coins pay for what it doesn’t produce. The cards on the table are for both: what you take, your opponent can’t.
guide-duel-structure = The card structure
guide-duel-structure-text = On your turn you take a card that no other card covers. Face-down cards are revealed when nothing covers them anymore.
guide-duel-ways = Three ways to use a card
guide-duel-ways-text = Build the card, or discard it for 2 coins plus 1 per yellow card. Or build one of your wonders with it.
guide-duel-victories = Three ways to win
guide-duel-victories-text = You win at once with the pawn in your opponent’s capital, or with six different symbols. Otherwise points decide after age III.
guide-duel-age-two = Age II
guide-duel-age-two-text = The new cards cost more and give more. The structure is upside down now, so at first there are only a few cards to choose from.
guide-duel-age-three = Age III
guide-duel-age-three-text = The last age has no brown or gray cards. Its three purple guilds each count something in the city that has more of it, and give you points for that.
guide-duel-token = A progress token
guide-duel-token-text = A pair of identical scientific symbols earns you a progress token. Each has a power for the rest of the game.
guide-duel-choice = A choice from your wonder
guide-duel-choice-text = Your wonder lets you make a choice. Take what helps you or hurts your opponent most.
guide-duel-begin = Who begins the next age
guide-duel-begin-text = The player with the weaker military chooses who begins the next age. Whoever begins picks first, but may also uncover cards for the other.
guide-duel-last = The last cards
guide-duel-last-text = Only a few cards are left, so count who will take which one. The pawn and every 3 coins are worth points too.
guide-duel-over = How the game was won
guide-duel-over-text = Without a sudden end, points decide. The score sheet shows where they all came from.
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
guide-duel-again-text = Your wonder gives you an extra turn right now. Take two good cards in a row, or make your opponent uncover the next ones.
guide-duel-price = Buying resources
guide-duel-price-text = A missing resource costs 2 coins, plus 1 for each one of that kind on your opponent’s brown and gray cards. Your own cards make their prices rise too.
guide-duel-price-now =
    { $coins ->
        [one] { $card } would cost you 1 coin.
       *[other] { $card } would cost you { $coins } coins.
    }
guide-duel-chain = Free build (chain)
guide-duel-chain-text = Some cards show a white symbol. If you have that card, you build the later card with the same symbol for free.
guide-duel-chain-now = Free for you: { $card }, because you have { $from }.
guide-duel-uncover = What you uncover
guide-duel-uncover-text = The card you take may uncover others, and your opponent picks next. Sometimes a dull card that uncovers nothing is the best pick.
guide-duel-wonder = Your wonders
guide-duel-wonder-text = To build a wonder, use any card and pay the cost of the wonder. Only seven of the eight wonders in a game can be built, so begin early.
guide-duel-wonder-now = You can build one of your wonders now.
guide-duel-military = Red cards
guide-duel-military-text = Each shield moves the pawn one space toward your opponent’s capital. On the way it costs them coins, and at the end it wins the game.
guide-duel-science = Green cards
guide-duel-science-text = Two identical green symbols earn you a progress token. Six different ones win the game at once.
guide-duel-coins = Yellow cards
guide-duel-coins-text = Yellow cards give coins, produce a resource, or let you buy one for 1 coin. Each one also makes your discards worth 1 more coin.
guide-duel-points = Blue cards
guide-duel-points-text = Blue buildings are points. If points are tied at the end, more points on blue cards win.
guide-duel-track = Where the pawn stands
guide-duel-track-text = At the end the pawn is worth 2, 5 or 10 points, the closer to your opponent’s capital the more. On the way, each token it passes costs your opponent coins.
guide-duel-tokens = Progress tokens
guide-duel-tokens-text = Each round token on the board has a power: point at one or tap it to read it. The ones you like tell you how much a pair of green symbols is worth.

## 7 Wonders Duel: what is suggested

guide-duel-build =
    { $coins ->
        [0] take { $card } and build it. It costs no coins.
        [one] take { $card } and build it for 1 coin.
       *[other] take { $card } and build it for { $coins } coins.
    }
guide-duel-discard = take { $card } and discard it for { $coins } coins.
guide-duel-lay = take { $card } and build { $wonder } with it.
guide-duel-take = choose { $name }.
guide-duel-first =
    { $who ->
        [you] begin yourself.
       *[other] let { $name } begin.
    }
