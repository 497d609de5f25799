### The score sheet at the end of a game.

## Who has won

winner =
    { $who ->
        [you] { $points } puanla kazandın
       *[other] { $name } { $points } puanla kazandı
    }
winners = { $points } puanla ortak zafer: { $names }
cannot-win = kazanamaz
tie-coins = Zirvede puanlar eşit: altını çok olan kazandı.
tie-shared = Zirvede puanlar da altınlar da eşit: zafer paylaşıldı.
duel-victory =
    { $victory ->
        [military] Askeri üstünlük
        [science] Bilimsel üstünlük
       *[civilian] Sivil zafer
    }
duel-winner =
    { $who ->
        [you] Kazandın
       *[other] { $name } kazandı
    }
duel-winners = Ortak zafer: { $names }
duel-tie-civilian = Puanlar eşit: kazananı mavi kartlar belirledi.
duel-moment = Oyun { $age }. Çağda böyle bitti
duel-points-as-they-stand = O andaki puanlar; sonucu belirlemedi.

## The score pad

score-sheet = Skor tablosu
score-city = Şehir
score-military = Askeri
score-treasury = Hazine
score-wonder = Harika
score-civilian = Sivil
score-science = Bilim
score-commerce = Ticaret
score-guilds = Loncalar
score-total = Puan
score-coins = Altın
score-buried = Harikada kullanılan
buried-in-age = { $age }. Çağda
nothing-buried = –
score-wonders = Harikalar
score-progress = İlerleme
sheet-place = { $place }. sıra
sheet-best = en yüksek
sheet-points = { $points } puan
told-points = { $name }: { $points } puan.
sheet-print = Yazdır

## The pictures

sheet-bars = Kategorilere göre puanlar
sheet-lines = Her şehir için bir çizgi: her turdan sonra, o anki duruma göre puanları. Her çağın sonundaki puanlar aşağıda.
sheet-after-age = { $age }. Çağ sonu

## Under the wonders, and sold

sheet-under = Harikalarda kullanılan kartlar
sheet-under-line = { $above }: { $card }
sheet-sold =
    { $count ->
        [0] 3 altın için ıskarta: yok
       *[other] 3 altın için ıskarta: { $count }
    }
sheet-discarded =
    { $count ->
        [0] Altın için ıskarta: yok
       *[other] Altın için ıskarta: { $count }
    }

## Where each point came from

origins-title = Puanların ayrıntıları
origin-victories = { $age }. Çağdan { $count } zafer pulu
origin-defeats = { $count } mağlubiyet pulu
origin-coins = { $count } altın, her üçü için bir puan
origin-stage = { $number }. aşama
origin-under = kartı: { $card }
origin-counted = sayılan: { $count }
origin-copied = kopyalandı, sahibi: { $name }
origin-as-symbol = sembolü bilimde sayılır
origin-symbols = { $symbol }: { $count } × { $count }
origin-chosen = seçmeli: { $count }
origin-sets = 3 farklı sembol seti: { $count } × 7
duel-origin-pawn = Piyon, ortanın { $spaces } hane ötesinde
