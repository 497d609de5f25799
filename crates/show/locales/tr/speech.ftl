### What the characters say, and how a person has done against them.

menu-voices = Rakipler konuşur
# When: at the start, after a conflict or in a Duel a military token, at the end of the game.
says-artemisia =
    { $when ->
        [start] Gemilerim hazır. Ya seninkiler?
        [conflict-won] Deniz yine benim.
        [conflict-lost] Tadını çıkar. Geri geleceğim.
        [won] Zafer benim: denizde de karada da.
       *[lost] İyi savaştın. Kserkses seni hemen hizmetine alırdı.
    }
says-callimachus =
    { $when ->
        [start] Büyük kitap, büyük dert. Kısa keseceğim.
        [conflict-won] Kısa savaş iyi savaştır.
        [conflict-lost] O sayfayı boş bırakacağım.
        [won] Adım adım, tek bir altını bile boşa harcamadan.
       *[lost] Güzel bir son. Kataloğuma giriyor.
    }
says-chares =
    { $when ->
        [start] Tunçla düşünürüm, hem de büyük düşünürüm.
        [conflict-won] Artık huzur içinde çalışabilirim.
        [conflict-lost] Heykeller savaşlardan uzun yaşar.
        [won] Bunu denizden bile görecekler.
       *[lost] İyi inşa ettin. İyi işi görünce tanırım.
    }
says-enheduanna =
    { $when ->
        [start] Tapınaklara ilahiler yazdım. Şimdi onları inşa edelim.
        [conflict-won] Şehir bu gece huzur içinde uyuyor.
        [conflict-lost] Askerler gider, tapınaklar kalır.
        [won] Adına şarkılar söylenecek bir şehir.
       *[lost] Şehrine bir ilahi yazacağım.
    }
says-herodotus =
    { $when ->
        [start] Bakalım bu işin sonu nereye varacak.
        [conflict-won] Bunu tam olduğu gibi yazacağım.
        [conflict-lost] Talih hiçbir yerde uzun kalmaz.
        [won] İşte böyle oldu. Ben oradaydım.
       *[lost] Güzel bir hikâye, kaybeden ben olsam da.
    }
says-hypatia =
    { $when ->
        [start] Bakalım neyi kanıtlayabileceksin.
        [conflict-won] Savaş bile geometridir.
        [conflict-lost] Kılıçlar senin olsun, kitaplar benim.
        [won] Tam hesapladığım gibi.
       *[lost] Yanılmışım. İnsan böyle öğrenir.
    }
says-semiramis =
    { $when ->
        [start] Sana ne gerekiyorsa onu ben de isterim.
        [conflict-won] Seni uyarmıştım.
        [conflict-lost] Bunun bedelini ödeyeceksin.
        [won] Ben yalnızca senin istediklerini aldım.
       *[lost] Bir tek bunu elinden alamadım.
    }
says-strabo =
    { $when ->
        [start] Buradaki her yolu ve her fiyatı bilirim.
        [conflict-won] Güvenli yollar ticarete yarar.
        [conflict-lost] Savaş pahalıdır. Ben ticareti yeğlerim.
        [won] Sonuçta kârlı bir iş oldu.
       *[lost] Ucuza aldın. Tebrikler.
    }
# Games for two that the person has won and lost against a bot of this name.
against =
    { $lead ->
        [you] { $name } karşısında { $won }–{ $lost } öndesin.
        [them] { $name } karşısında { $won }–{ $lost } geridesin.
       *[none] { $name } ile durumun berabere: { $won }–{ $lost }.
    }
statistics-by-character = Botların karakterine göre
