### 7 Wonders: the table.

clock-age = { $age }. Çağ
clock-turn = Tur { $turn } / 6
clock-over = Oyun bitti
in-front =
    { $who ->
        [you] sen
       *[other] { $name }
    }
passing =
    { $who ->
        [you] Sana kartları { $from } verir, senin kartlarını { $to } alır.
       *[other] Ellerin yönü: { $from } → { $name } → { $to }.
    }
exchanging =
    { $who ->
        [you] Her turdan sonra { $name } ile el değiştirirsin; Özgür Şehir kartı da karşıya geçer.
       *[other] { $ownname } ile { $name } her turdan sonra el değiştirir; Özgür Şehir kartı da karşıya geçer.
    }
exchanging-short = el değiştirir
discards = Iskarta destesinde { $count } kart
seen-hands = Görülen eller
seen-explained = Bu çağda verdiğin ellerde kalan kartlar. O zamandan beri diğerleri onlardan kart aldı.
seen-hand =
    { $who ->
        [you] { $turn }. tur, şimdi yine sende:
       *[other] { $turn }. tur, şimdi elinde olan: { $name }
    }
help-turn = Her tur bir kart seçersin: kartı inşa et, harikanın sıradaki aşamasının altına yerleştir ya da 3 altın karşılığında ıskartaya çıkar. Sonra bütün eller komşuya verilir.
help-trade = Şehrinin üretmediğini sol ve sağ komşundan satın alırsın: tanesi 2 altın, indirim kartıyla 1. Kimden alacağını sen seçersin; fiyat da satıcı da düğmede yazar.
help-chain = Bir yapı, sonrakileri ücretsiz kılabilir. Adları zincir simgesinin yanında yazar.
help-war = Her çağın sonunda her şehir kalkanlarını iki komşusuyla karşılaştırır: güçlü olan çağa göre 1, 3 ya da 5 puan kazanır, zayıf olan 1 puan kaybeder.
help-science = Her sembol türü, sayısının karesi kadar puan getirir; üç farklı sembolden oluşan her set de ayrıca 7 puan.
help-free-city = İki oyuncu, aralarında Özgür Şehir. Özgür Şehir kartını tutan, onun destesinden bir kart çeker; önce kendi şehri, sonra Özgür Şehir için bir kart seçer. Ardından eller değiştirilir, Özgür Şehir kartı da karşıya geçer. Özgür Şehir elinden geleni oynar; oyunu kazanamaz.

name-and-city =
    { $who ->
        [you] { $name } ({ $city })
       *[other] { $name } ({ $city })
    }
free-city = Özgür Şehir
free-city-card = Özgür Şehir kartı
holds-free-city = Bu tur Özgür Şehir adına oynar
free-city-decides =
    { $who ->
        [you] Onun adına sen oynarsın
       *[other] Onun adına { $name } oynar
    }
free-city-pile = Özgür Şehrin destesinde { $count } kart
free-city-pile-short = destede
neighbor =
    { $side ->
        [left] { $who ->
            [you] Sol komşun
           *[other] { $name } için sol komşu
        }
       *[right] { $who ->
            [you] Sağ komşun
           *[other] { $name } için sağ komşu
        }
    }
others = Diğer şehirler
stages-built = İnşa edilen aşama: { $built } / { $all }

stat-coins = { $count } altın
stat-shields = { $count } kalkan
stat-science = Bilim: { $compasses } pergel, { $gears } dişli, { $tablets } tablet, { $any } seçmeli; şu anda { $points } puan
stat-civilian = Mavi yapılar: { $points } puan
stat-points = şu anda { $points } puan
stat-tokens = Çatışma pulları: { $victories } zafer, { $defeats } mağlubiyet, { $points } puan
wonder = { $name }
stage-in-words =
    { $built ->
        [yes] { $number }. aşama, inşa edildi. { $effects }
       *[no] { $number }. aşama, bedeli: { $cost }. { $effects }
    }
produces = Üretir
keeps = Satılmaz
sells = Satar
your-price =
    { $who ->
        [you] Ödersin
       *[other] { $name } öder
    }
