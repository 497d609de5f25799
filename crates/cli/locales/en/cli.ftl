### The command line: its help, what its commands print, and its errors. Names of commands, options, files, games (seven,
### free-city, duel), bots and fields stay as they are, and so do words between quotation marks.

## The frame of the help

cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
# Stands in a line of usage where options can be written, and where a command can.
cli-word-options = OPTIONS
cli-word-command = COMMAND
# Each stands after the explanation of an argument.
cli-mark-default = { $help } [default: { $value }]
cli-mark-values = { $help } [possible values: { $list }]
cli-mark-env = { $help } [env: { $name }]
cli-arg-help = Print help
cli-arg-version = Print the version
cli-arg-lang = Language: { $languages }; by default that of ANTIPATER_LANG or of the system, if available
cli-arg-weights = Weights file from the trainer, which the bots use instead of their own; give one per game

## Commands

cli-about = 7 Wonders and 7 Wonders Duel: play in the browser or the terminal, simulate, replay, score. Without a command, runs the server.
cli-about-serve = Serve games to browsers (the default command)
cli-about-play = Play in the terminal against bots
cli-about-simulate = Play games between bots
cli-about-arena = Measure which of two bots is stronger, on duplicate deals
cli-about-ladder = Rate bots from matches of the arena
cli-about-explorer = Show who wins with what in recorded games
cli-about-replay = Check every move and the result of recorded games
cli-about-legal = List the legal actions at a point in a recorded game or in a position, in record notation
cli-about-position = Print the position after some moves of a recorded game, or what a seat knows of it, as one line of text
cli-about-score = Score the cities of a real table
cli-about-cards = List all cards and wonders with everything printed on them
cli-about-backup = Copy the database to a file, even while the server is running. Keep the copy as safe as the database
cli-about-restore = Replace the database with a copy made by `backup`. Stop the server first
cli-about-export = Write all games as JSON, one table per line, with the players' names and without any credentials
cli-about-import = Import games written by `export`, all or none. Tables that already exist stay unchanged
cli-more-import = A server on the same database has to wait meanwhile, but only for a short time: stop it before you import thousands of games.

## Arguments

