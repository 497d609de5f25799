### The guided games: a lesson for each moment, and what the guide suggests.

guide-new = Burada yeni misin? Oynayarak öğren
guide-new-explained = Botlara karşı gerçek bir oyun: her adımda bir ders, her karar için bir öneri. Yaklaşık on dakika sürer; istersen bırakıp sonra devam edebilirsin.
guide-play-seven = 7 Wonders öğren
guide-play-duel = Duel öğren
guide-again = Oynayarak öğren
options-guided =
    { $game ->
        [duel] Rehberli oyun: 7 Wonders Duel
       *[other] Rehberli oyun: 7 Wonders
    }
guide-title = Rehber
guide-learned = Öğrendiklerin: { $count } konu
guide-usual-seven = Normal bir oyun oyna
guide-usual-duel = Normal bir Duel oyna

guide-rest = Sıra sende
guide-rest-text = Bu kez yeni bir şey yok. Her kartın ne getirdiğine ve sana kaça mal olduğuna bak, sonra karar ver.

## 7 Wonders

guide-seven-hand = Elin
guide-seven-hand-text = Harikasını inşa edecek bir şehri yönetiyorsun. Her turda herkes gizlice elinden bir kart seçer, sonra bütün kartlar aynı anda açılır. Neler yapabileceğini görmek için bir kart seç; üstündeki işaret, ücretsiz mi olduğunu yoksa sana kaça mal olduğunu söyler.
guide-seven-passing = Kartlar el değiştirir
guide-seven-passing-text = Herkes kartını oynadı, elinde kalan kartlar bir komşuna geçti. Şimdi başka bir elin kalan kartlarını tutuyorsun. Eller I. ve III. Çağda sola, II. Çağda sağa verilir.
guide-seven-passing-now = Bu eli sana { $name } verdi.
guide-seven-return = Eski bir el geri döndü
guide-seven-return-text = Masada üç şehir var, bu yüzden bir el üç tur sonra sana geri gelir. Eksik kartları diğerleri aldı. Neyin geri gelebileceğini akılda tutmaya değer: önce en iyi kart, sonra bir başkası.
guide-seven-war = Çatışmadan önce
guide-seven-war-text = Bu, çağın son turu: iki karttan birini kullanırsın, diğeri ıskartaya çıkar. Sonra komşular kalkanlarını karşılaştırır. Güçlü olan I. Çağda 1, II. Çağda 3, III. Çağda 5 puan kazanır; zayıf olan her zaman 1 puan kaybeder.
guide-seven-war-now = Kalkanlar: sende { $own }, solda { $left }, sağda { $right }.
guide-seven-age-two = II. Çağ
guide-seven-age-two-text = Yeni yapılar daha pahalıdır ve daha çok şey getirir; eller de ters yöne verilir. Kahverengi kartlar artık ikişer kaynak verir. Kaynak almak için son fırsat bu: III. Çağda hiç yok.
guide-seven-age-two-now = I. Çağın çatışmalarından aldığın puan: { $points }.
guide-seven-age-three = III. Çağ
guide-seven-age-three-text = Artık yeni kaynak yok, yalnızca puan var. Mor kartlar loncalardır: çoğu, komşularının inşa ettikleri için puan getirir. Birini seçmeden önce iki komşuna da bak.
guide-seven-last = Son tur
guide-seven-last-text = Bu turdan sonra, her iki yanda 5 puan değerindeki son çatışma gelir; ardından bütün puanlar sayılır. Şimdi en çok ne getiriyorsa onu al: puan, sonucu değiştirecek kalkanlar ya da kalan aşama. Üç altın 1 puan eder.
guide-seven-over = Puanlar nereden geldi
guide-seven-over-text = Skor tablosu her puan türünü ayrı ayrı sayar: çatışmalar, altınlar, harika, mavi, yeşil, sarı ve mor kartlar. En çok puanı olan şehir kazanır. En iyi şehrin ne yaptığına bak, sonra bir oyun daha oyna.
guide-seven-over-now =
    { $won ->
        [yes] { $points } puanla ilk oyununu kazandın.
       *[no] Senin { $points } puanın var, kazananın { $best }.
    }
