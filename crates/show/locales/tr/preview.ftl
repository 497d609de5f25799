### What an answer would change, before it is given. The numbers are those of now and those afterwards.

preview-coins = Altın: şimdi { $before }, sonra { $after }
preview-their-coins = { $name }, altın: şimdi { $before }, sonra { $after }
preview-points = Puan: şimdi { $before }, sonra { $after }
preview-science = Bilim puanı: şimdi { $before }, sonra { $after }
preview-border =
    { $who ->
        [you] Seninle karşılaştırılan kalkanlar: şimdi { $before }–{ $theirs }, sonra { $after }–{ $theirs }. Çağ sonunda çatışma puanı: şimdi { $points }, sonra { $then }
       *[other] Karşılaştırılan kalkanlar ({ $name }): şimdi { $before }–{ $theirs }, sonra { $after }–{ $theirs }. Çağ sonunda çatışma puanı: şimdi { $points }, sonra { $then }
    }
preview-earned = Hemen { $coins } altın
preview-produces = Her tur yeni üretim: { $list }
preview-opens = Ücretsiz kılar: { $cards }
preview-symbols = Farklı sembol: şimdi { $before }, sonra { $after }
preview-pawn = Piyonun ortadan rakibe doğru uzaklığı (hane): şimdi { $before }, sonra { $after }
preview-military = Piyonun yeri için puan: şimdi { $before }, sonra { $after }
preview-wins =
    { $victory ->
        [military] Kazandırır: askeri üstünlük
       *[science] Kazandırır: bilimsel üstünlük
    }
preview-then-token = İlerleme pulu
preview-then-library = Bir pul seç
preview-then-destroy = Yok edilecek kartı seç
preview-then-revive = Iskartadan bir kart seç
preview-then-begin = Çağın son kartı
preview-then-over = Oyun biter
preview-again = Bir hamle daha
preview-turn-lost = Ek hamle yok: kart kalmıyor
preview-lost-wonder =
    { $who ->
        [you] Oyundan çıkar: { $wonder } (senin)
       *[other] Oyundan çıkar: { $wonder } ({ $name })
    }
confirm-choice = Onayla
