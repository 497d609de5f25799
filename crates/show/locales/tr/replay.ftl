### Replays: a finished game step by step.

replay-title = Oyun tekrarı: { $names } – Antipater
replay-heading = Oyun tekrarı: { $names }
replay-other = Başka bir kayıt
replay-not-kept = Buraya yüklenen kayıt yalnızca kısa bir süre saklanır ve hiçbir masaya eklenmez. Dosyanı sakla.
replay-steps = Oyunun adımları
replay-first = Başa dön
replay-back = Bir adım geri
replay-play = Oynat
replay-on = Bir adım ileri
replay-last = Sona git
replay-step = Adım: { $step } / { $steps }
replay-choose-step = Bir adım seç
replay-go = Git
replay-play-on = Buradan devam et
replay-play-on-explained = Buradan { $name } yerine, botlara karşı yeni bir oyunda devam et
outlook-title = Buradan sonra ne olur
outlook-explained = Botlar buradan defalarca, { $name } ne biliyorduysa onunla devam eder
outlook-note = Buradan sona kadar, Orta düzeyindeki botlar arasında { $games } oyun. { $name } ne biliyorduysa olduğu gibi kalır; gerisi her seferinde yeniden dağıtılır.
outlook-back = Tekrara dön
replay-nothing = Henüz bir şey olmadı.
duel-when =
    { $count ->
        [0] { $age }. Çağ, kart kalmadı
       *[other] { $age }. Çağ, { $count } kart kaldı
    }

eyes-title = Bakış açısı
eyes-front = Gösterilen yer
eyes-with = Gören
eyes-all = bütün kartlar açık
eyes-seat = yalnızca { $name }
eyes-public = izleyiciler

hand-of =
    { $who ->
        [you] Eldeki kartların
       *[other] Eldeki kartlar: { $name }
    }
pile-of =
    { $who ->
        [you] Baktığın ıskarta destesi
       *[other] Iskarta destesi, ona bakan oyuncu: { $name }
    }
used-for =
    { $what ->
        [build] İnşa ediyor
        [stage] Bununla aşama inşa ediyor
       *[sell] Iskartaya çıkarıyor
    }
duel-taken = Sonraki hamlede alınır.
open-hands = Diğer eller
open-hidden = Diğerlerinden gizli
open-sold = Iskartaya çıkarılan

course-title = Oyun boyunca puanlar
course-of = { $name }: 0’dan { $points } puana; rakamlar aşağıda
course-points = sonda { $points } puan
course-figures = Aynısı rakamlarla
course-step = Adım
letter-treasury = ¢
letter-wonder = ▲
letter-progress = ★

upload-title = Bir kaydı izle
upload-explained = Biten bir oyunun kaydı, masasından indirilebilir. Burada oyun adım adım yeniden gösterilir: her oyuncunun gözünden ya da her şey açık olarak.
upload-file = Kayıt dosyası
upload-send = Oyunu göster
upload-refused = Bu, bir oyun kaydı değil:
error-no-replay = Bu kayıt artık saklanmıyor. Lütfen yeniden yükle.
