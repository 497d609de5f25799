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
        [you] Hands go from { $from } to you and from you to { $to }.
       *[other] Hands go from { $from } to { $name } and from { $name } to { $to }.
    }
exchanging =
    { $who ->
        [you] You and { $name } exchange hands after each turn; the Free City card goes along.
       *[other] { $ownname } and { $name } exchange hands after each turn; the Free City card goes along.
    }
exchanging-short = exchange hands
discards =
    { $count ->
        [one] One card on the discard pile
       *[other] { $count } cards on the discard pile
    }
seen-hands = Hands seen
seen-explained = What was left in the hands that you passed on in this age. Since then others have taken cards from them.
seen-hand =
    { $who ->
        [you] Turn { $turn }, now with you again:
       *[other] Turn { $turn }, now with { $name }:
    }
help-turn = Each turn you choose a card: build it, lay it under the next stage of your wonder, or sell it for 3 coins. Then all hands are passed on.
help-trade = What your city does not produce you buy from the left and right neighbor: 2 coins a piece, 1 with a trading post. You choose from whom; both the price and the partner stand on the button.
help-chain = A building can make later ones free. The chain icon names them.
help-war = At the end of each age every city compares shields with both neighbors: the stronger one gains 1, 3 or 5 points by age, the weaker one loses 1.
help-science = Each kind of symbol is worth its number squared; each set of three different ones 7 points more.
help-free-city = Two players, and the Free City between them. Who holds the Free City card draws a card from its pile and chooses a card for the own city, then one for the Free City; then hands are exchanged, and the card goes along. The Free City plays what it can; it cannot win.

name-and-city =
    { $who ->
        [you] { $name } ({ $city })
       *[other] { $name } ({ $city })
    }
free-city = Free City
free-city-card = Free City card
holds-free-city = Chooses for the Free City on this turn
free-city-decides =
    { $who ->
        [you] You decide for it
       *[other] { $name } decides for it
    }
free-city-pile =
    { $count ->
        [one] One card on the Free City’s pile
       *[other] { $count } cards on the Free City’s pile
    }
free-city-pile-short = on its pile
neighbor =
    { $side ->
        [left] { $who ->
            [you] Your left neighbor
           *[other] To the left of { $name }
        }
       *[right] { $who ->
            [you] Your right neighbor
           *[other] To the right of { $name }
        }
    }
others = The other cities
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
stat-science = Science: compasses { $compasses }, gears { $gears }, tablets { $tablets }, of choice { $any }; worth { $points ->
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
        [one] { $points } point as the table stands
       *[other] { $points } points as the table stands
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
       *[no] Stage { $number }, costs { $cost }. { $effects }
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
           *[even] You { $own }, { $name } { $theirs }: nobody would gain anything at the end of this age.
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
           *[even] { $ownname } { $own }, { $name } { $theirs }: nobody would gain anything at the end of this age.
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
        [one] One building
       *[other] { $count } buildings
    }
no-buildings = No buildings yet
card-and-effect = { $card }: { $effect }
chains-open = Free later:
chain-from = Free because of { $card }
chain-from-any = Free with: { $cards }
card-numbers =
    { $count ->
        [one] One copy in this game, for this number of players: { $numbers }
       *[other] { $count } copies in this game, for these numbers of players: { $numbers }
    }
chain-opens = Makes free later: { $cards }

