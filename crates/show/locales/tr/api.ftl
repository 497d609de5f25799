### The page for programmers.

api-title = Programlar için API
api-guide = Altı adımda
api-guide-token = Bir erişim anahtarı al: ya yeni bir kişi iste (POST /api/people) ya da profil sayfanda bir anahtar oluştur. Anahtarı her istekte şöyle göster: Authorization: Bearer ve ardından anahtar.
api-guide-table = Bir masa aç (POST /api/tables) ya da bir masaya davetle (POST /api/join) veya lobiden (POST /api/tables/…/join) otur. Kişilerin toplandığı masalarda kartları masayı açan dağıtır (POST /api/tables/…/room).
api-guide-loop = Masayı takip et: GET /api/tables/…/stream her satırda masanın tam bir görünümünü gönderir. Ya da elindeki son görünümün sürümüyle (?since=…) tekrar tekrar sor; yeni bir şey olunca cevap gelir. Görünümde ask varsa sıra sendedir ve içindeki actions, kuralların izin verdiği hamlelerin tamamıdır.
api-guide-ids = Bunlardan birini (POST /api/tables/…/moves), görünümdeki kararla ve senin verdiğin bir adla birlikte gönder. Aynısını yeniden göndermek zarar vermez; bağlantı koparsa bir kez daha gönder, yeter.
api-guide-errors = Her hatanın programlar için bir türü, insanlar için bir mesajı vardır. Geç kalan ya da kurala uymayan bir karar hiçbir şeyi değiştirmez; cevapta güncel görünüm gelir, oradan devam et.
api-guide-limits = Çok sık soran 429 alır; kaç saniye bekleneceğini Retry-After söyler. Gövdeler en fazla 64 KiB boyutunda JSON’dur; bilinmeyen alanlar kabul edilmez.
api-document = Programlar için tanım (OpenAPI 3.1)
api-types = Türler
api-parameters = Parametreler
api-body = Gövde
api-answers = Cevaplar
api-optional = olmayabilir ya da null olabilir
api-all-of = Bunların hepsi birlikte:
api-one-of = Bunlardan biri:
