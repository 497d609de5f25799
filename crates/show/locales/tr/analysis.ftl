### Biten bir oyunun analizi, oyun tekrarının sayfasında.

analysis-offer = Dönüm noktalarını ve en iyi hamleleri bul. Her karar, yalnızca oyuncunun o anda bildiklerine göre değerlendirilir.
analysis-start = Analiz et
# Analyses of other depths than the usual one.
analysis-start-depth =
    { $depth ->
       *[quick] Hızlı analiz
    }
analysis-failed = Analiz başarısız oldu. Yeniden deneyebilirsin.
analysis-waiting =
    { $ahead ->
        [0] Analiz başlıyor …
       *[other] Önünde bekleyen analiz: { $ahead } …
    }
analysis-progress = Analiz edilen karar: { $done } / { $all }
analysis-cancel = Vazgeç
analysis-refresh = Yenile
error-no-analysis = Böyle bir analiz yok. Önce başlat.
error-many-analyses = Çok fazla analiz bekliyor. Biri bitince yeniden dene.

## Eğri

analysis-percent = %{ $number }
analysis-signed = { $sign }%{ $number }
analysis-curve = Oyun boyunca kazanma şansı, her oyuncu için bir çizgi; sayılar aşağıda
analysis-now = Bu adımdaki şanslar
analysis-chances = Kazanma şansı
analysis-turning = Dönüm noktaları
analysis-turn = { $when }: { $name }, önce { $from }, sonra { $to }
analysis-luck-made = şans

## Her oyuncunun toplamı

analysis-summary = Sonucu ne belirledi
analysis-player = Oyuncu
analysis-accuracy = İsabet
analysis-band =
    { $band ->
        [inaccuracy] Küçük hata
        [mistake] Hata
       *[blunder] Büyük hata
    }
analysis-luck = Şans
analysis-others = Diğerleri
analysis-result = Sonuç
analysis-without-luck = Şans çıkarılınca
analysis-unexplained = Açıklanamayan
analysis-give-or-take = { $number } ± { $error }
analysis-explained = Her karar en iyisiyse isabet 100 olur. Şans, kartların kazanma şansına kattığıdır; o çıkarılınca tek bir oyunun sonucu %0’ın altında ya da %100’ün üstünde olabilir. Bütün sayılar en güçlü botların tahminidir.
analysis-others-explained = “Diğerleri”, öteki oyuncuların botlardan farklı seçerek kazanma şansına kattığıdır.
analysis-unexplained-explained = “Açıklanamayan”, geriye kalandır: art arda hamlelerin tahminleri birbirini tam tutmaz. %20’nin üstündeyse gösterilir; %25’in üstünde oyun söylenemeyecek kadar başa baştır.

## Bir karar

analysis-verdict = Sıradaki hamle
analysis-only = tek iyi hamle
analysis-lost = Yitirilen kazanma şansı: { $percent }
analysis-forced = Burada gerçek bir seçim yoktu.
analysis-points = { $points } puan
analysis-played = oynandı
analysis-why = Neden
analysis-hidden = Yalnızca bu oyuncu görür
analysis-marks = Değerlendirmeler
