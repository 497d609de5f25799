### Oyuncunun profili ve arkasındaki hesap sayfası.

account-title = Hesap ve güvenlik
profile-begin = Bir oyun oyna
profile-favorite = Gözde harika
profile-best = En iyi şehir
profile-games = Oyunlara göre
profile-against = Botlara karşı
profile-won = { $games } oyundan { $won } galibiyet
profile-stages = { $all } aşamadan { $built } tanesi inşa edildi
profile-wonders = { $built } harika inşa edildi
profile-unrated = Henüz derecen yok. Sayılan ilk oyununla başlar.
profile-portrait = Portren
profile-portrait-name =
    { $portrait ->
        [astronomer] Gök bilimci
        [athlete] Atlet
        [dancer] Dansçı
        [gardener] Bahçıvan
        [hunter] Avcı
        [merchant] Tüccar
        [priestess] Rahibe
        [sailor] Denizci
        [scribe] Kâtip
        [shepherd] Çoban
        [smith] Demirci
        [weaver] Dokumacı
       *[vase] Vazo
    }
profile-portrait-explained = Adın ve portren, bundan sonra oturacağın masalarda görünür.
rating-line =
    { $count ->
        [one] { $game }: son oyunda derecen { $from } puandan { $to } puana değişti
       *[other] { $game }: son { $count } oyunda derecen { $from } puandan { $to } puana değişti; en az { $low }, en çok { $high }
    }
follow-on = Başkaları seni herkese açık oyunların birinden ötekine izleyebilir.
follow-off = Kimse seni oyundan oyuna izleyemez.
follow-explained = Bu durumda kartında, herkese açık oyunlarına sırayla götüren bir bağlantı olur. İzleyiciler elini asla görmez.
follow-switch-off = İzin verme
follow-switch-on = İzin ver