prices =
    { $who ->
        [you] Hammadde için { $raw }, ürün için { $goods } altın ödersin.
       *[other] { $name }, hammadde için { $raw }, ürün için { $goods } altın öder.
    }
border =
    { $who ->
        [you] { $outcome ->
            [win] Sen { $own }, { $name } { $theirs }: çağ şimdi bitse { $points } puan kazanırdın.
            [lose] Sen { $own }, { $name } { $theirs }: çağ şimdi bitse { $points } puan kaybederdin.
           *[even] Sen { $own }, { $name } { $theirs }: çağ şimdi bitse kimse bir şey kazanmazdı.
        }
       *[other] { $outcome ->
            [win] { $ownname } { $own }, { $name } { $theirs }: çağ şimdi bitse { $ownname } { $points } puan kazanırdı.
            [lose] { $ownname } { $own }, { $name } { $theirs }: çağ şimdi bitse { $ownname } { $points } puan kaybederdi.
           *[even] { $ownname } { $own }, { $name } { $theirs }: çağ şimdi bitse kimse bir şey kazanmazdı.
        }
    }
border-you =
    { $who ->
        [you] Sen
       *[other] { $name }
    }
buildings =
    { $count ->
        [0] Yapı yok
       *[other] { $count } yapı
    }
no-buildings = Henüz yapı yok
card-and-effect = { $card }: { $effect }
chains-open = İleride ücretsiz:
chain-from = Ücretsiz, zincir: { $card }
chain-from-any = Şununla ücretsiz: { $cards }
card-numbers = Bu oyunda { $count } adet ({ $numbers } oyuncu)
chain-opens = İleride ücretsiz kılar: { $cards }

did-build =
    { $who ->
        [you] { $by ->
            [chain] Zincirle { $card } inşa ettin.
            [power] Ücretsiz { $card } inşa ettin.
           *[cost] { $card } inşa ettin.
        }
       *[other] { $by ->
            [chain] Zincirle { $card } inşa etti.
            [power] Ücretsiz { $card } inşa etti.
           *[cost] { $card } inşa etti.
        }
    }
did-stage =
    { $who ->
        [you] { $number }. aşamayı inşa ettin.
       *[other] { $number }. aşamayı inşa etti.
    }
did-stage-with =
    { $who ->
        [you] { $card } ile { $number }. aşamayı inşa ettin.
       *[other] { $card } ile { $number }. aşamayı inşa etti.
    }
did-sell =
    { $who ->
        [you] Bir kartı ıskartaya çıkardın.
       *[other] Bir kartı ıskartaya çıkardı.
    }
did-sell-card =
    { $who ->
        [you] { $card } kartını ıskartaya çıkardın.
       *[other] { $card } kartını ıskartaya çıkardı.
    }
did-pick =
    { $who ->
        [you] Iskarta destesinden { $card } inşa ettin.
       *[other] Iskarta destesinden { $card } inşa etti.
    }
did-decline =
    { $who ->
        [you] Iskarta destesinden kart almadın.
       *[other] Iskarta destesinden kart almadı.
    }
earned =
    { $who ->
        [you] { $coins } altın aldın.
       *[other] { $coins } altın aldı.
    }
paid-one =
    { $who ->
        [you] Sana ödenen: { $coins } altın.
       *[other] Komşuya ödenen: { $coins } altın ({ $name }).
    }
paid-two =
    { $leftwho ->
        [you] Komşulara ödenen: sana { $left } altın, { $right } altın ({ $rightname }).
       *[other] { $rightwho ->
            [you] Komşulara ödenen: { $left } altın ({ $leftname }), sana { $right } altın.
           *[other] Komşulara ödenen: { $left } altın ({ $leftname }), { $right } altın ({ $rightname }).
        }
    }
