### The site: start page, errors, frame.

site-name = Antipater
usual-name = You
start-page-title = Antipater: play 7 Wonders and 7 Wonders Duel in the browser
start-title = Build a wonder of the ancient world
start-lead = Play 7 Wonders or the Duel against bots, right here. No account, nothing to install.
start-now = Play 7 Wonders
start-now-explained = Four cities, second edition, a city by luck. A game takes about ten minutes.
start-duel = Duel against a bot
start-duel-explained = 7 Wonders Duel, the game for two, with a draft of the wonders.
wishes-title = Another game
wish-game = Game
game-seven = 7 Wonders
game-free-city = For two, with the Free City
game-duel = 7 Wonders Duel
wish-opening = Wonders
opening-draft = Drafted
opening-first-game = First game: fixed sets
wish-begins = Who begins
begins-me = I do
begins-bot = The bot
wish-edition = Edition
edition-first = First (2010)
edition-second = Second (2020)
wish-seats = Cities at the table
wish-level = Bots
level-random = Beginners
level-builder = Builders
wish-city = Your city
wish-sides = Sides of the boards
wish-name = Your name
by-luck = By luck
sides-random = All by luck
sides-all-a = All on A (Day)
sides-all-b = All on B (first edition)
sides-own-a = Mine on A (Day), the others by luck
sides-own-b = Mine on B (Night), the others by luck
start-wished = Deal the cards
free-city-explained = 7 Wonders for two, with the Free City (first edition). You and a bot take turns deciding for a third city between you.
wish-own-side = Side of your board
unfinished = Your games
game-line =
    { $edition ->
        [first] First edition, { $seats } cities, age { $age }, turn { $turn }
       *[other] Second edition, { $seats } cities, age { $age }, turn { $turn }
    }
duel-line = Duel with { $name }
duel-line-age =
    { $left ->
        [one] Age { $age }, one card left
       *[other] Age { $age }, { $left } cards left
    }
game-line-free-city = For two with the Free City, age { $age }, turn { $turn }
about-title = How it is played
about-1 = You lead one of the great cities of antiquity. Each turn everybody picks one card of the hand, all cards are shown at once, and the hands go on to the neighbors.
about-2 = Buildings give resources, coins, shields, science and points. What your city lacks you buy from the two cities beside it. After six turns an age ends, and neighbors compare their shields.
about-3 = After three ages the city with the most points wins. Every card here says what it costs you right now, and why.
foot = Antipater of Sidon was the first to list the seven wonders. This is a free program by players for players; it is not connected with the publisher of 7 Wonders and 7 Wonders Duel.

problem-title = That did not work
problem-home = To the start page
error-no-page = There is no page at this address.
error-no-table = There is no such table. The address may be cut off, or the table belongs to another server.
error-method = This address cannot be asked in that way.
error-not-yours = This table belongs to somebody else. Tables are remembered by the browser they were opened in.
error-other-site = The request came from another site and was refused.
error-unreadable = The request could not be understood. Please go back and try again.
error-too-large = That was far too much at once.
error-stale = The game has moved on since this page was shown. This is how it stands now.
error-running = The record and the replay are open when the game is over.
error-busy = This table is very busy. Please try again in a moment.
error-broken = The server has a problem. Nothing that was confirmed is lost; please try again in a moment.
