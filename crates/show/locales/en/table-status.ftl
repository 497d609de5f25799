### What lies around the game: clock, chat, leaving, what comes after the end.

undo = Undo
next-game = Next game that waits for you
clock-label = Time left for this decision:
clock-until = until { $time } UTC
clock-last = Ten seconds left.
bank-label = Time left for the game:
bank-low = You have little time left.
bank-hours = { $hours }h { $minutes }m
bank-days = { $days }d { $hours }h
connection-back = Reconnected.
title-asked = (1) { $title }
menu = Table
city-sorted = Cards instead of buildings
menu-sound = Sounds
menu-volume = Volume
menu-ambience = Sounds of the age in the background
menu-quiet = Hide the chat
menu-code = Keep your seat: recovery code
menu-looks-on = You are watching. The players can’t see you, and you see only what everyone sees.
spectators = Spectators
spectators-explained = Anyone with these links sees the public table, but no hands.
spectators-page = On their own screen
spectators-tv = On a big screen in the room
spectators-count =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
watch-late = Spectators see the table with a delay of { $seconds } s.
stand-in = Someone not playing?
stand-in-explained = You can call in a bot after a player has been away for two minutes or idle for ten. Players get their seat back when they return.
stand-in-for = Let a bot play for { $name }
pause-propose = Propose a pause
pause-explained = The clocks stop once everyone agrees. Anyone can end the pause.
pause-proposed =
    { $count ->
        [one] { $names } proposes a pause.
       *[other] { $names } propose a pause.
    }
pause-waits = You would like a pause. Waiting for { $names }.
pause-agree = Agree
pause-decline = Play on
pause-withdraw = Withdraw
pause-title = Pause
pause-begun = The clocks are stopped. They run again ten seconds after someone plays on.
pause-left = Longest time left for the pause:
pause-end = Play on
leave = Leave and let a bot play
leave-explained = A bot plays for you until you return. The others can see that you have left.
leave-confirm = Yes, let a bot play for me
gone-title = A bot is playing for you
gone-explained = Your seat is still yours. The bot stops as soon as you are back.
gone-return = I’m back
after-again = Play again with the same players
after-next = Go to the next game
after-same = Play the same deal again
after-replay = Watch the replay
postcard = Postcard
talk = Chat
talk-news = Table events
talk-said = Messages
talk-none = No messages yet.
talk-unread = unread
talk-write = Write to everyone at the table
talk-send = Send
talk-looks-on = Only players can write.
talk-mutes = Mute
talk-mute = Mute { $name }
said-late = Ran out of time; a bot moved: { $names }
said-gone = { $name } is away; a bot is playing for them.
said-left = { $name } left the seat to a bot.
said-back = { $name } is back.
waits-for = Waiting for { $names }
