### Yalnızca botların olduğu masada ipuçları.

hint = İpucu
hint-uncounted = İpucu, bildiklerine göre en iyi hamleyi gösterir. İpucu alınan oyun puanlamana sayılmaz.
hint-best = En iyisi: { $action }
hint-chances = Kazanma şansı: { $percent }
hint-only = Şimdi yapabileceğin her şey aynı sonuca varır.
hint-next = Sonraki en iyi: { $action } ({ $percent })
hint-count = { $count } ipucu
key-hint = ipucu iste (botlara karşı)
error-no-hints = İpuçları yalnızca bir kişinin botlara karşı oynadığı oyunlarda vardır.
error-nothing-asked = Şu anda karar vereceğin bir şey yok.
