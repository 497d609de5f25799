### 7 Wonders: the table.

clock-age = Age { $age }
clock-turn = Turn { $turn } of 6
clock-over = The game is over
in-front =
    { $who ->
        [you] you
       *[other] { $name }
    }
passing =
    { $who ->
        [you] Hands are passed from { $from } to you and from you to { $to }.
       *[other] Hands are passed from { $from } to { $name } and from { $name } to { $to }.
    }
exchanging =
    { $who ->
        [you] You and { $name } exchange hands after each turn, and the Free City card changes hands too.
       *[other] { $ownname } and { $name } exchange hands after each turn, and the Free City card changes hands too.
    }
exchanging-short = exchange hands
discards =
    { $count ->
        [one] 1 discarded card
       *[other] { $count } discarded cards
    }
seen-hands = Hands you have seen
seen-explained = What was left in the hands you passed on this age. Others have taken cards from them since.
seen-hand =
    { $who ->
        [you] Turn { $turn }, now back with you:
       *[other] Turn { $turn }, now with { $name }:
    }
help-turn = Each turn you choose a card: build it, build a stage of your wonder with it, or sell it for 3 coins. Then all hands are passed on.
help-trade = Resources that your city doesn’t produce you buy from your left and right neighbors: 2 coins each, or 1 with a discount. You choose whom to buy from; the button shows the seller and the price.
help-chain = Chains: many buildings let you build a later one for free. The chain icon shows which.
help-war = At the end of each age, every city compares shields with both neighbors: the stronger city gains 1, 3 or 5 points, depending on the age, and the weaker one loses 1.
help-science = Each kind of symbol is worth its number squared; each set of three different ones is worth 7 more points.
help-free-city = Two players, with the Free City between them. The holder of the Free City card draws a card from the Free City’s pile, chooses a card for their own city, and then one for the Free City. Then the players exchange hands, and the Free City card goes to the other player. The Free City plays whatever it can; it can’t win.

name-and-city =
    { $who ->
        [you] { $name } ({ $city })
       *[other] { $name } ({ $city })
    }
free-city = Free City
free-city-card = Free City card
holds-free-city = Plays for the Free City this turn
free-city-decides =
    { $who ->
        [you] You play for it
       *[other] { $name } plays for it
    }
free-city-pile =
    { $count ->
        [one] 1 card in the Free City’s pile
       *[other] { $count } cards in the Free City’s pile
    }
free-city-pile-short = in its pile
neighbor =
    { $side ->
        [left] { $who ->
            [you] Your left neighbor
           *[other] Left of { $name }
        }
       *[right] { $who ->
            [you] Your right neighbor
           *[other] Right of { $name }
        }
    }
others = Other cities
stages-built = { $built } of { $all } stages built

