### What every table needs.

table-title = 7 Csoda – Antipater
connection-lost = Megszakadt a kapcsolat. Újracsatlakozás …
connection-again = Még nincs válasz. Újraküldés …
connection-unanswered = Nem jött válasz. Mielőtt újraküldöd, nézd meg, megérkezett-e.
tools = Erről a játékról
log = Eddigi körök
help = Súgó
close-answers = Bezárás
tv-hands =
    { $way ->
        [left] A lapok balra mennek
        [right] A lapok jobbra mennek
       *[trade] A lapok gazdát cserélnek
    }
seats = Ki ül az asztalnál
seat-person = ember
seat-bot = bot
seat-state =
    { $state ->
        [choosing] választ
        [chosen] már választott
        [away] nincs itt
        [bot] bot játszik
       *[left] elment
    }

## What happens where a dragged card is laid

drop-stage = Szint építése
drop-wonder = Építés: { $wonder }
