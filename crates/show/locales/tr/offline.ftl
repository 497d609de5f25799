### Sunucusuz site: her şeyi tarayıcı saklar.

offline-title = Bu tarayıcıdaki oyunların
offline-kept-title = Oyunların nerede
offline-kept =
    { $games ->
        [0] Bu tarayıcı henüz hiçbir oyun saklamıyor. Oyunların bu cihazda kalır ve kimseye gönderilmez.
        [one] Bu tarayıcı bir oyun saklıyor. Oyun bu cihazda kalır ve kimseye gönderilmez.
       *[other] Bu tarayıcı { $games } oyun saklıyor. Oyunlar bu cihazda kalır ve kimseye gönderilmez.
    }
offline-copy = Bütün oyunları dosya olarak kaydet
offline-bring = Dosyadan oyun getir
offline-file = Burada veya başka bir cihazda kaydedilmiş bir dosya
offline-bring-now = Oyunları getir
offline-brought =
    { $games ->
        [0] Dosyadaki bütün oyunlar zaten buradaydı.
        [one] Bir oyun getirildi.
       *[other] { $games } oyun getirildi.
    }
offline-refused = Bu dosya okunamıyor, bu yüzden hiçbir şey değiştirilmedi.
offline-join = Oyunlarını bir sunucuya taşı
offline-join-explained = Bir sunucu, burada bitirdiğin oyunları çevrimdışı oynanmış olarak geçmişine ekleyebilir: tekrarlarıyla, ama puanlama olmadan.
offline-join-file = Biten oyunları bir sunucu için kaydet
offline-join-now = Onları bu sunucudaki geçmişime taşı
offline-remove = Her şeyi kaldır
offline-remove-explained = Bu, bütün oyunları ve ayarları bu tarayıcıdan kaldırır. Geri alınamaz.
offline-sure = Evet, bütün oyunlarımı kaldır
offline-remove-now = Kaldır
offline-not-sure = Hiçbir şey kaldırılmadı. Onaylamak için kutuyu işaretle.
offline-licences = Bu siteyi oluşturan her şeyin lisansları
offline-needs-server = Bunun için bir sunucu ve başka insanlar gerekir. Burada tek başına, botlara karşı oynarsın.
offline-storage-full = Bu tarayıcıda oyunların için yer kalmadı, bu yüzden hamle yapılmadı. Cihazda yer aç ya da oyunlarını dosya olarak kaydedip buradan kaldır.
offline-storage-forbidden = Bu tarayıcı sitenin bir şey saklamasına izin vermiyor, bu yüzden hamle yapılmadı. Veri saklamaya izin ver ya da gizli pencereden çık.
offline-storage-broken = Tarayıcı hamleyi saklayamadı, bu yüzden hamle yapılmadı. Lütfen yeniden dene.
offline-needs-net = Bu oyunun botlarının öğrendikleri henüz bu cihazda değil. Bir kez internete bağlan ve yeniden dene.
offline-broken = Bu oyunda ya da programda bir sorun var. Öteki oyunların etkilenmez.
offline-loading = Oyun yükleniyor. İlk seferinde biraz sürer; sonrasında bağlantı olmadan çalışır.
offline-cannot = Bu tarayıcı sunucusuz oynayamaz: burada service worker çalışmıyor. Güncel bir tarayıcıyı https üzerinden ve gizli pencere dışında kullan.
offline-failed = Oyun yüklenemedi. Bağlantıyı denetle ve sayfayı yeniden yükle.
offline-needs-scripts = Bu sitenin JavaScript'e ihtiyacı var.
# The start page in a browser alone.
start-lead-alone = 7 Wonders’ı ya da Duel’i botlara karşı hemen burada, bağlantı olmadan da oyna. Hesap gerekmez, oyunların bu cihazda kalır.
# On the start page of a server.
start-offline = Oyunu bu cihazda sakla ve bağlantı olmadan oyna
# On the page about oneself of a server.
me-offline = Çevrimdışı oynanan oyunlar
me-offline-explained = Bağlantı olmadan bitirdiğin oyunlar, tekrarlarıyla birlikte geçmişine eklenebilir. Nasıl geçtiklerini kimse denetleyemeyeceği için puanını değiştirmezler.
me-offline-file = Bağlantı olmadan çalışan sitenin kaydettiği, biten oyunların dosyası
me-offline-taken =
    { $games ->
        [0] Dosyadaki bütün oyunlar zaten geçmişindeydi.
        [one] Geçmişine bir oyun eklendi.
       *[other] Geçmişine { $games } oyun eklendi.
    }
me-offline-left-out =
    { $games ->
        [one] Bir oyuna daha yer yoktu.
       *[other] { $games } oyuna daha yer yoktu.
    }
