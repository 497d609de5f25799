### The guided games: a lesson for each moment, and what the guide suggests.

guide-new = Burada yeni misin? Oynayarak öğren
guide-new-explained = Botlara karşı gerçek bir oyun: her adımda bir ders, her karar için bir öneri. Yaklaşık on dakika sürer; istersen bırakıp sonra devam edebilirsin.
guide-play-seven = 7 Wonders öğren
guide-play-duel = Duel öğren
options-guided =
    { $game ->
        [duel] Rehberli oyun: 7 Wonders Duel
       *[other] Rehberli oyun: 7 Wonders
    }
guide-title = Rehber
guide-learned = Öğrendiklerin: { $count } konu
guide-back = Geri
guide-next = İleri
guide-usual-seven = Normal bir oyun oyna
guide-usual-duel = Normal bir Duel oyna

# What to do, after which comes a reason; the second of two is an alternative.
guide-try =
    { $number ->
        [0] Şunu dene: { $what }
       *[other] Ya da şunu: { $what }
    }
guide-cost = Bedeli { $coins } altın.
guide-rest = Sıra sende
guide-rest-text = Bu kez yeni bir şey yok. Her kartın ne getirdiğine ve sana kaça mal olduğuna bak, sonra karar ver.

## 7 Wonders

guide-seven-goal = Kazanmak için
guide-seven-goal-text = Üç çağın sonunda en çok puana sahip şehir kazanır. Her tur bir kart, her çağda altı kart oynarsın.
guide-seven-city = Şehrin
guide-seven-city-text = Burası senin şehrin: harikanın aşamaları, ürettiği kaynaklar ve altının. Yanındaki şehirler komşuların; yalnızca onlarla ticaret yapar ve savaşırsın.
guide-seven-sources = Puanlar nereden gelir
guide-seven-sources-text = Mavi kartlar puandır. Yeşil kartlar takım hâlinde puan getirir, kırmızı kartlar çatışmaları kazandırır, harikanın aşamaları üzerlerinde yazanı verir. Altın da biraz sayılır.
guide-seven-hand = Elin
guide-seven-hand-text = Her turda herkes gizlice elinden bir kart seçer, sonra bütün kartlar aynı anda açılır. Neler yapabileceğini görmek için bir kart seç.
guide-seven-passing = Kartlar el değiştirir
guide-seven-passing-text = Elinde kalan kartlar bir komşuna geçti, sana da başka bir elin kalanı geldi. I. ve III. çağda eller sola, II. çağda sağa verilir.
guide-seven-passing-now = Bu eli sana { $name } verdi.
guide-seven-return = Eski bir el geri döndü
guide-seven-return-text = Masada üç şehir var, bu yüzden bir el üç tur sonra sana geri gelir. Önce en iyi kartı al, bir başkasını sonra.
guide-seven-war = Çatışmadan önce
guide-seven-war-text = Bu turdan sonra kalkanlarını iki komşununkiyle karşılaştırırsın. Güçlü olan I. çağda 1, II. çağda 3, III. çağda 5 puan kazanır; zayıf olan 1 puan kaybeder.
guide-seven-war-now = Kalkanlar: sende { $own }, solda { $left }, sağda { $right }.
guide-seven-age-two = II. Çağ
guide-seven-age-two-text = Kahverengi kartlar artık ikişer kaynak verir; III. çağda hiç yok. Eller de ters yöne verilir.
guide-seven-age-two-now = I. Çağın çatışmalarından aldığın puan: { $points }.
guide-seven-age-three = III. Çağ
guide-seven-age-three-text = Artık yalnızca puanlar önemli. Mor kartlar loncalardır: çoğu, komşularının inşa ettikleri için puan getirir.
guide-seven-last = Son tur
guide-seven-last-text = İki yanda da 5 puan değerindeki son çatışmanın ardından bütün puanlar sayılır. Şimdi sana en çok ne getiriyorsa onu al.
guide-seven-over = Puanlar nereden geldi
guide-seven-over-text = En çok puanı olan şehir kazanır. Skor tablosu puanların nereden geldiğini gösterir.
guide-seven-over-now =
    { $won ->
        [yes] { $points } puanla ilk oyununu kazandın.
       *[no] Senin { $points } puanın var, kazananın { $best }.
    }
