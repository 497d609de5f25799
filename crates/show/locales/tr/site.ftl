### The site: start page, errors, frame.

site-name = Antipater
usual-name = Misafir
start-page-title = Antipater: 7 Wonders ve 7 Wonders Duel’i tarayıcıda oyna
start-title = Antik dünyanın bir harikasını inşa et
start-lead = 7 Wonders’ı ya da Duel’i arkadaşlarınla veya botlara karşı hemen burada oyna. Hesap gerekmez, kurulum yok.
door-seven = Yedi şehir
door-duel = İki rakip
way-learn = Öğren
way-learn-hint = Rehberli oyun
way-bots = Botlar
way-bots-hint = Hemen başla
way-friends = Arkadaşlar
way-friends-hint = Bağlantıyla davet
options-title = Özel oyun
option-game = Oyun
game-seven = 7 Wonders
game-free-city = İki kişilik 7 Wonders, Özgür Şehirle
game-duel = 7 Wonders Duel
option-opening = Harikalar
opening-draft = Seçilerek
opening-first-game = İlk oyun: hazır setler
option-begins = Kim başlar
begins-me = Ben
begins-bot = Rakip
option-edition = Baskı
edition-first = Birinci (2010)
edition-second = İkinci (2020)
option-seats = Masadaki şehirler
option-level = Botlar
level =
    { $level ->
        [beginner] Acemi
        [easy] Kolay
       *[normal] Orta
        [hard] Zor
        [expert] Uzman
    }
level-explained =
    { $level ->
        [beginner] Kuralları bilir, güzel görüneni alır ama çoğu zaman daha iyisini gözden kaçırır.
        [easy] Neyin kazandırdığını bilir ama karttaki puanlara kapılır, fazla öder ve bazen bedava bir yapıyı unutur.
       *[normal] Sağlam oynar, ama arada bir en iyi hamle yerine ikinci iyisini seçer.
        [hard] Yüz binlerce ya da daha çok oyundan öğrenmiştir; her hamleyi nereye götürdüğüne göre değerlendirir.
        [expert] Aynı deneyim; üstelik her hamleden önce oyunun birçok olası devamını tartar.
    }
option-city = Şehrin
option-boards = Harikalar
boards-chosen = Herkes bekleme odasında birini seçer
boards-drafted = Gizli tercih listelerine göre
option-sides = Tablaların yüzleri
option-name = Adın
by-luck = Rastgele
sides-random = Hepsi rastgele
sides-all-a = Hepsi A (Gündüz)
sides-all-b = Hepsi B (Gece)
sides-own-a = Benimki A (Gündüz), diğerleri rastgele
sides-own-b = Benimki B (Gece), diğerleri rastgele
start-with-options = Kartları dağıt
start-table = Masayı aç
start-friends = Arkadaşlarınla oyna
free-city-explained = Özgür Şehirle iki kişilik 7 Wonders (birinci baskı). Aranızdaki üçüncü şehir için sırayla sen ve bir bot karar verirsiniz.
option-own-side = Tablanın yüzü
unfinished = Süren oyunların
next-turns = 
    { $count ->
        [one] Seni bekleyen oyunu oyna
       *[other] Seni bekleyen { $count } oyunu sırayla oyna
    }
unfinished-more =
    { $count ->
       *[other] { $count } oyun daha
    }
about-title = Nasıl oynanır
about-1 = Antik çağın büyük şehirlerinden birini yönetirsin. Her turda herkes elinden bir kart seçer, bütün kartlar aynı anda açılır ve eller komşulara verilir.
about-2 = Yapılar kaynak, altın, kalkan, bilim ve puan getirir. Şehrinde olmayanı iki yanındaki şehirlerden satın alırsın. Altı tur sonra çağ biter ve komşular kalkanlarını karşılaştırır.
about-3 = Üç çağın sonunda en çok puanı olan şehir kazanır. Buradaki her kart, sana şu anda kaça mal olduğunu ve nedenini söyler.
foot = Yedi harikayı ilk sıralayan, Sidonlu Antipatros’tu. Bu, oyuncuların oyuncular için yaptığı ücretsiz, özgür bir yazılımdır; 7 Wonders ve 7 Wonders Duel’in yayıncısıyla bir bağlantısı yoktur.

