### Değerlendirilmiş kararların sözleri

coach-seat = yer { $seat }
coach-free-city = Özgür Şehir
coach-several = Öne çıkan tek bir neden yok.

## Gerekçeler: en iyi hamlede olup oynananda olmayan

coach-wins = Oyunu hemen kazandırır.
coach-averts =
    { $which ->
        [played] Oynanan hamleden sonra rakip hemen kazanabilir: { $cards }.
       *[other] Öteki hamleden sonra rakip hemen kazanabilir: { $cards }.
    }
coach-points = { $amount } puan daha fazla: { $category }.
coach-points-in-all = Toplamda { $amount } puan daha fazla: { $parts }.
coach-points-for = { $category } { $amount } daha fazla
coach-points-fewer = { $category } { $amount } daha az
coach-coins =
    { $which ->
        [played] Oynanan hamleden sonrakinden { $amount } altın daha fazla.
       *[other] Öteki hamleden sonrakinden { $amount } altın daha fazla.
    }
coach-takes = Rakipte { $amount } altın daha az.
coach-shields = { $amount } kalkan daha fazla.
coach-shields-ahead = { $amount } kalkan daha fazla; şimdilik geride kalan: { $names }.
coach-shields-level = Kalkanda şimdilik eşitlenen: { $names }.
coach-idle-shields = Şehir zaten iki komşusunun da önünde: { $amount } kalkan daha şimdilik bir şeyi değiştirmez.
coach-city-shields-ahead = Özgür Şehirde { $amount } kalkan daha fazla; şimdilik ondan geride kalan: { $names }.
coach-city-shields-level = Özgür Şehirde { $amount } kalkan daha fazla; şimdilik onunla eşit olan: { $names }.
coach-city-behind =
    { $how ->
        [ahead] Özgür Şehir kalkanda oyuncunun şehrinin önüne geçemez.
       *[level] Özgür Şehir kalkanda oyuncunun şehrine yetişemez.
    }
coach-pawn = Çatışma piyonu rakibin başkentine { $amount } hane daha yakın.
coach-symbols = { $amount } farklı bilim sembolü daha fazla.
coach-token = İlerleme pulu kazandırır.
coach-again = Bir hamle daha kazandırır.
coach-again-later = İnşa edilince bir hamle daha kazandırır.
coach-cheaper = Maliyeti { $amount } kaynak daha az.
coach-produces = { $amount } kaynak daha fazla üretir.
coach-resources = Şehrin henüz üretmediği kaynak: { $resources }.
coach-sells = Özgür Şehir artık oyuncunun şehrinin üretmediği kaynağı satar: { $resources }.
coach-pays = { $amount } altını alan: { $name }; yoksa alacak olan: { $other }.
coach-fixed-price = Bundan sonra alış fiyatı tanesi 1 altın: { $resource }.
coach-brings = Bundan sonra: { $effect }
coach-opens = Sonra ücretsiz inşa edilebilir: { $cards }.
coach-affords-stage = Sonrasında harikanın sıradaki aşaması da ödenebilir.
coach-affords = Sonrasında bu da ödenebilir: { $wonders }.
coach-denies =
    { $points ->
        [0] { $card } kartını { $name } adlı oyuncuya bırakmaz; sıradaki hamlede inşa edebilirdi.
       *[other] { $card } kartını { $name } adlı oyuncuya bırakmaz; sıradaki hamlede inşa edip { $points } puan alabilirdi.
    }
coach-disarms =
    { $how ->
        [ahead] { $card } kartını { $name } adlı oyuncuya bırakmaz; onunla kalkanda öne geçebilirdi.
       *[level] { $card } kartını { $name } adlı oyuncuya bırakmaz; onunla kalkanda eşitleyebilirdi.
    }
