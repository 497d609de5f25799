### The command line: its help, what its commands print, and its errors. Names of commands, options, files, games (seven,
### free-city, duel), bots and fields stay as they are, and so do words between quotation marks.

## The frame of the help

cli-heading-usage = Kullanım:
cli-heading-commands = Komutlar
cli-heading-arguments = Argümanlar
cli-heading-options = Seçenekler
cli-word-options = SEÇENEKLER
cli-word-command = KOMUT
cli-mark-default = { $help } [varsayılan: { $value }]
cli-mark-values = { $help } [olası değerler: { $list }]
cli-mark-env = { $help } [ortam değişkeni: { $name }]
cli-arg-help = Yardımı göster
cli-arg-version = Sürümü göster
cli-arg-lang = Dil: { $languages }; verilmezse ANTIPATER_LANG değişkeninin ya da sistemin dili, o dilde metin varsa
cli-arg-weights = Botların kendi ağırlıkları yerine kullanacağı, eğiticiden gelen ağırlıklar; her oyun için bir kez

## Commands

cli-about = 7 Wonders ve 7 Wonders Duel: tarayıcıda ya da terminalde oyna, benzetim yap, kayıtları denetle, puan say. Komut verilmezse sunucu başlar.
cli-about-serve = Oyunları tarayıcılara sun (komut verilmezse de)
cli-about-play = Terminalde botlara karşı oyna
cli-about-simulate = Botları kendi aralarında oynat
cli-about-arena = Aynı dağıtımlar üzerinde iki bottan hangisinin daha güçlü olduğunu ölç
cli-about-ladder = Botlara arena maçlarından puan ver
cli-about-replay = Kayıtlı oyunların her hamlesini ve sonucunu denetle
cli-about-legal = Kayıtlı bir oyunun bir anındaki ya da bir durumdaki kurala uygun hamleleri kayıtların diliyle listele
cli-about-position = Kayıtlı bir oyunun birkaç hamle sonraki durumunu ya da bir yerin bundan bildiklerini tek satırlık metin olarak yazdır
cli-about-score = Gerçek bir masadaki şehirlerin puanını say
cli-about-cards = Bütün kartları ve harikaları, üzerlerinde yazan her şeyle listele
cli-about-backup = Veritabanını bir dosyaya kopyala, sunucu çalışırken de olur. Kopyayı veritabanı kadar güvenli sakla
cli-about-restore = `backup` komutunun yaptığı bir kopyayı veritabanının yerine koy. Önce sunucuyu durdur
cli-about-export = Bütün oyunları JSON olarak yaz, her satıra bir masa; kişilerin adları vardır, içeri girmeye yarayan hiçbir şey yoktur
cli-about-import = `export` komutunun yazdığı oyunları içe aktar, ya hepsini ya hiçbirini. Zaten var olan masalar olduğu gibi kalır
cli-more-import = Aynı veritabanındaki bir sunucu bu sırada bekler, ama uzun süre değil: binlerce oyunu içe aktarmadan önce sunucuyu durdur.

## Arguments

