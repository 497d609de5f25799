### Administrators, and what is wrong with a database.

cli-arg-serve-keep-tables = How long to keep a game that nobody continues, such as 180d or 36h; never to keep it forever
cli-arg-serve-keep-records = How long to keep finished games and their records, such as 730d; never to keep them forever
cli-arg-serve-upload-room = Most room for games that people have played offline and brought, in MiB
cli-serve-no-duration = expected a number of days or hours, such as 90d or 36h, or never
cli-about-admin = Choose the administrators of a server, who see reports and can hide, mute, ban and close
cli-about-admin-add = Make a person an administrator
cli-about-admin-remove = Make an administrator an ordinary player again
cli-about-admin-list = List the administrators
cli-arg-admin-name = The person's login name, their name at the table if it is unique, or their key
cli-admin-added =
    { $role ->
        [member] { $name } is now a member
       *[admin] { $name } is now an administrator
    }
cli-admin-known =
    { $role ->
        [member] { $name } is already a member
       *[admin] { $name } is already an administrator
    }
cli-admin-removed =
    { $role ->
        [member] { $name } is no longer a member
       *[admin] { $name } is no longer an administrator
    }
cli-admin-none =
    { $role ->
        [member] There are no members
       *[admin] There are no administrators
    }
cli-admin-line = { $name } ({ $login }) { $key }
cli-admin-failed =
    { $role ->
        [member] the members were not changed
       *[admin] the administrators were not changed
    }
cli-admin-nobody = there is nobody with the name { $name }
cli-admin-several = several people have the name { $name }; use one of their keys: { $people }
cli-admin-namesake = { $key } (login name: { $login }, since { $day }, last table: { $table })
cli-about-member = Choose the members of a server that lets nobody else in (serve --members)
cli-about-member-add = Make a person a member
cli-about-member-remove = Take a member off the list
cli-about-member-list = List the members
cli-about-member-invite = Print a new invitation code, by which people become members
cli-arg-member-uses = How many people may use the code
cli-arg-member-days = After how many days the code ends
cli-member-no-code = no invitation code was made
cli-about-doctor = Check a database and report what is wrong with it. Changes nothing
cli-more-doctor = Exit status 0: nothing is wrong; 1: something is. Checks pages and indexes, replays every table's log, and reports orphaned rows, other users who can read the files, and a disk that is nearly full. A server may be running meanwhile.
cli-arg-doctor-database = Database as sqlite:PATH, PATH or postgres://USER@HOST/NAME; by default the file in the user’s data folder
cli-arg-doctor-min-free = Report a disk with less free space than this; by default less than twice the size of the database, or 256 MiB
cli-doctor-well = { $file }: no problems (tables: { $tables }, people: { $people })
cli-doctor-ill = { $file }: problems: { $count }
doctor-missing = There is no such file.
doctor-unreachable = The database cannot be opened: { $detail }
doctor-damaged = The file is damaged: { $detail }. Restore a copy.
doctor-foreign = This is not an Antipater database.
doctor-older = The database is from an older version and will be migrated when a server opens it. Make a copy first. Its tables were not checked.
doctor-newer = The database was written by a newer version of Antipater. Use that version.
doctor-table = Table { $table } cannot be continued: { $detail }
doctor-orphans = Orphaned rows: { $detail }
doctor-permissions = Other users of this machine can read { $detail }. It contains secrets: remove their permissions.
doctor-disk = The disk is nearly full: { $detail } MiB are free.
doctor-settings = Postgres is set so that a crash of its machine may damage the database: { $detail }
cli-about-move-database = Copy everything from one database into an empty one, from SQLite to Postgres or back, and compare every row
cli-more-move-database = Stop the server first. The old database stays as it is; if anything fails, the new one stays empty. An old database from an earlier version is brought up to this one first.
cli-arg-move-from = The database that exists: sqlite:PATH, PATH or postgres://USER@HOST/NAME
cli-arg-move-to = The empty database: sqlite:PATH, PATH or postgres://USER@HOST/NAME
cli-move-done = Copied rows: { $rows }. Both databases are the same
cli-move-failed = the database was not moved
cli-about-event = List the events of a server, print their standings, create and end them
cli-about-event-list = List the events
cli-about-event-show = Print the standing of an event as CSV
cli-about-event-make = Create an event and print its address
cli-about-event-end = End an event
cli-arg-event-id = The id of the event, the last part of its address
cli-arg-event-title = The title
cli-arg-event-host = The host: a name, a login or a key
cli-arg-event-format = How it is played: duplicate, pairs, swiss or arena
cli-arg-event-game = The game: seven-second, seven-first, free-city or duel
cli-arg-event-seats = The number of cities at a table of 7 Wonders
cli-arg-event-rounds = The number of deals or rounds
cli-arg-event-minutes = How long a duplicate event or an arena lasts
cli-arg-event-tempo = The tempo of games between people: quick, normal or days
cli-arg-event-level = The level of the bots
cli-arg-event-listed = Everyone on the server may see and enter it
cli-event-none = There are no events.
cli-event-line = { $id } { $stage }: { $title } ({ $format }, { $game }), players: { $players }, host: { $host }
cli-event-failed = nothing was done
cli-event-ended = The event is over.
