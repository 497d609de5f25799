### The site: start page, errors, frame.

site-name = Antipater
usual-name = Player
start-page-title = Antipater: play 7 Wonders and 7 Wonders Duel in the browser
start-title = Build a wonder of the ancient world
start-lead = Play 7 Wonders or the Duel with friends or against bots, right here. No account, nothing to install.
start-now = Play 7 Wonders
start-now-explained = Four cities, second edition, a city by luck. A game takes about ten minutes.
start-duel = Duel against a bot
start-duel-explained = 7 Wonders Duel, the game for two, with a draft of the wonders.
options-title = Another game
option-game = Game
game-seven = 7 Wonders
game-free-city = For two, with the Free City
game-duel = 7 Wonders Duel
option-opening = Wonders
opening-draft = Drafted
opening-first-game = First game: fixed sets
option-begins = Who begins
begins-me = I do
begins-bot = The opponent
option-edition = Edition
edition-first = First (2010)
edition-second = Second (2020)
option-seats = Cities at the table
option-level = Bots
level =
    { $level ->
        [beginner] Beginner
        [easy] Easy
       *[normal] Normal
        [hard] Hard
        [expert] Expert
    }
level-explained =
    { $level ->
        [beginner] Knows the rules and takes what looks nice, but often overlooks something better.
        [easy] Knows what wins, but is careless when two moves look much the same.
       *[normal] Looks one turn ahead with a player’s common sense.
        [hard] Has learned from hundreds of thousands of games and judges each move by where it leads.
        [expert] The same experience, and weighs many ways the game may go on before each move.
    }
option-city = Your city
option-sides = Sides of the boards
option-name = Your name
by-luck = By luck
sides-random = All by luck
sides-all-a = All on A (Day)
sides-all-b = All on B (Night)
sides-own-a = Mine on A (Day), the others by luck
sides-own-b = Mine on B (Night), the others by luck
start-with-options = Deal the cards
start-table = Open the table
start-friends = Play with friends
start-friends-explained = Open a table and send a link. Bots take the seats that stay empty.
free-city-explained = 7 Wonders for two, with the Free City (first edition). You and a bot take turns deciding for a third city between you.
option-own-side = Side of your board
unfinished = Your games
about-title = How it is played
about-1 = You lead one of the great cities of antiquity. Each turn everybody picks one card of the hand, all cards are shown at once, and the hands go on to the neighbors.
about-2 = Buildings give resources, coins, shields, science and points. What your city lacks you buy from the two cities beside it. After six turns an age ends, and neighbors compare their shields.
about-3 = After three ages the city with the most points wins. Every card here says what it costs you right now, and why.
foot = Antipater of Sidon was the first to list the seven wonders. This is a free program by players for players; it is not connected with the publisher of 7 Wonders and 7 Wonders Duel.

site-nav = Pages
option-people = People
people-alone = Only me
option-pace = Time for a decision
pace-free = As long as it takes
pace-seconds =
    { $seconds ->
        [one] One second
       *[other] { $seconds } seconds
    }
pace-minutes =
    { $minutes ->
        [one] One minute
       *[other] { $minutes } minutes
    }
pace-days =
    { $days ->
        [one] One day
       *[other] { $days } days
    }
option-listed = In the lobby, open to everybody
option-scores = Points shown while you play
option-talk = People can write to each other
word-yes = Yes
word-no = No
options-seven =
    { $edition ->
        [first] 7 Wonders, first edition, { $seats } cities
       *[other] 7 Wonders, second edition, { $seats } cities
    }
lobby = Open tables
lobby-empty = Nobody waits for you just now. Open a table of your own.
line-gathering =
    { $free ->
        [0] All are there
        [one] One seat is free
       *[other] { $free } seats are free
    }
line-playing = They play

me-link = You
me-title = You
me-name = Your name
me-rename = Keep this name
me-code = Recovery code
me-code-known = You have a recovery code. It brings you back to your seats on any device. If it is lost, make a new one: it takes the place of the old one.
me-code-none = Without a code your seats are bound to this browser.
me-new-code = Make a new code
me-account = Account
me-account-explained = If you like, choose a name and a password to come back with. No address is needed.
me-account-made = Done. You can come back with this name and password.
me-login = Name to log in with
me-login-unreadable = This name cannot be used: it takes two letters or more, and no blanks.
me-login-taken = Somebody else has this name.
me-password = Password
me-password-short = A password has 8 to 256 letters.
me-set-account = Keep name and password
me-programs = Programs
me-programs-explained = A token lets a program of yours play on your seats.
me-token-once = The token is shown only now.
me-tokens-enough = You have twenty tokens. End one that you do not need.
me-token-label = What the program is called
me-new-token = Make a token
me-end-token = End it
me-browsers = Devices
me-browsers-count =
    { $count ->
        [0] Only this device knows you.
        [one] One other device knows you.
       *[other] { $count } other devices know you.
    }
me-browser = Device { $number }
me-end-browser = Forget it
me-leave = Let this device forget me
me-leave-explained = Keep your recovery code or an account first: without them nobody can come back to your seats.
api-link = How programs play
back-short = Come back
back-title = Come back to your seats
back-with-code = With your recovery code
back-with-password = With an account
back-come = Come back
back-no-code = Nobody has this code. Compare it letter by letter; O and 0, I and 1 are the same.
back-no-password = Name and password do not go together.
games-link = Your games
games-title = Your finished games
games-none = You have not finished a game yet.
games-bring = Look at a record from elsewhere
games-replay = Replay
games-older = Older ones

problem-title = That did not work
problem-home = To the start page
error-no-page = There is no page at this address.
error-no-table = There is no such table. The address may be cut off, or the table belongs to another server.
error-method = This address cannot be asked in that way.
error-not-yours = This table belongs to others. Ask one of them for an invitation, or come back with your recovery code.
error-stranger = The server does not know you here. Sit down at a table, or come back with your recovery code.
error-not-host = Only who opened the table can do that.
error-host-stays = Who opened the table keeps a seat. You can give the table up instead.
error-seat-taken = Somebody else has that seat already.
error-full = All seats are taken.
error-not-full = There are still empty seats. Invite somebody or put a bot there.
error-started = The cards are dealt already.
error-not-started = The cards are not dealt yet.
error-same-deal = These cards were dealt for the same game with the same number of seats.
error-left = A bot plays for you. Come back to your seat first.
error-no-undo = That cannot be taken back any more.
error-too-soon = A bot may step in for somebody who is waited for: after two minutes away, or after ten minutes, at a table without a clock.
error-no-talk = People do not write to each other at this table.
error-over = The game is over.
error-too-many = That was very much in a short time. Please wait a moment.
error-other-site = The request came from another site and was refused.
error-unreadable = The request could not be understood. Please go back and try again.
error-too-large = That was far too much at once.
error-stale = The game has moved on since this page was shown. This is how it stands now.
error-running = The record and the replay are open when the game is over.
error-busy = This table is very busy. Please try again in a moment.
error-broken = The server has a problem. Nothing that was confirmed is lost; please try again in a moment.
sides-chosen = Each player chooses at the table
