### A site without a server: everything is kept by the browser.

offline-title = Your games in this browser
offline-kept-title = Where your games are
offline-kept =
    { $games ->
        [0] This browser keeps no game yet. Your games stay on this device and are sent to nobody.
        [one] This browser keeps one game. It stays on this device and is sent to nobody.
       *[other] This browser keeps { $games } games. They stay on this device and are sent to nobody.
    }
offline-copy = Save all games as a file
offline-bring = Bring games from a file
offline-file = A file that was saved here or on another device
offline-bring-now = Bring the games
offline-brought =
    { $games ->
        [0] All games of the file were here already.
        [one] One game was brought.
       *[other] { $games } games were brought.
    }
offline-refused = This file cannot be read, so nothing was changed.
offline-join = Take your games to a server
offline-join-explained = A server can list the games that you have finished here in your history, as played offline: with their replays, but without a rating.
offline-join-file = Save the finished games for a server
offline-join-now = Take them into my history on this server
offline-remove = Remove everything
offline-remove-explained = This removes all games and settings from this browser. It cannot be undone.
offline-sure = Yes, remove all my games
offline-remove-now = Remove
offline-not-sure = Nothing was removed. Tick the box to confirm.
offline-licences = Licences of everything that this site is made of
offline-needs-server = This needs a server and other people. Here you play on your own, against bots.
offline-storage-full = There is no room left for your games in this browser, so the move was not made. Make some room on the device, or save your games as a file and remove them here.
offline-storage-forbidden = This browser does not let the site store anything, so the move was not made. Allow it to store data, or leave the private window.
offline-storage-broken = The browser could not store the move, so it was not made. Please try again.
offline-needs-net = What the bots of this game have learned is not on this device yet. Connect to the internet once and try again.
offline-broken = Something is wrong with this game or with the program. Your other games are not affected.
offline-loading = Loading the game. This takes a moment the first time; after that it works without a connection.
offline-cannot = This browser cannot play without a server: it does not run service workers here. Use a current browser, over https and outside a private window.
offline-failed = The game could not be loaded. Check the connection and load the page again.
offline-needs-scripts = This site needs JavaScript.
# The start page in a browser alone.
start-lead-alone = Play 7 Wonders and 7 Wonders Duel against bots, right in your browser, even without a connection. No account, and your games stay on this device.
# On the start page of a server.
start-offline = Keep the game on this device and play without a connection
# On the page about oneself of a server.
me-offline = Games played offline
me-offline-explained = Games that you have finished without a connection can join your history, with their replays. They do not change your rating, because nobody can check how they went.
me-offline-file = The file with the finished games, saved by the site that works without a connection
me-offline-taken =
    { $games ->
        [0] All games of the file were in your history already.
        [one] One game has joined your history.
       *[other] { $games } games have joined your history.
    }
me-offline-left-out =
    { $games ->
        [one] There was no room for one more game.
       *[other] There was no room for { $games } more games.
    }
