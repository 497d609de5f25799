### 7 Wonders Duel.

duel-table-title = 7 Wonders Duel – Antipater
duel-clock-draft = Draft of the wonders
duel-cards-left =
    { $count ->
        [0] no card left
        [one] one card left
       *[other] { $count } cards left
    }
duel-turn =
    { $who ->
        [you] Your turn
       *[other] { $name } is choosing
    }
duel-extra-turn = Extra turn
duel-again-after = Then another turn
duel-discards =
    { $count ->
        [0] No discards
        [one] One discard
       *[other] { $count } discards
    }
duel-discard-pile = The discard pile
duel-pile-empty = Nothing has been discarded yet.
duel-boxed = Progress tokens in the box
duel-drawn = Drawn for you by { $wonder }:
duel-help-turn = Each turn you take a card that no other card lies on: build it, discard it for coins, or lay it under one of your wonders to build that.
duel-help-price = What you do not produce you buy from the bank: 2 coins a piece, and 1 more for each unit of it that your opponent's brown and gray cards make. The cheapest way is always taken.
duel-help-chain = A white symbol on one of your buildings makes the building that shows the same symbol free.
duel-help-war = Each shield moves the pawn one space toward the other capital. In the capital it wins at once; on the way it takes coins.
duel-help-science = Two equal scientific symbols bring a progress token. Six different symbols win at once.
duel-help-wonders = Seven wonders are built in all: with the seventh the eighth is lost. The arrow in a circle is another turn.
duel-help-end = Otherwise the most points win after age III.

duel-board = The board: military track and progress tokens
duel-progress = Progress tokens on the board
duel-no-tokens = No token is left.
duel-capital =
    { $who ->
        [you] Your capital
       *[other] { $name }’s capital
    }
duel-to-capital =
    { $spaces ->
        [0] has fallen
        [one] falls in 1 space
       *[other] falls in { $spaces } spaces
    }
duel-next-loot =
    { $spaces ->
        [one] −{ $coins } coins in 1 space
       *[other] −{ $coins } coins in { $spaces } spaces
    }
duel-pawn =
    { $side ->
        [middle] The conflict pawn stands in the middle.
        [you] { $spaces ->
            [one] The conflict pawn stands { $spaces } space toward your capital.
           *[other] The conflict pawn stands { $spaces } spaces toward your capital.
        }
       *[other] { $spaces ->
            [one] The conflict pawn stands { $spaces } space toward { $name }’s capital.
           *[other] The conflict pawn stands { $spaces } spaces toward { $name }’s capital.
        }
    }
duel-track-points =
    { $who ->
        [you] As it stands: { $you ->
            [one] { $you } point
           *[other] { $you } points
        } for you, { $them } for your opponent.
       *[other] As it stands: { $you ->
            [one] { $you } point
           *[other] { $you } points
        } for { $name }, { $them } for { $othername }.
    }

duel-stat-points =
    { $points ->
        [one] { $points } point as the table stands
       *[other] { $points } points as the table stands
    }
duel-symbols =
    { $count ->
        [0] No scientific symbol of the six that win
       *[other] { $count } different scientific symbols of the six that win: { $list }
    }
duel-pair = { $symbol } (pair)
duel-pays = Buys at
duel-buys = { $resource } for { $coins }
duel-tokens = Progress tokens
duel-wonders = Wonders
duel-no-wonders = No wonders yet
duel-wonder-built = built

duel-question-play = Your turn: take a card
duel-question-extra = Extra turn: take another card
duel-question-play-explained = Only cards that no other card lies on. Under each stands what building it costs you, and what it would cost your opponent.
duel-keys = Keys 1–9, then Enter
duel-whose =
    { $who ->
        [you] You
        [opponent] Opp
       *[other] { $name }
    }
duel-price =
    { $who ->
        [you] { $can ->
            [yes] { $coins ->
                [0] You: for nothing.
                [one] You: 1 coin.
               *[other] You: { $coins } coins.
            }
           *[no] { $coins ->
                [one] You: { $coins } coin, too dear.
               *[other] You: { $coins } coins, too dear.
            }
        }
       *[other] { $can ->
            [yes] { $coins ->
                [0] { $name }: for nothing.
                [one] { $name }: 1 coin.
               *[other] { $name }: { $coins } coins.
            }
           *[no] { $coins ->
                [one] { $name }: { $coins } coin, too dear.
               *[other] { $name }: { $coins } coins, too dear.
            }
        }
    }
duel-covered = Covered.
duel-back = A face-down card of age { $age }
duel-back-guild = A face-down guild
duel-uncovers = Frees: { $cards }.
duel-turns-up =
    { $count ->
        [one] Turns up a face-down card.
       *[other] Turns up { $count } face-down cards.
    }
duel-turns-up-guilds =
    { $count ->
        [one] Turns up a guild.
       *[other] Turns up { $count } guilds.
    }
duel-fresh = Newly turned up.
duel-uncovers-nothing = Frees no other card.
duel-do-discard = Discard
duel-bill-cost =
    { $coins ->
        [one] 1 coin printed on it
       *[other] { $coins } coins printed on it
    }
duel-bill-produced = { $resource }: own production
duel-bill-chosen = { $resource }: own production of choice
duel-bill-waived = { $resource }: waived by a progress token
duel-bill-fixed = { $resource }: bought at the fixed price of 1
duel-bill-bought = { $resource }: bought for { $coins }

