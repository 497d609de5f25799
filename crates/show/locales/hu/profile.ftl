### A játékos profilja és a mögötte lévő fiókoldal.

account-title = Fiók és biztonság
profile-begin = Játssz egyet
profile-favorite = Kedvenc csoda
profile-best = Legjobb város
profile-games = Játékok szerint
profile-against = Botok ellen
profile-won = { $games } játszmából { $won } győzelem
profile-stages = { $all } szintből { $built } megépítve
profile-wonders = Megépített csodák: { $built }
profile-unrated = Még nincs értékszámod. Az első beszámító játszmáddal kezdődik.
profile-portrait = A portréd
profile-portrait-name =
    { $portrait ->
        [astronomer] Csillagász
        [athlete] Atléta
        [dancer] Táncosnő
        [gardener] Kertész
        [hunter] Vadász
        [merchant] Kereskedő
        [priestess] Papnő
        [sailor] Tengerész
        [scribe] Írnok
        [shepherd] Pásztor
        [smith] Kovács
        [weaver] Takács
       *[vase] Váza
    }
profile-portrait-explained = A neved és a portréd azoknál az asztaloknál látszik, amelyekhez ezután leülsz.
rating-line =
    { $count ->
        [one] { $game }: az értékszámod a legutóbbi játszmában: { $from } → { $to }
       *[other] { $game }: az értékszámod a legutóbbi { $count } játszmában: { $from } → { $to }, { $low } és { $high } között
    }
follow-on = Mások követhetnek egyik nyilvános játszmádról a másikra.
follow-off = Senki sem követhet játszmáról játszmára.
follow-explained = Ilyenkor a kártyádon egy link vezet a nyilvános játszmáidhoz, egymás után. A nézők soha nem látják a kezedben lévő lapokat.
follow-switch-off = Nem engedem
follow-switch-on = Engedem
