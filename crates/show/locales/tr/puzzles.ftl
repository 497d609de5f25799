### Bulmacalar: bir hamlenin açıkça en iyi olduğu kararlar ve yeniden denenecek kendi hataların.

puzzles-title = Bulmacalar
puzzles-lead = Gerçek oyunlardan, tek bir hamlenin açıkça en iyi olduğu konumlar. O hamleyi bul: yalnızca ilk denemen sayılır.
puzzles-today = Günün bulmacaları
puzzles-own = Sonuçların
puzzles-solved = Çözülen: { $game }
puzzles-solved-of = { $solved } / { $all }
puzzles-at-once = İlk denemede çözülen
puzzles-streak = Üst üste bulmaca çözülen gün
puzzles-number = Bulmaca { $number }
puzzles-state =
    { $state ->
        [first] ilk denemede çözüldü
        [later] sonradan çözüldü
       *[tried] henüz çözülmedi
    }
puzzles-all = Bütün bulmacalar
puzzles-onward = Sana uygun sonraki bulmaca
puzzles-rush = Beş dakikalık yarış
puzzles-rating = Derece: { $game }
error-no-puzzle = Böyle bir bulmaca yok.

## Bir bulmaca

puzzle-title = { $game }: bulmaca { $number }
puzzle-page = { $title } – Antipater
puzzle-task = Sıra sende. En iyi hamle hangisi?
puzzle-before = Önceki bulmaca
puzzle-after = Sonraki bulmaca
puzzle-again = Yeniden dene
puzzle-player =
    { $who ->
        [you] Sen
        [opponent] Rakip
       *[other] Oyuncu { $number }
    }
puzzle-grade =
    { $grade ->
        [solved] Çözüldü!
        [near] Az kaldı
       *[missed] En iyi hamle bu değil
    }
puzzle-best = En iyi hamleler
puzzle-solves = En iyi:
puzzle-yours = senin cevabın
puzzle-share-explained = Yüzdeler: en güçlü botların tahminiyle kazanma şansı.
puzzle-beside = “{ $action }” ile karşılaştırınca:
puzzle-counts =
    { $state ->
        [first] İlk denemede çözülmüş sayılır.
        [later] Çözülmüş sayılır, ama ilk denemede değil.
       *[tried] Henüz çözülmemiş sayılır.
    }
puzzle-ratings = Bulmacanın derecesi { $puzzle }, seninki { $own }.
puzzle-theme =
    { $theme ->
        [supremacy] Üstünlük
        [extra-turn] Ek hamle
        [deny] Rakibe vermemek
        [war] Savaş
        [chain] Zincirler
        [bury] Kartı harikanın altına koymak
       *[last-cards] Son kartlar
    }
puzzle-line = Oyun nasıl sürer
puzzle-line-explained = Herkes en güçlü botlar gibi oynarsa sonraki turlar böyle geçebilir. Gizli kartlar tahmindir.

## Yarış: beş dakikada olabildiğince çok bulmaca

rush-title = Yarış: { $game }
rush-tally = Çözülen: { $solved }. Kaçırılan: { $missed } / 3.
rush-over =
    { $solved ->
        [one] 1 bulmaca çözdün.
       *[other] { $solved } bulmaca çözdün.
    }
rush-again = Bir daha

## Kendi hataların

mistakes-title = Kendi hataların
mistakes-explained = Biten bir oyunun tekrarını aç ve oyunu analiz et; sonra ters giden kararları yeniden deneyebilirsin.
mistakes-practice =
    { $count ->
        [one] Hatamı yeniden dene
       *[other] { $count } hatamı yeniden dene
    }
mistake-title = Hatalarım: { $number } / { $all }
mistake-replay = Tekrara dön
