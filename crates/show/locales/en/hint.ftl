### Hints at a table with bots only.

hint = Hint
hint-uncounted = A hint shows the best move given what you can see. Games with hints don’t count for your rating.
hint-best = Best: { $action }
hint-chances = Chances of winning: { $percent }
hint-only = All your moves come to the same thing.
# The next best move, and its chances of winning in percent.
hint-next = Next best: { $action } ({ $percent })
# On the score sheet and in the list of finished games.
hint-count =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
key-hint = get a hint (games against bots)
error-no-hints = There are hints only in games of one person against bots.
error-nothing-asked = There is nothing for you to decide now.