cli-arg-json = Print one JSON object
cli-arg-database = Database as sqlite:PATH or postgres://USER@HOST/NAME; by default a file in the user's data folder
cli-arg-records = Records, one JSON object per line; - is standard input
cli-arg-game = Game: 7 Wonders (seven), its first edition for two with the Free City (free-city), or 7 Wonders Duel (duel)
cli-arg-edition = Edition for seven: first or second (default)
cli-arg-backup-file = Where to write the copy (must not exist yet)
cli-arg-cards-edition = Edition for seven: first or second (default). The cards of free-city are always those of the first edition
cli-arg-export-output = File to write to; by default standard output
cli-arg-export-finished = Only finished games: without this, the file also has the deals of games that go on
cli-arg-import-file = File with the exported lines; - is standard input
cli-arg-legal-record = Number of the record, counted from 0
cli-arg-legal-move = How many moves to play first, counted as in `moves` of the record; all of them gives the current position
cli-arg-legal-seat = The seat, counted from 0; 2 is the Free City. A seat that is not to move has no actions
cli-arg-legal-own = The card that the holder of the Free City card plays in their own city this turn (only for seat 2 in free-city). Without it, lists all actions that could be legal
cli-arg-legal-all = List every decision of every record, including the open ones of an unfinished game, one JSON object per line. The Free City's actions follow from the holder's own choice if the record has it
cli-arg-legal-what = Records, one JSON object per line; - is standard input. Or a position on one line, as printed by `position`, in quotation marks
cli-arg-position-seat = Print only what this seat knows; counted from 0. Without it, prints the whole position, including hidden cards
cli-arg-replay-file = Records, one JSON object per line; - is standard input. Blank lines are skipped and do not count
cli-arg-replay-record = Check only this record, counted from 0
cli-arg-replay-json = Print one JSON object for each record
cli-arg-restore-file = The copy; it stays unchanged
cli-arg-restore-force = Replace an existing database: everything in it is lost
cli-arg-serve-listen = Address to listen on; port 0 picks a free port
cli-arg-serve-https = Everyone connects over https (through a proxy): cookies are never sent any other way
cli-arg-serve-proxies = Number of proxies in front that write X-Forwarded-For
cli-arg-serve-members = Let only members and administrators in; `antipater member` makes members and invitation codes
cli-arg-serve-no-push = Call no push service: nobody is notified of their turn in games over days
cli-arg-serve-smtp = Mail server for notifications by email: smtps://USER:PASSWORD@HOST, or smtp://HOST (better in the variable, since others can read arguments)
cli-arg-serve-mail-from = Sender of these emails, such as Games <games@example.org>
cli-arg-serve-site = Address of this site for links in emails, such as https://games.example.org
cli-arg-serve-log = Format of the log on standard error
cli-arg-serve-log-level = How much to log; debug logs each request
cli-arg-serve-bot-pause = Milliseconds that bots wait before each of their moves while a page shows them; 0 for no pause
cli-arg-serve-watch-delay = Seconds by which people without a seat see tables late: 0 to 900
cli-arg-serve-analysis = How thoroughly pages have finished games judged: quick, normal or deep
cli-arg-serve-unlimited = Turn off all rate limits: for measurements only, never where others can reach the server
cli-arg-simulate-players = Number of players: 3 to 7 in seven (default 3); 2 in the other games. Boards are random
cli-arg-simulate-first-game = Deal the recommended first game, which has no wonder draft (duel only)
cli-arg-simulate-games = Number of games
cli-arg-simulate-seed = Random seed: the same seed plays the same games on any number of threads
cli-arg-simulate-bots = Bots, separated by commas: { $repeatables }. One name fills all seats; several take the seats in turn, and each game starts with the next one
cli-arg-simulate-threads = Number of threads; by default one per core
cli-arg-simulate-records = Write the record of each game to this file, one JSON object per line
cli-arg-simulate-csv = Print comma-separated values
cli-arg-arena-a = The bot to measure: { $forms }. N is the number of playouts (flat), iterations (uct) or simulations (net) per decision, and 1s or 100ms is CPU time; COMMAND starts a program of your own
cli-arg-arena-b = The bot on all other seats, in the same notation
cli-arg-ladder-file = Reports of `arena --json`, one object per line; - is standard input. Each game, edition and number of players gets its own ladder
cli-arg-explorer-files = Records, one JSON object per line, as `simulate --records` writes them; - is standard input. Without files, the games between bots that the program knows
cli-arg-explorer-least = Leave out what fewer cities had
cli-arg-explorer-json = Print the counts as one JSON object
cli-arg-ladder-pin = The bot whose rating is fixed, written as in the reports
cli-arg-ladder-at = The fixed rating
cli-arg-arena-deals = Number of deals; each is played once with the first bot on every seat
cli-arg-arena-sprt = Stop as soon as a sequential test has decided whether the first bot is stronger: 0 against 10 normalized Elo, both errors 5% (games for two only)
cli-arg-arena-limit = How long a program may think about a decision
cli-arg-arena-start-limit = How long a program that plays all games in one process may take to start
cli-arg-arena-isolate = Start programs anew for each game, even those that could play all games in one process
cli-arg-play-seats = Number of seats, including yours: 3 to 7 in seven (default 3); 2 in the other games
cli-arg-play-seed = Random seed; without it, every game is different
cli-arg-play-bots = Bots on the other seats: { $bots }
cli-arg-play-name = Your name at the table
cli-arg-play-daily = Play the deal of the day (same opponents for everyone); --daily=2026-11-24 for an earlier day
cli-arg-play-key = The key that a server published for that day: plays its deal
cli-arg-play-deal = Play this deal of an event, from its key, with --game, --seats and --bots as there
cli-arg-play-record = Write the record of the game to this file
cli-arg-play-position = A position on one line, as printed by `position`, in quotation marks: the game continues from there
cli-arg-play-seat = Your seat, counted from 0; by default the first one that is to move
cli-arg-score-file = The cities as one JSON object (see --help for its format); - is standard input

## The form of a score pad, after the help of `score`

cli-score-form-seven =
    7 Wonders, cities in seat order (clockwise):
    { $form }