duel-question-draft = Draft a wonder: round { $round } of 2
duel-question-draft-explained = Each city ends with four wonders. Of a round’s four, one is taken by the first, two by the second, the last by the first.
duel-draft-order = Who takes:
duel-question-token = A pair: take a progress token
duel-question-token-explained = Two equal symbols stand in your city. The token works at once and for the rest of the game.
duel-question-library = { $wonder }: keep one of three tokens
duel-question-library-explained = Drawn from the box; the other two go back unseen by { $name }.
duel-question-destroy =
    { $color ->
        [brown] Discard a brown card of your opponent
       *[gray] Discard a gray card of your opponent
    }
duel-question-destroy-explained = { $name } loses what it produces; the card goes to the discard pile.
duel-question-revive = { $wonder }: build a discarded card
duel-question-revive-explained = For nothing, and with all its effects.
duel-question-begin = Who begins the next age?
duel-question-begin-explained = The new age is laid out already. Who begins takes the first card.
duel-begins =
    { $who ->
        [you] I begin
       *[other] { $name } begins
    }
duel-begins-explained =
    { $who ->
        [you] You take the first card of the age.
       *[other] You take the second card, when the first has uncovered what lay under it.
    }

duel-effect-fixed-price = You buy { $resource } for 1 coin a piece.
duel-effect-points-per-token =
    { $points ->
        [one] At the end { $points } point for each of your progress tokens, this one included.
       *[other] At the end { $points } points for each of your progress tokens, this one included.
    }
duel-effect-coins-per-most =
    { $coins ->
        [one] At once 1 coin for each of these in the city that has the most: { $things }.
       *[other] At once { $coins } coins for each of these in the city that has the most: { $things }.
    }
duel-effect-points-per-most =
    { $points ->
        [one] At the end 1 point for each of these in the city that has the most: { $things }.
       *[other] At the end { $points } points for each of these in the city that has the most: { $things }.
    }
duel-effect-opponent-loses =
    { $coins ->
        [one] Your opponent loses { $coins } coin.
       *[other] Your opponent loses { $coins } coins.
    }
duel-effect-play-again = Take another turn.
duel-effect-destroy =
    { $color ->
        [brown] Discard a brown card of your opponent.
       *[gray] Discard a gray card of your opponent.
    }
duel-effect-revive = Build a card of the discard pile for nothing.
duel-effect-choose-progress = Draw three progress tokens from the box and keep one.
duel-effect-wonders-cost-less = Your later wonders cost two resources less.
duel-effect-blue-costs-less = Your later blue cards cost two resources less.
duel-effect-takes-trade-coins = What your opponent pays for resources comes to you.
duel-effect-red-shields =
    { $shields ->
        [one] Each of your later red cards has 1 more shield.
       *[other] Each of your later red cards has { $shields } more shields.
    }
duel-effect-wonders-play-again = Each of your later wonders gives another turn.
duel-effect-coins-per-chain =
    { $coins ->
        [one] { $coins } coin for each later building that a chain makes free.
       *[other] { $coins } coins for each later building that a chain makes free.
    }
things-brown-and-gray = Raw materials and manufactured goods
things-wonders = built wonders
things-coin-sets = 3 coins
symbol-wheel = wheel
symbol-mortar = mortar
symbol-quill = quill
symbol-pendulum = pendulum
symbol-sundial = sundial
symbol-globe = globe
symbol-law = scales

duel-did-draft = { $name } drafted { $wonder }.
duel-did-build =
    { $coins ->
        [0] { $name } built { $card } for nothing.
        [one] { $name } built { $card } for 1 coin.
       *[other] { $name } built { $card } for { $coins } coins.
    }
duel-did-build-chain = { $name } built { $card }, free with { $chain }.
duel-did-discard =
    { $coins ->
        [one] { $name } discarded { $card } for { $coins } coin.
       *[other] { $name } discarded { $card } for { $coins } coins.
    }
duel-did-wonder =
    { $coins ->
        [0] { $name } built { $wonder } with { $card } for nothing.
        [one] { $name } built { $wonder } with { $card } for 1 coin.
       *[other] { $name } built { $wonder } with { $card } for { $coins } coins.
    }
duel-did-lose-wonder = Seven wonders stand: { $name } lost { $wonder }.
duel-did-receive =
    { $coins ->
        [one] { $name } got 1 coin ({ $cause }).
       *[other] { $name } got { $coins } coins ({ $cause }).
    }
duel-did-lose =
    { $coins ->
        [one] { $name } lost 1 coin ({ $cause }).
       *[other] { $name } lost { $coins } coins ({ $cause }).
    }
duel-did-move-pawn =
    { $spaces ->
        [one] { $name } moved the pawn 1 space.
       *[other] { $name } moved the pawn { $spaces } spaces.
    }
duel-did-token = { $name } took the progress token { $token }.
duel-did-library = { $name } kept the progress token { $token }.
duel-did-destroy = { $name } discarded the opponent’s { $card }.
duel-did-revive = { $name } built { $card } from the discard pile.
duel-did-turn-up = { $card } was turned up.
duel-did-play-again = { $name } got another turn.
duel-did-lose-turn = No card was left for another turn of { $name }.
duel-did-lay = Age { $age } was laid out.
duel-did-begin = { $name } got the first turn of age { $age }.
duel-did-end =
    { $victory ->
        [military] The pawn reached the capital: military supremacy for { $name }.
        [science] Six different symbols: scientific supremacy for { $name }.
       *[civilian] The points were counted: { $name } won.
    }
duel-did-end-shared = The points were counted: shared victory of { $names }.
duel-cause-chain = chain
duel-cause-trade = trade
duel-cause-looting = looting

duel-refused-not-on-offer = { $what } cannot be chosen now.
duel-refused-not-accessible = { $what } cannot be taken now: another card lies on it, or it is not there.
duel-refused-not-yours = { $what } is not yours to build.

