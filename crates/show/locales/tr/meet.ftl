### Meeting people: play now, the page of a person who waits, and the lobby.

way-now = Hemen oyna
way-now-hint = Dengin rakipler
play-now = Hemen oyna
play-now-explained = Oyunu ve temposunu seç. Aşağı yukarı senin kadar iyi oynayan kişilerle aynı masaya oturursun.
tempo =
    { $tempo ->
        [quick] Hızlı
        [days] Günlere yayılan
       *[normal] Normal
    }
tempo-explained =
    { $tempo ->
        [days] Bütün yerler dolana kadar masa lobide bekler. Senin beklemen gerekmez.
       *[normal] 20 saniye içinde oynarsın: boş yerlere botlar oturur.
    }
search-title = Rakip aranıyor
search-waiting =
    { $people ->
        [1] Bu oyun için şimdilik yalnızca sen bekliyorsun.
       *[other] Bu oyun için seninle birlikte { $people } kişi bekliyor.
    }
search-bots = En geç { $seconds } saniye içinde oynarsın: boş yerlere botlar oturur.
search-stay = Bu sayfayı açık tut; seni masaya kendisi götürür.
search-leave = Aramayı bırak
lobby-all = Bütün açık masalar
lobby-none = Uygun açık masa yok. Daha az filtre seç.
lobby-tempo = Tempo
lobby-any-tempo = Her tempo
lobby-own = Masana git
lobby-seats = Yerler
lobby-open = Oturabileceğim masalar
lobby-ratings = Dereceler: { $from }–{ $to }
lobby-minutes =
    { $minutes ->
        [0] Az önce açıldı
       *[other] { $minutes } dk önce açıldı
    }
lobby-hours = { $hours } sa önce açıldı
lobby-days = { $days } gün önce açıldı
error-pool-full = Senin ağından birkaç kişi zaten rakip arıyor. Birazdan yeniden dene ya da bir masa aç.
watch-title = İzle
watch-games = Süren oyunlar
watch-best = En iyi oyunu, ardından sıradakini izle:
watch-empty = Şu anda süren herkese açık bir oyun yok.
watch-rating = Ortalama derece { $rating }
watch-seat-rating = Derece
watch-begins = İlk turdan önce
watch-follows = İzlediğin kişi: { $name }. Sayfa, sıradaki herkese açık oyuna kendisi geçer.
watch-follows-best = En iyi oyunu izliyorsun: { $game }. Sayfa sıradakine kendisi geçer.
watch-waits = Şu anda herkese açık bir oyun oynamıyor: { $name }
watch-waits-best = Süren herkese açık oyun yok: { $game }
watch-stay = Bu sayfayı açık tut; seni sıradaki oyuna kendisi götürür.
error-not-followable = Bu kişiyi oyundan oyuna izleyemezsin.
