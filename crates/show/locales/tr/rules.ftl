### The rules of the games, told in this project's own words. Each message is a whole paragraph or heading.

rules-title = Kurallar
rules-seven = 7 Wonders
rules-duel = 7 Wonders Duel
rules-open = Kural yorumları
rules-open-explained = Basılı kurallar bu noktaları açık bırakıyor ya da kural kitapçıkları birbirini tutmuyor. Burada şöyle yorumlanıyorlar.

rules-aim-title = Oyunun amacı
rules-aim = Her oyuncu, antik dünyanın bir şehrini üç çağ boyunca yönetir. Kartlar yapıya dönüşür; yapılar kaynak, ticaret, bilim, kalkan ve puan getirir, yanlarında da şehrin harikası yükselir. Üçüncü çağın sonunda en çok puanı olan şehir kazanır.
rules-setup-title = İlk turdan önce
rules-setup-decks = Her çağda yalnızca üstünde yazan sayı oyuncu sayısını aşmayan kartlar kullanılır. III. Çağın kartlarına, oyuncu sayısından iki fazla lonca bakılmadan karıştırılır; diğer loncalar kutuda kalır. Böylece herkes her çağda tam yedi kart alır.
rules-setup-boards-first = Herkes, A ya da B yüzüyle bir harika tablası alır. İki yüzün aşamaları farklıdır; şehrin kaynağı aynıdır.
rules-setup-boards-second = Herkes bir harika tablası alır ve onun Gündüz ya da Gece yüzüyle oynar. İki yüzün aşamaları farklıdır; şehrin kaynağı aynıdır.
rules-setup-coins = Her şehir 3 altınla başlar. Altınlar, kartlar ve tablalar açıktır; yalnızca eller ve harikaların altındaki kartlar gizlidir.
rules-neighbors = Şehirler bir halka oluşturur. Solundaki ve sağındaki şehirler komşularındır: onlarla ticaret yapar, onlarla çatışırsın; bazı kartlar da onların inşa ettiklerini sayar.

rules-turn-title = Bir çağ ve turları
rules-turn-choose = Bir çağ altı turdan oluşur. Her turda herkes aynı anda, gizlice elinden bir kart seçer. Sonra bütün kartlar birlikte açılır ve oynanır.
rules-turn-actions = Seçtiğin kartı üç şekilde kullanabilirsin: kartı inşa edersin; yüzü kapalı olarak harikanın sıradaki aşamasının altına yerleştirirsin; ya da 3 altın karşılığında ıskartaya çıkarırsın. Iskartaya çıkarmak her zaman mümkündür.
rules-turn-pass = Kalan kartlar bir komşuya verilir: I. ve III. Çağda soldakine, II. Çağda sağdakine. Sonraki turu, sana verilen elle oynarsın.
rules-turn-sixth = Altıncı turda elde iki kart kalmıştır. Biri oynanır; diğeri altın getirmeden ıskarta destesine gider.
rules-turn-same = Bir şehirde aynı adı taşıyan iki yapı olamaz.
rules-stages = Harikanın aşamaları soldan sağa doğru, her biri bir kez, istenen çağda inşa edilir; hiç inşa edilmeyebilir de. Bir aşamanın bedeli tablada yazar. Altına herhangi bir kart konabilir; bu kartın maliyeti ödenmez ve kart artık hiçbir şey için sayılmaz.

rules-cost-title = Maliyetler
rules-cost-kinds = Bazı kartların maliyeti yoktur, bazıları bir altın, çoğu ise kaynak ister. Kaynaklar tükenmez: şehrinin ürettiği her birim, her turda bir kez kullanılır.
rules-cost-produce = Bir şehir; tablasının kaynağını, kahverengi ve gri kartlarının, ayrıca bazı sarı kartlarının ve aşamalarının kaynaklarını üretir. Seçmeli bir kart, her turda kaynaklarından birini verir.
rules-cost-trade = Eksik olanı sol ya da sağ komşundan, tanesi 2 altına satın alırsın. Tablanın kaynağı ile kahverengi ve gri kartların kaynakları satılıktır; sarı kartların ve aşamaların kaynakları hiçbir zaman satılmaz. Komşun satışı reddedemez; sattığını kendisi de kullanabilir. Her birimi, her komşu bir turda bir kez satın alabilir.
rules-cost-time = Turun başında sahip olduğun altınlarla ödersin ve o anda var olan üretimden satın alırsın. İndirim kartları, inşa edildikten sonraki turdan başlayarak bazı kaynakları ucuzlatır: 2 yerine 1 altın; daha aşağısı olmaz.
rules-cost-chain = Birçok kartta daha önceki bir yapının adı ya da işareti bulunur. Şehrinde o yapı olan, kartı ücretsiz inşa eder.

