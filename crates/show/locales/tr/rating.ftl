### Oyuncuların puanlamaları ve istatistik sayfasında kişinin kendi puanlaması.

ratings-title = Puanlamalar
ratings-explained = Bu sunucunun oyuncuları, her oyun için ayrı ayrı puanlamaya göre. Puanlaması yeterince kesin olan ve onu kapatmamış herkes listelenir. 1500, orta seviye bir bottur; ± işaretinden sonra puanlamanın ne kadar belirsiz olduğu yazar.
ratings-own = İstatistiklerin
ratings-none = Bu oyunda henüz kimsenin yeterince kesin bir puanlaması yok.
ratings-place = Sıra
ratings-name = Ad
rating = Puanlama
rating-value = { $rating } ± { $deviation }
rating-change = Puanlama { $before } → { $after } ({ $change })
rating-explained = İnsanlara ya da bir düzeydeki botlara karşı her oyun puanlamanı değiştirir. Sayılmayanlar: rehberli oyunlar, ipucu alınanlar, aynı kartlarla yeniden oynananlar, tekrar izlemeden sürdürülen oyunlar ve botlara karşı bir hamlenin geri alındığı oyunlar.
rating-is-off = Puanlaman kapalı. Profilinde açabilirsin.
rating-now = Şu anki puanlama
rating-provisional = geçici
rating-best = En iyi puanlama
rating-games = Sayılan oyunlar
rating-curve = Son { $count } oyunda puanlama; sayılar aşağıda
rating-figures = Eğrinin sayıları
rating-date = Oyunun sonu
rating-difference = Değişim
rating-on = Puanlaman açık. Yeterince kesin olunca herkes onu puanlamalar tablosunda görebilir.
rating-off = Puanlaman kapalı. Sana ait bir puanlama hesaplanmaz ve gösterilmez.
rating-switch-off = Kapat ve puanlamalarımı sil
rating-switch-on = Aç ve baştan başla
