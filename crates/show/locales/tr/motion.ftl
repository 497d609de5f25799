### How fast things move at the table.

menu-motion = Animasyonlar
motion-normal = Normal
motion-fast = Hızlı
motion-off = Kapalı
motion-reduced = Sistemin daha az hareket istiyor; bu yüzden burada hiçbir şey hareket etmiyor.
ending-skip = Geçmek için bir tuşa bas ya da dokun
