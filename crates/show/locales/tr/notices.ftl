### Bildirimler: günlerce süren bir oyun, açık sayfa olmasa da oyuncularına beklediğini bildirir.

notice-your-turn = Sıra sende
notice-ask = Sıra bana gelince haber ver
notice-on = Sıra sana gelince bu cihaz haber verecek.
notice-blocked = Bu tarayıcı bu sitenin bildirimlerini engelliyor. Ayarlarından izin verebilirsin.
notice-failed = Bildirimler açılamadı. Daha sonra yeniden dene.
me-notices = Bildirimler
me-notices-explained = Karar için günlerin olduğu oyunlarda, sıra sana gelince cihazların haber verebilir. Oyunun kendisi hakkında hiçbir şey göstermezler.
me-notices-since = Açıldı: { $since }
me-notices-stop = Kapat
me-quiet-explained = Sessiz saatlerde bildirimler bekler. Sıra hâlâ sendeyse sonra gelirler.
me-quiet-from = Sessiz saatlerin başlangıcı
me-quiet-until = Sessiz saatlerin sonu
me-quiet-none = Sessiz saat yok
me-quiet-save = Sessiz saatleri kaydet
