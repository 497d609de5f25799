### The game in the terminal.

# What the person is called who has not said a name.
terminal-player = Vendég
# What the bots are called.
terminal-bot = { $number }. bot
terminal-title-seven =
    { $edition ->
        [first] 7 Csoda, első kiadás
       *[second] 7 Csoda
    }
terminal-title-free-city = 7 Csoda a Szabad várossal
terminal-title-duel = 7 Csoda Párbaj
terminal-hands =
    { $way ->
        [left] A lapok balra mennek ({ $name })
       *[right] A lapok jobbra mennek ({ $name })
    }
# The symbols of a city, in little room.
terminal-science = Körző { $compasses }, fogaskerék { $gears }, kőtábla { $tablets }, szabadon választott { $any }: { $points } pont

# The titles of panes: one or two short words.
terminal-pane-main = Választás
terminal-pane-city = A városod
terminal-pane-left = Bal szomszéd
terminal-pane-right = Jobb szomszéd
terminal-pane-others = Többiek
terminal-pane-board = Tábla
terminal-pane-discards = Dobópakli
terminal-pane-log = Eddigi körök

# Lines of keys; each fits into 80 letters. The letters of the keys stay as they are.
terminal-keys-choose =
    { $count ->
        [one] 1 vagy Enter választás   b w s használat   Tab panelek   ? súgó   q kilépés
       *[other] 1–{ $count }, ↑↓ Enter választás   b w s használat   Tab panelek   ? súgó   q kilépés
    }
terminal-keys-answer = ↑↓ vagy b w s   Enter rendben   Esc vissza   Tab panelek   ? súgó   q kilépés
terminal-keys-pane = ↑↓ PgUp PgDn görgetés   Tab következő panel   Esc vissza   ? súgó   q kilépés
terminal-keys-sheet = ↑↓ PgUp PgDn görgetés   Tab panelek   q kilépés

# Why an answer cannot be chosen.
terminal-closed = { $what }: { $why }
# Stands after what was chosen first.
terminal-take-back = U: visszavonás.
terminal-take = Választás: { $name }
# The row of the places on the sheet.
terminal-place = Helyezés
# Something that brought points, and how many.
terminal-origin = { $what } ({ $points })
terminal-sold = Eldobva: { $cards }

terminal-help-choose = Az 1–9 billentyűkkel, vagy a nyilakkal (h j k l is jó) és az Enterrel kártyát választasz, és látod, mire használhatod.
terminal-help-confirm = B: építés, W: a csoda építése, S vagy D: eldobás. Ezek csak odaviszik a jelölést, az Enter erősíti meg. Enter nélkül semmi sem történik. Ahol két választás van, az U visszavonja az elsőt.
terminal-help-panes = A Tab és a Shift-Tab panelről panelre lép, az Escape visszatér. Görgetés: nyilak, Page Up, Page Down, Home és End.
terminal-help-more = A Q egy kérdés után kilép a játékból. A Control-C azonnal kilép.
terminal-help-letters = A betűk a kártyák típusai: N nyersanyag, M kézműves termék, C civil, K kereskedelmi, H katonai (hadsereg), T tudományos, L céh (lila). ✓ megépítheted, × nem.

terminal-leave = Kilépsz a játékból?
terminal-leave-running = A játék még tart.
terminal-leave-over = A játék véget ért.
terminal-leave-yes = Y: kilépés
terminal-leave-save = S: kilépés, az eddigi felvétel mentésével
terminal-leave-no = N: maradok
terminal-too-small = A terminál túl kicsi: { $now } oszlop és { $high } sor. A játékhoz { $width } oszlop és { $height } sor kell.
