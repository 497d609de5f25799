### What an answer would change, before it is given. The numbers are those of now and those afterwards.

preview-coins = Coins: from { $before } to { $after }
preview-their-coins = Coins of { $name }: from { $before } to { $after }
preview-points = Current score: from { $before } to { $after }
preview-science = Science points: from { $before } to { $after }
preview-border =
    { $who ->
        [you] Shields against your { $theirs }: from { $before } to { $after }. Conflict points at the end of the age: from { $points } to { $then }
       *[other] Shields against the { $theirs } of { $name }: from { $before } to { $after }. Conflict points at the end of the age: from { $points } to { $then }
    }
preview-earned =
    { $coins ->
        [one] +1 coin
       *[other] +{ $coins } coins
    }
preview-produces = New production: { $list }
preview-opens = Free build later: { $cards }
preview-symbols = Different symbols: from { $before } to { $after }
preview-pawn = Spaces of the conflict pawn toward the opponent’s capital: from { $before } to { $after }
preview-military = Military points: from { $before } to { $after }
preview-wins =
    { $victory ->
        [military] Wins: military supremacy
       *[science] Wins: scientific supremacy
    }
preview-then-token = Progress token
preview-then-library = Choose a token
preview-then-destroy = Choose a card to discard
preview-then-revive = Choose a discarded card
preview-then-begin = Last card of the age
preview-then-over = Ends the game
preview-again = Extra turn
preview-turn-lost = No extra turn: no cards left
preview-lost-wonder =
    { $who ->
        [you] Your { $wonder } is removed
       *[other] { $name }’s { $wonder } is removed
    }
confirm-choice = Confirm