rules-kinds-title = Kart türleri
rules-kinds-brown = Kahverengi: hammaddeler, yani odun, taş, kil ve cevher.
rules-kinds-gray = Gri: üretimler, yani cam, kumaş ve papirüs.
rules-kinds-blue = Mavi: sivil yapılar. Üstlerinde yazan puanı getirirler.
rules-kinds-yellow = Sarı: ticari yapılar. Altın, kaynak ya da daha iyi fiyatlar getirirler; III. Çağda ise hemen altın, oyun sonunda puan.
rules-kinds-red = Kırmızı: askeri yapılar. Çatışmalar için kalkan getirirler.
rules-kinds-green = Yeşil: bilim yapıları. Sembol getirirler; semboller çoğaldıkça değerleri artar.
rules-kinds-purple = Mor: loncalar, yalnızca III. Çağda. Kendi şehrinde ya da komşu şehirlerde inşa edilenler için puan getirirler.

rules-war-title = Çatışmalar
rules-war = Her çağın sonunda her şehir, kalkanlarını iki komşusuyla ayrı ayrı karşılaştırır. Güçlü olan şehir, I., II. ve III. Çağda sırasıyla 1, 3 ve 5 puanlık bir zafer pulu alır; zayıf olan, bir puan eksilten bir mağlubiyet pulu alır. Eşitlikte kimse bir şey almaz.

rules-end-title = Oyunun sonu
rules-end-points = III. Çağın çatışmalarından sonra puanlar toplanır: çatışma pulları, her 3 altın için bir puan, harikanın aşamaları, mavi kartlar, sarı kartlar, yeşil kartlar, loncalar.
rules-end-science = Bilim: üç sembolün her birinin sayısı kendisiyle çarpılır; üç farklı sembolden oluşan her set ayrıca 7 puan getirir. Seçmeli bir sembol, oyun sonunda en çok puan getirecek sembolün yerine geçer.
rules-end-tie = En çok puanı olan kazanır. Puanlar eşitse altını çok olan şehir kazanır; altınlar da eşitse zafer paylaşılır.

rules-powers-title = Harikaların özellikleri
rules-power-rhodes = { $rhodes }: kalkanlar sonraki bütün çatışmalarda sayılır.
rules-power-alexandria = { $alexandria }: her turda seçmeli bir kaynak; komşular onu satın alamaz.
rules-power-ephesus = { $ephesus }: altınlar bir kez, aşama inşa edilince alınır.
rules-power-babylon = { $babylon }: oyun sonunda seçilen bir bilim sembolü. Yedinci kartla ilgili aşama, her çağın son kartını ıskartaya çıkarmak yerine oynamanı sağlar: inşa edersin, harikanın altına yerleştirirsin ya da ıskartaya çıkarırsın.
rules-power-halicarnassus = { $halicarnassus }: turun sonunda ıskarta destesine bakar ve içinden bir kartı ücretsiz inşa edersin.
rules-power-giza = { $giza }: puan, başka bir şey değil.
rules-power-olympia-first = { $olympia }, A yüzü: her çağda bir kez ücretsiz bir yapı. B yüzü: iki komşunun da hammaddeleri 1 altındır; oyun sonunda bir komşunun bir loncası { $olympia } için de sayılır.
rules-power-olympia-second = { $olympia }, Gündüz: her rengin ilk yapısı ücretsizdir. Gece: bir çağın ilk turundaki yapı ve altıncı turundaki yapı ücretsizdir.

