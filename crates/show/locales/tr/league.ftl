### The weekly league over the deals of days.

league-title = Haftalık lig
league-lead = Aşağı yukarı senin kadar iyi oynayan otuz kadar kişilik gruplar. Günün her oyunu sayılır.
league-explained = Bir oyun, grubunda daha kötü sonuç alan ya da onu bitirmeyen her üye için bir, eşit olan için yarım puan getirir. Pazartesi günü her grubun en iyi altıda biri yükselir, son altıda biri düşer.
league-week = Bu hafta, { $date } gününden beri
league-last = Geçen hafta
league-group = Grup { $group } / { $groups }
league-points = Puan
league-deals = Oyunlar
league-up = yükselir
league-down = düşer
league-member = Ayrılana kadar her hafta ligdesin.
league-leave = Ligden ayrıl
league-join = Lige katıl
