### The game in the terminal.

# What the person is called who has not said a name.
terminal-player = Külaline
# What the bots are called.
terminal-bot = Bot { $number }
terminal-title-seven =
    { $edition ->
        [first] 7 Wonders, esimene väljaanne
       *[second] 7 Wonders
    }
terminal-title-free-city = 7 Wonders Vabalinnaga
terminal-title-duel = 7 Wonders Duel
terminal-hands =
    { $way ->
        [left] Kaardid lähevad vasakule ({ $name })
       *[right] Kaardid lähevad paremale ({ $name })
    }
# The symbols of a city, in little room.
terminal-science = Sirkleid { $compasses }, hammasrattaid { $gears }, tahvleid { $tablets }, valitavaid { $any }: { $points }

# The titles of panes: one or two short words.
terminal-pane-main = Valik
terminal-pane-city = Sinu linn
terminal-pane-left = Vasak naaber
terminal-pane-right = Parem naaber
terminal-pane-others = Teised
terminal-pane-board = Mängulaud
terminal-pane-discards = Mahapandud
terminal-pane-log = Senised käigud

# Lines of keys; each fits into 80 letters. The letters of the keys stay as they are.
terminal-keys-choose =
    { $count ->
        [one] 1 või Enter vali   b w s kasuta   Tab paanid   ? abi   q lahku
       *[other] 1–{ $count } või ↑↓ Enter vali   b w s kasuta   Tab paanid   ? abi   q lahku
    }
terminal-keys-answer = ↑↓ või b w s   Enter kinnita   Esc tagasi   Tab paanid   ? abi   q lahku
terminal-keys-pane = ↑↓ PgUp PgDn keri   Tab järgmine paan   Esc tagasi   ? abi   q lahku
terminal-keys-sheet = ↑↓ PgUp PgDn keri   Tab paanid   q lahku

# Why an answer cannot be chosen.
terminal-closed = { $what }: { $why }
# Stands after what was chosen first.
terminal-take-back = U võtab tagasi.
terminal-take = Vali { $name }
# The row of the places on the sheet.
terminal-place = Koht
# Something that brought points, and how many.
terminal-origin = { $what } ({ $points })
terminal-sold = Müüdud: { $cards }

terminal-help-choose = 1 kuni 9 või nooled ja Enter (liikuda saab ka klahvidega h j k l) valivad kaardi ja näitavad, mida sellega teha saab.
terminal-help-confirm = B rajab ehitise, W ehitab imet, S või D müüb kaardi või loobub sellest: esimene vajutus viib valiku sinna, Enter kinnitab. Ilma Enterita ei mängita midagi välja. Kus valida tuleb kaks korda, võtab U esimese valiku tagasi.
terminal-help-panes = Tab ja Shift-Tab liiguvad paanist paani, Escape toob tagasi. Nooled, Page Up, Page Down, Home ja End kerivad.
terminal-help-more = Q lahkub mängust, aga küsib enne üle. Control-C lahkub kohe.
terminal-help-letters = Tähed on kaartide liigid: M toormaterjalid, V valmistoodang, C tsiviil, K kaubandus, S sõda, T teadus, G gildid. ✓ saad ehitada, × ei saa.

terminal-leave = Kas lahkud mängust?
terminal-leave-running = Mäng ei ole veel läbi.
terminal-leave-over = Mäng on läbi.
terminal-leave-yes = Y: lahku
terminal-leave-save = S: lahku ja salvesta senine mäng
terminal-leave-no = N: jää
terminal-too-small = Terminal on liiga väike: veerge on { $now }, ridu { $high }; mängu jaoks on vaja veerge { $width } ja ridu { $height }.
