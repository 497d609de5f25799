### What every table needs.

table-title = 7 Wonders – Antipater
connection-lost = Yhteys katkesi. Yhdistetään uudelleen …
connection-again = Vastausta ei ole vielä tullut. Lähetetään uudelleen …
connection-unanswered = Vastausta ei tullut. Tarkista ennen uutta lähetystä, menikö se perille.
tools = Tietoa pelistä
log = Pelatut vuorot
help = Ohje
close-answers = Sulje
tv-hands =
    { $way ->
        [left] Kortit kiertävät vasemmalle
        [right] Kortit kiertävät oikealle
       *[trade] Kortit vaihdetaan
    }
seats = Keitä pöydässä istuu
seat-person = ihminen
seat-bot = botti
seat-state =
    { $state ->
        [choosing] valitsee
        [chosen] on valinnut
        [away] poissa
        [bot] botti pelaa
       *[left] on lähtenyt
    }

## What happens where a dragged card is laid

drop-stage = Rakenna vaihe
drop-wonder = Rakenna: { $wonder }
