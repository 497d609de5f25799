### What a judged decision is called, and why another move is better. A reason is a fact in favor of the best move.

coach-seat = seat { $seat }
# The Free City inside of a sentence.
coach-free-city = the Free City
coach-several = No single reason stands out.

## Reasons: what the best move has that the one played has not

coach-wins = Wins the game at once.
# Which: the move that was played, or another one that the best one is compared with.
coach-averts =
    { $which ->
        [played] The move played lets the opponent win at once with { $cards }.
       *[other] The other move lets the opponent win at once with { $cards }.
    }
coach-points =
    { $amount ->
        [one] { $amount } more point: { $category }.
       *[other] { $amount } more points: { $category }.
    }
# The points of the categories that have more and of those that have fewer, as below.
coach-points-in-all =
    { $amount ->
        [one] { $amount } more point overall: { $parts }.
       *[other] { $amount } more points overall: { $parts }.
    }
coach-points-for = { $amount } for { $category }
coach-points-fewer = { $amount } fewer for { $category }
coach-coins =
    { $which ->
        [played]
            { $amount ->
                [one] { $amount } more coin than after the move played.
               *[other] { $amount } more coins than after the move played.
            }
       *[other]
            { $amount ->
                [one] { $amount } more coin than after the other move.
               *[other] { $amount } more coins than after the other move.
            }
    }
coach-takes =
    { $amount ->
        [one] The opponent has { $amount } coin less.
       *[other] The opponent has { $amount } fewer coins.
    }
coach-shields =
    { $amount ->
        [one] { $amount } more shield.
       *[other] { $amount } more shields.
    }
# The neighbors whose cities then have fewer shields.
coach-shields-ahead =
    { $amount ->
        [one] { $amount } more shield: ahead of { $names } for now.
       *[other] { $amount } more shields: ahead of { $names } for now.
    }
# The neighbors whose cities then have as many shields, and no longer more.
coach-shields-level = Ties { $names } in shields for now.
coach-idle-shields =
    { $amount ->
        [one] The city is already ahead of both neighbors: { $amount } more shield changes nothing for now.
       *[other] The city is already ahead of both neighbors: { $amount } more shields change nothing for now.
    }
# The Free City's shields: the other player's city then has fewer.
coach-city-shields-ahead =
    { $amount ->
        [one] { $amount } more shield: the Free City is ahead of { $names } for now.
       *[other] { $amount } more shields: the Free City is ahead of { $names } for now.
    }
coach-city-shields-level =
    { $amount ->
        [one] { $amount } more shield: the Free City ties { $names } for now.
       *[other] { $amount } more shields: the Free City ties { $names } for now.
    }
# How: otherwise the Free City would be ahead of the player's own city in shields, or level.
coach-city-behind =
    { $how ->
        [ahead] Keeps the Free City from overtaking the player’s city in shields.
       *[level] Keeps the Free City from tying the player’s city in shields.
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
        [one] Costs { $amount } fewer resource.
       *[other] Costs { $amount } fewer resources.
    }
coach-produces =
    { $amount ->
        [one] Produces { $amount } more resource.
       *[other] Produces { $amount } more resources.
    }
coach-resources =
    { $count ->
        [one] A resource that the city doesn’t produce yet: { $resources }.
       *[other] Resources that the city doesn’t produce yet: { $resources }.
    }