cli-score-form-free-city = With the Free City, which is the last of three cities: the same, with { $form } instead of the edition.
cli-score-form-duel =
    7 Wonders Duel:
    { $form }
cli-score-form-words = "wonders" lists the wonders that are built. "pawn" is the space of the conflict pawn, 0 in the middle: positive numbers are on the second city's side, so the first city leads, and 9 is the second city's capital; negative numbers are the other way round. "victory" is optional and must match the cities: "military", "science" or "civilian".
cli-score-form-hand = You may leave out whatever a city does not have, even its board. Points counted by hand replace those that would be computed: { $points } by category, and in 7 Wonders also { $symbols }.

## Wrong usage

cli-error = error: { $what }
cli-hint = For more information, try '--help'.
cli-unknown-language = unknown language; available: { $list }
cli-usage-no-value = { $arg } needs a value
cli-usage-value = { $arg }: invalid value "{ $value }"; expected one of { $list }
cli-usage-unreadable = { $arg }: invalid value "{ $value }": { $why }
cli-usage-unknown = unexpected argument "{ $arg }"
cli-usage-no-command = unknown command "{ $name }"
cli-usage-missing = missing arguments: { $list }
cli-usage-twice = { $arg } can be given only once
cli-usage-conflict = { $arg } and { $other } cannot be used together
cli-usage-no-command-like = unknown command "{ $name }"; did you mean "{ $like }"?
cli-usage-unknown-like = unexpected argument "{ $arg }"; did you mean "{ $like }"?
cli-no-whole-number = not a whole number
cli-no-number = not a number
cli-number-least = must be at least { $least }
cli-number-between = must be between { $least } and { $most }
cli-not-an-address = expected ADDRESS:PORT, such as 127.0.0.1:7777
cli-unknown-bot = unknown bot "{ $name }"; expected one of { $list }
cli-bot-no-argument = "{ $name }" takes no argument after a colon
cli-bot-style = "{ $name }" is not a level with a style, such as normal+science; styles: { $list }
cli-bot-playouts = "flat" needs a number of playouts above 0, as in flat:200
cli-bot-effort = "{ $name }" needs a number above 0 or a time, as in { $name }:1000, { $name }:1s or { $name }:100ms
cli-bot-no-command = "exec" needs a command, as in exec:./bot
cli-bot-no-net = "{ $name }" plays without a net, so it takes no weights after an @
cli-bot-weights = { $path }: { $why }
cli-bot-not-repeatable = "{ $name }" thinks for a time or is a program, so its games are not repeatable; give a number, as in uct:1000
cli-no-position = not a position as printed by `position`: { $why }
cli-no-file = there is no file { $file }
cli-not-json = not JSON (column { $column })
cli-not-json-at = not JSON (line { $line }, column { $column })
cli-score-unreadable = not in the form that `score --help` shows: { $why }
cli-unknown-edition = unknown edition; expected first or second
cli-unknown-game = unknown game "{ $name }"; expected one of { $list }
cli-edition-free-city = --edition: the game with the Free City exists only in the first edition
cli-edition-duel = --edition: Duel has no editions
cli-first-game = --first-game is for duel only
cli-simulate-players = --players: 7 Wonders has { $least } to { $most } players, not { $count }; for two players use --game free-city
cli-simulate-two =
    { $game ->
        [duel] --players: Duel has 2 players, not { $count }
       *[free-city] --players: the game with the Free City has 2 players, not { $count }
    }
cli-arena-sprt-two = --sprt is for games for two only
cli-arena-time = not a duration such as 5s or 500ms
cli-ladder-none = { $file }: no arena reports
cli-ladder-line = { $file }: line { $line }: not a report of `arena --json`
cli-ladder-no-bot = { $bot } has played no matches
cli-ladder-apart = no chain of matches links { $bot } to the pinned bot
cli-play-seats = --seats: 7 Wonders has { $least } to { $most } seats, not { $count }; for two players use --game free-city
cli-play-two =
    { $game ->
        [duel] --seats: Duel has 2 seats, not { $count }
       *[free-city] --seats: the game with the Free City has 2 seats, not { $count }
    }