did-build =
    { $who ->
        [you] { $by ->
            [chain] You built { $card } by a chain.
            [power] You built { $card } free.
           *[cost] You built { $card }.
        }
       *[other] { $by ->
            [chain] Built { $card } by a chain.
            [power] Built { $card } free.
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
        [you] You left the discard pile alone.
       *[other] Left the discard pile alone.
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
log-seventh = Age { $age }, the seventh card
log-discard = Age { $age }, turn { $turn }: from the discard pile
conflict = { $name } with { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }: { $points }; { $leftname } with { $leftshields ->
        [one] { $leftshields } shield
       *[other] { $leftshields } shields
    }: { $leftpoints }
waiting-turn = Everybody chooses a card.
waiting-seventh = { $name } chooses what becomes of the seventh card.
waiting-discard = { $name } looks through the discard pile.
told-winner = The game is over. { $name } wins.
told-choose-for-city = Now choose a card for the Free City.
told-your-turn = Age { $age }, turn { $turn }: choose a card.

question-turn = Choose a card
question-turn-explained =
    { $whose ->
        [city] Build it or lay it under the Free City’s wonder. It sells only when it can do nothing else.
       *[other] Build it, lay it under your wonder, or sell it. All cities show their cards together.
    }
question-seventh = Your seventh card
question-seventh-explained =
    { $whose ->
        [city] The Free City has { $city }: the last card of its pile is played too.
       *[other] { $city } may use the last card of the hand too: build it, lay it under the wonder, or sell it.
    }
question-discard = Build a discarded card
question-discard-explained =
    { $whose ->
        [city] The Free City has { $city }: it may build one card of the discard pile for nothing.
       *[other] { $city } may build one card of the discard pile for nothing.
    }
choose-for-own = Choose a card for your own city
choose-for-city = Now choose a card for the Free City
choose-alone = Choose a card for your city
choose-seventh =
    { $whose ->
        [city] Choose for the Free City: its seventh card
       *[other] Choose for your own city: your seventh card
    }
choose-discard =
    { $whose ->
        [city] Choose for the Free City: a discarded card
       *[other] Choose for your own city: a discarded card
    }
choose-next =
    { $who ->
        [you] After that you choose one for the Free City.
       *[other] { $name } holds the Free City card and chooses for the Free City on this turn.
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
chosen-explained = Choose again to change it. All cards are shown when everybody has chosen.
card-chosen = Chosen
take-back = Take back
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
status-missing = Lacks
more-ways =
    { $count ->
        [one] +1 way
       *[other] +{ $count } ways
    }
do-build = Build
do-take = Build it for nothing
do-decline = Build none
do-stage = Stage { $number }
do-stage-complete = Wonder
do-sell = Sell
sale = for 3 coins
choose-payment = How to pay
price-nothing = for nothing
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

refused-step = Something else is asked now.
refused-not-in-hand = This card is not in your hand.
refused-not-on-pile = This card is not on the discard pile.
refused-standing =
    { $whose ->
        [city] It stands in the Free City already.
       *[other] It stands in your city already.
    }
refused-wonder-complete =
    { $whose ->
        [city] The Free City’s wonder is complete.
       *[other] Your wonder is complete.
    }
refused-free-by-chain = { $card } makes it free, so nothing is paid.
refused-free-by-power = { $city } makes it free, so nothing is paid.
refused-must-play = The Free City sells only when it can neither build a card nor use one for a stage.
sells-only = only when nothing else is possible
refused-chain-first = A chain makes it free, so the Free City builds it.
refused-no-chain =
    { $whose ->
        [city] No building of the Free City makes it free.
       *[other] No building of yours makes it free.
    }
refused-no-power =
    { $whose ->
        [city] No power of the Free City makes it free now.
       *[other] No power of your city makes it free now.
    }
refused-missing = Not to be had: { $list }
refused-too-dear =
    { $whose ->
        [city] { $coins ->
            [one] It takes { $coins } coin, the Free City has { $purse }.
           *[other] It takes { $coins } coins, the Free City has { $purse }.
        }
       *[other] { $coins ->
            [one] It takes { $coins } coin, you have { $purse }.
           *[other] It takes { $coins } coins, you have { $purse }.
        }
    }
refused-payment = The neighbors cannot be paid in this way.

conflicts-title = The conflicts of age { $age }
conflicts-you =
    { $who ->
        [you] Your city: { $points }
       *[other] { $name }: { $points }
    }
continue-age = On to age { $age }
show-score = To the final score

play-again = Play again
download-record = Download the record

sides-title = Choice of sides
sides-question = Which side of { $city }?
sides-explained = All choose in secret, before anybody sees a card. You can change your mind until everybody has chosen.
sides-choose = Choose { $side }
sides-mine = You play { $side }.
sides-watching = The players choose the sides of their boards.
