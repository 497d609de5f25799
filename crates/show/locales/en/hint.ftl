### Hints at a table with bots only.

hint = Hint
hint-uncounted = A hint shows the best move by what you know. A game with hints does not count for your rating.
hint-best = Best: { $action }
hint-chances = Chances of winning: { $percent }
hint-only = Everything you can do now comes to the same.
# The next best action, and its chances of winning in percent.
hint-next = Next best: { $action } ({ $percent })
hint-averts = After the next best move, the opponent can win at once.
hint-covers = The next best move lets the opponent build: { $cards }.
hint-covers-hidden =
    { $amount ->
        [one] The next best move reveals { $amount } card for the opponent.
       *[other] The next best move reveals { $amount } cards for the opponent.
    }
# On the score sheet and in the list of finished games.
hint-count =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
key-hint = ask for a hint, against bots
error-no-hints = There are hints only in games of one person against bots.
error-nothing-asked = There is nothing for you to decide now.
