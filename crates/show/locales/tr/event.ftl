### Events: duplicate play, Swiss tournaments and arenas.

events-title = Etkinlikler
events-lead = Kulübünle aynı kartları oyna, bir turnuva ya da bir akşamlık arena düzenle. Adresi paylaş: adresi olan herkes katılabilir.
event-host = Düzenleyen: { $name }
event-players =
    { $count ->
        [one] Bir oyuncu
       *[other] { $count } oyuncu
    }
event-format =
    { $format ->
        [pairs] Aynı dağıtımlar, insanlar
        [swiss] İsviçre sistemi
        [arena] Arena
       *[other] Aynı dağıtımlar, botlar
    }
event-format-explained =
    { $format ->
        [pairs] İnsanlar turlar halinde birbirine karşı oynar. Bir turun bütün masalarında aynı kartlar vardır ve aynı eli alanlarla karşılaştırılırsın.
        [swiss] İnsanlar turlar halinde birbirine karşı oynar. Senin kadar puanı olanlarla karşılaşırsın; mümkünse kimseyle iki kez değil.
        [arena] Süre dolana kadar oyun üstüne oyun oynarsın. Her oyun puan getirir ve art arda iki galibiyet sonrakileri ikiye katlar.
       *[other] Herkes aynı dağıtımları aynı yerden aynı botlara karşı, istediği zaman oynar. Sonra oyunlar karşılaştırılır.
    }
event-rounds =
    { $format ->
        [duplicate] { $count } dağıtım
       *[other] { $count } tur
    }
event-days = { $count } gün
event-hours = { $count } sa
event-minutes = { $count } dk
event-stage =
    { $stage ->
        [open] Katılıma açık
        [over] Bitti
       *[other] Sürüyor
    }
event-begins = Başlangıç
event-ends = Bitiş
event-new = Yeni etkinlik
event-how = Nasıl oynanır
event-name = Başlık
event-seats = 7 Wonders masasındaki şehirler
event-number =
    { $format ->
        [duplicate] Dağıtımlar
       *[other] Turlar
    }
event-open-for = Açık kalma süresi
event-lasts = Süre
event-begin = Başlangıç zamanı
event-by-host = Ben başlatınca
event-in = { $minutes } dk sonra
event-listed = Bu sunucudaki herkes görebilir ve katılabilir
event-make = Etkinlik oluştur
event-screen = Büyük ekran
event-csv = Tablo (CSV)
event-invite = Davet et
event-invite-explained = Bu adrese sahip olan herkes etkinliği görebilir ve katılabilir.
# For readers of the screen.
event-qr = Adresin QR kodu
event-scoring =
    { $format ->
        [swiss] Bir oyun, yendiğin rakiplerin oranını getirir; eşitler yarım sayılır. Boş geçilen tur galibiyettir. Eşitlikte rakiplerin puanları, sonra karşılaştırma puanları, sonra farklar belirler. Bir oyunu kaçırır ya da bota bırakırsan kaybedersin ve çekilmiş olursun; yeniden katılabilirsin.
        [arena] Tam galibiyet iki, beraberlik bir puan getirir. Art arda iki galibiyetten sonra, bir galibiyet kaçana kadar puanlar iki kat sayılır. Eşitlikte oyun başına puan, sonra farklar belirler. Bir oyunu kaçırır ya da bota bırakırsan kaybedersin ve çekilmiş olursun; yeniden katılabilirsin.
       *[other] Her dağıtım için, aynı eli alanlardan yendiğin oranı alırsın: önce sıraya, sonra farka göre; eşitler yarım sayılır. Oynanmayan dağıtım bir şey getirmez. Eşitlikte farkların toplamı, sonra en iyi sonuçların sayısı belirler.
    }
event-round = Tur { $round } / { $rounds }
event-go-on = Masana git, tur { $round }
event-wait = Sonraki oyunun kendiliğinden başlar. Bu sayfada kal.
event-leave = Çekil
event-remove = Oyuncuyu çıkar
event-remove-explained = Yeniden giremez. Süren oyunlar devam eder.
event-player = Oyuncu
event-join = Katıl
event-deal = Dağıtım { $number }
event-compare = Karşılaştır
event-start = Şimdi başlat
event-end = Etkinliği bitir
event-end-explained = Süren oyunlar devam eder ama artık sayılmaz.
event-percent = %{ $percent }
event-bye = boş
event-table = Sıralama
event-score = Sonuç
event-tie =
    { $format ->
        [swiss] Buchholz
        [arena] Oyun başına
       *[other] Farklar
    }
event-withdrawn = çekildi
event-proof = Bu etkinliğin bütün kartları gizli bir anahtardan gelir. Özeti baştan açıklanır, anahtar ise etkinlik bitince yayımlanır. Böylece herkes hiçbir şeyin ayarlanmadığını denetleyebilir ve kimse bir kartı önceden bilemez.
event-key = Anahtar:
event-join-screen = Henüz kimse katılmadı. Kodu tara.
event-more = ve { $count } kişi daha
event-hidden = Oyunları, kendi oyununu bitirdiğinde ya da bu dağıtımı artık kimse oynamadığında karşılaştırabilirsin.
event-seat = Masadaki yer
event-matchpoints = Karşılaştırma puanı
event-side-by-side = Yan yana
event-parted = İki oyun { $number }. kararda ayrılıyor.
event-same = İkisi de her kararda aynısını aldı.
# After a game.
after-event = Etkinliğe dön
error-no-event = Böyle bir etkinlik yok.
error-event-over = Etkinlik bitti.