site-nav = Sayfalar
option-people = Kişiler
people-alone = Yalnızca ben ve botlar
option-pace = Süre
pace-each = Her karar için
pace-whole = Bütün oyun için
pace-free = Sınırsız
pace-seconds = { $seconds } saniye
pace-minutes = { $minutes } dakika
pace-days = { $days } gün
pace-bank-minutes = { $minutes } dk + karar başına { $seconds } sn
pace-bank-days = { $days } gün + karar başına { $hours } sa
option-listed = Herkese açık (lobide görünür)
option-within = Açık masalardan kimler oturabilir
within-any = Herkes
within-gap = Derecesi masayı açanınkinden en çok { $gap } farklı olanlar
option-spectators = Kimler izleyebilir
spectators-as-listed = Açık bir masaysa herkes
spectators-all = Herkes
spectators-linked = Yalnızca bağlantıyla
option-scores = Puanlar oyun sırasında görünsün
option-talk = Sohbet
word-yes = Evet
word-no = Hayır
options-seven =
    { $edition ->
        [first] 7 Wonders, birinci baskı, { $seats } şehir
       *[other] 7 Wonders, ikinci baskı, { $seats } şehir
    }
lobby = Açık masalar
lobby-empty = Şu anda açık masa yok. Kendi masanı aç.
line-gathering =
    { $free ->
        [0] Dolu
       *[other] { $free } yer boş
    }
line-playing = Oynanıyor
line-your-turn = Sıra sende
day-game =
    { $state ->
        [done] oynandı
        [begun] sürüyor
       *[new] henüz oynanmadı
    }

me-link = Profil
me-title = Profilin
me-name = Adın
me-rename = Adı kaydet
me-code = Kurtarma kodu
me-code-known = Bir kurtarma kodun var. Seni her cihazda yerlerine geri götürür. Kaybolduysa yenisini oluştur: eskisinin yerine geçer.
me-code-none = Kod olmadan yerlerin bu tarayıcıya bağlıdır.
me-new-code = Yeni kod oluştur
me-account = Hesap
me-account-explained = İstersen, geri dönmek için bir ad ve bir parola seç. E-posta gerekmez.
me-account-made = Tamam. Bu ad ve parolayla geri dönebilirsin.
me-login = Giriş adı
me-login-unreadable = Bu ad kullanılamaz: en az iki harf gerekir, boşluk olamaz.
me-login-taken = Bu ad başkasında.
me-password = Parola
me-password-short = Parola 8 ile 256 karakter arasında olmalı.
me-password-weak = Bu parola çok kolay tahmin edilir.
me-set-account = Adı ve parolayı kaydet
me-programs = Programlar
me-programs-explained = Erişim anahtarıyla, bir programın senin yerlerinde oynayabilir.
me-token-once = Anahtar yalnızca şimdi gösteriliyor.
me-tokens-enough = Yirmi anahtarın var. İhtiyacın olmayan birini sil.
me-token-label = Programın adı
me-new-token = Anahtar oluştur
me-end-token = Sil
me-browsers = Cihazlar
me-browsers-count =
    { $count ->
        [0] Yalnızca bu cihazda oturumun açık.
       *[other] Ayrıca { $count } cihazda daha oturumun açık.
    }
me-browser = { $number }. cihaz
me-end-browser = Oturumu kapat
me-leave = Bu cihazda oturumu kapat
me-leave-explained = Önce kurtarma kodunu sakla ya da bir hesap aç: bunlar olmadan kimse yerlerine geri dönemez.
api-link = Programlar için API
back-short = Yerlerimi geri al
back-title = Yerlerini geri al
back-with-code = Kurtarma kodunla
back-with-password = Hesabınla
back-come = Yerlerimi geri al
back-no-code = Bu kod geçerli değil. Harf harf karşılaştır; O ile 0 aynıdır, I ile 1 de.
back-no-password = Ad ya da parola yanlış.
games-link = Biten oyunların
games-title = Biten oyunların
games-none = Henüz bir oyun bitirmedin.
games-upload = Dosyadan bir kayıt izle
games-replay = Tekrar
games-older = Daha eskiler

members-title = Yalnızca üyeler
members-explained = Bu sunucu üyelere açıktır. Bir üyenin ya da sunucu yöneticisinin verdiği davet kodunu gir.
members-wrong = Bu davet kodu geçerli değil ya da tükenmiş.
members-code = Davet kodu
members-enter = Katıl
error-members-only = Bu sunucu yalnızca üyelere açıktır.