guide-seven-resources = Kaynaklar
guide-seven-resources-text = Kahverengi ve gri kartlar bir sonraki turdan başlayarak kaynak üretir. Kaynaklar tükenmez: odun üreten bir şehrin, her yapı için odunu vardır. Harikan ile II. ve III. Çağın büyük yapıları için kaynak gerekir.
guide-seven-resources-now = { $card } böyle bir kart.
guide-seven-trade = Komşulardan satın almak
guide-seven-trade-text = Şehrinde olmayan bir kaynağı, üretiyorlarsa iki komşundan satın alabilirsin: tanesi 2 altın. Satışı reddedemezler, kaynakları da onlarda kalır. Altınlar onlara gider; bu yüzden zayıf olandan al.
guide-seven-trade-now = { $card } için komşularına { $coins } altın ödemen gerekir.
guide-seven-chain = Zincirle ücretsiz
guide-seven-chain-text = Bazı yapılar sonraki bir yapıyı ücretsiz kılar: ikisinde de aynı zincir simgesi vardır. İlki şehrinde olan, ikincisi için ne kaynak ne de altın öder. Zincirler, çağlar boyunca plan yapanı ödüllendirir.
guide-seven-chain-now = Senin için ücretsiz: { $card }, çünkü şehrinde { $from } var.
guide-seven-stage = Harikan
guide-seven-stage-text = Bir kartı inşa etmek yerine yüzü kapalı olarak harikanın altına yerleştirebilirsin: böylece sıradaki aşama inşa edilir. Kartın maliyetini değil, aşamanın bedelini ödersin. İnşa edemediğin ya da komşuna bırakmak istemediğin bir kartı kullan.
guide-seven-stage-now = Sıradaki aşamayı şimdi, elindeki herhangi bir kartla inşa edebilirsin.
guide-seven-science = Bilim
guide-seven-science-text = Yeşil kartlarda üç sembolden biri bulunur. Aynı sembollerin değeri, sayılarının kendisiyle çarpımıdır: 1, 4, 9, 16 puan. Üç farklı sembolden oluşan her set 7 puan daha getirir. Birkaç yeşil kart az, çok yeşil kart her şeyden çok puan getirir.
guide-seven-science-now = { $card } böyle bir sembol taşıyor.
guide-seven-closed = İnşa edemediklerin
guide-seven-closed-text = Çarpı işaretli bir kartı inşa edemezsin: gerekeni yanındakilerden hiçbiri satmıyordur, altının yetmiyordur ya da o yapı şehrinde zaten vardır. Yine de her kart 3 altın karşılığında ıskartaya çıkarılabilir ya da harikanın altına yerleştirilebilir.
guide-seven-closed-now = Şu anda inşa edemediğin: { $card }.
guide-seven-points = Mavi kartlar
guide-seven-points-text = Mavi yapılar puan getirir, başka bir şey getirmez. Üstlerindeki sayı, oyun sonundaki değerleridir. Güvenli ve basittir; hiçbir komşu bunu senden alamaz.
guide-seven-points-now = { $card } böyle bir yapı.
guide-seven-coins = Sarı kartlar
guide-seven-coins-text = Sarı kartlar altın getirir, satın almayı ucuzlatır ya da kimsenin senden satın alamayacağı bir kaynak üretir. III. Çağda puan da getirirler. Elde kalan her üç altın bir puan eder.
guide-seven-coins-now = { $card } böyle bir kart.
guide-seven-shields = Kırmızı kartlar
guide-seven-shields-text = Kırmızı kartlar kalkan getirir; kalkanlar bütün çağlar boyunca kalır. Kalkanlarını yalnızca iki komşununkiyle karşılaştırırsın, başka kimseninkiyle değil. Bir kalkan fazlası yeter; çok fazla inşa etmeden önce iki komşuna da bak.
guide-seven-shields-now = { $card } kalkan getiriyor.
guide-seven-neighbors = İki yanına bak
guide-seven-neighbors-text = Komşularının inşa ettiği her şeyi görürsün: ne sattıklarını, ne kadar güçlü olduklarını, ne topladıklarını. Verdiğin bir kartı biri oynayacaktır. Bir komşunun ona çok ihtiyacı varsa kartı sen kullan.

## 7 Wonders: what is suggested

guide-seven-build =
    { $how ->
        [chain] Şunu dene: { $card } inşa et. Zincir onu ücretsiz kılıyor.
        [free] Şunu dene: { $card } inşa et. Maliyeti yok.
        [own] Şunu dene: { $card } inşa et. Gereken her şey şehrinde var.
        [bank] Şunu dene: { $coins } altın ödeyip { $card } inşa et.
       *[trade] Şunu dene: eksikleri { $coins } altına satın al ve { $card } inşa et.
    }
