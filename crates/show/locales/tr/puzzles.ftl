### Bulmacalar: bir hamlenin açıkça en iyi olduğu kararlar ve yeniden denenecek kendi hataların.

puzzles-title = Bulmacalar
puzzles-lead = Gerçek oyunlardan, bir hamlenin ötekilerin hepsinden açıkça iyi olduğu anlar. O hamleyi bul: ilk cevabın sayılır.
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
start-puzzles = Günün bulmacaları:
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
puzzle-not-looked-at = Hamlen ilk bakışta, yakından incelenmeyecek kadar zayıf göründü.
puzzle-best = En iyi hamleler
puzzle-solves = En iyi:
puzzle-yours = senin cevabın
puzzle-no-share = incelenmedi
puzzle-share-explained = Yüzdeler, en güçlü botların tahminine göre kazanma şanslarıdır.
puzzle-beside = “{ $action }” ile karşılaştırınca:
puzzle-counts =
    { $state ->
        [first] İlk denemede çözülmüş sayılır.
        [later] Çözülmüş sayılır, ama ilk denemede değil.
       *[tried] Henüz çözülmemiş sayılır.
    }

## Kendi hataların

mistakes-title = Kendi hataların
mistakes-explained = Biten bir oyunun tekrarını aç ve oyunu çözümlet: orada ters giden kararların üzerinde çalışabilirsin.
mistakes-practice =
    { $count ->
        [one] Hatam üzerinde çalış
       *[other] { $count } hatam üzerinde çalış
    }
mistake-title = Hatalarım: { $number } / { $all }
mistake-replay = Tekrara dön