cli-arg-json = Tek bir JSON nesnesi yaz
cli-arg-database = sqlite:PATH ya da postgres://USER@HOST/NAME biçiminde veritabanı; verilmezse kullanıcının veri klasöründeki bir dosya
cli-arg-records = Kayıtlar, her satırda bir JSON nesnesi; - standart girdidir
cli-arg-game = Oyun: 7 Wonders (seven), Özgür Şehirle iki kişilik birinci baskısı (free-city) ya da 7 Wonders Duel (duel)
cli-arg-edition = seven oyununun baskısı: first (birinci) ya da second (ikinci); verilmezse ikinci
cli-arg-backup-file = Kopya; bu adda bir dosya olmamalı
cli-arg-cards-edition = seven oyununun baskısı: first (birinci) ya da second (ikinci); verilmezse ikinci. free-city kartları birinci baskıdandır
cli-arg-export-output = Satırların dosyası; verilmezse standart çıktıya yazılır
cli-arg-export-finished = Yalnızca biten oyunlar: bu olmadan dosyada süren oyunların dağıtımları da bulunur
cli-arg-import-file = Satırlar; - standart girdidir
cli-arg-legal-record = Kayıt, 0'dan sayılır
cli-arg-legal-move = Kaç hamle yapıldığı, kayıttaki `moves` alanının saydığı gibi; hepsi şimdiki durumdur
cli-arg-legal-seat = Yer, 0'dan sayılır; 2 Özgür Şehirdir. Yapacak bir şeyi olmayan yerin hamlesi de yoktur
cli-arg-legal-own = Özgür Şehir kartını elinde tutanın bu turda kendi şehrinde oynadığı kart (yalnızca free-city oyununda 2. yer için). Verilmezse, kurala uygun olabilecek bütün hamleler listelenir
cli-arg-legal-all = Her kaydın her kararı, süren oyunun açık kararlarıyla birlikte, her satırda bir JSON nesnesi. Kayıtta varsa, Özgür Şehrin hamleleri kartı tutanın kendi seçimine göredir
cli-arg-legal-what = Kayıtlar, her satırda bir JSON nesnesi; - standart girdidir. Ya da `position` komutunun yazdırdığı gibi tek satırlık bir durum, tırnak içinde
cli-arg-position-seat = Yalnızca bu yerin bildiklerini yazdır; 0'dan sayılır. Verilmezse gizli kartlarla birlikte bütün durum yazdırılır
cli-arg-replay-file = Kayıtlar, her satırda bir JSON nesnesi; - standart girdidir. Boş satırlar atlanır ve kayıt sayılmaz
cli-arg-replay-record = Yalnızca bu kaydı denetle, 0'dan sayılır
cli-arg-replay-json = Her kayıt için bir JSON nesnesi yaz
cli-arg-restore-file = Kopya; olduğu gibi kalır
cli-arg-restore-force = Var olan veritabanının yerine koy: içindekiler kaybolur
cli-arg-serve-listen = Dinlenecek adres; 0 numaralı bağlantı noktası boş bir tanesini seçer
cli-arg-serve-https = Kişiler yalnızca https ile gelir (bir vekil sunucu üzerinden): çerezler başka türlü hiç gönderilmez
cli-arg-serve-proxies = Öndeki kaç vekil sunucunun X-Forwarded-For yazdığı
cli-arg-serve-members = Yalnızca üyeleri ve yöneticileri al; üyeleri ve davet kodlarını `antipater member` oluşturur
cli-arg-serve-no-push = Hiçbir anlık bildirim servisini arama: günlerce süren oyunlarda kimseye sırasının geldiği bildirilmez
cli-arg-serve-smtp = E-posta bildirimleri için posta sunucusu: smtps://USER:PASSWORD@HOST ya da smtp://HOST (argümanları başkaları okuyabildiği için değişkenle vermek daha iyidir)
cli-arg-serve-mail-from = Bu e-postaların göndereni, örneğin Games <games@example.org>
cli-arg-serve-site = E-postalardaki bağlantılar için bu sitenin adresi, örneğin https://games.example.org
cli-arg-serve-log = İletilerin standart hataya nasıl yazıldığı
cli-arg-serve-log-level = Ne kadar yazıldığı; debug her istek için bir satır yazar
cli-arg-serve-bot-pause = Bir sayfa açıkken botların her hamleden önce beklediği süre, milisaniye olarak; 0: hemen
cli-arg-serve-watch-delay = Masada oturmayanların masaları kaç saniye gecikmeyle gördüğü: 0–900
cli-arg-serve-analysis = Sayfalar biten oyunları ne kadar ayrıntılı değerlendirtsin: quick, normal ya da deep
cli-arg-serve-unlimited = Hiçbir şeyi sınırlama: ölçümler içindir, başkalarının sunucuya ulaşabildiği yerde asla
cli-arg-simulate-players = Oyuncu sayısı: seven oyununda 3–7, verilmezse 3; diğer oyunlarda 2. Tablalar rastgele dağıtılır
cli-arg-simulate-first-game = Harika seçimi olmayan, önerilen ilk oyunu dağıt (yalnızca duel)
cli-arg-simulate-games = Oyun sayısı
cli-arg-simulate-seed = Rastgelelik tohumu: aynı tohum, iş parçacığı sayısı ne olursa olsun aynı oyunları oynatır
cli-arg-simulate-bots = Virgülle ayrılmış botlar: { $repeatables }. Tek bir ad bütün yerleri doldurur; birkaç ad sırayla oturtulur ve her oyun bir sonrakiyle başlar
cli-arg-simulate-threads = İş parçacığı sayısı; verilmezse her çekirdek için bir tane
cli-arg-simulate-records = Her oyunun kaydını bu dosyaya yaz, her satıra bir JSON nesnesi
cli-arg-simulate-csv = Virgülle ayrılmış değerlerden satırlar yaz
cli-arg-arena-a = Ölçülen bot: { $forms }. N, karar başına deneme oyunu (flat), yineleme (uct) ya da benzetim (net) sayısıdır; 1s ya da 100ms işlemci süresidir; COMMAND kendi programını başlatır
cli-arg-arena-b = Diğer bütün yerlerdeki bot; aynı biçimde yazılır
cli-arg-ladder-file = `arena --json` raporları, her satırda bir nesne; - standart girdidir. Her oyunun, baskının ve oyuncu sayısının kendi sıralaması vardır
cli-arg-ladder-pin = Derecesi sabit tutulan bot, raporlardaki gibi yazılır
cli-arg-ladder-at = O botun derecesi
cli-arg-arena-deals = Dağıtım sayısı; her dağıtım, ilk bot her yerde bir kez oturacak biçimde oynanır
cli-arg-arena-sprt = Sıralı test ilk botun daha güçlü olup olmadığını bulur bulmaz dur: 0’a karşı 10 normalleştirilmiş Elo, her iki hata %5 (yalnızca iki kişilik oyunlar)
cli-arg-arena-limit = Bir programın bir karar için düşünebileceği süre
cli-arg-play-seats = Seninle birlikte masada kaç kişi olduğu: seven oyununda 3–7, verilmezse 3; diğer oyunlarda 2
cli-arg-play-seed = Rastgelelik tohumu; verilmezse her oyun farklıdır
cli-arg-play-bots = Diğer yerlerdeki botlar: { $bots }
cli-arg-play-name = Masadaki adın
cli-arg-play-daily = Günün oyununu oyna (rakipler herkes için aynı); daha eski bir gün için --daily=2026-11-24
cli-arg-play-key = Bir sunucunun o gün için yayımladığı anahtar: onun oyununu oyna
cli-arg-play-deal = Bir etkinliğin bu dağıtımını anahtarından oyna; --game, --seats ve --bots oradaki gibi
cli-arg-play-record = Oyunun kaydını bu dosyaya yaz
cli-arg-play-position = `position` komutunun yazdırdığı gibi tek satırlık bir durum, tırnak içinde: oyun oradan sürer
cli-arg-play-seat = Oturacağın yer, 0’dan sayılır; verilmezse karar verecek ilk yer
cli-arg-score-file = Tek bir JSON nesnesi olarak şehirler, biçimi için --help seçeneğine bak; - standart girdidir

