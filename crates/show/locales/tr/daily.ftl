### The deal of the day: the same for everybody.

daily-title = Günün oyunu
daily-lead = Bugün herkes aynı kartları ve aynı rakipleri alır. Yalnızca ilk oyunun sayılır. İpucu yok, hamle geri almak yok.
daily-streak =
    { $days ->
        [one] Seri: bir gün
       *[other] Seri: { $days } gün
    }
daily-explained = Her gün gece yarısı (UTC) yeni bir oyun gelir. Bir oyun, o zamandan önce biterse sayılır. O zamana kadar onu yalnızca kendi oyununu bitirenler izleyebilir. Haftada bir kaçırılan gün seriyi bozmaz.
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
daily-players =
    { $begun ->
        [one] Bir kişi başladı, { $finished } kişi bitirdi.
       *[other] { $begun } kişi başladı, { $finished } kişi bitirdi.
    }
# The share of the other players with a worse game, and the place among all.
daily-better =
    { $others ->
        [one] Diğer bir oyuncunun %{ $share } kadarından iyi. Sıra: { $rank }.
       *[other] Diğer { $others } oyuncunun %{ $share } kadarından iyi. Sıra: { $rank }.
    }
daily-first = İlk bitiren sensin.
daily-friends = Takip ettiklerin arasında: { $games } kişide { $rank }. sıra
# For readers of the screen.
daily-curve = { $games } oyunda fark, { $from } ile { $to } puan arası
daily-leads = En iyi rakibe karşı fark: { $from } ile { $to } puan arası
daily-score = { $place }. sıra, fark { $lead }
# A person who does not stand in public lists.
daily-somebody = bir oyuncu
daily-unchecked = denetlenmedi
daily-levels = Senin yerinde botlar
daily-compare = Kararları karşılaştır
daily-decisions = Kararların
daily-decisions-note = Her kararın altında: bütün oyuncuların kendi oyunlarında ne aldığı. Analizden sonra, bunun senin oyununda ne kadar kazanma olasılığına mal olacağı da.
daily-lost = −%{ $percent }
daily-share-took = %{ $share }: { $what }
# What was taken, and how.
daily-took =
    { $how ->
        [wonder] Harika: { $what }
        [sell] Satıldı: { $what }
        [discard] Satıldı: { $what }
        [destroy] Yıkıldı: { $what }
        [begin] Kim başlar
        [decline] Hiçbir şey
       *[other] { $what }
    }
daily-hidden = Oyunları, kendi oyununu bitirdiğinde ya da gün sona erdiğinde karşılaştırabilirsin.
daily-yesterday = Dünün en iyileri
daily-proof = Önceden belirlenmiş
daily-proof-explained = Bir günün bütün kartları gizli bir anahtardan gelir. Özeti önceden açıklanır, anahtar ise gün bitince yayımlanır. Böylece herkes hiçbir şeyin ayarlanmadığını denetleyebilir ve kimse bir kartı önceden bilemez.
daily-hash = { $date } anahtarının SHA-256 özeti
daily-key = { $date } anahtarı
daily-by-date = Tarihin oyunları
daily-by-date-explained = Yalnızca tarihten gelirler: her sunucuda ve çevrimdışı aynıdırlar. Herkes bilebilir, bu yüzden hiçbir yerde sayılmazlar.
daily-by-date-compare = Sonuçlar, sunucusuz oynanan oyunlarla birlikte:
# The line to share, with the share of the other players with a worse game.
daily-line-with = { $line } { $others } oyuncunun %{ $share } kadarından iyi.
# After a game.
after-daily = Günün oyunu: sonucun
error-daily = Başkaları günün oyununu hâlâ oynuyor olabilir. Oyun, gün bittikten sonra izlenebilir.
error-no-bots = Günün oyununda yerini bir bot devralamaz.