log-turn = { $age }. Çağ, { $turn }. tur
log-seventh = { $age }. Çağ, son kart
log-discard = { $age }. Çağ, { $turn }. tur: ıskarta destesinden
conflict = { $name }, { $shields } kalkan: { $points }; { $leftname }, { $leftshields } kalkan: { $leftpoints }
waiting-turn = Herkes bir kart seçiyor.
waiting-seventh = { $name } son kartıyla ne yapacağını seçiyor.
waiting-discard = { $name } ıskarta destesine bakıyor.
told-winner = Oyun bitti. Kazanan: { $name }.
told-choose-for-city = Şimdi Özgür Şehir için bir kart seç.
told-your-turn = { $age }. Çağ, { $turn }. tur: bir kart seç.

question-turn = Bir kart seç
question-turn-explained =
    { $whose ->
        [city] İnşa et ya da Özgür Şehrin harikasının altına yerleştir. Özgür Şehir bir kartı ancak başka bir şey yapamıyorsa ıskartaya çıkarır.
       *[other] İnşa et, harikanın altına yerleştir ya da ıskartaya çıkar. Bütün şehirler kartlarını birlikte açar.
    }
question-seventh = Son kartın
question-seventh-explained =
    { $whose ->
        [city] Özgür Şehirde { $city } var: destesinin son kartı da oynanır.
       *[other] { $city }, eldeki son kartı da kullanabilir: inşa et, harikanın altına yerleştir ya da ıskartaya çıkar.
    }
question-discard = Iskartadan bir kart inşa et
question-discard-explained =
    { $whose ->
        [city] Özgür Şehirde { $city } var: ıskarta destesinden bir kartı ücretsiz inşa edebilir.
       *[other] { $city }, ıskarta destesinden bir kartı ücretsiz inşa edebilir.
    }
choose-for-own = Kendi şehrin için bir kart seç
choose-for-city = Şimdi Özgür Şehir için bir kart seç
choose-alone = Şehrin için bir kart seç
choose-seventh =
    { $whose ->
        [city] Özgür Şehir için seç: son kartı
       *[other] Kendi şehrin için seç: son kartın
    }
choose-discard =
    { $whose ->
        [city] Özgür Şehir için seç: ıskartadan bir kart
       *[other] Kendi şehrin için seç: ıskartadan bir kart
    }
choose-next =
    { $who ->
        [you] Ondan sonra Özgür Şehir için bir kart seçersin.
       *[other] Özgür Şehir kartı bu tur { $name } oyuncusunda; Özgür Şehir için o seçer.
    }
chosen-build =
    { $whose ->
        [city] Özgür Şehir { $card } inşa ediyor.
        [own] Kendi şehrin { $card } inşa ediyor.
       *[you] { $card } inşa ediyorsun.
    }
chosen-stage =
    { $whose ->
        [city] Özgür Şehir { $card } ile { $number }. aşamayı inşa ediyor.
        [own] Kendi şehrin { $card } ile { $number }. aşamayı inşa ediyor.
       *[you] { $card } ile { $number }. aşamayı inşa ediyorsun.
    }
chosen-sell =
    { $whose ->
        [city] Özgür Şehir { $card } kartını ıskartaya çıkarıyor.
        [own] Kendi şehrin { $card } kartını ıskartaya çıkarıyor.
       *[you] { $card } kartını ıskartaya çıkarıyorsun.
    }
chosen-title = Seçimini yaptın
chosen-explained = Seçimini hâlâ değiştirebilirsin. Herkes seçince bütün kartlar açılır.
card-chosen = Seçildi
take-back = Geri al
card-drawn = Çekildi
keys =
    { $count ->
        [one] Tuş 1, sonra Enter
       *[other] Tuşlar 1–{ $count }, sonra Enter
    }
costs = Maliyet
costs-nothing = Maliyeti yok
gain-science = şimdi +{ $points }
gain-coins = şimdi { $coins } altın
gain-points = şimdi { $points } puan
status-standing = Zaten var
status-chain = Ücretsiz: { $card }
status-power = Ücretsiz: { $city }
status-free = Ücretsiz
status-own =
    { $how ->
        [free] Ücretsiz
       *[own] Kendi kaynakların
    }
