### What every table needs.

table-title = 7 Wonders – Antipater
sending = Sending …
connection-lost = The connection is gone; trying again …
tools = About this game
log = Past turns
help = Help
you = you
waiting = Please wait a moment.
