### The game in the terminal.

# What the person is called who has not said a name.
terminal-player = Misafir
# What the bots are called.
terminal-bot = Bot { $number }
terminal-title-seven =
    { $edition ->
        [first] 7 Wonders, birinci baskı
       *[second] 7 Wonders
    }
terminal-title-free-city = Özgür Şehirle 7 Wonders
terminal-title-duel = 7 Wonders Duel
terminal-hands =
    { $way ->
        [left] Eller sola verilir ({ $name })
       *[right] Eller sağa verilir ({ $name })
    }
# The symbols of a city, in little room.
terminal-science = Pergel { $compasses }, dişli { $gears }, tablet { $tablets }, seçmeli { $any }: { $points }

# The titles of panes: one or two short words.
terminal-pane-main = Seçim
terminal-pane-city = Şehrin
terminal-pane-left = Sol komşu
terminal-pane-right = Sağ komşu
terminal-pane-others = Diğerleri
terminal-pane-board = Tabla
terminal-pane-discards = Iskarta
terminal-pane-log = Geçmiş turlar

# Lines of keys; each fits into 80 letters. The letters of the keys stay as they are.
terminal-keys-choose =
    { $count ->
        [one] 1 ya da Enter seç   b w s kullan   Tab bölmeler   ? yardım   q çık
       *[other] 1–{ $count } ya da ↑↓ Enter seç   b w s kullan   Tab bölmeler   ? yardım   q çık
    }
terminal-keys-answer = ↑↓ ya da b w s   Enter onayla   Esc geri   Tab bölmeler   ? yardım   q çık
terminal-keys-pane = ↑↓ PgUp PgDn kaydır   Tab sonraki bölme   Esc geri   ? yardım   q çık
terminal-keys-sheet = ↑↓ PgUp PgDn kaydır   Tab bölmeler   q çık

# Why an answer cannot be chosen.
terminal-closed = { $what }: { $why }
# Stands after what was chosen first.
terminal-take-back = U ile geri alırsın.
terminal-take = Seç: { $name }
# The row of the places on the sheet.
terminal-place = Sıra
# Something that brought points, and how many.
terminal-origin = { $what } ({ $points })
terminal-sold = Iskartaya çıkarılan: { $cards }

terminal-help-choose = 1–9 ya da oklar ve Enter (h j k l de olur) bir kart seçer ve onunla neler yapılabileceğini gösterir.
terminal-help-confirm = B inşa eder, W harikayı inşa eder, S ya da D ıskartaya çıkarır: ilk basışta yalnızca işaret oraya gider, Enter onaylar. Enter olmadan hiçbir şey oynanmaz. İki seçim yapılacaksa U ilkini geri alır.
terminal-help-panes = Tab ve Shift-Tab bölmeden bölmeye geçer, Escape geri döner. Oklar, Page Up, Page Down, Home ve End kaydırır.
terminal-help-more = Q, sorduktan sonra oyundan çıkar. Control-C hemen çıkar.
terminal-help-letters = Harfler kart türleridir: H hammaddeler, Ü üretimler, S sivil, T ticari, A askeri, B bilim, L loncalar. ✓ inşa edilebilir, × edilemez.

terminal-leave = Oyundan çıkılsın mı?
terminal-leave-running = Oyun henüz bitmedi.
terminal-leave-over = Oyun bitti.
terminal-leave-yes = Y: çık
terminal-leave-save = S: şimdiye kadarki kaydı sakla ve çık
terminal-leave-no = N: kal
terminal-too-small = Terminal çok küçük: { $now } sütunu ve { $high } satırı var; oyun için { $width } sütun ve { $height } satır gerekir.
