### Yöneticiler ve veritabanının sorunları.

cli-arg-serve-keep-tables = Kimsenin sürdürmediği oyun ne kadar tutulur: 180d ya da 36h; sonsuza dek için never
cli-arg-serve-keep-records = Biten oyunlar ve kayıtları ne kadar tutulur, örneğin 730d; sonsuza dek için never
cli-arg-serve-upload-room = İnsanların çevrimdışı oynayıp getirdiği oyunlar için en çok yer, MiB olarak
cli-serve-no-duration = süre, 90d ya da 36h gibi gün ya da saat sayısıdır, ya da never
cli-about-admin = Bir sunucunun yöneticilerini belirle: bildirimleri görür, gizler, susturur, yasaklar ve kapatırlar
cli-about-admin-add = Birini yönetici yap
cli-about-admin-remove = Bir yöneticiyi yeniden sıradan oyuncu yap
cli-about-admin-list = Yöneticileri listele
cli-arg-admin-name = Kişinin giriş adı, yalnızca bir kişide varsa masadaki adı ya da anahtarı
cli-admin-added =
    { $role ->
        [member] { $name } artık üye
       *[admin] { $name } artık yönetici
    }
cli-admin-known =
    { $role ->
        [member] { $name } zaten üye
       *[admin] { $name } zaten yönetici
    }
cli-admin-removed =
    { $role ->
        [member] { $name } artık üye değil
       *[admin] { $name } artık yönetici değil
    }
cli-admin-none =
    { $role ->
        [member] Üye yok
       *[admin] Yönetici yok
    }
cli-admin-line = { $name } ({ $login }) { $key }
cli-admin-failed =
    { $role ->
        [member] üyeler değiştirilmedi
       *[admin] yöneticiler değiştirilmedi
    }
cli-admin-nobody = burada { $name } adında kimse yok
cli-admin-several = birkaç kişinin adı { $name }; birini anahtarıyla belirt: { $people }
cli-admin-namesake = { $key } (giriş adı: { $login }, geldiği gün: { $day }, son masa: { $table })
cli-about-member = Başka kimseyi almayan sunucunun üyelerini belirle (serve --members)
cli-about-member-add = Birini üye yap
cli-about-member-remove = Bir üyeyi listeden çıkar
cli-about-member-list = Üyeleri listele
cli-about-member-invite = Üye olmayı sağlayan yeni bir davet kodu yaz
cli-arg-member-uses = Kodu kaç kişi kullanabilir
cli-arg-member-days = Kod kaç gün sonra biter
cli-member-no-code = davet kodu oluşturulmadı
cli-about-doctor = Bir veritabanını incele ve neyin yanlış olduğunu söyle. Hiçbir şey değiştirilmez
cli-more-doctor = Çıkış durumu 0: sorun yok; 1: sorun var. Sayfaları ve dizinleri denetler, her masanın günlüğünü baştan oynatır; sahipsiz satırları, dosyaları okuyabilen başka kullanıcıları ve neredeyse dolu bir diski bildirir. Bu sırada sunucu çalışabilir.
cli-arg-doctor-database = Veritabanı, sqlite:YOL, YOL ya da postgres://USER@HOST/NAME; verilmezse kullanıcının veri klasöründeki dosya
cli-arg-doctor-min-free = Diskte bundan az boş yer varsa bildir; verilmezse sınır, veritabanı boyutunun iki katı ya da 256 MiB
cli-doctor-well = { $file }: sorun yok (masa: { $tables }, kişi: { $people })
cli-doctor-ill = { $file }: sorun: { $count }
doctor-missing = Böyle bir dosya yok.
doctor-unreachable = Veritabanı açılamıyor: { $detail }
doctor-damaged = Dosya hasarlı: { $detail }. Bir yedeği geri yükle.
doctor-foreign = Bu bir Antipater veritabanı değil.
doctor-older = Veritabanı eski bir sürümden; bir sunucu açtığında güncellenecek. Öncesinde yedek al. Masalarına bakılmadı.
doctor-newer = Veritabanını Antipater’in daha yeni bir sürümü yazmış. O sürümü kullan.
doctor-table = { $table } masası oynanamıyor: { $detail }
doctor-orphans = Sahipsiz satırlar: { $detail }
doctor-permissions = Bu makinenin başka kullanıcıları { $detail } dosyasını okuyabiliyor. İçinde gizli bilgiler var: başkalarının izinlerini kaldır.
doctor-disk = Disk dolmak üzere: { $detail } MiB boş.
doctor-settings = Postgres’in ayarlarıyla makinesinin çökmesi veritabanını bozabilir: { $detail }
cli-about-move-database = Bir veritabanındaki her şeyi boş bir veritabanına kopyala, SQLite’tan Postgres’e ya da geriye, ve her satırı karşılaştır
cli-more-move-database = Önce sunucuyu durdur. Eski veritabanı olduğu gibi kalır; bir şey başarısız olursa yenisi boş kalır. Önceki sürümden bir veritabanı önce güncellenir.
cli-arg-move-from = Var olan veritabanı: sqlite:YOL, YOL ya da postgres://USER@HOST/NAME
cli-arg-move-to = Boş veritabanı: sqlite:YOL, YOL ya da postgres://USER@HOST/NAME
cli-move-done = Kopyalanan satırlar: { $rows }. İki veritabanı aynı
cli-move-failed = veritabanı taşınmadı
cli-about-event = Bir sunucunun etkinliklerini listele, sıralamalarını yazdır, etkinlik oluştur ve bitir
cli-about-event-list = Etkinlikleri listele
cli-about-event-show = Bir etkinliğin sıralamasını CSV olarak yazdır
cli-about-event-make = Etkinlik oluştur ve adresini yazdır
cli-about-event-end = Bir etkinliği bitir
cli-arg-event-id = Etkinliğin kimliği, adresinin son bölümü
cli-arg-event-title = Başlık
cli-arg-event-host = Düzenleyen: ad, oturum adı ya da anahtar
cli-arg-event-format = Nasıl oynanır: duplicate, pairs, swiss ya da arena
cli-arg-event-game = Oyun: seven-second, seven-first, free-city ya da duel
cli-arg-event-seats = Bir 7 Wonders masasındaki şehir sayısı
cli-arg-event-rounds = Dağıtım ya da tur sayısı
cli-arg-event-minutes = Aynı dağıtımlı etkinliğin ya da arenanın süresi
cli-arg-event-tempo = İnsanlar arası oyunların temposu: quick, normal ya da days
cli-arg-event-level = Botların seviyesi
cli-arg-event-listed = Sunucudaki herkes görebilir ve katılabilir
cli-event-none = Hiç etkinlik yok.
cli-event-line = { $id } { $stage }: { $title } ({ $format }, { $game }), oyuncu: { $players }, düzenleyen: { $host }
cli-event-failed = hiçbir şey yapılmadı
cli-event-ended = Etkinlik bitti.
