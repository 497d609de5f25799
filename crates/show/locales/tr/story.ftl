### Değerlendirilmiş bir oyunun öyküsü: nasıl oynandı, şehir neyle geçindi, nerede döndü ve gelecek sefer ne denenmeli.

story-title =
    { $who ->
        [you] Koç senin oyununu anlatıyor
       *[other] Koç bu oyuncunun oyununu anlatıyor: { $name }
    }
story-working = Koç oyuna bakıyor …
story-open = Koç ne diyor
story-whole = Öykünün tamamı
story-see = Bak
story-moments =
    { $count ->
        [one] Bakmaya değer bir an
       *[other] Bakmaya değer iki an
    }
story-played-label = Oynanan
story-better-label = Daha iyisi
story-numbers = Sayılar
story-close = söylenemeyecek kadar başa baş
story-deeper = Ayrıntılı analiz et
story-offer-deeper = Bu hızlı bir bakıştı. Tam analiz daha uzun sürer ve daha güvenilirdir.
when-draft = Harika seçimi, { $pick }. seçim

## Cümleler

story-played =
    { $level ->
        [flawless]
            { $who ->
                [you] Hatasız oynadın.
               *[other] { $name } hatasız oynadı.
            }
        [strong]
            { $who ->
                [you] Güçlü oynadın.
               *[other] { $name } güçlü oynadı.
            }
        [solid]
            { $who ->
                [you] İyi oynadın.
               *[other] { $name } iyi oynadı.
            }
        [uneven]
            { $who ->
                [you] İnişli çıkışlı oynadın.
               *[other] { $name } inişli çıkışlı oynadı.
            }
       *[rough]
            { $who ->
                [you] Ciddi hatalar yaptın.
               *[other] { $name } ciddi hatalar yaptı.
            }
    }
story-cost-both =
    { $which ->
        [worst] En kötü üç hamle yaklaşık { $points } puana ve kazanma şansından şu kadarına mal oldu: { $percent }.
       *[all] { $turns } hamle yaklaşık { $points } puana ve kazanma şansından şu kadarına mal oldu: { $percent }.
    }
story-cost-points =
    { $which ->
        [worst] En kötü üç hamle yaklaşık { $points } puana mal oldu.
       *[all] { $turns } hamle yaklaşık { $points } puana mal oldu.
    }
story-cost-chances =
    { $which ->
        [worst] En kötü üç hamle kazanma şansından şu kadarına mal oldu: { $percent }.
       *[all] { $turns } hamle kazanma şansından şu kadarına mal oldu: { $percent }.
    }
story-lived-on =
    { $how ->
        [mostly]
            { $who ->
                [you] Toplam { $total } puanının { $points } kadarı şuradan geldi: { $source }.
               *[other] { $name } adlı oyuncunun { $total } puanının { $points } kadarı şuradan geldi: { $source }.
            }
       *[spread]
            { $who ->
                [you] Toplam { $total } puanın birçok yerden geldi, en çok şuradan: { $source } ({ $points }).
               *[other] { $name } adlı oyuncunun { $total } puanı birçok yerden geldi, en çok şuradan: { $source } ({ $points }).
            }
    }
story-difference = En büyük fark ({ $name }): { $category }, { $theirs } puana karşı { $points }.
story-source =
    { $category ->
        [military] çatışmalar
        [treasury] altın
        [wonder] harikanın aşamaları
        [wonders] harikalar
        [civilian] sivil yapılar
        [science] bilim
        [commerce] ticari yapılar
        [guilds] loncalar
       *[progress] ilerleme pulları
    }
story-supremacy =
    { $victory ->
        [military]
            { $who ->
                [you] Puanlar sayılmadan önce askeri üstünlükle kazandın.
               *[other] Puanlar sayılmadan önce askeri üstünlükle { $name } kazandı.
            }
       *[science]
            { $who ->
                [you] Puanlar sayılmadan önce bilimsel üstünlükle kazandın.
               *[other] Puanlar sayılmadan önce bilimsel üstünlükle { $name } kazandı.
            }
    }
story-turned =
    { $way ->
        [fell]
            { $who ->
                [you] { $when }: oyun burada döndü. Şansın düştü: önce { $from }, sonra { $to }.
               *[other] { $when }: oyun burada döndü. { $name } adlı oyuncunun şansı düştü: önce { $from }, sonra { $to }.
            }
       *[rose]
            { $who ->
                [you] { $when }: oyun burada döndü. Şansın yükseldi: önce { $from }, sonra { $to }.
               *[other] { $when }: oyun burada döndü. { $name } adlı oyuncunun şansı yükseldi: önce { $from }, sonra { $to }.
            }
    }
story-better = Daha iyisi: { $action }.
story-their-error = { $name } burada hata yaptı: { $action }.
story-others = Farkı öteki oyuncuların seçimleri yarattı.
story-luck =
    { $way ->
        [fell] Bu şanssızlıktı: açılan kartlar başkalarına yaradı.
       *[rose] Bu şanstı: açılan kartlar işe yaradı.
    }
story-moment-cost = Bedeli: yaklaşık { $points } puan ve kazanma şansından { $percent }
story-moment-change = Kazanma şansı: önce { $from }, sonra { $to }
story-next =
    { $advice ->
        [finish] Gelecek sefer: her şeyden önce, iki taraftan biri için hemen kazandıran bir hamle var mı bak.
        [points] Gelecek sefer: her seçeneğin sonda kaç puan edeceğini say.
        [coins] Gelecek sefer: altına dikkat et. Şimdi harcanan sonra eksik kalır.
        [spend] Gelecek sefer: altının daha çoğunu harca. Üçü bir puandır, çoğu bina daha çok eder.
        [shields] Gelecek sefer: çatışmaları gözle. Kalkan, kimin önde olduğunu değiştirdiğinde en değerlidir.
        [science] Gelecek sefer: bir çift ya da takım tamamlayan bilim sembollerini ara.
        [extra_turns] Gelecek sefer: ek hamleleri, art arda iki hamlenin bir şeyi değiştireceği anlara sakla.
        [resources] Gelecek sefer: şehre sonra gerekecek olanı erken üret. Satın almak her defasında altın ister.
        [chains] Gelecek sefer: zincirlere bak. Sonraki bir kartı ücretsiz yapan kart iki kez kazandırır.
        [stages] Gelecek sefer: harikayı önceden planla ve sıradaki aşamasının bedelini elde tut.
        [deny] Gelecek sefer: bir kartla başkalarının ne inşa edebileceğine bak. Onu almak en iyi kullanımı olabilir.
        [cover] Gelecek sefer: bir kartı almadan önce rakibe ne açacağına bak.
        [ahead] Gelecek sefer: bir hamle ötesini düşün. Bir kart neyi mümkün kılar, kimin için?
       *[stronger] Gelecek sefer: daha güçlü rakipler seç. Eleştirecek bir şey yoktu.
    }
