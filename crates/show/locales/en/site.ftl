### The site: start page, errors, frame.

site-name = Antipater
usual-name = Player
start-page-title = Antipater: play 7 Wonders and 7 Wonders Duel in the browser
start-title = Build a wonder of the ancient world
start-lead = Play 7 Wonders and 7 Wonders Duel with friends or against bots, right in your browser. No account, nothing to install.
# The two ways into the games; behind each, three ways to start with a few words on them.
door-seven = Seven cities
door-duel = Two rivals
way-learn = Learn
way-learn-hint = Guided game
way-bots = Bots
way-bots-hint = Start at once
way-friends = Friends
way-friends-hint = Invite by link
options-title = Custom game
option-game = Game
game-seven = 7 Wonders
game-free-city = 7 Wonders for two, with the Free City
game-duel = 7 Wonders Duel
option-opening = Wonders
opening-draft = Draft
opening-first-game = First game: fixed sets
option-begins = Who goes first
begins-me = I do
begins-bot = My opponent
option-edition = Edition
edition-first = First (2010)
edition-second = Second (2020)
option-seats = Number of cities
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
        [beginner] Knows the rules and takes what looks good, but often misses something better.
        [easy] Knows what wins, but falls for the points on a card, pays too much and forgets a free building now and then.
       *[normal] Plays soundly, but now and then takes the second-best move.
        [hard] Trained on hundreds of thousands of games or more; judges each move by where it leads.
        [expert] As experienced as Hard, and also considers many ways the game may go before each move.
    }
option-city = Your city
option-boards = Wonders
boards-chosen = Each person takes one in the waiting room
boards-drafted = By secret lists of preference
option-sides = Board sides
option-name = Your name
by-luck = Random
sides-random = All random
sides-all-a = All on side A (Day)
sides-all-b = All on side B (Night)
sides-own-a = Mine on side A (Day), the others random
sides-own-b = Mine on side B (Night), the others random
start-with-options = Deal the cards
start-table = Open the table
start-friends = Play with friends
free-city-explained = 7 Wonders for two, with the Free City (first edition). You and a bot take turns choosing for a third city between you.
option-own-side = Your board side
unfinished = Games in progress
next-turns = 
    { $count ->
        [one] Play the game that waits for you
       *[other] Play the { $count } games that wait for you, one after the other
    }
unfinished-more =
    { $count ->
        [one] 1 more game
       *[other] { $count } more games
    }
about-title = How to play
about-1 = You lead one of the great cities of antiquity. Each turn, everyone picks one card from their hand, all cards are revealed at once, and the hands are passed to the neighbors.
about-2 = Buildings give you resources, coins, shields, science and points. Resources you lack you buy from the two cities next to yours. After six turns the age ends, and neighbors compare their shields.
about-3 = After three ages, the city with the most points wins. Here, every card shows what it costs you right now, and why.
foot = Antipater of Sidon was the first to list the seven wonders. This is free software, made by players for players; it is not affiliated with the publisher of 7 Wonders and 7 Wonders Duel.

site-nav = Pages
option-people = People
people-alone = Just me and bots
option-pace = Time
pace-each = For each decision
pace-whole = For the whole game
pace-free = No limit
pace-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
pace-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
pace-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
pace-bank-minutes = { $minutes } min + { $seconds } s per decision
pace-bank-days =
    { $days ->
        [one] { $days } day + { $hours } h per decision
       *[other] { $days } days + { $hours } h per decision
    }
option-listed = Public (listed in the lobby)
option-within = Who may sit down from the lobby
within-any = Anyone
within-gap = Ratings within { $gap } of the host’s
option-spectators = Who may watch
spectators-as-listed = Anyone, if it is public
spectators-all = Anyone
spectators-linked = With the link only
option-scores = Show scores during the game
option-talk = Chat
word-yes = Yes
word-no = No
options-seven =
    { $edition ->
        [first] 7 Wonders, first edition, { $seats } cities
       *[other] 7 Wonders, second edition, { $seats } cities
    }
lobby = Open tables
lobby-empty = No open tables right now. Open one of your own.
line-gathering =
    { $free ->
        [0] Full
        [one] 1 free seat
       *[other] { $free } free seats
    }
line-playing = In progress
line-your-turn = Your turn
# The visitor’s game of the day.
day-game =
    { $state ->
        [done] played
        [begun] in progress
       *[new] not played yet
    }