rules-editions-title = Baskılar arasındaki farklar
rules-editions-sides = Bir tablanın iki yüzüne birinci baskı A ve B, ikinci baskı Gündüz ve Gece der. İkinci baskı birçok aşamanın bedelini değiştirir; { $babylon } şehrinin kaynağı kil yerine odun, { $olympia } şehrinin kaynağı odun yerine kildir; { $olympia } şehrinin ve Gece yüzünde { $babylon } şehrinin özellikleri de başkadır.
rules-editions-cards = İkinci baskıda yeni olanlar: { $well } ({ $pawnshop } yerine), { $ludus }, { $castrum } ve { $decorators-guild } ({ $strategists-guild } yerine). { $altar }, { $theater } ve { $temple } birer puan fazla getirir; bazı zincirler, maliyetler ve kart adetleri farklıdır.
rules-editions-chains = Birinci baskıda, bir kartı ücretsiz kılan yapının adı yazar; ikinci baskıda bir işaret bulunur.
rules-editions-two = Özgür Şehirle iki kişilik oyun yalnızca birinci baskıda vardır.

rules-city-title = İki oyuncu ve Özgür Şehir
rules-city-setup = İki oyuncu, üç kişilik oyunun kartlarını kullanır. Aralarında, kimsenin yönetmediği üçüncü bir şehir durur: kendi tablası ve 3 altını olan Özgür Şehir. Üç şehir de birbirinin komşusudur. Her çağda iki oyuncu yedişer kart alır; kalan yedi kart Özgür Şehrin destesidir.
rules-city-turn = Özgür Şehir kartını oyunculardan biri tutar. Bu oyuncu destenin en üstündeki kartı çeker; önce kendi şehri, sonra Özgür Şehir için bir kart seçer. Diğer oyuncu bir kart seçer. Ardından oyuncular ellerini değiştirir, Özgür Şehir kartı da karşıya geçer: böylece onu sırayla tutarlar.
rules-city-play = Özgür Şehir de diğerleri gibi inşa eder, iki oyuncudan satın alır ve harikasının altına kart yerleştirir. Yalnızca, Özgür Şehir kartını tutanın elinde onun inşa edebileceği ya da kullanabileceği hiçbir kart yoksa bir kartı ıskartaya çıkarır. Zincirin ücretsiz kıldığını inşa etmek zorundadır.
rules-city-end = Özgür Şehir çatışmalara katılır; yapıları, komşularının kartları için sayılır. Oyunu kazanamaz.

rules-open-1 = Bir tur şu sırayla işler: bütün ödemeler, turun başındaki duruma göre yapılır; bütün kartlar ve aşamalar yerleştirilir; ıskartaya çıkarılan kartların ve satılan kaynakların altınları alınır; { $vineyard } gibi sayım yapan kartların altınları, artık masada olana göre hesaplanır. Ardından { $babylon } şehrinin yedinci kartı, diğer yedinci kartların ıskartaya çıkması, { $halicarnassus } ve altıncı turdan sonra çatışmalar gelir.
rules-open-2 = Önce şehrin kendi ürettiği kullanılır; yalnızca eksik olan satın alınır. Alışverişin komşular arasında nasıl bölüneceğini sen seçersin; bir komşunun payını artırıp diğerininkini azaltmayan bir bölüşüm sunulmaz.
rules-open-3 = Seçmeli bir üretimde, sahibinin hangi kaynağı kullandığı ile bir komşunun hangisini satın aldığı birbirine bağlı değildir. Her komşu bir turda birini alır.
rules-open-4 = Zincir, bir kartı altın maliyetiyle birlikte ücretsiz kılar; o zaman ödeme seçeneği sunulmaz. Önceki yapının şehirde olması yeter, ne zaman geldiği fark etmez.
rules-open-5 = İndirimler toplanmaz: fiyat 1 altındır, hiçbir zaman sıfır olmaz.
rules-open-6 = { $babylon } şehrinin yedinci kartı, altıncı turdan sonra ayrı bir adımdır: altıncı turun altınları ve kaynakları onun için kullanılabilir.
rules-open-7 = { $babylon } yedinci kartını, { $halicarnassus } ıskarta destesine bakmadan önce oynar.
rules-open-8 = { $halicarnassus } kart almaktan vazgeçebilir. Şehrinde zaten olan bir yapıyı alamaz; harikaların altındaki kartlar ıskarta destesinde değildir. Aldığı kart hemen etki eder ve bu çağın çatışmalarında sayılır.
rules-open-9 = { $olympia } şehrinin A yüzündeki ücretsiz yapı, aşama inşa edildikten sonraki turdan başlayarak kullanılabilir; bir aşama için kullanılamaz. B yüzünde en iyi lonca alınır; kopyalanan { $shipowners-guild } kendini saymaz, kopyalanan { $scientists-guild } bir sembol verir.
rules-open-10 = { $olympia } şehrinin Gündüz ve Gece yüzlerinde yapılar, altın maliyeti dahil, kendiliğinden ücretsiz olur; bu bir seçim değildir ve aşamalar için hiçbir zaman geçerli olmaz.
rules-open-11 = Bütün seçmeli semboller oyun sonunda birlikte, en çok puanı verecek şekilde belirlenir.
rules-open-12 = { $lighthouse }, altın verirken kendini de sayar. { $shipowners-guild }, kendisi dahil, kendi şehrinin kahverengi, gri ve mor kartlarını sayar.
rules-open-13 = Altınlar ve pullar hiçbir zaman tükenmez.
rules-open-14 = Özgür Şehir kartını tutan, o tur Özgür Şehirle ilgili her şeye karar verir; tablasının özelliklerine de. Özgür Şehirde { $babylon } varsa yedinci kartı, destesinin son kartıdır.
rules-open-15 = Özgür Şehir kartını tutan, önce kendi kartını, sonra kalanlar arasından Özgür Şehrin inşa edebileceği ya da kullanabileceği bir kartı seçer. Özgür Şehir, yalnızca böyle bir kart yoksa bir kartı ıskartaya çıkarabilir.
rules-open-16 = Özgür Şehirle oynarken eller, hangi çağ olursa olsun, her turdan sonra değiştirilir.

