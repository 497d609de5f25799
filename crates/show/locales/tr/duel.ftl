### 7 Wonders Duel.

duel-table-title = 7 Wonders Duel – Antipater
duel-clock-draft = Harika seçimi
duel-cards-left =
    { $count ->
        [0] kart kalmadı
       *[other] { $count } kart kaldı
    }
duel-turn =
    { $who ->
        [you] Sıra sende
       *[other] { $name } seçiyor
    }
duel-extra-turn = Ek hamle
duel-again-after = Sonra bir hamle daha
duel-discards =
    { $count ->
        [0] Iskarta boş
       *[other] Iskartada { $count } kart
    }
duel-discard-pile = Iskarta destesi
duel-pile-empty = Henüz ıskartaya çıkan kart yok.
duel-boxed = Kutudaki ilerleme pulları
duel-drawn = { $wonder } ile çektiklerin:
duel-help-turn = Sıran gelince, üstünde başka kart olmayan bir kart alırsın: inşa et, altın için ıskartaya çıkar ya da harikalarından birini inşa etmek için onun altına yerleştir.
duel-help-price = Üretmediğini kasadan satın alırsın: tanesi 2 altın, rakibinin kahverengi ve gri kartlarının ürettiği her birim için 1 fazlası. Her zaman en ucuz yol seçilir.
duel-help-chain = Yapılarından birinde beyaz bir sembol varsa, aynı sembolü gösteren yapı senin için ücretsizdir.
duel-help-war = Her kalkan, piyonu rakip başkente doğru bir hane ilerletir. Piyon başkente varınca hemen kazanırsın; yolda da altın alıp götürür.
duel-help-science = İki aynı bilim sembolü bir ilerleme pulu getirir. Altı farklı sembol oyunu hemen kazandırır.
duel-help-wonders = Toplam yedi harika inşa edilir: yedincisi inşa edilince sekizincisi oyundan çıkar. Çember içindeki ok, bir hamle daha demektir.
duel-help-end = Yoksa III. Çağın sonunda puanı çok olan kazanır.

duel-board = Oyun tablası: çatışma yolu ve ilerleme pulları
duel-progress = Tabladaki ilerleme pulları
duel-no-tokens = Pul kalmadı.
duel-capital =
    { $who ->
        [you] Başkentin
       *[other] Başkent: { $name }
    }
duel-to-capital =
    { $spaces ->
        [0] düştü
       *[other] başkente { $spaces } hane
    }
duel-next-loot = { $spaces } hane sonra −{ $coins } altın
duel-pawn =
    { $side ->
        [middle] Çatışma piyonu ortada duruyor.
        [you] Çatışma piyonu senin başkentine doğru { $spaces } hane ilerledi.
       *[other] Çatışma piyonu ortadan { $spaces } hane ilerledi, tehdit altındaki başkent: { $name }.
    }
duel-track-points =
    { $who ->
        [you] Askeri puanlar: sana { $you }, rakibine { $them }.
       *[other] Askeri puanlar: { $name } { $you }, { $othername } { $them }.
    }

duel-stat-points = şu anda { $points } puan
duel-symbols =
    { $count ->
        [0] Henüz bilim sembolü yok (altı farklısı kazandırır)
       *[other] { $count } farklı bilim sembolü (altısı kazandırır): { $list }
    }
duel-pair = { $symbol } (çift)
duel-pays = Alış fiyatı
duel-buys = { $resource }: { $coins }
duel-tokens = İlerleme pulları
duel-wonders = Harikalar
duel-no-wonders = Henüz harika yok
duel-wonder-built = tamam

duel-question-play = Sıra sende: bir kart al
duel-question-extra = Ek hamle: bir kart daha al
duel-question-play-explained = Üstünde başka kart olmayan bir kart al. Altında, inşa etmenin sana ve rakibine kaça mal olacağı yazar.
duel-keys = Tuşlar 1–9, sonra Enter
duel-whose =
    { $who ->
        [you] Sen
        [opponent] Rakip
       *[other] { $name }
    }
duel-price =
    { $who ->
        [you] { $can ->
            [yes] { $coins ->
                [0] Sen: ücretsiz.
               *[other] Sen: { $coins } altın.
            }
           *[no] Sen: { $coins } altın, yetmiyor.
        }
       *[other] { $can ->
            [yes] { $coins ->
                [0] { $name }: ücretsiz.
               *[other] { $name }: { $coins } altın.
            }
           *[no] { $name }: { $coins } altın, yetmiyor.
        }
    }
