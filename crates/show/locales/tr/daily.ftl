### The deal of the day: the same for everybody.

daily-title = Günün dağıtımı
daily-lead = Bugün herkes aynı kartları ve aynı rakipleri alır. İlk oyunun sayılır: ipucu yoktur ve hiçbir hamle geri alınmaz.
daily-streak =
    { $days ->
        [one] Üst üste bir gün
       *[other] Üst üste { $days } gün
    }
daily-explained = Her gün gece yarısı (UTC) yeni bir dağıtım gelir. O zamana kadar oyununu başka kimse izleyemez.
# How the bots play.
daily-level = Botlar: { $level }
daily-play = Oyna
daily-go-on = Devam et
# In percent.
daily-accuracy = İsabet { $accuracy }
daily-judge = Oyun tekrarı ve analiz
daily-share = Hiçbir şeyi ele vermeden paylaşmak için
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
# On the start page and after a game.
start-daily = Günün dağıtımı
after-daily = Günün dağıtımı: sonucun
error-daily = Başkaları bu dağıtımı bugün hâlâ oynuyor olabilir. Oyun, gün bittikten sonra izlenebilir.
error-own-hands = Günün dağıtımını herkes kendisi oynar: yerini hiçbir bot devralmaz.
