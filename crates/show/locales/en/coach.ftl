### What a judged decision is called, and why another action is better. A reason is a fact in favor of the best action.

coach-seat = seat { $seat }
# The Free City inside of a sentence.
coach-free-city = the Free City
coach-several = No single reason stands out.

## Reasons: what the best action has that the one played has not

coach-wins = Wins the game at once.
# Which: the action that was played, or another one that the best one is compared with.
coach-averts =
    { $which ->
        [played] After the action played, the opponent can win at once.
       *[other] After the other action, the opponent can win at once.
    }
coach-points =
    { $amount ->
        [one] { $amount } more point: { $category }.
       *[other] { $amount } more points: { $category }.
    }
# The points of the categories that have more and of those that have fewer, as below.
coach-points-in-all =
    { $amount ->
        [one] { $amount } more point in all: { $parts }.
       *[other] { $amount } more points in all: { $parts }.
    }
coach-points-for = { $amount } for { $category }
coach-points-fewer = { $amount } fewer for { $category }
coach-coins =
    { $amount ->
        [one] { $amount } more coin.
       *[other] { $amount } more coins.
    }
coach-takes =
    { $amount ->
        [one] { $amount } coin less for the opponent.
       *[other] { $amount } fewer coins for the opponent.
    }
coach-shields =
    { $amount ->
        [one] { $amount } more shield.
       *[other] { $amount } more shields.
    }
# The neighbors whose cities then have fewer shields.
coach-shields-ahead =
    { $amount ->
        [one] { $amount } more shield, which puts the city ahead of { $names } for now.
       *[other] { $amount } more shields, which put the city ahead of { $names } for now.
    }
# The neighbors whose cities then have as many shields, and no longer more.
coach-shields-level = For now no longer behind { $names } in shields.
# The Free City's shields: the other player's city then has fewer.
coach-city-shields-ahead =
    { $amount ->
        [one] { $amount } more shield, which puts the Free City ahead of { $names } for now.
       *[other] { $amount } more shields, which put the Free City ahead of { $names } for now.
    }
coach-city-shields-level =
    { $amount ->
        [one] { $amount } more shield, which puts the Free City level with { $names } for now.
       *[other] { $amount } more shields, which put the Free City level with { $names } for now.
    }
# How: otherwise the Free City would be ahead of the player's own city in shields, or level.
coach-city-behind =
    { $how ->
        [ahead] Keeps the Free City from getting ahead of the own city in shields.
       *[level] Keeps the Free City from drawing level with the own city in shields.
    }
coach-pawn =
    { $amount ->
        [one] The conflict pawn is { $amount } space closer to the opponent’s capital.
       *[other] The conflict pawn is { $amount } spaces closer to the opponent’s capital.
    }
coach-symbols =
    { $amount ->
        [one] { $amount } more kind of scientific symbol.
       *[other] { $amount } more kinds of scientific symbols.
    }
coach-token = Brings a progress token.
coach-again = Brings an extra turn.
coach-again-later = Brings an extra turn once it is built.
coach-cheaper =
    { $amount ->
        [one] Costs { $amount } resource less.
       *[other] Costs { $amount } resources less.
    }
coach-produces =
    { $amount ->
        [one] Produces { $amount } more resource.
       *[other] Produces { $amount } more resources.
    }
coach-resources =
    { $count ->
        [one] A resource that the city does not produce yet: { $resources }.
       *[other] Resources that the city does not produce yet: { $resources }.
    }
coach-sells =
    { $count ->
        [one] The Free City then sells a resource that the own city does not produce: { $resources }.
       *[other] The Free City then sells resources that the own city does not produce: { $resources }.
    }
# Coins for resources, and who gets them.
coach-pays =
    { $amount ->
        [one] { $amount } coin goes to { $name } instead of { $other }.
       *[other] { $amount } coins go to { $name } instead of { $other }.
    }
coach-fixed-price = From now on, each { $resource } costs 1 coin.
coach-brings = From now on: { $effect }
coach-opens = { $cards } can be built for free later.
coach-affords-stage = The next stage of the wonder is affordable afterwards.
coach-affords = Leaves enough for { $wonders }.
# The points that the card would bring that player at once.
coach-denies =
    { $points ->
        [0] Keeps { $card } from { $name }, who could build it next.
        [one] Keeps { $card } from { $name }, who could build it next and score { $points } point.
       *[other] Keeps { $card } from { $name }, who could build it next and score { $points } points.
    }
# How: the neighbor would be ahead in shields, or level.
coach-disarms =
    { $how ->
        [ahead] Keeps { $card } from { $name }, who could build it next and be ahead in shields.
       *[level] Keeps { $card } from { $name }, who could build it next and be level in shields.
    }
# The card would move the conflict pawn so many spaces.
coach-denies-pawn =
    { $amount ->
        [one] Keeps { $card } from { $name }, who could build it next and move the conflict pawn { $amount } space.
       *[other] Keeps { $card } from { $name }, who could build it next and move the conflict pawn { $amount } spaces.
    }
coach-destroys =
    { $color ->
        [brown] The opponent loses a brown card.
       *[gray] The opponent loses a gray card.
    }
coach-saves-again = Saves the extra turn of { $wonder }, which is lost with the last card of an age.
coach-keeps-token = Keeps { $card } from { $name }, who could build it next and take a progress token.
# The cards and wonders that would win, unless the opponent prevents it.
coach-threatens = Threatens to win on the next turn with: { $cards }.
coach-covers =
    { $which ->
        [played] The action played lets the opponent build: { $cards }.
       *[other] The other action lets the opponent build: { $cards }.
    }
coach-covers-hidden =
    { $which ->
        [played]
            { $amount ->
                [one] The action played reveals { $amount } more card for the opponent.
               *[other] The action played reveals { $amount } more cards for the opponent.
            }
       *[other]
            { $amount ->
                [one] The other action reveals { $amount } more card for the opponent.
               *[other] The other action reveals { $amount } more cards for the opponent.
            }
    }

coach-band =
    { $band ->
        [best] best
        [good] good
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }

## Actions

coach-act =
    { $kind ->
        [build] build { $what }
        [chain] build { $what } by a chain
        [power] build { $what } for free
        [stage] build a stage with { $what }
        [sell] sell { $what }
        [take] build { $what } from the discard pile
        [draft] choose { $what }
        [discard] discard { $what }
        [token] take { $what }
        [library] keep { $what }
        [destroy] destroy { $what }
        [begin] { $what } begins
       *[decline] build nothing
    }
coach-act-wonder = build { $wonder } with { $card }
# An action, and the coins that go to the left and to the right neighbor.
coach-act-paid =
    { $left ->
        [0] { $act } (paying { $right } to the right)
       *[other]
            { $right ->
                [0] { $act } (paying { $left } to the left)
               *[other] { $act } (paying { $left } to the left, { $right } to the right)
            }
    }
