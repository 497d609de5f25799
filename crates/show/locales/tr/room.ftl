### The waiting room and the invitation.

room-title = Bekleme odası
room-seats = Kim nerede oturuyor
room-same-deal = Kartlar, daha önceki bir oyunun kartları.
room-host = masayı açtı
room-kept = bekleniyor
room-bot =
    { $level ->
        [beginner] Acemi (bot)
        [easy] Kolay rakip (bot)
        [normal] Orta rakip (bot)
        [hard] Güçlü oyuncu (bot)
        [expert] Uzman (bot)
        [random] Acemi (bot)
       *[other] Mimar (bot)
    }
room-free = Boş yer
room-sit = Buraya otur
room-stand = Kalk
room-here = Buradayım
room-change = Değiştir
room-seat = { $number }. yer
room-put-bot =
    { $level ->
        [beginner] Acemi koy (bot)
        [easy] Kolay rakip koy (bot)
       *[normal] Orta rakip koy (bot)
        [hard] Güçlü oyuncu koy (bot)
        [expert] Uzman koy (bot)
    }
room-empty = Yeri boşalt
room-invite = Arkadaşlarını davet et
room-invite-explained = Bu bağlantıyı açan, bu masaya oturabilir. Yalnızca izlemek isteyenler için, oyun başlayınca başka bir bağlantı olacak.
room-join = Bu masaya otur
room-join-explained = Masa herkese açık.
room-look = İzliyorsun
room-look-explained = Yerler davet edilenlerin. Kartlar dağıtılınca oyun burada görünecek.
room-deal = Kartları dağıt
room-deal-waits = Her yerde biri oturunca kartlar dağıtılabilir.
room-fill = Boş yerlere bot koy
room-game = Oyun
room-other-game = Oyunu ve ayarları değiştir
room-keep-options = Böyle oyna
room-close = Masayı kapat
room-close-explained = Masa herkes için yok olur, davet de onunla birlikte.
room-close-confirm = Evet, kapat
room-host-deals = Herkes geldi. Kartları masayı açan dağıtacak.
room-waits = Diğerleri bekleniyor …
custom-pace = Karar süresi: { $pace }
custom-listed = Lobide, herkese açık
custom-scores = Puanlar oyun sırasında görünür
custom-silent = Sohbet yok
copy = Kopyala
copied = Kopyalandı
code-title = Kurtarma kodun
code-explained = Bu kod seni her cihazda yerlerine geri götürür. Yalnızca şimdi gösteriliyor: bir yere yaz ve kimseye gösterme.
join-title = Davetlisin
join-heading = { $name } seni oyuna davet ediyor
join-sit = Otur
back-link = Burada daha önce oynadım
