### What every table needs.

table-title = 7 Wonders – Antipater
connection-lost = Veza je prekinuta. Ponovno povezivanje …
connection-again = Još nema odgovora. Ponovno slanje …
connection-unanswered = Odgovor nije stigao. Pre ponovnog slanja proveri da li je poruka stigla.
tools = O ovoj igri
log = Tok igre
help = Pomoć
close-answers = Zatvori
tv-hands =
    { $way ->
        [left] Ruke idu nalevo
        [right] Ruke idu nadesno
       *[trade] Ruke se razmenjuju
    }
seats = Ko sedi za stolom
seat-person = čovek
seat-bot = bot
seat-state =
    { $state ->
        [choosing] bira
        [chosen] spremno
        [away] nije tu
        [bot] igra bot
       *[left] ne igra više
    }

## What happens where a dragged card is laid

drop-stage = Gradi fazu
drop-wonder = Gradi: { $wonder }
