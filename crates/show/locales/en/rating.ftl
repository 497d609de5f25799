### Ratings of people, and one's own on the page of the statistics.

ratings-title = Ratings
ratings-explained = Leaderboards of this server, one per game. Listed: everyone with an established rating who hasn’t turned it off. A Normal bot is rated 1500; ± shows the uncertainty.
ratings-own = Your statistics
ratings-none = No established ratings in this game yet.
ratings-place = Place
ratings-name = Name
rating = Rating
# A rating and its standard deviation.
rating-value = { $rating } ± { $deviation }
# What a game has brought, as a signed number.
rating-change = Rating { $before } → { $after } ({ $change })
rating-explained = Every game against people or against bots of a level counts, except guided games, the deal of the day, games with hints, repeated deals, games continued from a replay, and games against bots with an undone move. A game against bots that you leave for a week counts as lost.
rating-is-off = Your rating is off. You can turn it on in your profile.
rating-now = Rating now
rating-provisional = provisional
rating-best = Best rating
rating-games = Rated games
rating-curve =
    { $count ->
        [one] Rating over the last game; the numbers are listed below
       *[other] Rating over the last { $count } games; the numbers are listed below
    }
rating-figures = The numbers of the curve
rating-date = Date
rating-difference = Change
rating-on = Your rating is on. Once it is established, everyone can see it on the Ratings page.
rating-off = Your rating is off: none is computed or shown.
rating-switch-off = Turn off and delete my ratings
rating-switch-on = Turn on and start over