## The form of a score pad, after the help of `score`

cli-score-form-seven =
    7 Wonders, şehirler yerlerin sırasıyla (saat yönünde):
    { $form }
cli-score-form-free-city = Üç şehrin sonuncusu olan Özgür Şehirle: aynısı, baskının yerine { $form } ile.
cli-score-form-duel =
    7 Wonders Duel:
    { $form }
cli-score-form-words = "wonders" inşa edilmiş olanlardır. "pawn" çatışma piyonunun yeridir, ortası 0: 0'dan büyükse piyon ikinci şehrin tarafındadır, yani birinci şehir öndedir, 9 ikinci şehrin başkentidir; 0'dan küçükse tersidir. "victory" verilebilir, o zaman masanın gösterdiği zafer olmalıdır: "military", "science" ya da "civilian".
cli-score-form-hand = Bir şehirde olmayan şeyler yazılmayabilir, tablası da. Elle sayılan, hesaplananın yerine geçer: kategoriye göre { $points }, 7 Wonders oyununda ayrıca { $symbols }.

## Wrong usage

cli-error = hata: { $what }
cli-hint = Daha fazla bilgi için '--help' kullan.
cli-unknown-language = bu dil desteklenmiyor; diller: { $list }
cli-usage-no-value = { $arg }: bir değer gerekli
cli-usage-value = { $arg }: "{ $value }" geçersiz; değerler: { $list }
cli-usage-unreadable = { $arg }: "{ $value }" kullanılamaz: { $why }
cli-usage-unknown = burada "{ $arg }" diye bir argüman yok
cli-usage-no-command = "{ $name }" diye bir komut yok
cli-usage-missing = şu argümanlar eksik: { $list }
cli-usage-twice = { $arg } yalnızca bir kez verilebilir
cli-usage-conflict = { $arg } ile { $other } birlikte kullanılamaz
cli-usage-no-command-like = bilinmeyen komut "{ $name }"; "{ $like }" mi demek istedin?
cli-usage-unknown-like = beklenmeyen argüman "{ $arg }"; "{ $like }" mi demek istedin?
cli-no-whole-number = tam sayı değil
cli-no-number = sayı değil
cli-number-least = en az { $least } olmalı
cli-number-between = { $least } ile { $most } arasında olmalı
cli-not-an-address = ADRES:PORT bekleniyor, örneğin 127.0.0.1:7777
cli-unknown-bot = bilinmeyen bot "{ $name }"; botlar: { $list }
cli-bot-no-argument = "{ $name }" iki noktadan sonra değer almaz
cli-bot-style = "{ $name }" bir düzey ve bir stil değil (örneğin normal+science); stiller: { $list }
cli-bot-playouts = "flat" için 0’dan büyük bir deneme sayısı gerekir, örneğin flat:200
cli-bot-effort = "{ $name }" için 0’dan büyük bir sayı ya da süre gerekir, örneğin { $name }:1000, { $name }:1s ya da { $name }:100ms
cli-bot-no-command = "exec" için bir komut gerekir, örneğin exec:./bot
cli-bot-no-net = "{ $name }" ağ olmadan oynar, bu yüzden @ işaretinden sonra ağırlık almaz
cli-bot-weights = { $path }: { $why }
cli-bot-not-repeatable = "{ $name }" bir süre düşünür ya da bir programdır, bu yüzden oyunları yinelenemez; bir sayı verin, örneğin uct:1000
cli-no-position = `position` komutunun yazdırdığı gibi bir durum değil: { $why }
cli-no-file = böyle bir dosya yok: { $file }
cli-not-json = JSON değil (sütun { $column })
cli-not-json-at = JSON değil (satır { $line }, sütun { $column })
cli-score-unreadable = `score --help` komutunun gösterdiği biçimde değil: { $why }
cli-unknown-edition = baskılar first ve second
cli-unknown-game = "{ $name }" diye bir oyun yok; oyunlar: { $list }
cli-edition-free-city = --edition: Özgür Şehirli oyun birinci baskıdandır
cli-edition-duel = --edition: Duel oyununun baskıları yok
cli-first-game = --first-game yalnızca duel içindir
cli-simulate-players = --players: 7 Wonders { $least }–{ $most } oyuncuyla oynanır, verilen: { $count }; iki kişi için --game free-city var
cli-simulate-two =
    { $game ->
        [duel] --players: Duel 2 oyuncuyla oynanır, verilen: { $count }
       *[free-city] --players: Özgür Şehirli oyun 2 oyuncuyla oynanır, verilen: { $count }
    }
