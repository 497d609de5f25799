### The game in the terminal.

# What the person is called who has not said a name.
terminal-player = Gost
# What the bots are called.
terminal-bot = Bot { $number }
terminal-title-seven =
    { $edition ->
        [first] 7 Wonders, prvo izdanje
       *[second] 7 Wonders
    }
terminal-title-free-city = 7 Wonders sa Slobodnim gradom
terminal-title-duel = 7 Wonders Duel
terminal-hands =
    { $way ->
        [left] Ruke idu nalevo ({ $name })
       *[right] Ruke idu nadesno ({ $name })
    }
# The symbols of a city, in little room.
terminal-science = Šestari { $compasses }, zupčanici { $gears }, tablice { $tablets }, po izboru { $any }: { $points }

# The titles of panes: one or two short words.
terminal-pane-main = Izbor
terminal-pane-city = Tvoj grad
terminal-pane-left = Levi sused
terminal-pane-right = Desni sused
terminal-pane-others = Ostali
terminal-pane-board = Tabla
terminal-pane-discards = Odbačene
terminal-pane-log = Tok igre

# Lines of keys; each fits into 80 letters. The letters of the keys stay as they are.
terminal-keys-choose =
    { $count ->
        [one] 1 ili Enter izbor   b w s odluka   Tab okna   ? pomoć   q izlaz
        [few] 1–{ $count } ili ↑↓ Enter izbor   b w s odluka   Tab okna   ? pomoć   q izlaz
       *[other] 1–{ $count } ili ↑↓ Enter izbor   b w s odluka   Tab okna   ? pomoć   q izlaz
    }
terminal-keys-answer = ↑↓ ili b w s   Enter potvrda   Esc nazad   Tab okna   ? pomoć   q izlaz
terminal-keys-pane = ↑↓ PgUp PgDn pomeranje   Tab sledeće   Esc nazad   ? pomoć   q izlaz
terminal-keys-sheet = ↑↓ PgUp PgDn pomeranje   Tab okna   q izlaz

# Why an answer cannot be chosen.
terminal-closed = { $what }: { $why }
# Stands after what was chosen first.
terminal-take-back = U to poništava.
terminal-take = Izaberi: { $name }
# The row of the places on the sheet.
terminal-place = Mesto
# Something that brought points, and how many.
terminal-origin = { $what } ({ $points })
terminal-sold = Prodato: { $cards }

terminal-help-choose = Tasterima od 1 do 9, ili strelicama i tasterom Enter (pomeraju i h j k l), biraš kartu i vidiš šta možeš sa njom.
terminal-help-confirm = B gradi, W gradi čudo, S ili D prodaje ili odbacuje: prvi pritisak samo postavlja oznaku na tu odluku, a Enter je potvrđuje. Bez tastera Enter ništa se ne igra. Gde se bira dvaput, U poništava prvi izbor.
terminal-help-panes = Tab i Shift-Tab vode od okna do okna, Escape vraća nazad. Strelice, Page Up, Page Down, Home i End pomeraju sadržaj.
terminal-help-more = Q napušta igru, posle pitanja. Control-C je napušta odmah.
terminal-help-letters = Slova su tipovi karata: O osnovne sirovine, P prerađene sirovine, C civilne, T trgovačke, V vojne, N naučne, G gilde. ✓ možeš da izgradiš, × ne možeš.

terminal-leave = Napuštaš igru?
terminal-leave-running = Igra nije završena.
terminal-leave-over = Igra je završena.
terminal-leave-yes = Y: napusti igru
terminal-leave-save = S: napusti igru i sačuvaj dosadašnji zapis
terminal-leave-no = N: ostani
terminal-too-small = Terminal je premali. Kolone i redovi: sada { $now } × { $high }, a za igru treba { $width } × { $height }.