cli-play-terminal = play needs a terminal: its input and output cannot be files or pipes
cli-play-over = this game is already over
cli-play-daily-date = { $date } is not a date such as 2026-11-24
cli-play-daily-early = that day has not come yet: its deal is still secret
cli-play-key = a key has 64 hexadecimal digits
cli-play-nobody = --seat: there is no player on that seat

## Files and the system

cli-standard-input = standard input
cli-cannot-open = cannot open { $file }
cli-cannot-read = cannot read { $file }
cli-cannot-write = cannot write { $file }
cli-cannot-print = cannot write to standard output
cli-no-interrupt = cannot listen for interrupts
cli-file-too-large = { $file }: larger than { $most } MiB
cli-file-no-text = { $file }: not UTF-8 text
cli-no-text = not UTF-8 text
cli-line-too-long = { $file }: line { $line } is longer than { $most } MiB
# Where an error is: stands before a colon.
cli-record-place = { $file }: record { $record } (line { $line })
cli-no-record = { $file }: there is no record { $record }; the file has { $count }, counted from 0

## The database

cli-serve-at = Antipater is running at { $address }
cli-backup-done = Wrote the copy to { $file }
cli-backup-failed = no copy was made
cli-restore-done = Restored the database { $file }
cli-restore-failed = the database was not restored
cli-export-failed = the games were not exported
cli-import-done = imported tables: { $new }, already present: { $known }
cli-import-failed = nothing was imported
cli-import-line = { $file }: line { $line }: not a line of `export`: { $why }

## Records

cli-title-seven =
    { $edition ->
        [first] 7 Wonders, first edition
       *[second] 7 Wonders, second edition
    }
cli-title-free-city = 7 Wonders with the Free City
cli-title-duel = 7 Wonders Duel
cli-title-players = { $game }, { $count } players
cli-title-first-game = { $game }, first game
cli-free-city = Free City
cli-seat = seat { $seat }
cli-replay-record =
    { $over ->
        [no] record { $record }: { $title }, { $moves } moves, unfinished
        [resigned] record { $record }: { $title }, { $moves } moves, resigned: { $names }
        [won] record { $record }: { $title }, { $moves } moves, resigned: { $names }, winner: { $winner }
       *[yes] record { $record }: { $title }, { $moves } moves
    }
cli-replay-bad = { $file }: { $bad } of { $count } records are invalid
cli-legal-move = --move { $moves } is past the end of the game, which has { $count } moves
cli-legal-seat = --seat { $seat }: there is no such seat; the seats are 0 to { $last }
cli-own-other-game = --own is for free-city only, but this is { $game }
cli-own-other-seat = --own is for the Free City, seat { $city }, but this is seat { $seat }
cli-own-nobody = --own: the holder of the Free City card plays no card in their own city at this point
cli-own-no-card = --own: there is no card "{ $name }"
cli-own-not-in-hand = --own: { $card } is not in the hand of seat { $seat }, which holds the Free City card

## Tables of points

cli-category =
    { $word ->
        [military] military
        [treasury] treasury
        [wonder] wonder
        [civilian] civilian
        [science] science
        [commerce] commerce
        [guilds] guilds
        [wonders] wonders
        [progress] progress
        [coins] coins
       *[total] total
    }
cli-wins = wins
cli-wins-military = wins by military supremacy
cli-wins-science = wins by scientific supremacy
cli-shares = shares the victory
cli-undecided = tied: enter the coins

## The report of a series of games

cli-report-games =
    { $end ->
        [interrupted] { $games ->
            [one] { $title }: { $games } game of seed { $seed } in { $seconds } s (threads: { $threads }), interrupted
           *[other] { $title }: { $games } games of seed { $seed } in { $seconds } s (threads: { $threads }), interrupted
        }
       *[whole] { $games ->
            [one] { $title }: { $games } game of seed { $seed } in { $seconds } s (threads: { $threads })
           *[other] { $title }: { $games } games of seed { $seed } in { $seconds } s (threads: { $threads })
        }
    }
