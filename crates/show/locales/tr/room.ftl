### The waiting room and the invitation.

room-title = Bekleme odası
room-seats = Kim nerede oturuyor
room-same-deal = Kartlar, daha önceki bir oyunun kartları.
room-host = masayı açan
room-kept = bekleniyor
room-bot =
    { $level ->
        [beginner] Acemi bot
        [easy] Kolay bot
        [normal] Orta seviye bot
        [hard] Zor bot
        [expert] Uzman bot
        [random] Acemi bot
       *[other] Orta seviye bot
    }
room-free = Boş yer
room-sit = Buraya otur
room-stand = Kalk
room-here = Buradayım
room-change = Değiştir
room-seat = { $number }. yer
room-put-bot =
    { $level ->
        [beginner] Acemi bot ekle
        [easy] Kolay bot ekle
       *[normal] Orta seviye bot ekle
        [hard] Zor bot ekle
        [expert] Uzman bot ekle
    }
room-empty = Yeri boşalt
room-invite = Arkadaşlarını davet et
room-invite-explained = Bu bağlantıyı açan, bu masaya oturabilir. Yalnızca izlemek isteyenler için, oyun başlayınca başka bir bağlantı olacak.
room-join = Bu masaya otur
room-join-explained = Masa herkese açık.
room-look = İzliyorsun
room-look-explained = Yerler davet edilenlerin. Kartlar dağıtılınca oyun burada görünecek.
room-wonder = Harikan
room-wonder-chosen = Harika, onu ilk alanındır. Harika almayanlara, botlara olduğu gibi, kalanlardan biri rastgele verilir.
room-wonder-drafted = En çok üç harika sırala. Listeni senden başka kimse görmez. Kartlar dağıtılırken oyuncular rastgele sıralanır; her biri, listesinde hâlâ boşta olan ilk harikayı alır.
room-wonder-place =
    { $place ->
        [1] Birinci tercih
        [2] İkinci tercih
       *[other] Üçüncü tercih
    }
room-wonder-saved = Kaydedilen: { $wonders }
room-wonder-listed = listesi hazır
room-deal = Kartları dağıt
room-deal-waits = Her yerde biri oturunca kartlar dağıtılabilir.
room-fill = Boş yerlere bot ekle
room-game = Oyun
room-other-game = Oyunu ve ayarları değiştir
room-keep-options = Kaydet
room-close = Masayı kapat
room-close-explained = Masa ve daveti herkes için silinir.
room-close-confirm = Evet, kapat
room-host-deals = Herkes geldi. Masayı açanın kartları dağıtması bekleniyor.
room-waits = Diğerleri bekleniyor …
custom-pace = Karar süresi: { $pace }
custom-bank = Oyun süresi: { $bank }
custom-listed = Herkese açık (lobide görünür)
custom-watched = Herkes izleyebilir
custom-unwatched = Yalnızca bağlantıyla izlenebilir
custom-scores = Puanlar oyun sırasında görünür
custom-silent = Sohbet yok
copy = Kopyala
copied = Kopyalandı
code-title = Kurtarma kodun
code-explained = Bu kod seni her cihazda yerlerine geri götürür. Yalnızca şimdi gösteriliyor: bir yere yaz ve kimseye gösterme.
join-title = Davetlisin
join-heading = { $name } seni oyuna davet ediyor
join-sit = Otur
join-watch = Oyunu izle
back-link = Burada daha önce oynadım
