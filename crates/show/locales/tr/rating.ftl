### Oyuncuların dereceleri ve istatistik sayfasında kişinin kendi derecesi.

ratings-title = Dereceler
ratings-explained = Bu sunucunun sıralamaları, her oyun için ayrı ayrı. Derecesi kesinleşmiş olan ve onu kapatmamış herkes listelenir. Orta seviye bir botun derecesi 1500’dür; ± işareti belirsizliği gösterir.
ratings-own = İstatistiklerin
ratings-none = Bu oyunda henüz kesinleşmiş derece yok.
ratings-place = Sıra
ratings-name = Ad
rating = Derece
rating-value = { $rating } ± { $deviation }
rating-change = Derece { $before } → { $after } ({ $change })
rating-explained = İnsanlara ya da bir düzeydeki botlara karşı her oyun sayılır. Sayılmayanlar: rehberli oyunlar, günün oyunu, ipucu alınanlar, aynı kartlarla yeniden oynananlar, bir tekrardan sürdürülenler ve botlara karşı bir hamlenin geri alındığı oyunlar. Botlara karşı bir hafta boyunca sürdürmediğin oyun kaybedilmiş sayılır.
rating-is-off = Derecen kapalı. Profilinde açabilirsin.
rating-now = Şu anki derece
rating-provisional = geçici
rating-best = En iyi derece
rating-games = Sayılan oyunlar
rating-curve = Son { $count } oyunda derece; sayılar aşağıda
rating-figures = Eğrinin sayıları
rating-date = Tarih
rating-difference = Değişim
rating-on = Derecen açık. Kesinleşince herkes onu Dereceler sayfasında görebilir.
rating-off = Derecen kapalı: hesaplanmaz ve gösterilmez.
rating-switch-off = Kapat ve derecelerimi sil
rating-switch-on = Aç ve baştan başla
