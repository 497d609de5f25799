### Yalnızca botların olduğu masada ipuçları.

hint = İpucu
hint-uncounted = İpucu, görebildiklerine göre en iyi hamleyi gösterir. İpucu alınan oyunlar derecene sayılmaz.
hint-best = En iyisi: { $action }
hint-chances = Kazanma şansı: { $percent }
hint-only = Bütün hamlelerin aynı sonuca varır.
hint-next = Sonraki en iyi: { $action } ({ $percent })
hint-count = { $count } ipucu
key-hint = ipucu al (botlara karşı oyunlarda)
error-no-hints = İpuçları yalnızca bir kişinin botlara karşı oynadığı oyunlarda vardır.
error-nothing-asked = Şu anda karar vereceğin bir şey yok.