coach-sells =
    { $count ->
        [one] The Free City then sells a resource that the player’s city doesn’t produce: { $resources }.
       *[other] The Free City then sells resources that the player’s city doesn’t produce: { $resources }.
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
coach-affords-stage = Leaves enough for the next stage of the wonder.
coach-affords = Leaves enough for { $wonders }.
# The points that the card would bring that player at once.
coach-denies =
    { $points ->
        [0] Denies { $name } the { $card }, which they could build next.
        [one] Denies { $name } the { $card }, which they could build next for { $points } point.
       *[other] Denies { $name } the { $card }, which they could build next for { $points } points.
    }
# How: the neighbor would be ahead in shields, or level.
coach-disarms =
    { $how ->
        [ahead] Denies { $name } the { $card }, which they could build next to get ahead in shields.
       *[level] Denies { $name } the { $card }, which they could build next to draw level in shields.
    }
# The card would move the conflict pawn so many spaces.
coach-denies-pawn =
    { $amount ->
        [one] Denies { $name } the { $card }, which they could build next to move the conflict pawn { $amount } space.
       *[other] Denies { $name } the { $card }, which they could build next to move the conflict pawn { $amount } spaces.
    }
coach-destroys =
    { $color ->
        [brown] The opponent loses a brown card.
       *[gray] The opponent loses a gray card.
    }
coach-saves-again = Saves the extra turn of { $wonder }, which is lost with the last card of an age.
coach-keeps-token = Denies { $name } the { $card }, which they could build next to take a progress token.
# The cards and wonders that would win, unless the opponent prevents it.
coach-threatens = Threatens to win on the next turn with: { $cards }.
coach-covers =
    { $which ->
        [played] The move played uncovers { $cards } for the opponent.
       *[other] The other move uncovers { $cards } for the opponent.
    }
coach-covers-hidden =
    { $which ->
        [played]
            { $amount ->
                [one] The move played reveals { $amount } more card for the opponent.
               *[other] The move played reveals { $amount } more cards for the opponent.
            }
       *[other]
            { $amount ->
                [one] The other move reveals { $amount } more card for the opponent.
               *[other] The other move reveals { $amount } more cards for the opponent.
            }
    }
coach-pawn-home =
    { $amount ->
        [one] The conflict pawn is { $amount } space farther from the player’s own capital.
       *[other] The conflict pawn is { $amount } spaces farther from the player’s own capital.
    }
# How often a player wins by a supremacy after the best move, and after the other one.
coach-ending =
    { $victory ->
        [science] { $name } wins by science in { $often } of 100 games instead of { $otherwise }.
       *[military] { $name } wins by military supremacy in { $often } of 100 games instead of { $otherwise }.
    }
# In games that are played on to their end.
coach-by-end =
    { $amount ->
        [one] By the end, about { $amount } more point.
       *[other] By the end, about { $amount } more points.
    }
coach-by-end-of =
    { $amount ->
        [one] By the end, about { $amount } more point: { $parts }.
       *[other] By the end, about { $amount } more points: { $parts }.
    }
coach-holds =
    { $amount ->
        [one] { $name } ends with about { $amount } point less.
       *[other] { $name } ends with about { $amount } fewer points.
    }
coach-follows = Within three turns, the player builds { $what } in { $often } of 100 games instead of { $otherwise }.
# What another player builds next after a worse move.
coach-leaves =
    { $which ->
        [played]
            { $otherwise ->
                [0] After the move played, { $name } builds { $what } next in { $often } of 100 games.
               *[other] After the move played, { $name } builds { $what } next in { $often } of 100 games (otherwise in { $otherwise }).
            }
       *[other]
            { $otherwise ->
                [0] After the other move, { $name } builds { $what } next in { $often } of 100 games.
               *[other] After the other move, { $name } builds { $what } next in { $often } of 100 games (otherwise in { $otherwise }).
            }
    }
# What the player builds after the best move.
coach-usually = Usually followed by { $what } within three turns (in { $often } of 100 games).
coach-next-stage = a stage of the wonder

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
        [chain] build { $what } for free (chain)
        [power] build { $what } for free
        [stage] build a stage with { $what }
        [sell] sell { $what }
        [take] build { $what } from the discard pile
        [draft] choose { $what }
        [discard] discard { $what }
        [token] take { $what }
        [library] keep { $what }
        [destroy] discard the opponent’s { $what }
        [begin] { $what } begins
       *[decline] skip
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
