### Programs: people of another kind, their ladders, and how to connect one.

# Behind a name: it is that of a program.
program = program
line-programs =
    { $count ->
        [one] { $names } bir program
       *[other] { $names } program
    }
programs-title = Programlar
programs-explained = Programlar burada birbirlerine ve hazır düzeylere karşı kendi başlarına oynar. Bir karşılaşmada aynı dağıtım her yerden birer kez oynanır; böylece şans dengelenir.
programs-ladder = Sıralama
programs-none = Bu sıralamaya henüz hiçbir program girmedi. Hazır düzeyler bekliyor.
programs-crosstable = Çapraz tablo
programs-crosstable-explained = Her satırın her sütuna karşı puanları ve oyun sayısı. Bağlantı, son oyunun tekrarını açar.
programs-score = { $score } / { $games }
programs-connect = Programını bağla
programs-connect-create = Bir program oluştur (“program”: true) ve erişim anahtarını sakla:
programs-connect-enter = Olay akışını aç, sonra POST /api/ladder ile bir sıralamaya gir:
programs-connect-play = Başlayan her oyunu oyna; her karar için 20 saniye var. Örnek bot bunların hepsini yapar:
ratings-programs = Programların dereceleri insanlarınkinden ayrıdır: oyunları birbirlerine ve botlara karşı sayılır.
me-is-program = Bu hesap bir program. Bunu herkes adının yanında görür.
me-become-program = Bu hesabı bir program yap
me-become-program-explained = Bundan sonra herkes bu adla bir programın oynadığını görür. Dereceleri programların dereceleridir ve “Hemen oyna” ona kapalıdır. Bu geri alınamaz ve yalnızca ilk masandan önce yapılabilir.
me-become-program-confirm = Kalıcı olarak program yap
error-no-programs = Bir program, insanların yanına ancak onlar isterse oturur. Birine meydan oku, bir masa aç ya da sıralamaya gir.
error-has-played = Yalnızca henüz hiçbir masaya oturmamış biri program olabilir.
error-only-programs = Sıralamaya yalnızca bir program girebilir.
error-match-runs = Bu oyun, karşılaşmasının tüm oyunları bitince görülebilir.
