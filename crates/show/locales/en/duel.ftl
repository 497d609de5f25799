### 7 Wonders Duel.

duel-table-title = 7 Wonders Duel – Antipater
duel-clock-draft = Wonder draft
duel-cards-left =
    { $count ->
        [0] no cards left
        [one] 1 card left
       *[other] { $count } cards left
    }
duel-turn =
    { $who ->
        [you] Your turn
       *[other] { $name } is choosing
    }
duel-extra-turn = Extra turn
duel-again-after = Extra turn next
duel-discards =
    { $count ->
        [0] No discards
        [one] 1 discard
       *[other] { $count } discards
    }
duel-discard-pile = Discard pile
duel-pile-empty = Nothing has been discarded yet.
duel-boxed = Progress tokens in the box
duel-drawn = Your { $wonder } drew:
duel-help-turn = Each turn you take an available (uncovered) card: build it, discard it for coins, or build one of your wonders with it.
duel-help-price = Resources that you don’t produce you buy from the bank: 2 coins each, plus 1 for each one that your opponent’s brown and gray cards produce. You always pay the cheapest way.
duel-help-chain = Chains: if you have the building whose white symbol is shown below a card’s cost, you build that card for free.
duel-help-war = Each shield moves the conflict pawn one space toward the opponent’s capital. If it gets there, you win at once; on the way, it costs your opponent coins.
duel-help-science = A pair of identical scientific symbols earns a progress token. Six different symbols win at once.
duel-help-wonders = Only seven wonders can be built in all: when the seventh is built, the eighth is removed. The circular arrow means an extra turn.
duel-help-end = Otherwise, the player with the most points after age III wins.

duel-board = Board: military track and progress tokens
duel-progress = Progress tokens on the board
duel-no-tokens = No tokens left.
duel-capital =
    { $who ->
        [you] Your capital
       *[other] { $name }’s capital
    }
duel-to-capital =
    { $spaces ->
        [0] captured
        [one] pawn 1 space away
       *[other] pawn { $spaces } spaces away
    }
duel-next-loot =
    { $spaces ->
        [one] −{ $coins } coins in 1 space
       *[other] −{ $coins } coins in { $spaces } spaces
    }
duel-pawn =
    { $side ->
        [middle] The conflict pawn is in the middle.
        [you] { $spaces ->
            [one] The conflict pawn is { $spaces } space past the middle, toward your capital.
           *[other] The conflict pawn is { $spaces } spaces past the middle, toward your capital.
        }
       *[other] { $spaces ->
            [one] The conflict pawn is { $spaces } space past the middle, toward { $name }’s capital.
           *[other] The conflict pawn is { $spaces } spaces past the middle, toward { $name }’s capital.
        }
    }
duel-track-points =
    { $who ->
        [you] Military points: { $you ->
            [one] { $you } point
           *[other] { $you } points
        } for you, { $them } for your opponent.
       *[other] Military points: { $you ->
            [one] { $you } point
           *[other] { $you } points
        } for { $name }, { $them } for { $othername }.
    }

duel-stat-points =
    { $points ->
        [one] Current score: { $points } point
       *[other] Current score: { $points } points
    }
duel-symbols =
    { $count ->
        [0] No scientific symbols yet (six different ones win)
       *[other] { $count } different scientific symbols (six win): { $list }
    }
duel-pair = { $symbol } (pair)
duel-pays = Buys
duel-buys = { $resource } for { $coins }
duel-tokens = Progress tokens
duel-wonders = Wonders
duel-no-wonders = No wonders yet
duel-wonder-built = built

duel-question-play = Your turn: take a card
duel-question-extra = Extra turn: take another card
duel-question-play-explained = Take any uncovered card. Below it: the cost for you and for your opponent.
duel-keys = Keys 1–9, then Enter
duel-whose =
    { $who ->
        [you] You
        [opponent] Opp.
       *[other] { $name }
    }
duel-price =
    { $who ->
        [you] { $can ->
            [yes] { $coins ->
                [0] You: free.
                [one] You: 1 coin.
               *[other] You: { $coins } coins.
            }
           *[no] { $coins ->
                [one] You: { $coins } coin (can’t afford).
               *[other] You: { $coins } coins (can’t afford).
            }
        }
       *[other] { $can ->
            [yes] { $coins ->
                [0] { $name }: free.
                [one] { $name }: 1 coin.
               *[other] { $name }: { $coins } coins.
            }
           *[no] { $coins ->
                [one] { $name }: { $coins } coin (can’t afford).
               *[other] { $name }: { $coins } coins (can’t afford).
            }
        }
    }
