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
cli-arg-lang = The language: en, tr, sr, et, hu, fi; by default that of ANTIPATER_LANG or of the system, where there are texts in it
cli-arg-weights = Weights that the bots use instead of their own, from the trainer; once for each game

## Commands

cli-about = 7 Wonders and 7 Wonders Duel: play in the browser or the terminal, simulate, replay, score. Without a command it serves.
cli-about-serve = Serve games to browsers (also without any command)
cli-about-play = Play in the terminal against bots
cli-about-simulate = Play games between bots
cli-about-arena = Measure which of two bots is stronger, on duplicate deals
cli-about-ladder = Rate bots from matches of the arena
cli-about-replay = Check every move and the result of recorded games
cli-about-legal = List the legal actions at a point of a recorded game or in a position, in the words of records
cli-about-position = Print the position after some moves of a recorded game, or what a seat knows of it, as one line of text
cli-about-score = Score the cities of a real table
cli-about-cards = List all cards and wonders with everything printed on them
cli-about-backup = Copy the database to a file, also while the server runs. Keep the copy as safe as the database
cli-about-restore = Put a copy that `backup` has made in the place of the database. Stop the server first
cli-about-export = Write all games as JSON, one table a line, with the names of the people and without anything that lets somebody in
cli-about-import = Take in games that `export` has written, all or none. Tables that are there already stay as they are
cli-more-import = A server on the same database waits meanwhile, and not for long: stop it before taking in thousands of games.
cli-about-bench-server = Measure a server on this machine under load: it is started, played on and killed

## Arguments

cli-arg-json = Print one JSON object
cli-arg-database = Database as sqlite:PATH; without it a file in the user's data folder
cli-arg-records = Records, one JSON object a line; - is standard input
cli-arg-game = The game: 7 Wonders (seven), its first edition for two with the Free City (free-city), or 7 Wonders Duel (duel)
cli-arg-edition = The edition of seven: first or second, which is the default
cli-arg-backup-file = The copy; it must not be there
cli-arg-cards-edition = The edition of seven: first or second, which is the default. The cards of free-city are of the first
cli-arg-export-output = File for the lines; without it they go to standard output
cli-arg-import-file = The lines; - is standard input
cli-arg-legal-record = The record, counted from 0
cli-arg-legal-move = How many moves are made, as `moves` of the record counts them; all of them is the present position
cli-arg-legal-seat = The seat, counted from 0; 2 is the Free City. A seat that has nothing to do has no actions
cli-arg-legal-own = The card that the holder of the Free City card plays in the own city on this turn, for seat 2 in free-city only. Without it all is listed that may be legal for the Free City, whichever card that is
cli-arg-legal-all = Every decision of every record, the open ones of a running game included, one JSON object a line. The Free City's actions go with the holder's own choice where the record has it
cli-arg-legal-what = Records, one JSON object a line; - is standard input. Or a position in one line, as `position` prints it, between quotation marks
cli-arg-position-seat = Print what this seat knows and nothing else; counted from 0. Without it the whole position is printed, hidden cards too
cli-arg-replay-file = Records, one JSON object a line; - is standard input. Blank lines are skipped and no records
cli-arg-replay-record = Check only this record, counted from 0
cli-arg-replay-json = Print one JSON object for each record
cli-arg-restore-file = The copy; it stays as it is
cli-arg-restore-force = Replace a database that is there: what is in it is lost
cli-arg-serve-listen = Address to listen on; port 0 picks a free one
cli-arg-serve-https = People come over https only (through a proxy): cookies never travel otherwise
cli-arg-serve-proxies = How many proxies in front write X-Forwarded-For
cli-arg-serve-log = How messages are written to standard error
cli-arg-serve-log-level = How much is written; debug has a line for each request
cli-arg-serve-bot-pause = Milliseconds that bots wait before each of their moves while a page shows them; 0 for at once
cli-arg-serve-unlimited = Limit nothing: for measurements, never where others can reach the server
cli-arg-simulate-players = How many players: in seven 3 to 7, by default 3; in the other games 2. Boards are drawn
cli-arg-simulate-first-game = Deal the recommended first game, which has no draft of wonders (duel only)
cli-arg-simulate-games = How many games
cli-arg-simulate-seed = What all luck follows from: the same seed plays the same games on any number of threads
cli-arg-simulate-bots = Bots, separated by commas: random, builder, hard, expert. One name fills all seats; several are seated in turn, and each game begins with the next
cli-arg-simulate-threads = How many threads; without it one for each core
cli-arg-simulate-records = Write the record of each game to this file, one JSON object a line
cli-arg-simulate-csv = Print lines of comma-separated values
cli-arg-arena-a = The bot that is measured: random, builder, rush-science, rush-military, flat:N (so many playouts a decision), uct:N (so many iterations), uct:1s or uct:100ms (CPU time), exec:COMMAND (a program of your own)
cli-arg-arena-b = The bot on all other seats, written in the same way
cli-arg-ladder-file = Reports of `arena --json`, one object a line; - is standard input. Each game, edition and number of players has a ladder of its own
cli-arg-ladder-pin = The bot whose rating is given, written as in the reports
cli-arg-ladder-at = Its rating
cli-arg-arena-deals = How many deals; each is played once with the first bot on every seat
cli-arg-arena-sprt = Stop as soon as a sequential test has found whether the first bot is stronger: 0 against 10 normalized Elo, both errors 5 % (games of two only)
cli-arg-arena-limit = How long a program may think about a decision
cli-arg-play-seats = How many sit at the table, you among them: in seven 3 to 7, by default 3; in the other games 2
cli-arg-play-seed = What all luck follows from; without it every game is another one
cli-arg-play-bots = The bots on the other seats: random, builder, hard, expert
cli-arg-play-name = What you are called at the table
cli-arg-play-record = Write the record of the game to this file
cli-arg-play-position = A position in one line, as `position` prints it, between quotation marks: the game goes on from there
cli-arg-play-seat = Your seat, counted from 0; without it the first that has to decide
cli-arg-score-file = The cities as one JSON object, see --help for its form; - is standard input

