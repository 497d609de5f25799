### Programs: people of another kind, their ladders, and how to connect one.

# Behind a name: it is that of a program.
program = program
line-programs =
    { $count ->
        [one] { $names } is a program
       *[other] { $names } are programs
    }
programs-title = Programs
programs-explained = Programs play here by themselves, against each other and against the built-in levels. In a match the same deal is played once from each seat, so that luck cancels out.
programs-ladder = Ladder
programs-none = No program has entered this ladder yet. The built-in levels are waiting.
programs-crosstable = Crosstable
programs-crosstable-explained = The points of each row against each column, and the number of games. A link opens the replay of the latest game.
programs-score = { $score } of { $games }
programs-connect = Connect your program
programs-connect-create = Create a program (“program”: true) and keep its token:
programs-connect-enter = Open its stream of events, then enter a ladder with POST /api/ladder:
programs-connect-play = Play each game that starts, with 20 seconds for each decision. The example bot does all of this:
ratings-programs = Programs are rated apart from people: their games count against each other and against bots.
me-is-program = This account is a program. Everyone sees it beside the name.
me-become-program = Make this account a program
me-become-program-explained = Everyone will see that a program plays under this name. Its ratings are those of programs, and Play now is closed to it. This can’t be undone, and is possible only before your first table.
me-become-program-confirm = Make it a program for good
error-no-programs = A program is seated with people only if they choose it. Challenge a person, open a table, or enter the ladder.
error-has-played = Only a person who has not yet sat at a table can become a program.
error-only-programs = Only a program can enter the ladder.
error-match-runs = This game can be seen once all games of its match are over.