cli-arena-sprt-two = --sprt yalnızca iki kişilik oyunlar içindir
cli-arena-time = 5s veya 500ms gibi bir süre değil
cli-ladder-none = { $file }: arena raporu yok
cli-ladder-line = { $file }: { $line }. satır: `arena --json` raporu değil
cli-ladder-no-bot = { $bot } hiç maç oynamamış
cli-ladder-apart = { $bot } ile puanı sabit bot arasında bağ kuran maç yok
cli-play-seats = --seats: 7 Wonders { $least }–{ $most } yerlidir, verilen: { $count }; iki kişi için --game free-city var
cli-play-two =
    { $game ->
        [duel] --seats: Duel 2 yerlidir, verilen: { $count }
       *[free-city] --seats: Özgür Şehirli oyun 2 yerlidir, verilen: { $count }
    }
cli-play-terminal = play için bir terminal gerekir: girdisi de çıktısı da dosya ya da boru olamaz
cli-play-over = bu oyun bitmiş: oynanacak bir şey kalmadı
cli-play-daily-date = { $date }, 2026-11-24 biçiminde bir tarih değil
cli-play-daily-early = o gün henüz gelmedi: oyunu hâlâ gizli
cli-play-key = bir anahtarda 64 onaltılık basamak vardır
cli-play-nobody = --seat: bu yerde kimse oturmuyor