## The form of a score pad, after the help of `score`

cli-score-form-seven =
    7 Wonders, cities in seat order (clockwise):
    { $form }
cli-score-form-free-city = With the Free City, which is the last of three cities: the same with { $form } instead of the edition.
cli-score-form-duel =
    7 Wonders Duel:
    { $form }
cli-score-form-words = "wonders" are the constructed ones. "pawn" is the space of the conflict pawn, 0 in the middle: above 0 it stands on the side of the second city, so that the first one leads, 9 is the second city's capital; below 0 the other way round. "victory" may be given and must then be the one that the table shows: "military", "science" or "civilian".
cli-score-form-hand = What a city has none of may be left out, its board too. What was counted by hand replaces what would be counted: { $points } by category, in 7 Wonders also { $symbols }.

## Wrong usage

cli-error = error: { $what }
cli-hint = For more information, try '--help'.
cli-unknown-language = no such language is spoken; there are { $list }
cli-usage-no-value = { $arg } needs a value
cli-usage-value = { $arg }: there is no value "{ $value }"; there are { $list }
cli-usage-unreadable = { $arg }: "{ $value }" cannot be used: { $why }
cli-usage-unknown = there is no argument "{ $arg }" here
cli-usage-no-command = there is no command "{ $name }"
cli-usage-missing = these arguments are missing: { $list }
cli-usage-twice = { $arg } can be given only once
cli-usage-conflict = { $arg } and { $other } do not go together
cli-unknown-edition = the editions are first and second
cli-unknown-game = no game is called "{ $name }"; there are { $list }
cli-edition-free-city = --edition: the game with the Free City is of the first edition
cli-edition-duel = --edition: a Duel has no editions
cli-first-game = --first-game is for duel only
cli-simulate-players = --players: 7 Wonders has { $least } to { $most } players, not { $count }; for two there is --game free-city
cli-simulate-two =
    { $game ->
        [duel] --players: a Duel has 2 players, not { $count }
       *[free-city] --players: the game with the Free City has 2 players, not { $count }
    }
