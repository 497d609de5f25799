### What every table needs.

table-title = 7 Wonders – Antipater
connection-lost = Ühendus katkes. Ühendan uuesti …
connection-again = Vastust veel ei ole. Saadan uuesti …
connection-unanswered = Vastust ei tulnud. Enne uuesti saatmist vaata, kas see jõudis kohale.
tools = Selle mängu kohta
log = Varasemad käigud
help = Abi
close-answers = Sulge
tv-hands =
    { $way ->
        [left] Kaardid lähevad vasakule
        [right] Kaardid lähevad paremale
       *[trade] Kaardid vahetatakse
    }
seats = Kes on lauas
seat-person = inimene
seat-bot = bot
seat-state =
    { $state ->
        [choosing] valib
        [chosen] on valinud
        [away] on ära
        [bot] mängib bot
       *[left] on lahkunud
    }

## What happens where a dragged card is laid

drop-stage = Ehita järk
drop-wonder = Ehita: { $wonder }
