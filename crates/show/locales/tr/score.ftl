### The score pad for a real table.

pad-title = Skor defteri
pad-lead = Gerçek bir masada oynanan oyun için. Puanları yaz ya da şehirlerin kartlarını gir, burada hesaplansın.
pad-choose = Bu defteri göster
pad-player = { $number }. oyuncu
pad-name = { $number }. oyuncunun adı
pad-cell = { $category }: { $number }. oyuncu
pad-contents = { $number }. oyuncunun kartlarını gir
pad-contents-short = Kartları gir
pad-place = Sıra
pad-winner = Kazanan
pad-sum = Topla
pad-reset = Yeni defter
pad-reset-question = Bu defterdeki her şey silinsin mi?
pad-reset-yes = Sil
pad-reset-no = Kalsın
pad-kept = Defter bu tarayıcıda saklanır.
pad-pawn = Çatışma piyonu
pad-pawn-explained = Sağda: ikinci oyuncunun tarafında. Solda: birinci oyuncunun tarafında. Yolun sonunda başkent düşer.
pad-shared = Her şey eşit: zafer paylaşılır.
pad-undecided = Puanlar eşit. Eşitliği bozmak için altınları gir.
pad-not-numbers = İşaretli hücrelerde sayı yok, bu yüzden toplam hesaplanmadı.
pad-impossible = Gerçek bir oyunda bu mümkün değil.
pad-away = Sunucuya ulaşılamıyor. Sayılar saklanıyor, sunucu geri gelince toplanacak.

## What lies in a city

pad-done = Tamam
pad-board = Tabla ve aşamalar
pad-no-board = Tabla: seçilmedi
pad-side = Tablanın yüzü
pad-stages = İnşa edilen aşamalar
pad-coins-and-tokens = Altınlar ve çatışmalar
pad-victory = { $points } puanlık zafer pulu
pad-symbols = Yalnızca semboller
pad-symbols-explained = Yeşil kartları girmek yerine: her sembolden kaç tane olduğu, aşamalardakiler dahil.
pad-any = seçmeli
pad-less = Bir eksik
pad-more = Bir fazla
