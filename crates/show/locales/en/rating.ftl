### Ratings of people, and one's own on the page of the statistics.

ratings-title = Ratings
ratings-explained = The people of this server by their rating, for each game: everyone whose rating is certain enough and who has not switched it off. A Normal bot has 1500; the number after ± says how uncertain the rating is.
ratings-own = Your statistics
ratings-none = Nobody’s rating in this game is certain enough yet.
ratings-place = Place
ratings-name = Name
rating = Rating
# A rating and its standard deviation.
rating-value = { $rating } ± { $deviation }
# What a game has brought, as a signed number.
rating-change = Rating { $before } → { $after } ({ $change })
rating-explained = Each game against people or bots of a level changes your rating. Games that don’t count: guided ones, those with hints, the same deal again, games played on from a replay, and games against bots with a move undone.
rating-is-off = Your rating is switched off. You can switch it on in your profile.
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
rating-date = End of the game
rating-difference = Change
rating-on = Your rating is on. When it is certain enough, everyone can see it in the table of ratings.
rating-off = Your rating is off. No rating of yours is computed or shown.
rating-switch-off = Switch off and delete my ratings
rating-switch-on = Switch on and start anew
