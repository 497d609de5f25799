### The finished games of a person, and what they add up to.

played-seven =
    { $edition ->
        [first] 7 Wonders, birinci baskı
       *[second] 7 Wonders, ikinci baskı
    }
history-all = Tüm oyunlar
history-csv = CSV olarak indir
history-offline = Çevrimdışı oynandı
history-table = Son puan tablosu
history-others = Diğer oyuncular:
history-points = { $points } puan
history-place =
    { $won ->
        [yes] Kazandın: { $seats } oyuncu arasında 1.
       *[no] { $seats } oyuncu arasında { $place }.
    }
history-left =
    { $rated ->
        [yes] Bitmeden ayrıldın: { $seats } oyuncu arasında { $place }. sayılırsın
       *[no] Bitmeden ayrıldın
    }
history-ending =
    { $ending ->
        [won] Kazandın
        [won-civilian] Sivil zafer
        [won-military] Askeri üstünlükle kazandın
        [won-science] Bilimsel üstünlükle kazandın
        [won-resigned] Rakip pes etti, kazandın
        [lost] Kaybettin
        [lost-civilian] Puanla kaybettin
        [lost-military] Askeri üstünlüğe yenildin
        [lost-science] Bilimsel üstünlüğe yenildin
        [lost-resigned] Pes ettin
        [resigned] Pes etme
       *[other] Kazanmadın
    }
statistics-title = İstatistikler
statistics-own = Bu sayfayı yalnızca sen görürsün. Rehberli oyunlar sayılmaz.
statistics-games = Oyun
statistics-wins = Galibiyet
statistics-share = Galibiyet oranı
statistics-percent = %{ $percent }
statistics-average = Ortalama puan
statistics-best = En iyi skor
statistics-streak = Şu anki galibiyet serisi
statistics-longest = En uzun galibiyet serisi
statistics-players = { $seats } oyuncu
statistics-by-board = Harikaya göre
statistics-by-seats = Oyuncu sayısına göre
statistics-by-level = Botların düzeyine göre
statistics-by-opponent = Rakibe göre
statistics-endings = Oyunlar nasıl bitti
statistics-victory =
    { $victory ->
        [civilian] Sivil zafer
        [military] Askeri üstünlük
        [science] Bilimsel üstünlük
        [resigned] Pes etme
       *[other] Diğer
    }
statistics-won = Kazandın
statistics-lost = Kaybettin
statistics-best-games = En çok puan
