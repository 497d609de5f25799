### A person's profile, and the page about their account behind it.

account-title = Account and security
profile-begin = Play a game
profile-favorite = Favorite wonder
profile-best = Best city
profile-games = By game
profile-against = Against bots
profile-won =
    { $games ->
        [one] { $won } of 1 game won
       *[other] { $won } of { $games } games won
    }
profile-stages = { $built } of { $all } stages built
profile-wonders =
    { $built ->
        [one] 1 wonder built
       *[other] { $built } wonders built
    }
profile-unrated = You have no rating yet. It begins with your first game that counts.
profile-portrait = Your portrait
# What a picture shows, for screen readers.
profile-portrait-name =
    { $portrait ->
        [astronomer] Astronomer
        [athlete] Athlete
        [dancer] Dancer
        [gardener] Gardener
        [hunter] Hunter
        [merchant] Merchant
        [priestess] Priestess
        [sailor] Sailor
        [scribe] Scribe
        [shepherd] Shepherd
        [smith] Smith
        [weaver] Weaver
       *[vase] Vase
    }
profile-portrait-explained = Your name and your portrait are shown at the tables that you sit down at from now on.
# A rating as a line without numbers, for screen readers.
rating-line =
    { $count ->
        [one] { $game }: your rating over the last game, from { $from } to { $to }
       *[other] { $game }: your rating over the last { $count } games, from { $from } to { $to }, between { $low } and { $high }
    }
follow-on = Others may follow you from one public game to the next.
follow-off = Nobody may follow you from game to game.
follow-explained = Your card then has a link to your public games, one after the other. Spectators never see your hand.
follow-switch-off = Don’t allow it
follow-switch-on = Allow it
