### The game in the terminal.

# What the person is called who has not said a name.
terminal-player = Vieras
# What the bots are called.
terminal-bot = Botti { $number }
terminal-title-seven =
    { $edition ->
        [first] 7 Wonders, ensimmäinen painos
       *[second] 7 Wonders
    }
terminal-title-free-city = 7 Wonders ja Vapaakaupunki
terminal-title-duel = 7 Wonders Duel
terminal-hands =
    { $way ->
        [left] Kortit annetaan vasemmalle ({ $name })
       *[right] Kortit annetaan oikealle ({ $name })
    }
# The symbols of a city, in little room.
terminal-science = Harpit { $compasses }, hammasrattaat { $gears }, kivitaulut { $tablets }, valittavat { $any }: { $points }

# The titles of panes: one or two short words.
terminal-pane-main = Valinta
terminal-pane-city = Kaupunkisi
terminal-pane-left = Vasen naapuri
terminal-pane-right = Oikea naapuri
terminal-pane-others = Muut
terminal-pane-board = Lauta
terminal-pane-discards = Poistopakka
terminal-pane-log = Menneet vuorot

# Lines of keys; each fits into 80 letters. The letters of the keys stay as they are.
terminal-keys-choose =
    { $count ->
        [one] 1 tai Enter valitse   b w s toiminnot   Tab paneelit   ? ohje   q lopeta
       *[other] 1–{ $count } tai ↑↓ Enter valitse   b w s toiminnot   Tab paneelit   ? ohje   q lopeta
    }
terminal-keys-answer = ↑↓ tai b w s   Enter vahvista   Esc takaisin   Tab paneelit   ? ohje   q lopeta
terminal-keys-pane = ↑↓ PgUp PgDn vieritä   Tab seuraava   Esc takaisin   ? ohje   q lopeta
terminal-keys-sheet = ↑↓ PgUp PgDn vieritä   Tab paneelit   q lopeta

# Why an answer cannot be chosen.
terminal-closed = { $what }: { $why }
# Stands after what was chosen first.
terminal-take-back = U peruu valinnan.
terminal-take = Valitse { $name }
# The row of the places on the sheet.
terminal-place = Sija
# Something that brought points, and how many.
terminal-origin = { $what } ({ $points })
terminal-sold = Myyty: { $cards }

terminal-help-choose = Valitse kortti numerolla 1–9 tai nuolilla ja Enterillä (myös h j k l liikuttavat): näet, mitä sillä voi tehdä.
terminal-help-confirm = B rakentaa, W rakentaa ihmettä, S tai D myy tai hylkää: ensimmäinen painallus vain siirtää kohdistimen, Enter vahvistaa. Mitään ei pelata ilman Enteriä. Kun valintoja on kaksi, U peruu ensimmäisen.
terminal-help-panes = Tab ja Shift-Tab siirtävät paneelista toiseen, Esc tuo takaisin. Nuolet, Page Up, Page Down, Home ja End vierittävät.
terminal-help-more = Q lopettaa pelin, mutta kysyy ensin. Control-C lopettaa heti.
terminal-help-letters = Kirjaimet ovat korttien lajeja: R raaka-aineet, U tuotteet, H hallinto, K kauppa, S sota, T tiede, L killat. ✓ voit rakentaa, × et voi.

terminal-leave = Lopetetaanko peli?
terminal-leave-running = Peli on vielä kesken.
terminal-leave-over = Peli on päättynyt.
terminal-leave-yes = Y: lopeta
terminal-leave-save = S: tallenna peli tähän asti ja lopeta
terminal-leave-no = N: jatka
terminal-too-small = Pääteikkuna on liian pieni. Sarakkeita { $now }, tarvitaan { $width }; rivejä { $high }, tarvitaan { $height }.
