### Resources, types of cards, and what effects do.

resource-wood = odun
resource-stone = taş
resource-clay = kil
resource-ore = cevher
resource-glass = cam
resource-loom = kumaş
resource-papyrus = papirüs

color-brown = Hammaddeler
color-gray = Üretimler
color-blue = Sivil yapılar
color-yellow = Ticari yapılar
color-red = Askeri yapılar
color-green = Bilim yapıları
color-purple = Loncalar

letter-brown = H
letter-gray = Ü
letter-blue = S
letter-yellow = T
letter-red = A
letter-green = B
letter-purple = L

symbol-compass = pergel
symbol-gear = dişli
symbol-tablet = tablet

side-a = A yüzü
side-b = B yüzü
side-day = Gündüz yüzü
side-night = Gece yüzü

effect-produce = Üretir: { $list }.
effect-produce-one = Birini üretir: { $list }.
effect-produce-private = Birini üretir: { $list }; satılmaz.
effect-discount-raw-left = Sol komşunun hammaddeleri 1 altın.
effect-discount-raw-right = Sağ komşunun hammaddeleri 1 altın.
effect-discount-raw-both = İki komşunun da hammaddeleri 1 altın.
effect-discount-goods-left = Sol komşunun ürünleri 1 altın.
effect-discount-goods-right = Sağ komşunun ürünleri 1 altın.
effect-discount-goods-both = İki komşunun da ürünleri 1 altın.
effect-coins = Hemen { $coins } altın.
effect-coins-per =
    { $scope ->
        [own] Şehrindeki şunların her biri için hemen { $coins } altın: { $things }.
        [neighbors] İki komşu şehirdeki şunların her biri için hemen { $coins } altın: { $things }.
       *[all] Şehrindeki ve iki komşu şehirdeki şunların her biri için hemen { $coins } altın: { $things }.
    }
effect-shields = { $shields } kalkan.
effect-symbol = Bilim sembolü: { $symbol }.
effect-any-symbol = Oyun sonunda bir bilim sembolü sayılır; sana en çok puan getireni seçilir.
effect-points = { $points } puan.
effect-points-per =
    { $scope ->
        [own] Oyun sonunda şehrindeki şunların her biri için { $points } puan: { $things }.
        [neighbors] Oyun sonunda iki komşu şehirdeki şunların her biri için { $points } puan: { $things }.
       *[all] Oyun sonunda şehrindeki ve iki komşu şehirdeki şunların her biri için { $points } puan: { $things }.
    }
effect-points-if-complete = Harikan tamamsa oyun sonunda { $points } puan.
things-stages = harika aşamaları
things-defeats = mağlubiyet pulları

power-build-discarded = İnşa edilince: ıskarta destesinden bir kartı ücretsiz inşa et.
power-play-seventh = Her çağın son kartını da oynayabilirsin.
power-free-once-per-age = Her çağda bir kez, elinden bir kartı ücretsiz inşa et.
power-first-of-color-free = Her türden ilk yapın ücretsizdir.
power-first-of-age-free = Her çağdaki ilk yapın ücretsizdir.
power-last-of-age-free = Her çağdaki son yapın ücretsizdir.
power-copy-guild = Oyun sonunda bir komşunun bir loncasını kopyala.
short-build-discarded = ıskartadan
short-play-seventh = son kart da
short-free-once-per-age = çağda 1 ücretsiz
short-first-of-color-free = türün ilki ücretsiz
short-first-of-age-free = ilki ücretsiz
short-last-of-age-free = sonuncu ücretsiz
short-copy-guild = lonca kopyalar