guide-seven-lay = Şunu dene: { $card } ile harikanın sıradaki aşamasını inşa et.
guide-seven-sell = Şunu dene: { $card } kartını 3 altın karşılığında ıskartaya çıkar.
guide-seven-why =
    { $color ->
        [brown] Sonraki yapılar için gerekeni üretir.
        [gray] Sonraki yapılar için gerekeni üretir.
        [blue] Oyun sonunda puan getirir.
        [yellow] Altın ve ticaret için işe yarar.
        [red] Seni bir komşundan güçlü kılar.
        [green] Bilim getirir, çoğu zaman bir zincir de.
       *[purple] Çevrende inşa edilenleri sayar.
    }
guide-seven-lay-why = Aşama, kartın kendisinden daha çok şey getirir.
guide-seven-sell-why = Bu elde hiçbir şey sana altından daha çok yaramaz.

## 7 Wonders Duel

guide-duel-structure = Masadaki kartlar
guide-duel-structure-text = Rakibinle sırayla oynarsınız. Sıran gelince, üstünde başka kart olmayan bir kart alırsın. Açık kartları ikiniz de görürsünüz; diğerleri, üstlerinde kart kalmayınca açılır.
guide-duel-ways = Bir kartla yapılabilecek üç şey
guide-duel-ways-text = Kartı inşa edip maliyetini öde. Ya da ıskartaya çıkarıp 2 altın, ayrıca her sarı kartın için 1 altın al. Ya da harikalarından birinin altına yerleştirip harikanın bedelini öde.
guide-duel-victories = Kazanmanın üç yolu
guide-duel-victories-text = Piyonu rakibinin başkentine sokarsan hemen kazanırsın. Altı farklı bilim sembolü toplarsan hemen kazanırsın. Kimse bunları yapamazsa III. Çağın sonunda puanı çok olan kazanır. Üçünü de gözden kaçırma: hem kendin hem rakibin için.
guide-duel-age-two = II. Çağ
guide-duel-age-two-text = Yeni kartlar daha pahalıdır ve daha çok şey getirir: çift kaynak, daha çok kalkan. Kart düzeni şimdi ters duruyor; bu yüzden başta yalnızca iki karttan seçilebilir.
guide-duel-age-three = III. Çağ
guide-duel-age-three-text = Son çağda artık kaynak yok. Kartların arasında üç mor lonca var: iki şehirden hangisinde daha çoksa oradakini sayarlar. Şimdi saldırı ve bilim oyunu birdenbire bitirebilir.
guide-duel-token = Bir ilerleme pulu
guide-duel-token-text = İki aynı bilim sembolü bir çifttir; bir çift sana tabladan bir ilerleme pulu getirir. Her pulun oyun sonuna kadar süren bir özelliği vardır. Birini seç: altındaki satır ne yaptığını söyler.
guide-duel-choice = Harikan bir seçim istiyor
guide-duel-choice-text = Bazı harikalar inşa edilince senden bir seçim ister; örneğin rakibinin hangi kartının ıskartaya çıkacağını. En çok canını yakanı seç.
guide-duel-begin = Sonraki çağa kim başlar
guide-duel-begin-text = Sonraki çağa kimin başlayacağını, ordusu zayıf olan oyuncu seçer; piyon ortadaysa en son oynayan seçer. Başlayan ilk kartı seçer, ama rakibi için de kart açar.
guide-duel-last = Son kartlar
guide-duel-last-text = Birkaç kart kaldı, hesap yap: kim hangisini alacak? Her üç altın bir puan eder; piyon da onu karşı tarafa itene 2, 5 ya da 10 puan getirir.
guide-duel-over = Oyun nasıl kazanıldı
guide-duel-over-text = Oyun birdenbire bitmediyse puanlar belirler: mavi, yeşil, sarı ve mor kartlar, harikalar, pullar, altınlar ve piyon. Skor tablosu hepsinin nereden geldiğini gösterir. Ona bak, sonra bir oyun daha oyna.
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
guide-duel-again-text = Harikan sana hemen bir hamle daha verir. Bu çok güçlüdür: art arda iki iyi kart al ya da sonraki kartları rakibine açtır.
guide-duel-price = Kaynak satın almak
guide-duel-price-text = Eksik kaynakları kasadan satın alırsın: tanesi 2 altındır; rakibinin kahverengi ve gri kartlarındaki her aynı kaynak için 1 altın eklenir. Yani kendi kahverengi ve gri kartların her şeyi senin için ucuzlatır, rakibin için pahalılaştırır.
guide-duel-price-now = { $card } için { $coins } altın ödemen gerekir.
guide-duel-chain = Zincirle ücretsiz
guide-duel-chain-text = Bazı kartlarda, sonraki bir kartı ücretsiz kılan bir sembol vardır: ilki şehrinde olan, ikincisi için hiçbir şey ödemez.
guide-duel-chain-now = Senin için ücretsiz: { $card }, çünkü şehrinde { $from } var.
guide-duel-uncover = Açtıkların
guide-duel-uncover-text = Aldığın bir kart başkalarını serbest bırakabilir; sonraki seçim de rakibinindir. Hangi kartları serbest bıraktığını görmek için bir kart seç. Bazen hiçbir şey açmayan sönük bir kart en iyisidir.
guide-duel-wonder = Harikaların
guide-duel-wonder-text = İkinizin de dört harikası var, ama bir oyunda yalnızca yedisi inşa edilebilir: sekizincisi kaybedilir. Birini inşa etmek için altına herhangi bir kart yerleştir ve harikanın bedelini öde. Birçoğu bir hamle daha verir; bu yüzden erken inşa edilenler en değerlisidir.
guide-duel-wonder-now = Şimdi harikalarından birini inşa edebilirsin.
guide-duel-military = Kırmızı kartlar
guide-duel-military-text = Her kalkan, piyonu rakibinin başkentine doğru bir hane ilerletir. Piyon yolda rakibinden altın alıp götürür, yolun sonunda oyunu kazandırır. Oyun sonunda durduğu yer puan getirir.
guide-duel-military-now = { $card } piyonu ilerletiyor.
guide-duel-science = Yeşil kartlar
guide-duel-science-text = Yeşil kartlarda bilim sembolleri vardır. İki aynı sembol bir ilerleme pulu getirir; altı farklı sembol oyunu hemen kazandırır. Beşinci ve altıncı sembolü rakibine bırakma.
guide-duel-science-now = { $card } bir sembol taşıyor.
guide-duel-coins = Sarı kartlar
guide-duel-coins-text = Sarı kartlar altın getirir ya da bir kaynağı, rakibinde ne olursa olsun, 1 altına satın almanı sağlar. Her biri ayrıca ıskartaya çıkardığın kartların değerini 1 altın artırır.
guide-duel-coins-now = { $card } böyle bir kart.
guide-duel-points = Mavi kartlar
guide-duel-points-text = Mavi yapılar puan getirir, başka bir şey getirmez. Oyun sonunda puanlar eşitse mavi kartlarından daha çok puanı olan kazanır.
guide-duel-points-now = { $card } böyle bir yapı.

