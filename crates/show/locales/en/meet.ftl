### Meeting people: play now, the page of a person who waits, and the lobby.

way-now = Play now
way-now-hint = Equal players
play-now = Play now
play-now-explained = Choose a game and a tempo. You get a seat with people who play about as well as you do.
tempo =
    { $tempo ->
        [quick] Quick
        [days] Over days
       *[normal] Normal
    }
tempo-explained =
    { $tempo ->
        [days] The table waits in the lobby until every seat is taken. You don’t have to stay.
       *[normal] You play within 20 seconds: bots take the empty seats.
    }
search-title = Looking for opponents
search-waiting =
    { $people ->
        [one] You are the only one waiting for this game so far.
       *[other] { $people } people are waiting for this game, you included.
    }
search-bots = In { $seconds } seconds at the latest you play: bots take the empty seats.
search-stay = Keep this page open; it leads to the table by itself.
search-leave = Stop looking
lobby-all = All open tables
lobby-none = No open table fits. Choose fewer filters.
lobby-tempo = Tempo
lobby-any-tempo = Any tempo
lobby-own = To your table
lobby-seats = Seats
lobby-open = Tables I can join
lobby-ratings = Ratings { $from } to { $to }
lobby-minutes =
    { $minutes ->
        [0] Opened just now
       *[other] Opened { $minutes } min ago
    }
lobby-hours = Opened { $hours } h ago
lobby-days =
    { $days ->
        [one] Opened { $days } day ago
       *[other] Opened { $days } days ago
    }
error-pool-full = Several people from your network are already looking for opponents. Try again in a moment, or open a table.
watch-title = Watch
watch-games = Games in progress
watch-best = Follow the best game, and then the next one:
watch-empty = No public game is in progress right now.
watch-rating = Mean rating { $rating }
watch-seat-rating = Rating
watch-begins = Before the first turn
watch-follows = You follow { $name }. The page goes on to the next public game by itself.
watch-follows-best = You follow the best game: { $game }. The page goes on to the next one by itself.
watch-waits = Not playing a public game right now: { $name }
watch-waits-best = No public game is in progress: { $game }
watch-stay = Keep this page open; it leads to the next game by itself.
error-not-followable = You can’t follow this person from game to game.