rules-duel-aim = İki oyuncu, üç çağ boyunca şehirlerini yan yana kurar. Rakibin başkentine giren hemen kazanır; altı farklı bilim sembolü toplayan da hemen kazanır. İkisi de olmazsa üçüncü çağın sonunda puanlar belirler.
rules-duel-setup = Çatışma piyonu, çatışma yolunun ortasında durur. On ilerleme pulundan beşi tablaya açık olarak konur. Her oyuncunun 7 altını vardır.
rules-duel-draft = Dört harika ortaya konur: ilk oyuncu birini, ikinci oyuncu ikisini, yine ilk oyuncu sonuncusunu alır. Sonraki dört harikada ikinci oyuncu başlar. Böylece ikisinin de oyun boyunca inşa edilebilecek dört harikası olur.
rules-duel-first = İlk oyunda harikalar bellidir: ilk oyuncu { $the-pyramids }, { $the-great-lighthouse }, { $the-temple-of-artemis } ve { $the-statue-of-zeus } ile, ikinci oyuncu { $circus-maximus }, { $piraeus }, { $the-appian-way } ve { $the-colossus } ile oynar.
rules-duel-decks = Her çağın destesinden üç kart bakılmadan kutuya geri konur; III. Çağa üç lonca eklenir. Yirmi kart, kimi açık, kimi kapalı, üst üste binecek şekilde belli bir düzende dizilir.
rules-duel-turn-title = Sıran gelince
rules-duel-turn = Üstünde başka kart olmayan bir kart alır ve onu üç şekilden biriyle kullanırsın: kartı inşa edersin; ıskartaya çıkarıp 2 altın, ayrıca şehrindeki her sarı kart için 1 altın alırsın; ya da yüzü kapalı olarak harikalarından birinin altına yerleştirip o harikayı inşa edersin. Sonra serbest kalan kartlar açılır.
rules-duel-price-title = Fiyatlar
rules-duel-price = Şehrinin üretmediğini kasadan satın alırsın: tanesi 2 altındır; rakibinin kahverengi ve gri kartlarında bu kaynağın her sembolü için 1 altın eklenir. Bazı sarı kartlar, bir kaynağın fiyatını 1 altına sabitler.
rules-duel-chain = Bir kartın maliyetinin altında gösterilen beyaz sembol yapılarından birinde varsa, o kartı ücretsiz inşa edersin.
rules-duel-wonders = Oyuncular birlikte en çok yedi harika inşa eder: yedincisi inşa edilince sonuncusu kutuya geri konur. Bazı harikalar hemen bir hamle daha verir.
rules-duel-military-title = Askeri üstünlük
rules-duel-military = Her kalkan, piyonu rakip başkente doğru bir hane ilerletir. Piyon bir tarafın ikinci ya da üçüncü bölgesine ilk kez girince o taraftaki oyuncu sırasıyla 2 ya da 5 altın kaybeder. Piyon başkente varınca oyun kazanılır.
rules-duel-science-title = Bilimsel üstünlük
rules-duel-science = Aynı bilim sembolünü taşıyan iki kartı olan, tabladaki ilerleme pullarından birini alır. Altı farklı sembol oyunu kazandırır.
rules-duel-ages-title = Çağdan çağa
rules-duel-ages = Bir çağın son kartı alınınca sonraki çağ dizilir. Kimin başlayacağını, piyon kimin tarafındaysa o seçer; piyon ortadaysa son kartı alan seçer.
rules-duel-end-title = Oyunun sonu
rules-duel-end = III. Çağdan sonra puanlar toplanır: piyonun yeri için 0, 2, 5 ya da 10 puan, mavi, yeşil ve sarı kartlar, loncalar, harikalar, ilerleme pulları ve her 3 altın için bir puan. Puanlar eşitse mavi kartlar belirler; onlar da eşitse zafer paylaşılır.
rules-duel-tokens-title = İlerleme pulları ve loncalar
rules-duel-tokens = İlerleme pulları, alındıkları andan itibaren etkilidir. Loncalar, saydıkları şey hangi şehirde daha çoksa orada sayar; oyun sonunda bu, öncekinden başka bir şehir olabilir. Çoğu, saydığı her şey için hemen bir altın, oyun sonunda da bir puan getirir. { $builders-guild } her harika için 2 puan, { $moneylenders-guild } her 3 altın için 1 puan getirir; bu ikisi altın getirmez.

