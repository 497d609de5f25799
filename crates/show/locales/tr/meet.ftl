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
lobby-minutes =
    { $minutes ->
        [0] Az önce açıldı
       *[other] { $minutes } dk önce açıldı
    }
lobby-hours = { $hours } sa önce açıldı
lobby-days = { $days } gün önce açıldı
error-pool-full = Senin ağından birkaç kişi zaten rakip arıyor. Birazdan yeniden dene ya da bir masa aç.
