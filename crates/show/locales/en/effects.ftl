### Resources, types of cards, and what effects do.

resource-wood = wood
resource-stone = stone
resource-clay = clay
resource-ore = ore
resource-glass = glass
resource-loom = loom
resource-papyrus = papyrus

color-brown = Raw materials
color-gray = Manufactured goods
color-blue = Civilian buildings
color-yellow = Commercial buildings
color-red = Military buildings
color-green = Scientific buildings
color-purple = Guilds

letter-brown = R
letter-gray = M
letter-blue = C
letter-yellow = T
letter-red = W
letter-green = S
letter-purple = G

symbol-compass = compass
symbol-gear = gear
symbol-tablet = tablet

side-a = Side A
side-b = Side B
side-day = Day
side-night = Night

effect-produce = Produces: { $list }.
effect-produce-one = Produces one of: { $list }.
effect-produce-private = Produces one of: { $list }; not for sale.
effect-discount-raw-left = Raw materials from the left neighbor cost 1 coin.
effect-discount-raw-right = Raw materials from the right neighbor cost 1 coin.
effect-discount-raw-both = Raw materials from both neighbors cost 1 coin.
effect-discount-goods-left = Manufactured goods from the left neighbor cost 1 coin.
effect-discount-goods-right = Manufactured goods from the right neighbor cost 1 coin.
effect-discount-goods-both = Manufactured goods from both neighbors cost 1 coin.
effect-coins =
    { $coins ->
        [one] Gain { $coins } coin.
       *[other] Gain { $coins } coins.
    }
effect-coins-per =
    { $scope ->
        [own] Gain { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } for each of these in your city: { $things }.
        [neighbors] Gain { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } for each of these in the two neighboring cities: { $things }.
       *[all] Gain { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } for each of these in your city and the two neighboring cities: { $things }.
    }
effect-shields =
    { $shields ->
        [one] 1 shield.
       *[other] { $shields } shields.
    }
effect-symbol = Scientific symbol: { $symbol }.
effect-any-symbol = Counts as any one scientific symbol at the end (the best is chosen).
effect-points =
    { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
effect-points-per =
    { $scope ->
        [own] { $points ->
            [one] 1 point
           *[other] { $points } points
        } at the end for each of these in your city: { $things }.
        [neighbors] { $points ->
            [one] 1 point
           *[other] { $points } points
        } at the end for each of these in the two neighboring cities: { $things }.
       *[all] { $points ->
            [one] 1 point
           *[other] { $points } points
        } at the end for each of these in your city and the two neighboring cities: { $things }.
    }
effect-points-if-complete =
    { $points ->
        [one] { $points } point at the end if your wonder is complete.
       *[other] { $points } points at the end if your wonder is complete.
    }
things-stages = wonder stages
things-defeats = defeat tokens

power-build-discarded = When built: build one card from the discard pile for free.
power-play-seventh = You may also play your last card of each age.
power-free-once-per-age = Once per age, build a card from your hand for free.
power-first-of-color-free = A building is free if it is the first of its color in your city.
power-first-of-age-free = Your first building of each age is free.
power-last-of-age-free = Your last building of each age is free.
power-copy-guild = At the end, copy one guild of a neighbor.
short-build-discarded = from discard pile
short-play-seventh = last card too
short-free-once-per-age = 1 free per age
short-first-of-color-free = first of color free
short-first-of-age-free = first free
short-last-of-age-free = last free
short-copy-guild = copy a guild
