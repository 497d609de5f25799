### `site` komutu.

cli-about-site = Her şeyin sunucusuz oynanabildiği durağan bir web sitesi yaz
cli-more-site = Oyunlar tarayıcıda saklanır ve site bir kez açıldıktan sonra çevrimdışı çalışır. Service worker gerektirdiği için https (ya da localhost) ve kendi daha katı içerik güvenliği ilkesini göndermeyen bir barındırıcı gerekir.
cli-arg-site-folder = Yazılacak klasör; boş olmalı ya da böyle bir site içermeli
cli-arg-site-robots = Arama motorları siteyi listeleyebilir mi
cli-arg-site-module = Programla gelenin yerine kullanılacak modül
cli-site-cannot-write = { $folder } klasörüne yazılamıyor
cli-site-not-empty = { $folder } boş değil ve böyle bir site değil
cli-site-no-module = { $file } okunamıyor
cli-site-written = { $files } dosya ({ $kilobytes } kB) yazıldı: { $folder }
