### The game in the terminal.

# What the person is called who has not said a name.
terminal-player = Player
# What the bots are called.
terminal-bot = Bot { $number }
terminal-title-seven =
    { $edition ->
        [first] 7 Wonders, first edition
       *[second] 7 Wonders
    }
terminal-title-free-city = 7 Wonders with the Free City
terminal-title-duel = 7 Wonders Duel
terminal-hands =
    { $way ->
        [left] Hands go to the left ({ $name })
       *[right] Hands go to the right ({ $name })
    }
# The symbols of a city, in little room.
terminal-science = Compasses { $compasses }, gears { $gears }, tablets { $tablets }, of choice { $any }: { $points }

# The titles of panes: one or two short words.
terminal-pane-main = Choice
terminal-pane-city = Your city
terminal-pane-left = Left neighbor
terminal-pane-right = Right neighbor
terminal-pane-others = Others
terminal-pane-board = Board
terminal-pane-discards = Discards
terminal-pane-log = Past turns

# Lines of keys; each fits into 80 letters. The letters of the keys stay as they are.
terminal-keys-choose =
    { $count ->
        [one] 1 or Enter choose   b w s use   Tab panes   ? help   q leave
       *[other] 1–{ $count } or ↑↓ Enter choose   b w s use   Tab panes   ? help   q leave
    }
terminal-keys-answer = ↑↓ or b w s   Enter confirm   Esc back   Tab panes   ? help   q leave
terminal-keys-pane = ↑↓ PgUp PgDn scroll   Tab next pane   Esc back   ? help   q leave
terminal-keys-sheet = ↑↓ PgUp PgDn scroll   Tab panes   q leave

# Why an answer cannot be chosen.
terminal-closed = { $what }: { $why }
# Stands after what was chosen first.
terminal-take-back = U takes it back.
terminal-take = Choose { $name }
# The row of the places on the sheet.
terminal-place = Place
# Something that brought points, and how many.
terminal-origin = { $what } ({ $points })
terminal-sold = Sold: { $cards }

terminal-help-choose = 1 to 9 or the arrows and Enter (h j k l move too) choose a card and show what can be done with it.
terminal-help-confirm = B builds, W builds the wonder, S or D sells or discards: the first time each moves the mark there, Enter confirms. Nothing is played without Enter. U takes a first choice back where there are two.
terminal-help-panes = Tab and Shift-Tab go from pane to pane, Escape comes back. Arrows, Page Up, Page Down, Home and End scroll.
terminal-help-more = Q leaves the game, after a question. Control-C leaves at once.
terminal-help-letters = Letters are the types of cards: R raw materials, M manufactured goods, C civilian, T commercial, W military, S scientific, G guilds. ✓ can be had, × cannot.

terminal-leave = Leave the game?
terminal-leave-running = The game is not over.
terminal-leave-over = The game is over.
terminal-leave-yes = Y: leave
terminal-leave-save = S: leave and save the record so far
terminal-leave-no = N: stay
terminal-too-small = The terminal is too small: it has { $now } columns and { $high } lines; the game needs { $width } columns and { $height } lines.
