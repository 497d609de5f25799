### The reference: cards, boards, wonders, tokens, chains, signs.

reference = Referans
reference-lead = Her oyunun bütün kartları, tablaları, harikaları ve pulları; neyin neyi ücretsiz kıldığı, işaretlerin anlamı, kurallar ve kural yorumları.
reference-page-title = { $chapter }: { $game }
reference-books = Oyunlar
reference-foot = Her oyun için
reference-chapters = Referansın bölümleri
reference-contents = İçindekiler
reference-more = Ayrıca
reference-of-game = Bu oyunun referansı
key-reference = referansı aç
reference-seven-first = 7 Wonders, birinci baskı
reference-seven-second = 7 Wonders, ikinci baskı
reference-entries-seven = Kartlar ve tablalar
reference-entries-duel = Kartlar, harikalar ve pullar
reference-chains = Zincirler
reference-symbols = İşaretler

## The entries

reference-cards = Kartlar
reference-boards = Tablalar
reference-wonders = Harikalar
reference-tokens = Pullar
reference-search = Ara
reference-search-example = Ad, etki, kaynak …
reference-type = Tür
reference-age = Çağ
reference-kind = Bölüm
reference-any = Hepsi
reference-find = Ara
reference-all = Hepsini göster
reference-found = Bulunan:
reference-none = Eşleşme yok. Daha az harf ya da başka bir bölüm dene.
reference-in-age = { $age }. Çağ
reference-free-with = Şununla ücretsiz
reference-makes-free = Ücretsiz kılar
reference-copies = Oyuncu sayısına göre oyundaki adet
reference-copies-in-age = { $age }. Çağdaki adet
reference-players = Oyuncu
reference-guild = Lonca: yalnızca bir adettir ve her lonca her oyunda bulunmaz.
reference-guilds-dealt = Bir oyundaki loncalar
reference-victory = Zafer pulu
reference-victory-explained = { $age }. Çağın sonunda kazanılan bir çatışma için.
reference-defeat = Mağlubiyet pulu
reference-defeat-explained = Herhangi bir çağda kaybedilen bir çatışma için.
reference-progress-token = İlerleme pulu
reference-military-token = Askeri pul
reference-military-token-explained = Piyon buraya ilk kez varınca bu taraftaki oyuncu { $coins } altın kaybeder.
reference-decks = Kartlar
reference-in-box = Kutuda
reference-in-game = Bir oyunda

## Chains

reference-chains-picture = Zincirlerin resmi: her çağ için bir sütun, her yapıdan ücretsiz kıldığı yapılara giden bir çizgi. Aşağıdaki liste aynısını söyler.
reference-chains-list = Liste olarak zincirler

## Signs

reference-resources = Kaynaklar
reference-effects = Etkiler
reference-signs = Diğer işaretler
sign-coin = Altın, sayısıyla birlikte.
sign-points = Oyun sonundaki puan, sayısıyla birlikte.
sign-shield = Çatışmalar için bir kalkan.
sign-wonder = Bir harika ya da bir harikanın aşaması.
sign-chain = Bir yapı başka bir yapıyı ücretsiz kılar.
sign-discard = Iskarta destesi.
sign-left = Sol komşu.
sign-right = Sağ komşu.
sign-down = Kendi şehrin.
sign-victory = Kazanılan bir çatışmanın pulu.
sign-defeat = Kaybedilen bir çatışmanın pulu; oyun sonunda bir puan eksiltir.
sign-trade = Bir komşudan satın alınır.
sign-token = Bir ilerleme pulu.
sign-most = Hangi şehirde daha çoksa orada sayılır.
sign-pawn = Çatışma piyonu.
sign-capital = Bir başkent. Piyon oraya varırsa oyun biter.

## The editions

reference-in-words = Sözle
reference-editions-table = Kart kart bütün farklar
reference-only-one = Yalnızca bir baskıda olan kartlar
reference-cards-differ = Farklı olan kartlar
reference-boards-differ = Farklı olan tablalar
reference-effect = Etki
reference-stage = { $number }. aşama

explorer-title = Ne kazandırır
explorer-lead = Botlar arasındaki oyunlarda şehirlerin neleri vardı ve bunlarla ne sıklıkla kazandılar.
explorer-lead-here = Bu sunucunun masalarındaki oyunlarda şehirlerin neleri vardı ve bunlarla ne sıklıkta kazandılar.
explorer-here = Buradaki oyunlar
explorer-note = { $games } oyun. Bunlar galibiyetle birlikte görülenlerdir, galibiyetin nedeni değildir: bir lonca alabilen çoğu zaman zaten öndedir. Çizgi eşit payı gösterir; gerçek pay %95 kesinlikle çubuğun içindedir.
explorer-had =
    { $had ->
        [first] Tur sırası
        [board] Tablalar
        [wonder] Harikalar
        [opening] Dört harikadan ilk seçilen
        [built] İnşa edilen harikalar
        [pair] İki harika birlikte
        [token] İlerleme pulları
        [guild] Loncalar
       *[building] Yapılar
    }
explorer-first = İlk oyuncu
explorer-cities = Şehir
explorer-all = Hepsi
explorer-winners = Kazananlar
explorer-more = { $count } tane daha
explorer-range = { $low } ile { $high } arası
explorer-pair = { $one } + { $other }
