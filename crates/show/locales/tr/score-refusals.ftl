### Why a score pad is refused.

pad-refused-coins = { $place }: bir şehrin 0–{ $most } altını olur, verilen: { $count }
pad-refused-no-edition = edition: eksik
pad-refused-edition = edition: "{ $name }" diye bir baskı yok; baskılar: first, second
pad-refused-edition-free-city = edition: Özgür Şehirli oyun birinci baskıdandır
pad-refused-free-city-cities = cities: Özgür Şehirli oyunda 3 şehir vardır, Özgür Şehir sonuncudur, verilen: { $count }
pad-refused-cities = cities: 7 Wonders oyununda { $least }–{ $most } şehir olur, verilen: { $count }
pad-refused-duel-cities = cities: Duel oyununda 2 şehir vardır, verilen: { $count }
pad-refused-also = { $place }: { $name }, { $other } ile aynı
pad-refused-copies = cities: { $card } kartı { $count } şehirde var, ama { $seats } şehirli bir oyunda en çok { $most } adettir
pad-refused-guilds = cities: { $count } lonca var, ama { $seats } şehirli bir oyunda en çok { $most } lonca olur
pad-refused-stages = { $place }: aşama sayısı { $most }, verilen: { $count }
pad-refused-city = { $place }: { $edition } baskısında "{ $name }" diye bir şehir yok; şehirler: { $list }
pad-refused-side = { $place }: yüz { $one } ya da { $other } olur, "{ $name }" olmaz
pad-refused-no-card = { $place }: "{ $name }" diye bir kart yok
pad-refused-other-edition = { $place }: { $card }, { $edition } baskısında yok
pad-refused-listed = { $place }: { $card } daha önce yazılmış; bir şehirde her addan yalnızca bir tane olur
pad-refused-token = { $place }: bir çatışma pulu 1, 3, 5 ya da −1 olur, verilen: { $value }
pad-refused-victories = { $place }: { $points } puanlık pul sayısı { $count }, ama bir şehir bir çağda en çok 2 çatışma kazanır
pad-refused-conflicts = { $place }: { $count } pul var, ama bir şehrin en çok 6 çatışması olur
pad-refused-pawn = pawn: yol −{ $last } ile { $last } arasındadır, verilen: { $count }
pad-refused-no-victory = victory: "{ $name }" diye bir zafer yok; zaferler: { $list }
pad-refused-other-victory = victory: masanın gösterdiği zafer { $shown }, verilen: { $given }
pad-refused-thing =
    { $what ->
        [card] { $place }: "{ $name }" diye bir kart yok
        [wonder] { $place }: "{ $name }" diye bir harika yok
       *[token] { $place }: "{ $name }" diye bir ilerleme pulu yok
    }
pad-refused-only-one = { $place }: { $name }, { $other } yerinde de var; yalnızca bir tane olur
pad-refused-wonders = { $place }: { $count } harika var, ama bir şehrin en çok { $most } harikası olur
pad-refused-progress = { $place }: { $count } ilerleme pulu var, ama sembol çiftleri ve harikalarıyla bu şehir en çok { $most } alabilir
pad-refused-all-wonders = cities: { $count } harika inşa edilmiş, ama bir oyun en çok { $most } harikayla biter
pad-refused-all-progress = cities: { $count } ilerleme pulu alınmış, ama toplam { $most } tane vardı
pad-refused-deck =
    { $what ->
        [I] cities: I. Çağdan { $count } kart var, ama bir oyunda { $most } tane olur
        [II] cities: II. Çağdan { $count } kart var, ama bir oyunda { $most } tane olur
        [III] cities: III. Çağdan { $count } kart var, ama bir oyunda { $most } tane olur
       *[guilds] cities: { $count } lonca var, ama bir oyunda { $most } tane olur
    }
pad-refused-used = cities: harikaların kartlarıyla birlikte { $count } kart kullanılmış, ama bir oyunda { $most } tane olur
pad-refused-supremacies = cities: masa { $count } üstünlük gösteriyor, ama ilki oyunu bitirir
pad-refused-misplaced = { $place }: { $game } oyununda yeri yok
pad-refused-side-alone = { $place }: hangi şehrin yüzü?
pad-refused-no-category = { $place }: böyle bir kategori yok; kategoriler: { $list }
pad-refused-points = { $place }: puan { $least } ile { $most } arasında olur, verilen: { $count }
pad-refused-symbols = { $place }: bir türden en çok { $most }, seçmeli olanlardan en çok { $choices } olur
pad-refused-treasury = { $place }: { $coins } altın, hazinede { $points } puan etmez
pad-refused-game = game: "{ $name }" diye bir oyun yok; oyunlar: { $list }