coach-denies-pawn = { $card } kartını { $name } adlı oyuncuya bırakmaz; sıradaki hamlede inşa edip çatışma piyonunu { $amount } hane ilerletebilirdi.
coach-destroys =
    { $color ->
        [brown] Rakip kahverengi bir kart kaybeder.
       *[gray] Rakip gri bir kart kaybeder.
    }
coach-saves-again = { $wonder } harikasının vereceği ek hamleyi saklar; çağın son kartıyla bu hamle boşa gider.
coach-keeps-token = { $card } kartını { $name } adlı oyuncuya bırakmaz; sıradaki hamlede inşa edip ilerleme pulu alabilirdi.
coach-threatens = Sıradaki hamlede kazanma tehdidi: { $cards }.
coach-covers =
    { $which ->
        [played] Oynanan hamleden sonra rakip inşa edebilir: { $cards }.
       *[other] Öteki hamleden sonra rakip inşa edebilir: { $cards }.
    }
coach-covers-hidden =
    { $which ->
        [played] Oynanan hamle rakibe { $amount } kart daha fazla açar.
       *[other] Öteki hamle rakibe { $amount } kart daha fazla açar.
    }
coach-pawn-home = Çatışma piyonu oyuncunun kendi başkentinden { $amount } hane daha uzakta.
coach-ending =
    { $victory ->
        [science] { $name } 100 oyunun { $otherwise } yerine { $often } tanesinde bilimsel üstünlükle kazanır.
       *[military] { $name } 100 oyunun { $otherwise } yerine { $often } tanesinde askeri üstünlükle kazanır.
    }
coach-by-end = Oyun sonunda yaklaşık { $amount } puan daha fazla.
coach-by-end-of = Oyun sonunda yaklaşık { $amount } puan daha fazla: { $parts }.
coach-holds = { $name } oyunu yaklaşık { $amount } puan daha azla bitirir.
coach-follows = Oyuncunun üç tur içinde 100 oyunun { $otherwise } yerine { $often } tanesinde inşa ettiği: { $what }.
coach-leaves =
    { $which ->
        [played]
            { $otherwise ->
                [0] Oynanan hamleden sonra { $name } 100 oyunun { $often } tanesinde hemen bunu inşa eder: { $what }.
               *[other] Oynanan hamleden sonra { $name } 100 oyunun { $often } tanesinde hemen bunu inşa eder: { $what } (öbür türlü { $otherwise }).
            }
       *[other]
            { $otherwise ->
                [0] Öteki hamleden sonra { $name } 100 oyunun { $often } tanesinde hemen bunu inşa eder: { $what }.
               *[other] Öteki hamleden sonra { $name } 100 oyunun { $often } tanesinde hemen bunu inşa eder: { $what } (öbür türlü { $otherwise }).
            }
    }
coach-usually = Çoğu zaman üç tur içinde inşa edilen: { $what } (100 oyunun { $often } tanesinde).
coach-next-stage = harikanın bir aşaması

coach-band =
    { $band ->
        [best] en iyi
        [good] iyi
        [inaccuracy] küçük hata
        [mistake] hata
       *[blunder] büyük hata
    }

## Hamleler

coach-act =
    { $kind ->
        [build] inşa: { $what }
        [chain] zincirle ücretsiz inşa: { $what }
        [power] ücretsiz inşa: { $what }
        [stage] bununla aşama: { $what }
        [sell] 3 altına ıskarta: { $what }
        [take] ıskartadan inşa: { $what }
        [draft] seç: { $what }
        [discard] ıskarta: { $what }
        [token] al: { $what }
        [library] tut: { $what }
        [destroy] rakipten ıskarta: { $what }
        [begin] başlayan: { $what }
       *[decline] geç
    }
coach-act-wonder = { $card } ile { $wonder }
coach-act-paid =
    { $left ->
        [0] { $act } (sağa { $right })
       *[other]
            { $right ->
                [0] { $act } (sola { $left })
               *[other] { $act } (sola { $left }, sağa { $right })
            }
    }