## Files and the system

cli-standard-input = standart girdi
cli-cannot-open = { $file }: açılamıyor
cli-cannot-read = { $file }: okunamıyor
cli-cannot-write = { $file }: yazılamıyor
cli-cannot-print = standart çıktıya yazılamıyor
cli-no-interrupt = kesme isteği dinlenemiyor
cli-file-too-large = { $file }: en fazla { $most } MiB olabilir
cli-file-no-text = { $file }: UTF-8 metni değil
cli-no-text = UTF-8 metni değil
cli-line-too-long = { $file }: { $line }. satır çok uzun, en fazla { $most } MiB olabilir
cli-record-place = { $file }: kayıt { $record } (satır { $line })
cli-no-record = { $file }: { $record } numaralı kayıt yok; dosyadaki kayıt sayısı { $count }, 0'dan sayılır

## The database

cli-serve-at = Antipater'in adresi: { $address }
cli-backup-done = Kopya: { $file }
cli-backup-failed = kopya oluşturulamadı
cli-restore-done = Veritabanı şu kopyadan geri yüklendi: { $file }
cli-restore-failed = kopya yerine konamadı
cli-export-failed = oyunlar yazılamadı
cli-import-done = içe aktarılan masalar: { $new }, zaten var olanlar: { $known }
cli-import-failed = hiçbir şey içe aktarılmadı
cli-import-line = { $file }: { $line }. satır: `export` satırı değil: { $why }

## Records

cli-title-seven =
    { $edition ->
        [first] 7 Wonders, birinci baskı
       *[second] 7 Wonders, ikinci baskı
    }
cli-title-free-city = Özgür Şehirle 7 Wonders
cli-title-duel = 7 Wonders Duel
cli-title-players = { $game }, { $count } oyuncu
cli-title-first-game = { $game }, ilk oyun
cli-free-city = Özgür Şehir
cli-seat = yer { $seat }
cli-replay-record =
    { $over ->
        [no] kayıt { $record }: { $title }, { $moves } hamle, bitmemiş
        [resigned] kayıt { $record }: { $title }, { $moves } hamle, pes eden: { $names }
        [won] kayıt { $record }: { $title }, { $moves } hamle, pes eden: { $names }, kazanan: { $winner }
       *[yes] kayıt { $record }: { $title }, { $moves } hamle
    }
