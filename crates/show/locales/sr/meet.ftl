### Meeting people: play now, the page of a person who waits, and the lobby.

way-now = Igraj odmah
way-now-hint = Ravni tebi
play-now = Igraj odmah
play-now-explained = Izaberi igru i tempo. Sedaš za isti sto sa ljudima koji igraju otprilike isto tako dobro kao ti.
tempo =
    { $tempo ->
        [quick] Brzo
        [days] Danima
       *[normal] Normalno
    }
tempo-explained =
    { $tempo ->
        [days] Sto čeka među otvorenim stolovima dok se sva mesta ne popune. Ne moraš da ostaneš.
       *[normal] Igraš u roku od 20 sekundi: prazna mesta zauzimaju botovi.
    }
search-title = Tražimo protivnike
search-waiting =
    { $people ->
        [1] Zasad samo ti čekaš ovu igru.
        [one] Ovu igru čeka { $people } osoba, računajući i tebe.
        [few] Ovu igru čekaju { $people } osobe, računajući i tebe.
       *[other] Ovu igru čeka { $people } osoba, računajući i tebe.
    }
search-bots = Igraš najkasnije za { $seconds } s: prazna mesta zauzimaju botovi.
search-stay = Ostavi ovu stranicu otvorenu; sama te vodi do stola.
search-leave = Prekini traženje
lobby-all = Svi otvoreni stolovi
lobby-none = Nijedan otvoren sto ne odgovara. Izaberi manje filtera.
lobby-tempo = Tempo
lobby-any-tempo = Svaki tempo
lobby-own = Do tvog stola
lobby-seats = Mesta
lobby-open = Stolovi za koje mogu da sednem
lobby-ratings = Rejtinzi od { $from } do { $to }
lobby-minutes =
    { $minutes ->
        [0] Otvoren upravo sada
       *[other] Otvoren pre { $minutes } min
    }
lobby-hours = Otvoren pre { $hours } h
lobby-days =
    { $days ->
        [one] Otvoren pre { $days } dan
        [few] Otvoren pre { $days } dana
       *[other] Otvoren pre { $days } dana
    }
error-pool-full = Nekoliko osoba iz tvoje mreže već traži protivnike. Pokušaj ponovo za koji trenutak ili otvori sto.
watch-title = Posmatranje
watch-games = Partije u toku
watch-best = Prati najjaču partiju, a posle nje sledeću:
watch-empty = Trenutno nema javnih partija u toku.
watch-rating = Prosečan rejting { $rating }
watch-seat-rating = Rejting
watch-begins = Pre prvog kruga
watch-follows = Pratiš: { $name }. Stranica sama prelazi na sledeću javnu partiju.
watch-follows-best = Pratiš najjaču partiju: { $game }. Stranica sama prelazi na sledeću.
watch-waits = Trenutno ne igra javnu partiju: { $name }
watch-waits-best = Nema javnih partija u toku: { $game }
watch-stay = Ostavi ovu stranicu otvorenu; sama te vodi do sledeće partije.
error-not-followable = Ovu osobu ne možeš da pratiš iz partije u partiju.