problem-title = Bu olmadı
problem-home = Ana sayfaya
error-no-page = Bu adreste bir sayfa yok.
error-no-table = Böyle bir masa yok. Adres eksik olabilir ya da masa başka bir sunucudadır.
error-method = Bu adrese bu şekilde istek gönderilemez.
error-not-yours = Bu masa başkalarının. Onlardan bir davet iste ya da kurtarma kodunla geri dön.
error-not-signed-in = Sunucu seni burada tanımıyor. Bir masaya otur ya da kurtarma kodunla geri dön.
error-not-host = Bunu yalnızca masayı açan yapabilir.
error-host-stays = Masayı sen açtın: yerinden kalkamazsın ama masayı kapatabilirsin.
error-seat-taken = O yerde zaten başkası oturuyor.
error-wonder-taken = Bu harikayı zaten başkası aldı.
error-full = Bütün yerler dolu.
error-not-full = Hâlâ boş yer var. Birini davet et ya da oraya bir bot ekle.
error-started = Kartlar çoktan dağıtıldı.
error-not-started = Kartlar henüz dağıtılmadı.
error-same-deal = Bu kartlar, aynı oyun ve aynı sayıda yer için dağıtıldı.
error-left = Yerine bir bot oynuyor. Önce yerine dön.
error-no-undo = Bu artık geri alınamaz.
error-revealed = Bu geri alınamaz: o zamandan beri yeni bir şey açıldı.
error-time-up = Süren doldu: bu kez senin yerine bir bot karar veriyor.
error-paused = Masada ara verildi: önce oyuna devam et.
error-no-pause = Ara vermek için masada süre sınırı ve başka insanlar olmalı.
error-too-soon = Bir oyuncu 2 dakika uzakta kalınca ya da 10 dakika bekletince yerine bot geçebilir (yalnızca karar süresi sınırsız masalarda).
error-no-talk = Bu masada sohbet yok.
error-over = Oyun bitti.
error-too-many = Kısa sürede çok fazla istek geldi. Lütfen biraz bekle.
error-other-site = İstek başka bir siteden geldi ve reddedildi.
error-unreadable = İstek anlaşılamadı. Lütfen geri dön ve yeniden dene.
error-too-large = Gönderilen veri çok büyük.
error-stale = Bu sayfa gösterildiğinden beri oyun ilerledi. Şimdiki durum bu.
error-running = Kayıt ve oyun tekrarı, oyun bitince açılır.
error-busy = Bu masa şu anda çok yoğun. Lütfen birazdan yeniden dene.
error-broken = Sunucuda bir sorun var. Onaylanan hiçbir şey kaybolmadı; lütfen birazdan yeniden dene.
sides-chosen = Her oyuncu masada seçer

me-proof = Şimdiki parola ya da kurtarma kodu
me-proof-wrong = Bu, ne şimdiki parolan ne de kurtarma kodun.
me-others-end = Bunu değiştirdiğinde diğer bütün cihazlarının ve programlarının oturumu kapanır.
me-token-may = Anahtar oyun oynar ve oyunları okur, başka bir şey yapmaz: onunla kimse kurtarma kodunu ya da parolanı değiştiremez, anahtar oluşturamaz, cihazların oturumunu kapatamaz.
me-browser-own = (bu cihaz)
me-session-since = Giriş: { $since }
me-session-used = Giriş: { $since }. Son kullanım: { $used }
me-unused = { $days } gün kullanılmayan bir cihazın ya da programın oturumu kapanır.
error-program = Bir programın anahtarı oyun oynar ve oyunları okur, başka bir şey yapmaz. Bunu bir tarayıcıda yap.
error-too-slow = İsteğin ulaşması çok uzun sürdü. Lütfen yeniden dene.
error-server-full = Sunucu şu anda dolu. Lütfen biraz sonra yeniden dene.
error-unavailable = Sunucu şu anda hiçbir şey kaydedemiyor. Lütfen biraz sonra yeniden dene; daha önce onaylananlar duruyor.
error-crowded = Ağında aynı anda çok fazla sayfa açık. Birkaçını kapatıp yeniden dene.

# The switch between light and dark colors.
theme = Renkler
theme-choice =
    { $theme ->
        [light] Açık
        [dark] Koyu
       *[system] Sistem
    }
palette = Renk paleti
palette-choice =
    { $palette ->
        [marble] Mermer
        [nile] Nil
       *[papyrus] Papirüs
    }
backs = Kart arkaları
backs-choice =
    { $backs ->
        [jars] Küpler
        [stars] Yıldızlar
       *[temple] Tapınaklar
    }