cli-replay-bad = { $file }: { $count } kayıttan { $bad } tanesi kurallara uymuyor
cli-legal-move = --move { $moves }: hamle sayısı yalnızca { $count }
cli-legal-seat = --seat { $seat }: böyle bir yer yok, yerler 0–{ $last }
cli-own-other-game = --own yalnızca free-city içindir, bu oyun ise { $game }
cli-own-other-seat = --own Özgür Şehir içindir, onun yeri { $city }, bu yer ise { $seat }
cli-own-nobody = --own: bu noktada Özgür Şehir kartını tutan, kendi şehrinde kart oynamıyor
cli-own-no-card = --own: "{ $name }" diye bir kart yok
cli-own-not-in-hand = --own: { $card }, Özgür Şehir kartını tutan { $seat } numaralı yerin elinde değil

## Tables of points

cli-category =
    { $word ->
        [military] askeri
        [treasury] hazine
        [wonder] harika
        [civilian] sivil
        [science] bilim
        [commerce] ticaret
        [guilds] loncalar
        [wonders] harikalar
        [progress] ilerleme
        [coins] altın
       *[total] toplam
    }
cli-wins = kazandı
cli-wins-military = askeri üstünlükle kazandı
cli-wins-science = bilimsel üstünlükle kazandı
cli-shares = zaferi paylaşıyor
cli-undecided = eşit: altınları gir

## The report of a series of games

cli-report-games =
    { $end ->
        [interrupted] { $title }: { $games } oyun, tohum { $seed }, süre { $seconds } sn (iş parçacığı: { $threads }), kesildi
       *[whole] { $title }: { $games } oyun, tohum { $seed }, süre { $seconds } sn (iş parçacığı: { $threads })
    }
cli-report-speed = saniyede { $games } oyun ve { $decisions } karar; imza { $signature }
cli-report-victories = zaferler: { $civilian } sivil, { $military } askeri, { $science } bilimsel
cli-arena-score = { $b } karşısında { $a }: zaferlerin %{ $share } kadarı ({ $low }–{ $high }), adil pay %{ $fair }
cli-arena-elo = Elo farkı: { $elo } ({ $low } – { $high })
cli-ladder-title = { $game }, { $players } oyuncu, { $games } oyun
cli-arena-sprt =
    { $result ->
        [H1] sıralı test: ilk bot daha güçlü; log oranı { $ratio }, sınırlar { $low } ve { $high }
        [H0] sıralı test: ilk bot daha güçlü değil; log oranı { $ratio }, sınırlar { $low } ve { $high }
       *[open] sıralı test: karar yok; log oranı { $ratio }, sınırlar { $low } ve { $high }
    }
cli-arena-victories = { $bot } zaferleri: { $civilian } sivil, { $military } askeri, { $science } bilimsel
cli-arena-lost = { $bot } botunun yanıtları yüzünden kaybettiği oyunlar: { $start } başlatılamadı, { $slow } çok yavaş, { $gone } sona erdi, { $unreadable } okunamadı, { $illegal } kural dışı
cli-column-cpu = hamle başına işlemci ms
cli-column-points = puan
cli-column-spread = sapma
cli-column-bot = bot
cli-column-rating = derece
cli-column-seat = yer
cli-column-lot =
    { $word ->
        [city] şehir
       *[player] oyuncu
    }
cli-lot =
    { $word ->
        [first] birinci
       *[second] ikinci
    }
cli-column-games = oyun
cli-column-wins = galibiyet
cli-column-share = pay
cli-interval = { $low } – { $high }
cli-progress = { $now } / { $all }, kalan süre { $left }
cli-progress-bot = ; { $bot } %{ $share }, { $points } puan

## The list of cards

cli-column-age = çağ
cli-column-card = kart
cli-column-color = renk
cli-column-players = oyuncular
cli-column-cost = maliyet
cli-column-effects = etkiler
cli-column-free-with = bununla ücretsiz
cli-column-makes-free = ücretsiz kıldığı
cli-column-city = şehir
cli-column-side = yüz
cli-column-start = başlangıç
cli-column-stage = aşama
cli-column-wonder-or-token = harika ya da pul
cli-color =
    { $word ->
        [brown] kahverengi
        [gray] gri
        [grey] gri
        [blue] mavi
        [yellow] sarı
        [red] kırmızı
        [green] yeşil
       *[purple] mor
    }
