### `analyze` komutu: yardımı, tabloları ve hataları.

cli-about-analyze = Kayıtlı bir oyunun ya da bir durumun kararlarını, her oyuncunun o anda bildiğine göre değerlendir
cli-more-analyze = Galibiyet %, bir oyuncunun galibiyetten beklediği paydır. Hamlelerin değeri en güçlü botların denemeleriyle bulunur; gizli kartlar kullanılmaz. Bitmemiş bir oyun son hamlesine kadar değerlendirilir.
cli-arg-analyze-what = Kayıtlar, her satırda bir JSON nesnesi; - standart girdidir. Ya da `position` komutunun yazdırdığı gibi tek satırlık bir durum veya bir yerin ondan bildikleri, tırnak içinde
cli-arg-analyze-record = Kaydın numarası, 0'dan sayılır; verilmezse ilki
cli-arg-analyze-seat = Yalnızca bu oyuncunun kararlarını değerlendir, 0'dan sayılır
cli-arg-analyze-depth = Ne kadar ayrıntılı: quick, normal ya da deep
cli-arg-analyze-seed = Denemelerin tohumu; aynı tohum aynı sayıları verir
cli-arg-analyze-protocol = Kararları başka bir program için değerlendir: sorgular ve yanıtlar standart girdi ve çıktıda JSON satırlarıdır (docs/analysis.md)
cli-analyze-depth = şunlardan biri olmalı: { $list }
cli-analyze-no-player = --seat { $seat }: orada kimse oynamıyor
cli-analyze-observer = bu, { $seat } numaralı yerin gördüğü: yalnızca onun kararları değerlendirilebilir
cli-analyze-spectator = bu, bir izleyicinin gördüğü: karar verecek bir şey yok
cli-analyze-nobody = burada karar verilecek bir şey yok
cli-analyze-no-errors = Hata yok.

## Tabloların başlıkları

cli-analyze-when = ne zaman
cli-analyze-band = değerlendirme
cli-analyze-played = oynanan
cli-analyze-better = en iyisi
cli-analyze-why = en iyi hamle neden daha iyi
cli-analyze-lost = kayıp %
cli-analyze-error = ±
cli-analyze-share = galibiyet %
cli-analyze-margin = fark
cli-analyze-player = oyuncu
cli-analyze-accuracy = isabet %
cli-analyze-errors =
    { $band ->
        [inaccuracy] küçük hata
        [mistake] hata
       *[blunder] büyük hata
    }
cli-analyze-start = başlangıç %
cli-analyze-luck = şans %
cli-analyze-result = sonuç %
cli-analyze-without-luck = şans hariç %
cli-analyze-unexplained = açıklanamayan %