## 7 Wonders Duel: what is suggested

guide-duel-build =
    { $coins ->
        [0] Şunu dene: { $card } kartını al ve inşa et. Altın gerekmez.
       *[other] Şunu dene: { $card } kartını al ve { $coins } altın ödeyip inşa et.
    }
guide-duel-discard = Şunu dene: { $card } kartını al ve altın için ıskartaya çıkar.
guide-duel-lay = Şunu dene: { $card } kartını al ve onunla { $wonder } harikasını inşa et.
guide-duel-take = Şunu dene: { $name } seç.
guide-duel-first =
    { $who ->
        [you] Şunu dene: sen başla.
       *[other] Şunu dene: { $name } başlasın.
    }
guide-duel-why =
    { $color ->
        [brown] Bundan sonra sen daha az ödersin, rakibin daha çok öder.
        [gray] Gri kaynaklar azdır ve sık sık gerekir.
        [blue] Oyun sonunda puan getirir.
        [yellow] Altın için işe yarar.
        [red] Piyonu karşı başkente doğru ilerletir.
        [green] Bir sembol getirir.
       *[purple] En çok toplananlar için puan getirir.
    }
guide-duel-discard-why = Altınlar, sonraki hamlelerinde işine yarar.
guide-duel-lay-why = Harika, kartın kendisinden daha çok şey getirir.
