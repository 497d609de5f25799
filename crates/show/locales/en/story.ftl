### The story of a judged game: how it was played, what the city lived on, where it turned, and what to try next time.

# The title, for the player or for others.
story-title =
    { $who ->
        [you] The coach on your game
       *[other] The coach on the game of { $name }
    }
story-working = The coach is looking at the game …
story-open = What the coach says
story-whole = The whole story
story-see = See it
story-moments =
    { $count ->
        [one] One moment worth a look
       *[other] Two moments worth a look
    }
story-played-label = Played
story-better-label = Better
story-numbers = The numbers
story-close = too close to tell
story-deeper = Analyze in depth
story-offer-deeper = This was a quick look. A full analysis takes longer and is more reliable.
# A pick in the draft of wonders of a Duel.
when-draft = Wonder draft, pick { $pick }

## The sentences

story-played =
    { $level ->
        [flawless]
            { $who ->
                [you] You played a flawless game.
               *[other] { $name } played a flawless game.
            }
        [strong]
            { $who ->
                [you] You played a strong game.
               *[other] { $name } played a strong game.
            }
        [solid]
            { $who ->
                [you] You played a solid game.
               *[other] { $name } played a solid game.
            }
        [uneven]
            { $who ->
                [you] You played an uneven game.
               *[other] { $name } played an uneven game.
            }
       *[rough]
            { $who ->
                [you] You made serious errors.
               *[other] { $name } made serious errors.
            }
    }
# What errors cost: points, and chances to win in percent. Which: all of them, or of many the three worst.
story-cost-both =
    { $which ->
        [worst]
            { $points ->
                [one] The three worst turns cost about 1 point and { $percent } of the chances to win.
               *[other] The three worst turns cost about { $points } points and { $percent } of the chances to win.
            }
       *[all]
            { $turns ->
                [one]
                    { $points ->
                        [one] One turn cost about 1 point and { $percent } of the chances to win.
                       *[other] One turn cost about { $points } points and { $percent } of the chances to win.
                    }
               *[other]
                    { $points ->
                        [one] { $turns } turns cost about 1 point and { $percent } of the chances to win.
                       *[other] { $turns } turns cost about { $points } points and { $percent } of the chances to win.
                    }
            }
    }
story-cost-points =
    { $which ->
        [worst]
            { $points ->
                [one] The three worst turns cost about 1 point.
               *[other] The three worst turns cost about { $points } points.
            }
       *[all]
            { $turns ->
                [one]
                    { $points ->
                        [one] One turn cost about 1 point.
                       *[other] One turn cost about { $points } points.
                    }
               *[other]
                    { $points ->
                        [one] { $turns } turns cost about 1 point.
                       *[other] { $turns } turns cost about { $points } points.
                    }
            }
    }
story-cost-chances =
    { $which ->
        [worst] The three worst turns cost { $percent } of the chances to win.
       *[all]
            { $turns ->
                [one] One turn cost { $percent } of the chances to win.
               *[other] { $turns } turns cost { $percent } of the chances to win.
            }
    }
# How: mostly from one source, or spread over many. The source is one of the texts below.
story-lived-on =
    { $how ->
        [mostly]
            { $who ->
                [you] { $points } of your { $total } points came from { $source }.
               *[other] { $points } of the { $total } points of { $name } came from { $source }.
            }
       *[spread]
            { $who ->
                [you] Your { $total } points came from many sources, most of all from { $source } ({ $points }).
               *[other] The { $total } points of { $name } came from many sources, most of all from { $source } ({ $points }).
            }
    }
story-difference = The largest difference from { $name }: { $category }, { $points } to { $theirs }.
story-source =
    { $category ->
        [military] the conflicts
        [treasury] coins
        [wonder] the wonder
        [wonders] wonders
        [civilian] civilian buildings
        [science] science
        [commerce] commercial buildings
        [guilds] guilds
       *[progress] progress tokens
    }
story-supremacy =
    { $victory ->
        [military]
            { $who ->
                [you] You won by military supremacy, before any points counted.
               *[other] { $name } won by military supremacy, before any points counted.
            }
       *[science]
            { $who ->
                [you] You won by scientific supremacy, before any points counted.
               *[other] { $name } won by scientific supremacy, before any points counted.
            }
    }
# When it was, and the chances to win before and afterwards, in percent.
story-turned =
    { $way ->
        [fell]
            { $who ->
                [you] { $when } was the turning point: your chances fell from { $from } to { $to }.
               *[other] { $when } was the turning point: the chances of { $name } fell from { $from } to { $to }.
            }
       *[rose]
            { $who ->
                [you] { $when } was the turning point: your chances rose from { $from } to { $to }.
               *[other] { $when } was the turning point: the chances of { $name } rose from { $from } to { $to }.
            }
    }
story-better = Better: { $action }.
story-their-error = { $name } made a mistake there: { $action }.
story-others = What others chose made the difference.
story-luck =
    { $way ->
        [fell] It was bad luck: the cards that came up helped others.
       *[rose] It was good luck: the cards that came up helped.
    }
story-moment-cost =
    { $points ->
        [one] Cost about 1 point and { $percent } of the chances to win
       *[other] Cost about { $points } points and { $percent } of the chances to win
    }
story-moment-change = Chances to win: from { $from } to { $to }
# Advice, whoever reads it.
story-next =
    { $advice ->
        [finish] Next time: before anything else, check whether a move wins at once, on either side.
        [points] Next time: count what each choice is worth at the end.
        [coins] Next time: watch your coins. A coin spent now cannot be spent later.
        [spend] Next time: spend more of your coins. Three of them are one point, and most buildings are worth more.
        [shields] Next time: keep an eye on the conflicts. A shield counts most when it changes who is ahead.
        [science] Next time: look for scientific symbols that complete a pair or a set.
        [extra_turns] Next time: save extra turns for moments when two moves in a row change something.
        [resources] Next time: produce early what the city will need later. Buying it costs coins every time.
        [chains] Next time: look at the chains. A card that makes a later one free pays twice.
        [stages] Next time: plan ahead for the wonder, and keep what its next stage costs.
        [deny] Next time: look at what the others could build with a card. Taking it away can be its best use.
        [cover] Next time: before taking a card, look at what it uncovers for the opponent.
        [ahead] Next time: think one turn ahead. What does a card make possible, and for whom?
       *[stronger] Next time: choose stronger opponents. There was nothing to criticize.
    }