duel-covered = Covered.
duel-back = Face-down card of age { $age }
duel-back-guild = Face-down guild
duel-uncovers = Uncovers: { $cards }.
duel-turns-up =
    { $count ->
        [one] Reveals a face-down card.
       *[other] Reveals { $count } face-down cards.
    }
duel-turns-up-guilds =
    { $count ->
        [one] Reveals a guild.
       *[other] Reveals { $count } guilds.
    }
duel-fresh = Just revealed.
duel-uncovers-nothing = Uncovers no other card.
duel-do-discard = Discard
duel-bill-cost =
    { $coins ->
        [one] 1 coin (printed cost)
       *[other] { $coins } coins (printed cost)
    }
duel-bill-produced = { $resource }: produced
duel-bill-chosen = { $resource }: produced (choice)
duel-bill-waived = { $resource }: waived by a progress token
duel-bill-fixed = { $resource }: bought at the fixed price of 1 coin
duel-bill-bought = { $resource }: bought for { $coins }

duel-question-draft = Draft a wonder: round { $round } of 2
duel-question-draft-explained = Each player ends up with four wonders. In each round, the first player picks 1, the second picks 2, and the first gets the last one.
duel-draft-order = Picking order:
duel-draft-rule = How the draft works
duel-city-shown = City in view
duel-question-token = A pair: take a progress token
duel-question-token-explained = You have two identical scientific symbols. The token works at once and for the rest of the game.
duel-question-library = { $wonder }: keep one of three tokens
duel-question-library-explained = Drawn from the box; the other two go back without { $name } seeing them.
duel-question-destroy =
    { $color ->
        [brown] Discard a brown card of your opponent
       *[gray] Discard a gray card of your opponent
    }
duel-question-destroy-explained = { $name } loses what it produces; the card goes to the discard pile.
duel-question-revive = { $wonder }: build a discarded card
duel-question-revive-explained = For free, with all its effects.
duel-question-begin = Who begins the next age?
duel-question-begin-explained = The new age is already laid out. Whoever begins takes the first card.
duel-begins =
    { $who ->
        [you] I begin
       *[other] { $name } begins
    }
duel-begins-explained =
    { $who ->
        [you] You pick first.
       *[other] You pick second, after the first pick may have uncovered cards.
    }

duel-effect-fixed-price = You buy { $resource } for 1 coin each.
duel-effect-points-per-token =
    { $points ->
        [one] { $points } point at the end for each of your progress tokens, including this one.
       *[other] { $points } points at the end for each of your progress tokens, including this one.
    }
duel-effect-coins-per-most =
    { $coins ->
        [one] Gain 1 coin for each of these in whichever city has more: { $things }.
       *[other] Gain { $coins } coins for each of these in whichever city has more: { $things }.
    }
duel-effect-points-per-most =
    { $points ->
        [one] 1 point at the end for each of these in whichever city has more: { $things }.
       *[other] { $points } points at the end for each of these in whichever city has more: { $things }.
    }
duel-effect-opponent-loses =
    { $coins ->
        [one] Your opponent loses { $coins } coin.
       *[other] Your opponent loses { $coins } coins.
    }
duel-effect-play-again = Take an extra turn.
duel-effect-destroy =
    { $color ->
        [brown] Discard a brown card of your opponent.
       *[gray] Discard a gray card of your opponent.
    }
duel-effect-revive = Build a card from the discard pile for free.
duel-effect-choose-progress = Draw three progress tokens from the box and keep one.
duel-effect-wonders-cost-less = Your future wonders cost two resources less.
duel-effect-blue-costs-less = Your future blue cards cost two resources less.
duel-effect-takes-trade-coins = You receive the coins that your opponent pays for resources.
duel-effect-red-shields =
    { $shields ->
        [one] Each of your future red cards has 1 more shield.
       *[other] Each of your future red cards has { $shields } more shields.
    }
duel-effect-wonders-play-again = Each of your future wonders gives you an extra turn.
duel-effect-coins-per-chain =
    { $coins ->
        [one] Gain { $coins } coin for each future building that you build for free by a chain.
       *[other] Gain { $coins } coins for each future building that you build for free by a chain.
    }
things-brown-and-gray = Raw materials and manufactured goods
things-wonders = built wonders
things-coin-sets = sets of 3 coins
symbol-wheel = wheel
symbol-mortar = mortar
symbol-quill = quill
symbol-pendulum = pendulum
symbol-sundial = sundial
symbol-globe = globe
symbol-law = scales

duel-did-draft =
    { $who ->
        [you] You drafted { $wonder }.
       *[other] { $name } drafted { $wonder }.
    }
