### The finished games of a person, and what they add up to.

played-seven =
    { $edition ->
        [first] 7 Wonders, first edition
       *[second] 7 Wonders, second edition
    }
history-all = All games
history-csv = Download as CSV
history-offline = Played offline
history-table = Final score
history-others = Other players:
history-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
history-place =
    { $won ->
        [yes] Won, 1st of { $seats }
       *[no] Place { $place } of { $seats }
    }
history-left =
    { $rated ->
        [yes] Left before the end: counts as { $place } of { $seats }
       *[no] Left before the end
    }
history-ending =
    { $ending ->
        [won] Won
        [won-civilian] Won by points
        [won-military] Won by military supremacy
        [won-science] Won by scientific supremacy
        [won-resigned] Won by resignation
        [lost] Lost
        [lost-civilian] Lost by points
        [lost-military] Lost by military supremacy
        [lost-science] Lost by scientific supremacy
        [lost-resigned] Lost by resignation
        [resigned] Resignation
       *[other] Did not win
    }
statistics-title = Statistics
statistics-own = Only you see this page. Guided games do not count.
statistics-games = Games
statistics-wins = Wins
statistics-share = Share of wins
statistics-percent = { $percent }%
statistics-average = Average points
statistics-best = Best score
statistics-streak = Current winning streak
statistics-longest = Longest winning streak
statistics-players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
statistics-by-board = By wonder
statistics-by-seats = By number of players
statistics-by-level = By level of the bots
statistics-by-opponent = By opponent
statistics-endings = How the games ended
statistics-victory =
    { $victory ->
        [civilian] Civilian victory
        [military] Military supremacy
        [science] Scientific supremacy
        [resigned] Resignation
       *[other] Other
    }
statistics-won = Won
statistics-lost = Lost
statistics-best-games = Most points