cli-report-speed = { $games } games and { $decisions } decisions per second; signature { $signature }
cli-report-victories = victories: { $civilian } civilian, { $military } military, { $science } science
cli-arena-score = { $a } against { $b }: { $share }% of the wins ({ $low } to { $high }), fair is { $fair }%
cli-arena-void = no result: more than 5% of the games were lost because a program failed
cli-arena-elo = Elo difference: { $elo } ({ $low } to { $high })
cli-ladder-title = { $game }, { $players } players, { $games } games
cli-arena-sprt =
    { $result ->
        [H1] sequential test: the first bot is stronger; log ratio { $ratio } of { $low } to { $high }
        [H0] sequential test: the first bot is not stronger; log ratio { $ratio } of { $low } to { $high }
       *[open] sequential test: not decided; log ratio { $ratio } of { $low } to { $high }
    }
cli-arena-victories = victories of { $bot }: { $civilian } civilian, { $military } military, { $science } science
cli-arena-lost = games lost by { $bot } for its answers: { $start } not started, { $slow } too slow, { $gone } exited, { $unreadable } unreadable, { $illegal } illegal
cli-explorer-none = no record has been counted
cli-explorer-victories = { $civilian }% by points, { $military }% military, { $science }% science
cli-explorer-all = all
cli-explorer-winners = winners
cli-column-what = had
cli-column-name = name
cli-column-cities = cities
cli-column-won = wins %
cli-column-cpu = CPU ms per move
cli-column-points = points
cli-column-spread = spread
cli-column-bot = bot
cli-column-rating = rating
cli-column-seat = seat
cli-column-lot =
    { $word ->
        [city] city
       *[player] player
    }
# Who begins a game of two, and who follows.
cli-lot =
    { $word ->
        [first] first
       *[second] second
    }
cli-column-games = games
cli-column-wins = wins
cli-column-share = share
cli-interval = { $low } to { $high }
# The bar: what is done, of how much, and how much time is left.
cli-progress = { $now } of { $all }, { $left } left
# Stands behind, for each bot.
cli-progress-bot = ; { $bot } { $share }%, { $points } points

## The list of cards

cli-column-age = age
cli-column-card = card
cli-column-color = color
cli-column-players = players
cli-column-cost = cost
cli-column-effects = effects
cli-column-free-with = free with
cli-column-makes-free = free build later
cli-column-city = city
cli-column-side = side
cli-column-start = start
cli-column-stage = stage
cli-column-wonder-or-token = wonder or token
cli-color =
    { $word ->
        [brown] brown
        [gray] gray
        [grey] gray
        [blue] blue
        [yellow] yellow
        [red] red
        [green] green
       *[purple] purple
    }
cli-cost =
    { $coins ->
        [one] { $coins } coin { $resources }
       *[other] { $coins } coins { $resources }
    }

## A score pad that cannot be

cli-score-free-city = { $city } (Free City)
cli-arg-play-choose-side = Choose the side of your board once the boards are dealt
cli-play-no-sides = { $game }: you can choose sides only in seven

## Names on cards

cli-arg-names = Names on cards: automatic (default: translated in a game whose names are all translated, else as printed), translated (wherever there is a translation) or printed
cli-unknown-names = unknown names; expected one of { $list }

cli-arg-serve-metrics = Address to listen on for metrics (/metrics, for Prometheus); by default there are none. Keep it private
cli-arg-serve-node = Address at which other servers on the same Postgres reach this one; without it, this server has the database alone. Keep it private
cli-arg-serve-connections = Most connections at once; by default half the open files the process may have, at most 20000
cli-arg-serve-connections-per-address = Most connections per address (IPv6: per /64 network), without proxies; by default a quarter of them, at most 256
cli-arg-serve-streams = Most streams at once (open tables and long polls); by default three quarters of the connections
cli-arg-serve-streams-per-address = Most streams per address; by default an eighth of the connections, at most 128
cli-arg-serve-request-time = Time limit for the head of a request, and for its body; three times as long for reading an answer; also how long an idle connection is kept
cli-arg-serve-session-time = Time after which an unused session or token expires
cli-arg-serve-backup-every = Back up the database at this interval while the server is running, for example 24h
cli-arg-serve-backup-keep = Number of these backups to keep
cli-arg-serve-backup-folder = Folder for these backups; keep nothing else in it
cli-serve-metrics-at = Metrics are at { $address }
cli-serve-node-at = Other nodes reach this one at { $address }
cli-not-a-time = "{ $text }" is not a duration: write a number with s, m, h or d, for example 90s or 24h