duel-covered = Üstü kapalı.
duel-back = { $age }. Çağdan yüzü kapalı bir kart
duel-back-guild = Yüzü kapalı bir lonca
duel-uncovers = Serbest kalır: { $cards }.
duel-turns-up = { $count } kapalı kart açılır.
duel-turns-up-guilds = { $count } lonca açılır.
duel-fresh = Yeni açıldı.
duel-uncovers-nothing = Başka kart serbest kalmaz.
duel-do-discard = Iskarta
duel-bill-cost = kartın üstünde yazan { $coins } altın
duel-bill-produced = { $resource }: şehrin üretimi
duel-bill-chosen = { $resource }: şehrin seçmeli üretimi
duel-bill-waived = { $resource }: ilerleme pulu sayesinde gerekmiyor
duel-bill-fixed = { $resource }: sabit fiyat, 1 altın
duel-bill-bought = { $resource }: satın alınır, { $coins } altın

duel-question-draft = Bir harika seç: tur { $round } / 2
duel-question-draft-explained = Sonunda her şehrin dört harikası olur. Her turdaki dört harikadan birini ilk oyuncu, ikisini ikinci oyuncu, sonuncusunu yine ilk oyuncu alır.
duel-draft-order = Seçme sırası:
duel-draft-rule = Seçim nasıl işler
duel-city-shown = Görünen şehir
duel-question-token = Çift: bir ilerleme pulu al
duel-question-token-explained = Şehrinde iki aynı sembol var. Pul hemen ve oyun sonuna kadar etkilidir.
duel-question-library = { $wonder }: üç puldan birini al
duel-question-library-explained = Kutudan çekildi; diğer ikisi geri döner, { $name } onları görmez.
duel-question-destroy =
    { $color ->
        [brown] Rakibinin kahverengi bir kartını ıskartaya çıkar
       *[gray] Rakibinin gri bir kartını ıskartaya çıkar
    }
duel-question-destroy-explained = { $name } kartın ürettiğini kaybeder; kart ıskarta destesine gider.
duel-question-revive = { $wonder }: ıskartadan bir kart inşa et
duel-question-revive-explained = Ücretsiz ve bütün etkileriyle.
duel-question-begin = Sonraki çağa kim başlasın?
duel-question-begin-explained = Yeni çağ çoktan dizildi. Başlayan, ilk kartı alır.
duel-begins =
    { $who ->
        [you] Ben başlayayım
       *[other] { $name } başlasın
    }
duel-begins-explained =
    { $who ->
        [you] Çağın ilk kartını sen alırsın.
       *[other] İkinci kartı sen alırsın; ilk hamle yeni kartlar açmış olabilir.
    }

duel-effect-fixed-price = Sabit alış fiyatı 1 altın: { $resource }.
duel-effect-points-per-token = Oyun sonunda her ilerleme pulun için { $points } puan, bu pul dahil.
duel-effect-coins-per-most = Hangi şehirde en çoksa, oradaki her biri için hemen { $coins } altın: { $things }.
duel-effect-points-per-most = Oyun sonunda hangi şehirde en çoksa, oradaki her biri için { $points } puan: { $things }.
duel-effect-opponent-loses = Rakibin { $coins } altın kaybeder.
duel-effect-play-again = Bir hamle daha yap.
duel-effect-destroy =
    { $color ->
        [brown] Rakibinin kahverengi bir kartını ıskartaya çıkar.
       *[gray] Rakibinin gri bir kartını ıskartaya çıkar.
    }
duel-effect-revive = Iskarta destesinden bir kartı ücretsiz inşa et.
duel-effect-choose-progress = Kutudan üç ilerleme pulu çek, birini al.
duel-effect-wonders-cost-less = Sonraki harikaların iki kaynak daha az ister.
duel-effect-blue-costs-less = Sonraki mavi kartların iki kaynak daha az ister.
duel-effect-takes-trade-coins = Rakibinin kaynaklar için ödediği altınlar sana gelir.
duel-effect-red-shields = Sonraki kırmızı kartlarının her birinde { $shields } kalkan daha var.
duel-effect-wonders-play-again = Sonraki harikalarının her biri bir hamle daha verir.
duel-effect-coins-per-chain = Bundan sonra zincirle ücretsiz inşa ettiğin her yapı için { $coins } altın.
things-brown-and-gray = Hammaddeler ve üretimler
things-wonders = inşa edilmiş harikalar
things-coin-sets = 3 altınlık setler
symbol-wheel = tekerlek
symbol-mortar = havan
symbol-quill = tüy kalem
symbol-pendulum = sarkaç
symbol-sundial = güneş saati
symbol-globe = küre
symbol-law = terazi