me-link = Profile
me-title = Profile
me-name = Your name
me-rename = Save name
me-code = Recovery code
me-code-known = You have a recovery code. It restores your seats on any device. If you lose it, make a new one, which replaces the old one.
me-code-none = Without a recovery code, your seats are tied to this browser.
me-new-code = Make a new code
me-account = Account
me-account-explained = If you like, choose a name and a password to log in with. No email address needed.
me-account-made = Done. You can now log in with this name and password.
me-login = Login name
me-login-unreadable = You can’t use this name: it needs at least two letters and no spaces.
me-login-taken = This name is already taken.
me-password = Password
me-password-short = A password needs 8 to 256 characters.
me-password-weak = This password is too easy to guess.
me-set-account = Save name and password
me-programs = Programs
me-programs-explained = A token lets your own program play your seats.
me-token-once = The token is shown only once.
me-tokens-enough = You already have twenty tokens. Revoke one that you don’t need.
me-token-label = Name of the program
me-new-token = Create token
me-end-token = Revoke
me-browsers = Devices
me-browsers-count =
    { $count ->
        [0] You are logged in on this device only.
        [one] You are also logged in on one other device.
       *[other] You are also logged in on { $count } other devices.
    }
me-browser = Device { $number }
me-end-browser = Log out
me-leave = Log out on this device
me-leave-explained = Save your recovery code or set up an account first: without one of them, you can’t get your seats back.
api-link = API for programs
back-short = Restore seats
back-title = Restore your seats
back-with-code = With your recovery code
back-with-password = With your account
back-come = Restore
back-no-code = This code isn’t valid. Check each character; O and 0 count as the same, and so do I and 1.
back-no-password = Wrong name or password.
games-link = Finished games
games-title = Your finished games
games-none = You haven’t finished a game yet.
games-upload = Replay a record from a file
games-replay = Replay
games-older = Older games

members-title = Members only
members-explained = This server is for members. Enter the invitation code that a member or the operator gave you.
members-wrong = This invitation code isn’t valid, or it has been used up.
members-code = Invitation code
members-enter = Join
error-members-only = This server is for members only.

problem-title = That didn’t work
problem-home = Back to the start page
error-no-page = There is no page at this address.
error-no-table = This table doesn’t exist. The address may be incomplete, or the table is on another server.
error-method = This address doesn’t accept that request.
error-not-yours = This table belongs to others. Ask one of the players for an invitation, or restore your seats with your recovery code.
error-not-signed-in = The server doesn’t know you here. Sit down at a table, or restore your seats with your recovery code.
error-not-host = Only the host can do that.
error-host-stays = The host can’t leave the table, but you can close it.
error-seat-taken = This seat is already taken.
error-wonder-taken = This wonder is already taken.
error-full = All seats are taken.
error-not-full = Some seats are still empty. Invite someone or add a bot.
error-started = The cards have already been dealt.
error-not-started = The cards haven’t been dealt yet.
error-same-deal = These cards were dealt for the same game with the same number of seats.
error-left = A bot is playing for you. Return to your seat first.
error-no-undo = You can’t undo that anymore.
error-revealed = You can’t undo this: something new has been revealed since.
error-time-up = Your time is up: a bot decides for you this time.
error-paused = The table is taking a pause: play on first.
error-no-pause = A pause needs a clock and other people at the table.
error-too-soon = You can call in a bot after a player has been away for 2 minutes or idle for 10 (only at tables without a clock).
error-no-talk = Chat is off at this table.
error-over = The game is over.
error-too-many = Too many requests. Please wait a moment.
error-other-site = The request came from another site and was refused.
error-unreadable = The server couldn’t read this request. Please go back and try again.
error-too-large = That is too large.
error-stale = The game has moved on since this page was shown. This is the current state.
error-running = The record and the replay become available when the game is over.
error-busy = This table is very busy. Please try again in a moment.
error-broken = The server has a problem. Nothing that was confirmed is lost; please try again in a moment.
sides-chosen = Each player chooses at the table

me-proof = Current password or recovery code
me-proof-wrong = That is neither your current password nor your recovery code.
me-others-end = If you change this, all your other devices and programs are logged out.
me-token-may = A token can play and read games, and nothing else: it can’t change your recovery code or password, create tokens or log out devices.
me-browser-own = (this device)
me-session-since = Logged in: { $since }
me-session-used = Logged in: { $since }. Last used: { $used }
me-unused = A device or program that is not used for { $days } days is logged out.
error-program = A program’s token can play and read games, and nothing else. Do this in a browser.
error-too-slow = The request took too long to arrive. Please try again.
error-server-full = The server is full at the moment. Please try again in a little while.
error-unavailable = The server can’t save anything at the moment. Please try again in a little while; what was confirmed before is kept.
error-crowded = Too many pages are open in your network at once. Close some of them and try again.

# The switch between light and dark colors.
theme = Colors
theme-choice =
    { $theme ->
        [light] Light
        [dark] Dark
       *[system] System
    }
palette = Palette
palette-choice =
    { $palette ->
        [marble] Marble
        [nile] Nile
       *[papyrus] Papyrus
    }
backs = Card backs
backs-choice =
    { $backs ->
        [jars] Jars
        [stars] Stars
       *[temple] Temples
    }