status-too-dear = { $coins } altın gerek
status-missing = Eksik
more-ways = +{ $count } yol
do-build = İnşa et
do-take = Ücretsiz inşa et
do-decline = Hiçbirini alma
do-stage = { $number }. aşama
do-stage-complete = Harika
do-sell = Iskarta
sale = 3 altın
choose-payment = Ödeme şekli
price-nothing = ücretsiz
price-own = kendi kaynaklarınla
partner =
    { $who ->
        [you] sen
       *[other] { $name }
    }
price-bank = kasa: { $bank } altın
price-one =
    { $who ->
        [you] sen: { $coins }
       *[other] { $name }: { $coins }
    }
price-two =
    { $leftwho ->
        [you] sen: { $left }, { $rightname }: { $right }
       *[other] { $rightwho ->
            [you] { $leftname }: { $left }, sen: { $right }
           *[other] { $leftname }: { $left }, { $rightname }: { $right }
        }
    }
price-bank-one =
    { $who ->
        [you] kasa: { $bank }, sen: { $coins }
       *[other] kasa: { $bank }, { $name }: { $coins }
    }
price-bank-two =
    { $leftwho ->
        [you] kasa: { $bank }, sen: { $left }, { $rightname }: { $right }
       *[other] { $rightwho ->
            [you] kasa: { $bank }, { $leftname }: { $left }, sen: { $right }
           *[other] kasa: { $bank }, { $leftname }: { $left }, { $rightname }: { $right }
        }
    }

refused-step = Bunu şu anda yapamazsın.
refused-not-in-hand = Bu kart elinde değil.
refused-not-on-pile = Bu kart ıskarta destesinde değil.
refused-standing =
    { $whose ->
        [city] Bu yapı Özgür Şehirde zaten var.
       *[other] Bu yapı şehrinde zaten var.
    }
refused-wonder-complete =
    { $whose ->
        [city] Özgür Şehrin harikası tamam.
       *[other] Harikan tamam.
    }
refused-free-by-chain = Zincirle ücretsiz ({ $card }); bir şey ödenmez.
refused-free-by-power = Ücretsiz ({ $city }); bir şey ödenmez.
refused-must-play = Özgür Şehir bir kartı, ancak hiçbir kartı inşa edemiyor ve aşama için de kullanamıyorsa ıskartaya çıkarır.
sells-only = ancak başka bir şey mümkün değilse
refused-chain-first = Zincir bunu ücretsiz kılıyor; Özgür Şehir onu inşa eder.
refused-no-chain =
    { $whose ->
        [city] Özgür Şehirde bu kartı zincirle ücretsiz kılan bir yapı yok.
       *[other] Şehrinde bu kartı zincirle ücretsiz kılan bir yapı yok.
    }
refused-no-power =
    { $whose ->
        [city] Özgür Şehrin hiçbir özelliği bunu şimdi ücretsiz kılmıyor.
       *[other] Şehrinin hiçbir özelliği bunu şimdi ücretsiz kılmıyor.
    }
refused-missing = Elde edilemiyor: { $list }
refused-too-dear =
    { $whose ->
        [city] { $coins } altın gerekiyor, Özgür Şehirde { $purse } var.
       *[other] { $coins } altın gerekiyor, sende { $purse } var.
    }
refused-payment = Ödeme komşular arasında bu şekilde bölünemez.

conflicts-title = { $age }. Çağın çatışmaları
conflicts-you =
    { $who ->
        [you] Şehrin: { $points }
       *[other] { $name }: { $points }
    }
continue-age = { $age }. Çağa geç
show-score = Skor tablosuna

play-again = Yeniden oyna
download-record = Kaydı indir

sides-title = Yüz seçimi
sides-question = { $city } tablasının hangi yüzü?
sides-explained = Kimse kart görmeden önce herkes gizlice seçer. Herkes seçene kadar fikrini değiştirebilirsin.
sides-choose = Seç: { $side }
sides-mine = Seçimin: { $side }.
sides-watching = Oyuncular tablalarının yüzünü seçiyor.