cli-cost = { $coins } altın { $resources }

## A score pad that cannot be

cli-score-free-city = { $city } (Özgür Şehir)
cli-arg-play-choose-side = Tablalar dağıtılınca kendi tablanın yüzünü seç
cli-play-no-sides = { $game }: tablanın yüzü yalnızca seven oyununda seçilir

## Names on cards

cli-arg-names = Kart adları: automatic (varsayılan: bütün adları çevrilmiş bir oyunda çevrilmiş, yoksa karttaki gibi), translated (çevirisi olan her yerde çevrilmiş) ya da printed (karttaki gibi)
cli-unknown-names = adlar için seçenekler: { $list }

cli-arg-serve-metrics = Prometheus için sayaç sayfasının adresi (/metrics); verilmezse sayfa yoktur. Açık ağ için değildir
cli-arg-serve-node = Aynı Postgres'i kullanan öteki sunucuların buna ulaştığı adres; verilmezse veritabanını yalnızca bu sunucu kullanır. Açık ağ için değildir
cli-arg-serve-connections = Aynı anda kaç bağlantının kabul edildiği; varsayılan olarak işlemin açabileceği dosyaların yarısı, en çok 20000
cli-arg-serve-connections-per-address = Bunların kaçının tek adresten (IPv6'da tek /64 ağından) gelebileceği, önde vekil sunucu yoksa; varsayılan olarak dörtte biri, en çok 256
cli-arg-serve-streams = Aynı anda kaç akışın (açık masalar, haber bekleyen istekler) olabileceği; varsayılan olarak bağlantıların dörtte üçü
cli-arg-serve-streams-per-address = Bunların kaçının tek adresten gelebileceği; varsayılan olarak bağlantıların sekizde biri, en çok 128
cli-arg-serve-request-time = Bir isteğin başlığının ve gövdesinin ulaşmasının ne kadar sürebileceği; bir yanıtı okumak için bunun üç katı; iki istek arasında bir bağlantının ne kadar açık kaldığı
cli-arg-serve-session-time = Ne kadar kullanılmayınca bir tarayıcının ya da programın oturumunun kapandığı
cli-arg-serve-backup-every = Sunucu çalışırken veritabanını bu aralıkla kopyala, örneğin 24h
cli-arg-serve-backup-keep = Bu kopyalardan kaçının saklandığı
cli-arg-serve-backup-folder = Bu kopyaların klasörü; içinde başka bir şey olmamalı
cli-serve-metrics-at = Sayaçlar { $address } adresinde
cli-serve-node-at = Öteki düğümler buna { $address } adresinden ulaşır
cli-not-a-time = "{ $text }" bir süre değil: bir sayı ve s, m, h ya da d yaz, örneğin 90s ya da 24h

cli-about-explorer = Kayıtlı oyunlarda kimin neyle kazandığını göster
cli-arg-explorer-files = Kayıtlar, her satırda bir JSON nesnesi, `simulate --records` komutunun yazdığı gibi; - standart girdidir. Dosya verilmezse programın bildiği bot oyunları
cli-arg-explorer-least = Daha az şehrin sahip olduklarını gösterme
cli-arg-explorer-json = Sayımları tek bir JSON nesnesi olarak yaz
cli-arg-arena-start-limit = Bütün oyunları tek süreçte oynayan bir programın başlaması için tanınan süre
cli-arg-arena-isolate = Bütün oyunları tek süreçte oynayabilseler de programları her oyun için yeniden başlat
cli-arena-void = sonuç yok: bir program aksadığı için oyunların %5'inden fazlası kaybedildi
cli-explorer-none = sayılan kayıt yok
cli-explorer-victories = %{ $civilian } puanla, %{ $military } askeri, %{ $science } bilimsel
cli-explorer-all = hepsi
cli-explorer-winners = kazananlar
cli-column-what = nesi vardı
cli-column-name = ad
cli-column-cities = şehir
cli-column-won = galibiyet %
