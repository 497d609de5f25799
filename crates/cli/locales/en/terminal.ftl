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
        [left] Hands are passed to the left ({ $name })
       *[right] Hands are passed to the right ({ $name })
    }
# The symbols of a city, in little room.
terminal-science = Compasses { $compasses }, gears { $gears }, tablets { $tablets }, wild { $any }: { $points }

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
        [one] 1 or Enter choose   b w s use   Tab panes   ? help   q quit
       *[other] 1–{ $count } or ↑↓ Enter choose   b w s use   Tab panes   ? help   q quit
    }
terminal-keys-answer = ↑↓ or b w s   Enter confirm   Esc back   Tab panes   ? help   q quit
terminal-keys-pane = ↑↓ PgUp PgDn scroll   Tab next pane   Esc back   ? help   q quit
terminal-keys-sheet = ↑↓ PgUp PgDn scroll   Tab panes   q quit

# Why an answer cannot be chosen.
terminal-closed = { $what }: { $why }
# Stands after what was chosen first.
terminal-take-back = U undoes it.
terminal-take = Choose { $name }
# The row of the places on the sheet.
terminal-place = Place
# Something that brought points, and how many.
terminal-origin = { $what } ({ $points })
terminal-sold = Sold: { $cards }

terminal-help-choose = Use 1 to 9, or the arrows (h j k l work too) and Enter, to choose a card and see what you can do with it.
terminal-help-confirm = B builds, W builds the wonder, S or D sells or discards: the first press only selects the answer, Enter confirms it. Nothing is played without Enter. Where you make two choices, U undoes the first.
terminal-help-panes = Tab and Shift-Tab switch between panes, Escape goes back. Arrows, Page Up, Page Down, Home and End scroll.
terminal-help-more = Q quits, after asking you. Control-C quits at once.
terminal-help-letters = Letters are the types of cards: R raw materials, M manufactured goods, C civilian, T commercial (trade), W military (war), S scientific, G guilds. ✓ you can build it, × you cannot.

terminal-leave = Quit the game?
terminal-leave-running = The game is not over.
terminal-leave-over = The game is over.
terminal-leave-yes = Y: quit
terminal-leave-save = S: quit and save the record so far
terminal-leave-no = N: stay
terminal-too-small = The terminal is too small: it has { $now } columns and { $high } lines; the game needs { $width } columns and { $height } lines.
