### What every table needs.

table-title = 7 Wonders – Antipater
connection-lost = The connection is gone; trying again …
tools = About this game
log = Past turns
help = Help
tv-hands =
    { $way ->
        [left] Hands go to the left
        [right] Hands go to the right
       *[trade] Hands are exchanged
    }
seats = Who sits at the table
seat-person = a person
seat-bot = a bot
seat-state =
    { $state ->
        [choosing] choosing
        [chosen] has chosen
        [away] away
        [bot] a bot plays
       *[left] has left
    }