stat-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
stat-shields =
    { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
stat-science = Science: compasses { $compasses }, gears { $gears }, tablets { $tablets }, wild { $any }; worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
stat-civilian =
    { $points ->
        [one] Blue buildings: { $points } point
       *[other] Blue buildings: { $points } points
    }
stat-points =
    { $points ->
        [one] Current score: { $points } point
       *[other] Current score: { $points } points
    }
stat-tokens =
    { $points ->
        [one] Conflict tokens: { $victories } won, { $defeats } lost, { $points } point
       *[other] Conflict tokens: { $victories } won, { $defeats } lost, { $points } points
    }
wonder = { $name }
stage-in-words =
    { $built ->
        [yes] Stage { $number }, built. { $effects }
       *[no] Stage { $number }, cost: { $cost }. { $effects }
    }
produces = Produces
keeps = Not for sale
sells = Sells
your-price =
    { $who ->
        [you] You pay
       *[other] { $name } pays
    }
prices =
    { $who ->
        [you] You pay { $raw ->
            [one] { $raw } coin
           *[other] { $raw } coins
        } for a raw material and { $goods ->
            [one] { $goods } coin
           *[other] { $goods } coins
        } for a manufactured good.
       *[other] { $name } pays { $raw ->
            [one] { $raw } coin
           *[other] { $raw } coins
        } for a raw material and { $goods ->
            [one] { $goods } coin
           *[other] { $goods } coins
        } for a manufactured good.
    }
border =
    { $who ->
        [you] { $outcome ->
            [win] You { $own }, { $name } { $theirs }: you would gain { $points ->
                [one] { $points } point
               *[other] { $points } points
            } at the end of this age.
            [lose] You { $own }, { $name } { $theirs }: you would lose { $points ->
                [one] { $points } point
               *[other] { $points } points
            } at the end of this age.
           *[even] You { $own }, { $name } { $theirs }: a tie, no points at the end of this age.
        }
       *[other] { $outcome ->
            [win] { $ownname } { $own }, { $name } { $theirs }: { $ownname } would gain { $points ->
                [one] { $points } point
               *[other] { $points } points
            } at the end of this age.
            [lose] { $ownname } { $own }, { $name } { $theirs }: { $ownname } would lose { $points ->
                [one] { $points } point
               *[other] { $points } points
            } at the end of this age.
           *[even] { $ownname } { $own }, { $name } { $theirs }: a tie, no points at the end of this age.
        }
    }
border-you =
    { $who ->
        [you] You
       *[other] { $name }
    }
buildings =
    { $count ->
        [0] No buildings
        [one] 1 building
       *[other] { $count } buildings
    }
no-buildings = No buildings yet
card-and-effect = { $card }: { $effect }
chains-open = Free builds later:
chain-from = Free with { $card }
chain-from-any = Free with: { $cards }
card-numbers =
    { $count ->
        [one] 1 copy in this game ({ $numbers } players)
       *[other] { $count } copies in this game ({ $numbers } players)
    }
chain-opens = Free build later: { $cards }

did-build =
    { $who ->
        [you] { $by ->
            [chain] You built { $card } for free (chain).
            [power] You built { $card } for free.
           *[cost] You built { $card }.
        }
       *[other] { $by ->
            [chain] Built { $card } for free (chain).
            [power] Built { $card } for free.
           *[cost] Built { $card }.
        }
    }
did-stage =
    { $who ->
        [you] You built stage { $number }.
       *[other] Built stage { $number }.
    }
did-stage-with =
    { $who ->
        [you] You built stage { $number } with { $card }.
       *[other] Built stage { $number } with { $card }.
    }
did-sell =
    { $who ->
        [you] You sold a card.
       *[other] Sold a card.
    }
did-sell-card =
    { $who ->
        [you] You sold { $card }.
       *[other] Sold { $card }.
    }
did-pick =
    { $who ->
        [you] You built { $card } from the discard pile.
       *[other] Built { $card } from the discard pile.
    }
did-decline =
    { $who ->
        [you] You took nothing from the discard pile.
       *[other] Took nothing from the discard pile.
    }
earned =
    { $who ->
        [you] { $coins ->
            [one] You got { $coins } coin.
           *[other] You got { $coins } coins.
        }
       *[other] { $coins ->
            [one] Got { $coins } coin.
           *[other] Got { $coins } coins.
        }
    }
paid-one =
    { $who ->
        [you] { $coins ->
            [one] { $coins } coin to you.
           *[other] { $coins } coins to you.
        }
       *[other] { $coins ->
            [one] { $coins } coin to { $name }.
           *[other] { $coins } coins to { $name }.
        }
    }
paid-two =
    { $leftwho ->
        [you] Coins: { $left } to you, { $right } to { $rightname }.
       *[other] { $rightwho ->
            [you] Coins: { $left } to { $leftname }, { $right } to you.
           *[other] Coins: { $left } to { $leftname }, { $right } to { $rightname }.
        }
    }
log-turn = Age { $age }, turn { $turn }
log-seventh = Age { $age }, last card
log-discard = Age { $age }, turn { $turn }: from the discard pile
conflict = { $name } with { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }: { $points }; { $leftname } with { $leftshields ->
        [one] { $leftshields } shield
       *[other] { $leftshields } shields
    }: { $leftpoints }
waiting-turn = Everyone is choosing a card.
waiting-seventh = { $name } is deciding what to do with their last card.
waiting-discard = { $name } is looking through the discard pile.
told-winner = The game is over. { $name } wins.
told-choose-for-city = Now choose a card for the Free City.
told-your-turn = Age { $age }, turn { $turn }: choose a card.

question-turn = Choose a card
question-turn-explained =
    { $whose ->
        [city] Build it, or build a stage of the Free City’s wonder with it. The Free City sells a card only when it can do nothing else.
       *[other] Build it, build a stage of your wonder with it, or sell it. All cities reveal their cards together.
    }
question-seventh = Your last card
question-seventh-explained =
    { $whose ->
        [city] The Free City has { $city }: the last card of its pile is played too.
       *[other] { $city } may also use the last card of its hand: build it, build a stage with it, or sell it.
    }
question-discard = Build a discarded card
question-discard-explained =
    { $whose ->
        [city] The Free City has { $city }: it may build one card from the discard pile for free.
       *[other] { $city } may build one card from the discard pile for free.
    }
choose-for-own = Choose a card for your own city
choose-for-city = Now choose a card for the Free City
choose-alone = Choose a card for your city
choose-seventh =
    { $whose ->
        [city] Choose for the Free City: its last card
       *[other] Choose for your own city: your last card
    }
choose-discard =
    { $whose ->
        [city] Choose for the Free City: a discarded card
       *[other] Choose for your own city: a discarded card
    }
choose-next =
    { $who ->
        [you] After that, you choose one for the Free City.
       *[other] { $name } holds the Free City card and plays for the Free City this turn.
    }
chosen-build =
    { $whose ->
        [city] The Free City builds { $card }.
        [own] Your own city builds { $card }.
       *[you] You build { $card }.
    }
chosen-stage =
    { $whose ->
        [city] The Free City builds stage { $number } with { $card }.
        [own] Your own city builds stage { $number } with { $card }.
       *[you] You build stage { $number } with { $card }.
    }
chosen-sell =
    { $whose ->
        [city] The Free City sells { $card }.
        [own] Your own city sells { $card }.
       *[you] You sell { $card }.
    }
chosen-title = You have chosen
chosen-explained = You can still change your mind. Cards are revealed when everyone has chosen.
card-chosen = Chosen
take-back = Undo
card-drawn = Drawn
keys =
    { $count ->
        [one] Key 1, then Enter
       *[other] Keys 1–{ $count }, then Enter
    }
costs = Cost
costs-nothing = No cost
gain-science = +{ $points } now
gain-coins =
    { $coins ->
        [one] 1 coin now
       *[other] { $coins } coins now
    }
gain-points =
    { $points ->
        [one] 1 point now
       *[other] { $points } points now
    }
status-standing = Already built
status-chain = Free: { $card }
status-power = Free: { $city }
status-free = Free
status-own =
    { $how ->
        [free] Free
       *[own] Own resources
    }
status-too-dear =
    { $coins ->
        [one] Needs { $coins } coin
       *[other] Needs { $coins } coins
    }
status-missing = Missing
more-ways =
    { $count ->
        [one] +1 way
       *[other] +{ $count } ways
    }
do-build = Build
do-take = Build for free
do-decline = Skip
do-stage = Stage { $number }
do-stage-complete = Wonder
do-sell = Sell
sale = for 3 coins
choose-payment = Choose how to pay
price-nothing = free
price-own = with own resources
partner =
    { $who ->
        [you] you
       *[other] { $name }
    }
price-bank =
    { $bank ->
        [one] 1 coin to the bank
       *[other] { $bank } coins to the bank
    }
price-one =
    { $who ->
        [you] { $coins } to you
       *[other] { $coins } to { $name }
    }
price-two =
    { $leftwho ->
        [you] { $left } to you, { $right } to { $rightname }
       *[other] { $rightwho ->
            [you] { $left } to { $leftname }, { $right } to you
           *[other] { $left } to { $leftname }, { $right } to { $rightname }
        }
    }
price-bank-one =
    { $who ->
        [you] { $bank } to the bank, { $coins } to you
       *[other] { $bank } to the bank, { $coins } to { $name }
    }
price-bank-two =
    { $leftwho ->
        [you] { $bank } to the bank, { $left } to you, { $right } to { $rightname }
       *[other] { $rightwho ->
            [you] { $bank } to the bank, { $left } to { $leftname }, { $right } to you
           *[other] { $bank } to the bank, { $left } to { $leftname }, { $right } to { $rightname }
        }
    }

refused-step = You can’t do that right now.
refused-not-in-hand = This card is not in your hand.
refused-not-on-pile = This card is not in the discard pile.
refused-standing =
    { $whose ->
        [city] The Free City has already built this.
       *[other] You have already built this.
    }
refused-wonder-complete =
    { $whose ->
        [city] The Free City’s wonder is complete.
       *[other] Your wonder is complete.
    }
refused-free-by-chain = A chain from { $card } makes it free, so there is nothing to pay.
refused-free-by-power = { $city } makes it free, so there is nothing to pay.
refused-must-play = The Free City sells a card only when it can neither build one nor use one for a stage.
sells-only = only when nothing else is possible
refused-chain-first = A chain makes this card free, so the Free City must build it.
refused-no-chain =
    { $whose ->
        [city] The Free City has no building that chains to this card.
       *[other] You have no building that chains to this card.
    }
refused-no-power =
    { $whose ->
        [city] No power of the Free City makes it free right now.
       *[other] No power of your city makes it free right now.
    }
refused-missing = Can’t get: { $list }
refused-too-dear =
    { $whose ->
        [city] { $coins ->
            [one] It costs { $coins } coin; the Free City has { $purse }.
           *[other] It costs { $coins } coins; the Free City has { $purse }.
        }
       *[other] { $coins ->
            [one] It costs { $coins } coin; you have { $purse }.
           *[other] It costs { $coins } coins; you have { $purse }.
        }
    }
refused-payment = You can’t split the payment between the neighbors like this.

conflicts-title = Conflicts of age { $age }
conflicts-you =
    { $who ->
        [you] Your city: { $points }
       *[other] { $name }: { $points }
    }
continue-age = On to age { $age }
show-score = Show the final score

play-again = Play again
download-record = Download the record

sides-title = Choice of sides
sides-question = Which side of { $city }?
sides-explained = Everyone chooses in secret, before anyone sees a card. You can change your mind until everyone has chosen.
sides-choose = Choose { $side }
sides-mine = You play { $side }.
sides-watching = The players are choosing the sides of their boards.
