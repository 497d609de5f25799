### The deal of the day: the same for everybody.

daily-title = Günün oyunu
daily-lead = Bugün herkes aynı kartları ve aynı rakipleri alır. Yalnızca ilk oyunun sayılır. İpucu yok, hamle geri almak yok.
daily-streak =
    { $days ->
        [one] Üst üste bir gün
       *[other] Üst üste { $days } gün
    }
daily-explained = Her gün gece yarısı (UTC) yeni bir oyun gelir. O zamana kadar oyununu başka kimse izleyemez.
# How the bots play.
daily-level = Botlar: { $level }
daily-play = Oyna
daily-go-on = Devam et
# In percent.
daily-accuracy = İsabet { $accuracy }
daily-judge = Oyun tekrarı ve analiz
daily-share = Sonucunu paylaş (hiçbir şeyi ele vermez)
# The line to share: the date, the game, how it ended, the points and the accuracy, where there are any.
daily-line =
    { $points ->
        [none] { $accuracy ->
            [none] Antipater, { $date }. { $game }: { $ending }.
           *[other] Antipater, { $date }. { $game }: { $ending }, isabet { $accuracy }.
        }
       *[other] { $accuracy ->
            [none] Antipater, { $date }. { $game }: { $ending }, { $points } puan.
           *[other] Antipater, { $date }. { $game }: { $ending }, { $points } puan, isabet { $accuracy }.
        }
    }
daily-copy = Kopyala
daily-send = Gönder …
daily-copied = Kopyalandı
# After a game.
after-daily = Günün oyunu: sonucun
error-daily = Başkaları günün oyununu hâlâ oynuyor olabilir. Oyun, gün bittikten sonra izlenebilir.
error-no-bots = Günün oyununda yerini bir bot devralamaz.