guide-seven-resources = Kaynaklar
guide-seven-resources-text = Kahverengi ve gri kartlar bir sonraki turdan başlayarak kaynak üretir. Kaynaklar tükenmez; büyük yapılar çok kaynak ister.
guide-seven-trade = Komşulardan satın almak
guide-seven-trade-text = Şehrinde olmayan kaynağı, üretiyorsa bir komşundan tanesi 2 altına satın alabilirsin. Satışı reddedemez, kaynağı da onda kalır.
guide-seven-trade-now = { $card } için komşularına { $coins } altın ödemen gerekir.
guide-seven-chain = Zincirle ücretsiz
guide-seven-chain-text = Bazı yapılar sonraki bir yapıyı ücretsiz kılar. Ne kaynak ne de altın ödersin.
guide-seven-chain-now = Senin için ücretsiz: { $card }, çünkü şehrinde { $from } var.
guide-seven-stage = Harikan
guide-seven-stage-text = Sıradaki aşamayı inşa etmek için herhangi bir kartı yüzü kapalı olarak harikanın altına yerleştir. Kartın maliyetini değil, aşamanın bedelini ödersin.
guide-seven-stage-now = Sıradaki aşamayı şimdi, elindeki herhangi bir kartla inşa edebilirsin.
guide-seven-science = Bilim
guide-seven-science-text = Aynı yeşil sembollerin değeri, sayılarının kendisiyle çarpımıdır: 1, 4, 9, 16 puan. Üç farklı sembolden oluşan her set 7 puan daha getirir.
guide-seven-closed = İnşa edemediklerin
guide-seven-closed-text = Çarpı işaretli bir kartı şimdi inşa edemezsin. Yine de 3 altın karşılığında ıskartaya çıkarabilir ya da harikanın altına yerleştirebilirsin.
guide-seven-closed-now = Şu anda inşa edemediğin: { $card }.
guide-seven-points = Mavi kartlar
guide-seven-points-text = Mavi yapılar puan demektir. Üstlerindeki sayı, oyun sonundaki değerleridir.
guide-seven-coins = Sarı kartlar
guide-seven-coins-text = Sarı kartlar altın getirir, satın almayı ucuzlatır ya da kaynak üretir. Oyun sonunda her üç altın bir puan eder.
guide-seven-shields = Kırmızı kartlar
guide-seven-shields-text = Kırmızı kartlar kalkan getirir; kalkanlar bütün çağlar boyunca kalır. Kalkanlarını yalnızca iki komşununkiyle karşılaştırırsın.
guide-seven-neighbors = İki yanına bak
guide-seven-neighbors-text = Komşularının ne inşa ettiğini, neyi ıskartaya çıkardığını, ne topladığını görürsün. Vereceğin kart birine çok gerekliyse onu sen kullan.

## 7 Wonders: what is suggested

guide-seven-build =
    { $how ->
        [chain] { $card } inşa et. Zincir onu ücretsiz kılıyor.
        [free] { $card } inşa et. Maliyeti yok.
        [own] { $card } inşa et. Gereken her şey şehrinde var.
        [bank] { $coins } altın ödeyip { $card } inşa et.
       *[trade] eksikleri { $coins } altına satın al ve { $card } inşa et.
    }
guide-seven-lay = { $card } ile harikanın sıradaki aşamasını inşa et.
guide-seven-sell = { $card } kartını 3 altın karşılığında ıskartaya çıkar.

## 7 Wonders Duel

guide-duel-city = Şehrin
guide-duel-city-text = Her şehrin kendi harikaları vardır; üretmediği kaynakları altınla öder. Masadaki kartlar ikiniz içindir: senin aldığını rakibin alamaz.
guide-duel-structure = Masadaki kartlar
guide-duel-structure-text = Sıran gelince, üstünde başka kart olmayan bir kart alırsın. Kapalı kartlar, üstlerinde kart kalmayınca açılır.
guide-duel-ways = Bir kartla yapılabilecek üç şey
guide-duel-ways-text = Kartı inşa et ya da ıskartaya çıkarıp 2 altın, ayrıca her sarı kartın için 1 altın al. Ya da harikalarından birini inşa etmek için kullan.
guide-duel-victories = Kazanmanın üç yolu
guide-duel-victories-text = Piyon rakibinin başkentine girince ya da altı farklı sembol toplayınca hemen kazanırsın. Yoksa III. çağdan sonra puanlar belirler.
guide-duel-age-two = II. Çağ
guide-duel-age-two-text = Yeni kartlar daha pahalıdır ve daha çok şey getirir. Kart düzeni şimdi ters duruyor; bu yüzden başta yalnızca birkaç karttan seçilebilir.
guide-duel-age-three = III. Çağ
guide-duel-age-three-text = Son çağda kahverengi ve gri kart yok. Üç mor loncanın her biri, bir şeyi iki şehirden hangisinde daha çoksa orada sayar ve sana puan verir.
guide-duel-token = Bir ilerleme pulu
guide-duel-token-text = İki aynı bilim sembolü sana bir ilerleme pulu getirir. Her pulun oyun sonuna kadar süren bir özelliği vardır.
guide-duel-choice = Harikan bir seçim istiyor
guide-duel-choice-text = Harikan sana bir seçim hakkı veriyor. Sana en çok yarayanı ya da rakibinin canını en çok yakanı seç.
guide-duel-begin = Sonraki çağa kim başlar
guide-duel-begin-text = Sonraki çağa kimin başlayacağını ordusu zayıf olan oyuncu seçer. Başlayan ilk kartı seçer, ama rakibi için de kart açar.
guide-duel-last = Son kartlar
guide-duel-last-text = Birkaç kart kaldı, kim hangisini alacak, hesap yap. Piyon ve her üç altın da puan eder.
guide-duel-over = Oyun nasıl kazanıldı
guide-duel-over-text = Oyun birdenbire bitmediyse puanlar belirler. Skor tablosu hepsinin nereden geldiğini gösterir.
guide-duel-over-now =
    { $victory ->
        [military] { $who ->
            [you] Askeri üstünlükle kazandın.
           *[other] { $name } askeri üstünlükle kazandı.
        }
        [science] { $who ->
            [you] Bilimsel üstünlükle kazandın.
           *[other] { $name } bilimsel üstünlükle kazandı.
        }
       *[other] { $who ->
            [you] { $points } puanla kazandın.
            [both] Zaferi paylaştınız; ikinizin de { $points } puanı var.
           *[other] { $name } puan farkıyla kazandı; senin { $points } puanın var.
        }
    }
