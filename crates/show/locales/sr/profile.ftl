### Profil igrača i stranica o nalogu iza njega.

account-title = Nalog i bezbednost
profile-begin = Odigraj partiju
profile-favorite = Omiljeno čudo
profile-best = Najbolji grad
profile-games = Po igrama
profile-against = Protiv botova
profile-won =
    { $games ->
        [one] Pobede: { $won } u { $games } partiji
        [few] Pobede: { $won } u { $games } partije
       *[other] Pobede: { $won } u { $games } partija
    }
profile-stages = Izgrađeno faza: { $built } od { $all }
profile-wonders = Izgrađeno čuda: { $built }
profile-unrated = Još nemaš rejting. Počinje s tvojom prvom partijom koja se računa.
profile-portrait = Tvoj portret
profile-portrait-name =
    { $portrait ->
        [astronomer] Astronom
        [athlete] Atleta
        [dancer] Plesačica
        [gardener] Baštovanka
        [hunter] Lovkinja
        [merchant] Trgovac
        [priestess] Sveštenica
        [sailor] Mornar
        [scribe] Pisar
        [shepherd] Pastir
        [smith] Kovač
        [weaver] Tkalja
       *[vase] Vaza
    }
profile-portrait-explained = Tvoje ime i portret vide se za stolovima za koje sedneš od sada.
rating-line =
    { $count ->
        [one] { $game }: tvoj rejting kroz poslednju { $count } partiju, od { $from } do { $to }, između { $low } i { $high }
        [few] { $game }: tvoj rejting kroz poslednje { $count } partije, od { $from } do { $to }, između { $low } i { $high }
       *[other] { $game }: tvoj rejting kroz poslednjih { $count } partija, od { $from } do { $to }, između { $low } i { $high }
    }
follow-on = Drugi mogu da te prate iz jedne javne partije u drugu.
follow-off = Niko ne može da te prati iz partije u partiju.
follow-explained = Tada na tvojoj kartici stoji link ka tvojim javnim partijama, jednoj za drugom. Posmatrači nikad ne vide tvoju ruku.
follow-switch-off = Ne dozvoljavam
follow-switch-on = Dozvoljavam
