### `site` komutu.

cli-about-site = Sunucusuz oynanan bir web sitesi yaz: düz dosya barındıran her yer yeter
cli-more-site = Site oyunları tarayıcıda saklar ve bir kez açıldıktan sonra bağlantısız çalışır. Tarayıcılar service worker’a başka yerde izin vermediğinden https (ya da localhost) ve içerik güvenliği ilkesi sayfalarınkinden daha katı olmayan bir barındırıcı gerekir.
cli-arg-site-folder = Dosyaların klasörü; içinde başka bir şey olan klasör kabul edilmez
cli-arg-site-robots = Arama motorları siteyi listeleyebilir mi
cli-arg-site-module = Programla gelenin yerine kullanılacak modül
cli-site-cannot-write = { $folder } klasörüne yazılamıyor
cli-site-not-empty = { $folder } klasörü boş değil ve içinde böyle bir site yok
cli-site-no-module = { $file } okunamıyor
cli-site-written = { $folder } klasöründe { $files } dosya var, toplam { $kilobytes } kB