cli-arena-sprt-two = --sprt is for games of two only
cli-arena-time = it is no time such as 5s or 500ms
cli-ladder-none = { $file }: no report of the arena
cli-ladder-line = { $file }: line { $line }: not a report of `arena --json`: { $why }
cli-ladder-no-bot = { $bot } has played no match
cli-ladder-apart = no chain of matches links { $bot } to the bot that is pinned
cli-play-seats = --seats: 7 Wonders has { $least } to { $most } seats, not { $count }; for two there is --game free-city
cli-play-two =
    { $game ->
        [duel] --seats: a Duel has 2 seats, not { $count }
       *[free-city] --seats: the game with the Free City has 2 seats, not { $count }
    }
cli-play-terminal = play needs a terminal: neither its input nor its output can be a file or a pipe
cli-play-over = this game is over: there is nothing left to play
cli-play-nobody = --seat: nobody sits there

## Files and the system

cli-standard-input = standard input
cli-cannot-open = cannot open { $file }
cli-cannot-read = cannot read { $file }
cli-cannot-write = cannot write { $file }
cli-cannot-print = cannot write to standard output
cli-no-interrupt = cannot listen for an interrupt
cli-file-too-large = { $file }: larger than { $most } MiB
cli-file-no-text = { $file }: not UTF-8 text
cli-no-text = not UTF-8 text
cli-line-too-long = { $file }: line { $line } is longer than { $most } MiB
# Where an error is: stands before a colon.
cli-record-place = { $file }: record { $record } (line { $line })
cli-no-record = { $file }: there is no record { $record }; the file has { $count }, counted from 0

## The database

cli-serve-at = Antipater is at { $address }
cli-backup-done = The copy is { $file }
cli-backup-failed = no copy was made
cli-restore-done = The database is { $file } again
cli-restore-failed = the copy was not put in place
cli-export-failed = the games were not written
cli-import-done = tables taken in: { $new }, there already: { $known }
cli-import-failed = nothing was taken in

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
        [no] record { $record }: { $title }, { $moves } moves, not over
       *[yes] record { $record }: { $title }, { $moves } moves
    }
cli-replay-bad = { $file }: { $bad } of { $count } records are not as the rules have it
cli-legal-move = --move { $moves } is past its { $count } moves
cli-legal-seat = --seat { $seat } is none of its seats 0 to { $last }
cli-own-other-game = --own is for free-city only, and this is { $game }
cli-own-other-seat = --own is for the Free City, which is seat { $city }, and this is seat { $seat }
cli-own-nobody = --own: nobody plays a card in the own city besides the Free City's at this point
cli-own-no-card = --own: no card is called "{ $name }"
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
cli-report-speed = { $games } games and { $decisions } decisions a second; signature { $signature }
cli-report-victories = victories: { $civilian } civilian, { $military } military, { $science } science
cli-arena-score = { $a } against { $b }: { $share } % of the wins ({ $low } to { $high }), fair is { $fair } %
cli-arena-elo = Elo difference: { $elo } ({ $low } to { $high })
cli-ladder-title = { $game }, { $players } players, { $games } games
cli-arena-sprt =
    { $result ->
        [H1] sequential test: the first bot is stronger; log ratio { $ratio } of { $low } to { $high }
        [H0] sequential test: the first bot is not stronger; log ratio { $ratio } of { $low } to { $high }
       *[open] sequential test: not decided; log ratio { $ratio } of { $low } to { $high }
    }
cli-arena-victories = victories of { $bot }: { $civilian } civilian, { $military } military, { $science } science
cli-arena-lost = games lost by { $bot } for its answers: { $start } not started, { $slow } too slow, { $gone } ended, { $unreadable } unreadable, { $illegal } illegal
cli-column-cpu = CPU ms a move
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
cli-progress-bot = ; { $bot } { $share } %, { $points } points

