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

side-a = side A
side-b = side B
side-day = Day
side-night = Night

effect-produce = Produces: { $list }.
effect-produce-one = Produces one of: { $list }.
effect-produce-private = Produces one of: { $list }; not for sale.
effect-discount-raw-left = Raw materials of the left neighbor cost 1 coin.
effect-discount-raw-right = Raw materials of the right neighbor cost 1 coin.
effect-discount-raw-both = Raw materials of both neighbors cost 1 coin.
effect-discount-goods-left = Manufactured goods of the left neighbor cost 1 coin.
effect-discount-goods-right = Manufactured goods of the right neighbor cost 1 coin.
effect-discount-goods-both = Manufactured goods of both neighbors cost 1 coin.
effect-coins =
    { $coins ->
        [one] { $coins } coin at once.
       *[other] { $coins } coins at once.
    }
effect-coins-per =
    { $scope ->
        [own] At once { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } for each of these in your city: { $things }.
        [neighbors] At once { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } for each of these in both neighboring cities: { $things }.
       *[all] At once { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } for each of these in your city and both neighboring ones: { $things }.
    }
effect-shields =
    { $shields ->
        [one] 1 shield.
       *[other] { $shields } shields.
    }
effect-symbol = Scientific symbol: { $symbol }.
effect-any-symbol = A scientific symbol; its kind is chosen for you at the end.
effect-points =
    { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
effect-points-per =
    { $scope ->
        [own] At the end { $points ->
            [one] 1 point
           *[other] { $points } points
        } for each of these in your city: { $things }.
        [neighbors] At the end { $points ->
            [one] 1 point
           *[other] { $points } points
        } for each of these in both neighboring cities: { $things }.
       *[all] At the end { $points ->
            [one] 1 point
           *[other] { $points } points
        } for each of these in your city and both neighboring ones: { $things }.
    }
effect-points-if-complete =
    { $points ->
        [one] { $points } point at the end if your wonder is complete.
       *[other] { $points } points at the end if your wonder is complete.
    }
things-stages = stages of wonders
things-defeats = defeat tokens

power-build-discarded = In the turn in which it is built, one card of the discard pile is built for nothing.
power-play-seventh = The seventh card of each age is used instead of discarded.
power-free-once-per-age = Once in each age a building of the hand is free.
power-first-of-color-free = The first building of each type is free.
power-first-of-age-free = The first building of each age is free.
power-last-of-age-free = The last building of each age is free.
power-copy-guild = At the end one guild of a neighbor counts for you too.
short-build-discarded = from discards
short-play-seventh = 7th card
short-free-once-per-age = 1 free an age
short-first-of-color-free = first of a type free
short-first-of-age-free = first free
short-last-of-age-free = last free
short-copy-guild = copy a guild
