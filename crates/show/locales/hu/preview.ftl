### What an answer would change, before it is given. The numbers are those of now and those afterwards.

preview-coins = Érmék: most { $before }, utána { $after }
preview-their-coins = { $name } érméi: most { $before }, utána { $after }
preview-points = Pontállás: most { $before }, utána { $after }
preview-science = Pontok tudományért: most { $before }, utána { $after }
preview-border =
    { $who ->
        [you] Pajzsok: most { $before }, utána { $after }; a tieid: { $theirs }. Konfliktuspont a kor végén: most { $points }, utána { $then }
       *[other] Pajzsok: most { $before }, utána { $after }; { $name } pajzsai: { $theirs }. Konfliktuspont a kor végén: most { $points }, utána { $then }
    }
preview-earned = { $coins } érme azonnal
preview-produces = Új termelés körönként: { $list }
preview-opens = Ingyenessé teszi: { $cards }
preview-symbols = Különböző szimbólumok: most { $before }, utána { $after }
preview-pawn = A bábu mezői a középtől az ellenfél felé: most { $before }, utána { $after }
preview-military = Pontok a bábu helyéért: most { $before }, utána { $after }
preview-wins =
    { $victory ->
        [military] Győzelem: katonai erőfölény
       *[science] Győzelem: tudományos fölény
    }
preview-then-token = Fejlődéskorong
preview-then-library = Korong választása
preview-then-destroy = Ellenfél lapjának eldobása
preview-then-revive = Eldobott lap megépítése
preview-then-begin = A kor utolsó lapja
preview-then-over = Véget ér a játék
preview-again = Újabb lépés
preview-turn-lost = Nincs újabb lépés: elfogytak a lapok
preview-lost-wonder =
    { $who ->
        [you] Kiesik a csodád: { $wonder }
       *[other] Kiesik: { $wonder } ({ $name })
    }
confirm-choice = Megerősítés
