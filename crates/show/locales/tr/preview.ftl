### What an answer would change, before it is given. The numbers are those of now and those afterwards.

preview-coins = Altın: önce { $before }, sonra { $after }
preview-their-coins = { $name }, altın: önce { $before }, sonra { $after }
preview-points = Masadaki duruma göre puan: önce { $before }, sonra { $after }
preview-science = Bilim puanı: önce { $before }, sonra { $after }
preview-border =
    { $who ->
        [you] Sende { $theirs } kalkan, karşısında önce { $before }, sonra { $after }. Çağ sonunda bunun puanı: önce { $points }, sonra { $then }
       *[other] { $name }: { $theirs } kalkan, karşısında önce { $before }, sonra { $after }. Çağ sonunda bunun puanı: önce { $points }, sonra { $then }
    }
preview-earned = Hemen { $coins } altın
preview-produces = Her tur yeni üretim: { $list }
preview-opens = Ücretsiz kılar: { $cards }
preview-symbols = Farklı sembol: önce { $before }, sonra { $after }
preview-pawn = Piyonun ortadan rakibe doğru adım sayısı: önce { $before }, sonra { $after }
preview-military = Piyonun yeri için puan: önce { $before }, sonra { $after }
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
preview-again = Bir sıra daha
preview-turn-lost = Ek sıra yok: kart kalmıyor
preview-lost-wonder =
    { $who ->
        [you] Kaybedersin: { $wonder }
       *[other] { $name } kaybeder: { $wonder }
    }
confirm-choice = Onayla
