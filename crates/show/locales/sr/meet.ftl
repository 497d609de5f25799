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
