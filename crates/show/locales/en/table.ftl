### What every table needs.

table-title = 7 Wonders – Antipater
connection-lost = Connection lost. Reconnecting …
connection-again = No answer yet. Sending it again …
connection-unanswered = There was no answer. Check whether it arrived before you send it again.
tools = Game menu
log = Past turns
help = Help
close-answers = Close
tv-hands =
    { $way ->
        [left] Hands are passed to the left
        [right] Hands are passed to the right
       *[trade] Hands are exchanged
    }
seats = Players at the table
seat-person = person
seat-bot = bot
seat-state =
    { $state ->
        [choosing] choosing
        [chosen] has chosen
        [away] away
        [bot] a bot is playing
       *[left] left
    }

## What happens where a dragged card is laid

drop-stage = Build stage
drop-wonder = Build { $wonder }