duel-did-draft =
    { $who ->
        [you] { $wonder } harikasını seçtin.
       *[other] { $name }, { $wonder } harikasını seçti.
    }
duel-did-build =
    { $who ->
        [you] { $coins ->
            [0] { $card } inşa ettin (ücretsiz).
           *[other] { $card } inşa ettin ({ $coins } altın).
        }
       *[other] { $coins ->
            [0] { $name }, { $card } inşa etti (ücretsiz).
           *[other] { $name }, { $card } inşa etti ({ $coins } altın).
        }
    }
duel-did-build-chain =
    { $who ->
        [you] { $card } inşa ettin ({ $chain } ile ücretsiz).
       *[other] { $name }, { $card } inşa etti ({ $chain } ile ücretsiz).
    }
duel-did-discard =
    { $who ->
        [you] { $card } kartını ıskartaya çıkardın ve { $coins } altın aldın.
       *[other] { $name }, { $card } kartını ıskartaya çıkardı ve { $coins } altın aldı.
    }
duel-did-wonder =
    { $who ->
        [you] { $coins ->
            [0] { $card } ile { $wonder } harikasını inşa ettin (ücretsiz).
           *[other] { $card } ile { $wonder } harikasını inşa ettin ({ $coins } altın).
        }
       *[other] { $coins ->
            [0] { $name }, { $card } ile { $wonder } harikasını inşa etti (ücretsiz).
           *[other] { $name }, { $card } ile { $wonder } harikasını inşa etti ({ $coins } altın).
        }
    }
duel-did-lose-wonder =
    { $who ->
        [you] Yedi harika inşa edildi; oyundan çıkan, senin { $wonder } harikan.
       *[other] Yedi harika inşa edildi; oyundan çıkan: { $wonder } ({ $name }).
    }
duel-did-receive =
    { $who ->
        [you] { $coins } altın aldın ({ $cause }).
       *[other] { $name } { $coins } altın aldı ({ $cause }).
    }
duel-did-lose =
    { $who ->
        [you] { $coins } altın kaybettin ({ $cause }).
       *[other] { $name } { $coins } altın kaybetti ({ $cause }).
    }
duel-did-move-pawn =
    { $who ->
        [you] Piyonu { $spaces } hane ilerlettin.
       *[other] { $name } piyonu { $spaces } hane ilerletti.
    }
duel-did-token =
    { $who ->
        [you] İlerleme pulu aldın: { $token }.
       *[other] { $name } ilerleme pulu aldı: { $token }.
    }
duel-did-library =
    { $who ->
        [you] İlerleme pulu seçtin: { $token }.
       *[other] { $name } ilerleme pulu seçti: { $token }.
    }
duel-did-destroy =
    { $who ->
        [you] Rakibin kartını ıskartaya çıkardın: { $card }.
       *[other] { $name }, rakibin kartını ıskartaya çıkardı: { $card }.
    }
duel-did-revive =
    { $who ->
        [you] Iskarta destesinden { $card } inşa ettin.
       *[other] { $name }, ıskarta destesinden { $card } inşa etti.
    }
duel-did-turn-up = { $card } açıldı.
duel-did-play-again =
    { $who ->
        [you] Bir hamle daha kazandın.
       *[other] { $name } bir hamle daha kazandı.
    }
duel-did-lose-turn =
    { $who ->
        [you] Kart kalmadığı için ek hamleni yapamadın.
       *[other] Kart kalmadığı için { $name } ek hamlesini yapamadı.
    }
duel-did-lay = { $age }. Çağ dizildi.
duel-did-begin =
    { $who ->
        [you] { $age }. Çağa sen başladın.
       *[other] { $age }. Çağa başlayan: { $name }.
    }
duel-did-end =
    { $who ->
        [you] { $victory ->
            [military] Piyon başkente vardı: askeri üstünlükle kazandın.
            [science] Altı farklı sembol: bilimsel üstünlükle kazandın.
           *[civilian] Puanlar sayıldı: kazandın.
        }
       *[other] { $victory ->
            [military] Piyon başkente vardı, askeri üstünlük: { $name }.
            [science] Altı farklı sembol, bilimsel üstünlük: { $name }.
           *[civilian] Puanlar sayıldı, kazanan: { $name }.
        }
    }
duel-did-end-shared = Puanlar sayıldı, ortak zafer: { $names }.
duel-cause-chain = zincir
duel-cause-trade = ticaret
duel-cause-looting = yağma

duel-refused-not-on-offer = { $what } şu anda seçilemez.
duel-refused-not-accessible = { $what } şu anda alınamaz: üstünde başka bir kart var ya da orada değil.
duel-refused-not-yours = Bu harika senin değil: { $what }.
