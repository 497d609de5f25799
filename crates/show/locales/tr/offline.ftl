### Sunucusuz site: her şeyi tarayıcı saklar.

offline-title = Bu tarayıcıdaki oyunların
offline-kept-title = Oyunların nerede
offline-kept =
    { $games ->
        [0] Bu tarayıcıda henüz kayıtlı oyun yok. Oyunların bu cihazda kalır ve hiçbir yere gönderilmez.
        [one] Bu tarayıcıda 1 oyun kayıtlı. Oyun bu cihazda kalır ve hiçbir yere gönderilmez.
       *[other] Bu tarayıcıda { $games } oyun kayıtlı. Oyunlar bu cihazda kalır ve hiçbir yere gönderilmez.
    }
offline-copy = Bütün oyunları dışa aktar
offline-import = Oyunları içe aktar
offline-file = Burada veya başka bir cihazda dışa aktarılmış bir dosya
offline-import-now = İçe aktar
offline-imported =
    { $games ->
        [0] Dosyadaki bütün oyunlar zaten buradaydı.
        [one] 1 oyun içe aktarıldı.
       *[other] { $games } oyun içe aktarıldı.
    }
offline-refused = Bu dosya okunamıyor, bu yüzden hiçbir şey değiştirilmedi.
offline-join = Oyunlarını bir sunucudaki geçmişine ekle
offline-join-explained = Bir sunucu, burada bitirdiğin oyunları geçmişine ekleyebilir. Bunlar “çevrimdışı oynandı” diye işaretlenir, tekrarları vardır ve derecene sayılmaz.
offline-join-file = Biten oyunları bir sunucu için kaydet
offline-join-now = Onları geçmişime ekle
offline-remove = Her şeyi sil
offline-remove-explained = Bu, bütün oyunları ve ayarları bu tarayıcıdan siler. Geri alınamaz.
offline-sure = Evet, bütün oyunlarımı sil
offline-remove-now = Sil
offline-not-sure = Hiçbir şey silinmedi. Onaylamak için kutuyu işaretle.
offline-licences = Üçüncü taraf lisansları
offline-needs-server = Bunun için bir sunucu ve başka insanlar gerekir. Burada tek başına, botlara karşı oynarsın.
offline-storage-full = Bu tarayıcıda oyunların için yer kalmadı, bu yüzden hamle yapılmadı. Cihazda yer aç ya da oyunlarını dışa aktarıp buradan sil.
offline-storage-forbidden = Bu tarayıcı sitenin bir şey saklamasına izin vermiyor, bu yüzden hamle yapılmadı. Veri saklamaya izin ver ya da gizli pencereden çık.
offline-storage-broken = Tarayıcı hamleyi saklayamadı, bu yüzden hamle yapılmadı. Lütfen yeniden dene.
offline-needs-net = Bu oyunun botları henüz indirilmedi. Bir kez internete bağlan ve yeniden dene.
offline-broken = Bu oyunda ya da programda bir sorun var. Öteki oyunların etkilenmez.
offline-loading = Oyun yükleniyor. İlk seferinde biraz sürer; sonrasında çevrimdışı çalışır.
offline-cannot = Bu tarayıcı burada çevrimdışı oynayamaz: service worker çalışmıyor. Güncel bir tarayıcıyı https ile ve gizli pencere dışında kullan.
offline-failed = Oyun yüklenemedi. Bağlantıyı denetle ve sayfayı yeniden yükle.
offline-needs-scripts = Bu sitenin JavaScript’e ihtiyacı var.
# The start page in a browser alone.
start-lead-alone = 7 Wonders’ı ya da Duel’i botlara karşı hemen burada, bağlantı olmadan da oyna. Hesap gerekmez, oyunların bu cihazda kalır.
# On the start page of a server.
start-offline = Yükle ve çevrimdışı oyna
# On the page about oneself of a server.
me-offline = Çevrimdışı oynanan oyunlar
me-offline-explained = Çevrimdışı bitirdiğin oyunlar, tekrarlarıyla birlikte geçmişine eklenebilir. Doğrulanamadıkları için derecene etki etmezler.
me-offline-file = Çevrimdışı sitenin kaydettiği, biten oyunların dosyası
me-offline-taken =
    { $games ->
        [0] Dosyadaki bütün oyunlar zaten geçmişindeydi.
        [one] Geçmişine 1 oyun eklendi.
       *[other] Geçmişine { $games } oyun eklendi.
    }
me-offline-left-out =
    { $games ->
        [one] 1 oyun dışarıda kaldı: yer kalmamıştı.
       *[other] { $games } oyun dışarıda kaldı: yer kalmamıştı.
    }
