### Giving a game up.

resign = Resign
resign-explained =
    { $ends ->
        [yes] The game ends at once, and you lose it.
       *[no] A bot plays for you to the end. You can’t return to your seat.
    }
resign-confirm = Yes, I resign
resigned-kind = Resignation
resigned =
    { $who ->
        [you] You resigned
       *[other] { $name } resigned
    }
resigned-wins =
    { $who ->
        [you] You win.
       *[other] { $name } wins.
    }
resigned-lost = The game ended early and counts as lost.
resigned-bot = A bot plays for you to the end of the game.
resigned-names = { $names } · { $what }
said-resigned = { $name } resigned; a bot plays for them to the end.
error-resigned = You have resigned; a bot plays for you.