rules-open-17 = Iskarta destesinde kart varsa { $the-mausoleum } için bir kart, pul kaldıysa bir çift için bir ilerleme pulu almak zorunludur.
rules-open-18 = Ödemede her zaman en ucuz yol seçilir.
rules-open-19 = { $urbanism }, zincirin ücretsiz kıldığı yapılar için altın verir, zaten maliyeti olmayanlar için vermez. { $the-mausoleum } ile inşa edilen yapı bunlardan sayılmaz.
rules-open-20 = Çağ, piyon ortadayken biterse, kimin başlayacağını son kartı alan seçer.
rules-open-21 = Bir loncanın arkası, yüzü kapalıyken bile onun lonca olduğunu gösterir.

rules-cost-time-seventh = Yalnızca { $babylon } şehrinin yedinci kartı daha sonra gelir: bedeli, altıncı turdan sonra elde olanla ödenir.
rules-source-5 = Türkçe ve İngilizce kural kitapçıkları böyle der; Macarca olanı bunların toplandığını söyler.
rules-source-6 = Kural kitapçıkları yalnızca iki kartın da altıncı turda oynandığını söyler. O turun altınlarının ve ucuzlayan fiyatlarının yedinci kart için de geçerli olması ve seçmeli bir kaynağın ikinci kez kullanılabilmesi bu programın yorumudur.
rules-source-9 = Birden fazla lonca aynı toplamı getiriyorsa her biri doğrudur; bunlardan biri gösterilir.
rules-source-15 = Kural kitapçıkları ayrılır: Macarca olanına göre Özgür Şehir oynayamadığı her kartı ıskartaya çıkarabilir, Türkçe olanına göre yalnızca başka kart yoksa. Burada Türkçe kitapçığa uyulur.
rules-source-17 = Estonca kural kitapçığı ikisi için de “alabilir” der. Burada, İngilizce kitaptaki gibi, her zaman alınır: bundan kimse zarar görmez.
rules-source-19 = Estonca kural kitapçığı ücretsiz inşa etmekten söz eder. Burada, zinciri adıyla anan İngilizce kitaba uyulur.
rules-source-20 = Estonca kural kitapçığı böyle der; yalnızca İngilizce ilk baskı başka türlü söyler.
