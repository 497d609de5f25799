### A site without a server: everything is kept by the browser.

offline-title = Your games in this browser
offline-kept-title = Where your games are
offline-kept =
    { $games ->
        [0] No games saved in this browser yet. Your games stay on this device and are not sent anywhere.
        [one] 1 game is saved in this browser. It stays on this device and is not sent anywhere.
       *[other] { $games } games are saved in this browser. They stay on this device and are not sent anywhere.
    }
offline-copy = Export all games
offline-import = Import games
offline-file = A file exported here or on another device
offline-import-now = Import
offline-imported =
    { $games ->
        [0] All games of the file were here already.
        [one] 1 game imported.
       *[other] { $games } games imported.
    }
offline-refused = This file can’t be read, so nothing was changed.
offline-join = Add your games to your history on a server
offline-join-explained = A server can add the games you finished here to your history. They are marked “played offline”, come with replays, and are not rated.
offline-join-file = Save finished games for a server
offline-join-now = Add them to my history
offline-remove = Delete everything
offline-remove-explained = This deletes all games and settings from this browser. You can’t undo this.
offline-sure = Yes, delete all my games
offline-remove-now = Delete
offline-not-sure = Nothing was deleted. Tick the box to confirm.
offline-licences = Third-party licenses
offline-needs-server = This needs a server and other people. Here you play on your own, against bots.
offline-storage-full = There is no room left for your games in this browser, so the move was not made. Make some room on the device, or export your games and delete them here.
offline-storage-forbidden = This browser does not let the site store anything, so the move was not made. Allow it to store data, or leave private mode.
offline-storage-broken = The browser could not store the move, so it was not made. Please try again.
offline-needs-net = The bots for this game haven’t been downloaded yet. Go online once and try again.
offline-broken = Something is wrong with this game or with the program. Your other games are not affected.
offline-loading = Loading the game. This takes a moment the first time; after that it works offline.
offline-cannot = This browser can’t play offline here: service workers don’t run. Use a current browser, with https, outside private mode.
offline-failed = The game could not be loaded. Check the connection and load the page again.
offline-needs-scripts = This site needs JavaScript.
# The start page in a browser alone.
start-lead-alone = Play 7 Wonders and 7 Wonders Duel against bots, right in your browser, even offline. No account, and your games stay on this device.
# On the start page of a server.
start-offline = Install and play offline
# On the page about oneself of a server.
me-offline = Games played offline
me-offline-explained = Games that you have finished offline can be added to your history, with their replays. They don’t affect your rating, because they can’t be verified.
me-offline-file = File of finished games, saved by the offline site
me-offline-taken =
    { $games ->
        [0] All games of the file were in your history already.
        [one] 1 game added to your history.
       *[other] { $games } games added to your history.
    }
me-offline-left-out =
    { $games ->
        [one] 1 game was left out: there was no room.
       *[other] { $games } games were left out: there was no room.
    }