guide-duel-again = Bir hamle daha
guide-duel-again-text = Harikan sana hemen bir hamle daha verir. Art arda iki iyi kart al ya da sonraki kartları rakibine açtır.
guide-duel-price = Kaynak satın almak
guide-duel-price-text = Eksik bir kaynak 2 altındır; rakibinin kahverengi ve gri kartlarındaki her aynı kaynak için 1 altın eklenir. Senin kartların da onun fiyatlarını artırır.
guide-duel-price-now = { $card } için { $coins } altın ödemen gerekir.
guide-duel-chain = Zincirle ücretsiz
guide-duel-chain-text = Bazı kartlarda beyaz bir sembol vardır. O kart şehrindeyse aynı sembollü sonraki kart için hiçbir şey ödemezsin.
guide-duel-chain-now = Senin için ücretsiz: { $card }, çünkü şehrinde { $from } var.
guide-duel-uncover = Açtıkların
guide-duel-uncover-text = Aldığın kart başkalarını serbest bırakabilir; sonraki seçim de rakibinindir. Bazen hiçbir şey açmayan sönük bir kart en iyisidir.
guide-duel-wonder = Harikaların
guide-duel-wonder-text = Bir harika inşa etmek için herhangi bir kartı kullan ve harikanın bedelini öde. Oyundaki sekiz harikadan yalnızca yedisi inşa edilebilir; erken başla.
guide-duel-wonder-now = Şimdi harikalarından birini inşa edebilirsin.
guide-duel-military = Kırmızı kartlar
guide-duel-military-text = Her kalkan, piyonu rakibinin başkentine doğru bir hane ilerletir. Yolda rakibinden altın götürür, yolun sonunda oyunu kazandırır.
guide-duel-science = Yeşil kartlar
guide-duel-science-text = İki aynı yeşil sembol bir ilerleme pulu getirir. Altı farklı sembol oyunu hemen kazandırır.
guide-duel-coins = Sarı kartlar
guide-duel-coins-text = Sarı kartlar altın getirir, bir kaynak üretir ya da bir kaynağı 1 altına satın almanı sağlar. Her biri ayrıca ıskartaya çıkardığın kartların değerini 1 altın artırır.
guide-duel-points = Mavi kartlar
guide-duel-points-text = Mavi yapılar puan demektir. Oyun sonunda puanlar eşitse mavi kartlarından daha çok puanı olan kazanır.
guide-duel-track = Piyonun yeri
guide-duel-track-text = Oyun sonunda piyon, rakibinin başkentine ne kadar yakınsa o kadar çok puan getirir: 2, 5 ya da 10. Yolda geçtiği her pul rakibine altın kaybettirir.
guide-duel-tokens = İlerleme pulları
guide-duel-tokens-text = Tahtadaki her yuvarlak pulun bir özelliği vardır: okumak için üstüne gel ya da dokun. Beğendiklerin, iki aynı yeşil sembolün ne kadar değerli olduğunu gösterir.

## 7 Wonders Duel: what is suggested

guide-duel-build =
    { $coins ->
        [0] { $card } kartını al ve inşa et. Altın gerekmez.
       *[other] { $card } kartını al ve { $coins } altın ödeyip inşa et.
    }
guide-duel-discard = { $card } kartını al ve { $coins } altın için ıskartaya çıkar.
guide-duel-lay = { $card } kartını al ve onunla { $wonder } harikasını inşa et.
guide-duel-take = { $name } seç.
guide-duel-first =
    { $who ->
        [you] sen başla.
       *[other] { $name } başlasın.
    }
