### What an answer would change, before it is given. The numbers are those of now and those afterwards.

preview-coins = Coins: { $before }, then { $after }
preview-their-coins = Coins of { $name }: { $before }, then { $after }
preview-points = Points as the table stands: { $before }, then { $after }
preview-science = Points for science: { $before }, then { $after }
preview-border =
    { $who ->
        [you] Shields: { $before } against { $theirs } of yours, then { $after } against { $theirs }. Points for it at the end of the age: { $points }, then { $then }
       *[other] Shields: { $before } against { $theirs } ({ $name }), then { $after } against { $theirs }. Points for it at the end of the age: { $points }, then { $then }
    }
preview-earned =
    { $coins ->
        [one] 1 coin at once
       *[other] { $coins } coins at once
    }
preview-produces = New every turn: { $list }
preview-opens = Makes free: { $cards }
preview-symbols = Different symbols: { $before }, then { $after }
preview-pawn = Spaces of the pawn past the middle, toward the opponent: { $before }, then { $after }
preview-military = Points for the place of the pawn: { $before }, then { $after }
preview-wins =
    { $victory ->
        [military] Wins: military supremacy
       *[science] Wins: scientific supremacy
    }
preview-then-token = Progress token
preview-then-library = Choose a token
preview-then-destroy = Choose a card to destroy
preview-then-revive = Choose a discarded card
preview-then-begin = Last card of the age
preview-then-over = Ends the game
preview-again = Another turn
preview-turn-lost = No other turn: no card is left
preview-lost-wonder =
    { $who ->
        [you] You lose: { $wonder }
       *[other] { $name } loses: { $wonder }
    }
confirm-choice = Confirm