## The list of cards

cli-column-age = age
cli-column-card = card
cli-column-color = color
cli-column-players = players
cli-column-cost = cost
cli-column-effects = effects
cli-column-free-with = free with
cli-column-makes-free = makes free
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

cli-score-coins = { $place }.coins: a city has 0 to { $most } coins, not { $count }
cli-score-free-city = { $city } (Free City)
cli-score-no-edition = edition: is missing
cli-score-edition = edition: no edition is called "{ $name }"; there are first, second
cli-score-edition-free-city = edition: the game with the Free City is of the first edition
cli-score-three = cities: the game with the Free City has 3 cities, the Free City last, not { $count }
cli-score-cities = cities: 7 Wonders has { $least } to { $most } cities, not { $count }
cli-score-two = cities: a Duel has 2 cities, not { $count }
cli-score-also = { $place }: { $name } is also { $other }
cli-score-copies =
    { $count ->
        [one] cities: { $count } city has { $card }, but a game of { $seats } cities has { $most } of it
       *[other] cities: { $count } cities have { $card }, but a game of { $seats } cities has { $most } of it
    }
cli-score-guilds = cities: { $count } guilds stand there, but a game of { $seats } cities has { $most }
cli-score-stages = { $place }.stages: { $city } has { $most } stages, not { $count }
cli-score-city = { $place }.city: the { $edition } edition has no city "{ $name }"; there are { $list }
cli-score-side = { $place }.side: a side is { $one } or { $other }, not "{ $name }"
cli-score-no-card = { $place }: no card is called "{ $name }"
cli-score-other-edition = { $place }: { $card } is not in the { $edition } edition
cli-score-listed = { $place }: { $card } is listed before; a city has only one of each name
cli-score-token = { $place }: a conflict token is 1, 3, 5 or −1, not { $value }
cli-score-victories = { $place }.tokens: { $count } tokens of { $points }, but a city wins at most 2 conflicts in an age
cli-score-conflicts = { $place }.tokens: { $count } tokens, but a city has at most 6 conflicts
cli-score-pawn = pawn: the track goes from −{ $last } to { $last }, not to { $count }
cli-score-no-victory = victory: no victory is called "{ $name }"; there are { $list }
cli-score-other-victory = victory: the table shows a { $shown } victory, not a { $given } one
cli-score-nothing =
    { $what ->
        [card] { $place }: no card is called "{ $name }"
        [wonder] { $place }: no wonder is called "{ $name }"
       *[token] { $place }: no progress token is called "{ $name }"
    }
cli-score-only-one = { $place }: { $name } is also { $other }; there is only one
cli-score-wonders = { $place }.wonders: { $count } wonders, but a city has at most { $most }
cli-score-progress = { $place }.tokens: { $count } progress tokens, but with its pairs of symbols and wonders the city can have { $most }
cli-score-all-wonders = cities: { $count } wonders are constructed, but a game ends with at most { $most }
cli-score-all-progress = cities: { $count } progress tokens were taken, but there were { $most }
cli-score-deck =
    { $what ->
        [I] cities: { $count } cards of age I stand there, but a game has { $most }
        [II] cities: { $count } cards of age II stand there, but a game has { $most }
        [III] cities: { $count } cards of age III stand there, but a game has { $most }
       *[guilds] cities: { $count } guilds stand there, but a game has { $most }
    }
cli-score-used = cities: { $count } cards are used, those of the wonders included, but a game has { $most }
cli-score-supremacies = cities: the table shows { $count } supremacies, but the first one ends the game
cli-score-misplaced = { $place }: has no place in the game { $game }
cli-score-side-alone = { $place }: of which city?
cli-score-no-category = { $place }: is no category; there are { $list }
cli-score-points = { $place }: { $least } to { $most } points, not { $count }
cli-score-symbols = { $place }: at most { $most } of a kind and { $choices } of choice

## Names on cards

cli-arg-names = Names on cards in languages that have their own: translated, the default, or printed
cli-unknown-names = the names are one of: { $list }
