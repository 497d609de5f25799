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