duel-did-build =
    { $who ->
        [you] { $coins ->
            [0] You built { $card } for free.
            [one] You built { $card } for 1 coin.
           *[other] You built { $card } for { $coins } coins.
        }
       *[other] { $coins ->
            [0] { $name } built { $card } for free.
            [one] { $name } built { $card } for 1 coin.
           *[other] { $name } built { $card } for { $coins } coins.
        }
    }
duel-did-build-chain =
    { $who ->
        [you] You built { $card } for free (chain from { $chain }).
       *[other] { $name } built { $card } for free (chain from { $chain }).
    }
duel-did-discard =
    { $who ->
        [you] { $coins ->
            [one] You discarded { $card } for { $coins } coin.
           *[other] You discarded { $card } for { $coins } coins.
        }
       *[other] { $coins ->
            [one] { $name } discarded { $card } for { $coins } coin.
           *[other] { $name } discarded { $card } for { $coins } coins.
        }
    }
duel-did-wonder =
    { $who ->
        [you] { $coins ->
            [0] You built { $wonder } with { $card } for free.
            [one] You built { $wonder } with { $card } for 1 coin.
           *[other] You built { $wonder } with { $card } for { $coins } coins.
        }
       *[other] { $coins ->
            [0] { $name } built { $wonder } with { $card } for free.
            [one] { $name } built { $wonder } with { $card } for 1 coin.
           *[other] { $name } built { $wonder } with { $card } for { $coins } coins.
        }
    }
duel-did-lose-wonder =
    { $who ->
        [you] Seven wonders are built: your { $wonder } is removed.
       *[other] Seven wonders are built: { $name }’s { $wonder } is removed.
    }
duel-did-receive =
    { $who ->
        [you] { $coins ->
            [one] You gained 1 coin ({ $cause }).
           *[other] You gained { $coins } coins ({ $cause }).
        }
       *[other] { $coins ->
            [one] { $name } gained 1 coin ({ $cause }).
           *[other] { $name } gained { $coins } coins ({ $cause }).
        }
    }
duel-did-lose =
    { $who ->
        [you] { $coins ->
            [one] You lost 1 coin ({ $cause }).
           *[other] You lost { $coins } coins ({ $cause }).
        }
       *[other] { $coins ->
            [one] { $name } lost 1 coin ({ $cause }).
           *[other] { $name } lost { $coins } coins ({ $cause }).
        }
    }
duel-did-move-pawn =
    { $who ->
        [you] { $spaces ->
            [one] You moved the conflict pawn 1 space.
           *[other] You moved the conflict pawn { $spaces } spaces.
        }
       *[other] { $spaces ->
            [one] { $name } moved the conflict pawn 1 space.
           *[other] { $name } moved the conflict pawn { $spaces } spaces.
        }
    }
duel-did-token =
    { $who ->
        [you] You took the progress token { $token }.
       *[other] { $name } took the progress token { $token }.
    }
duel-did-library =
    { $who ->
        [you] You kept the progress token { $token }.
       *[other] { $name } kept the progress token { $token }.
    }
duel-did-destroy =
    { $who ->
        [you] You discarded the opponent’s { $card }.
       *[other] { $name } discarded the opponent’s { $card }.
    }
duel-did-revive =
    { $who ->
        [you] You built { $card } from the discard pile.
       *[other] { $name } built { $card } from the discard pile.
    }
duel-did-turn-up = { $card } was revealed.
duel-did-play-again =
    { $who ->
        [you] You got an extra turn.
       *[other] { $name } got an extra turn.
    }
duel-did-lose-turn =
    { $who ->
        [you] No cards were left for your extra turn.
       *[other] No cards were left for { $name }’s extra turn.
    }
duel-did-lay = Age { $age } was laid out.
duel-did-begin =
    { $who ->
        [you] You begin age { $age }.
       *[other] { $name } begins age { $age }.
    }
duel-did-end =
    { $who ->
        [you] { $victory ->
            [military] The conflict pawn reached the capital: you win by military supremacy.
            [science] Six different symbols: you win by scientific supremacy.
           *[civilian] The points were counted: you win a civilian victory.
        }
       *[other] { $victory ->
            [military] The conflict pawn reached the capital: military supremacy for { $name }.
            [science] Six different symbols: scientific supremacy for { $name }.
           *[civilian] The points were counted: civilian victory for { $name }.
        }
    }
duel-did-end-shared = The points were counted: { $names } share the victory.
duel-cause-chain = chain
duel-cause-trade = trade
duel-cause-looting = looting token

duel-refused-not-on-offer = You can’t choose { $what } right now.
duel-refused-not-accessible = You can’t take { $what } right now: it is covered, or not there.
duel-refused-not-yours = { $what } isn’t one of your wonders.

