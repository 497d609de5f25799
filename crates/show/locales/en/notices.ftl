### Notifications: a game over days tells its players that it waits for them, also when no page is open.

notice-your-turn = It’s your turn
notice-ask = Tell me when it’s my turn
notice-on = This device will tell you when it’s your turn.
notice-blocked = This browser blocks notifications from this site. You can allow them in its settings.
notice-failed = Notifications could not be turned on. Try again later.
me-notices = Notifications
me-notices-explained = In games with days to decide, your devices can tell you when it’s your turn. They never show anything about the game itself.
me-notices-since = Turned on: { $since }
me-notices-stop = Turn off
me-quiet-explained = During quiet hours, notifications wait. They arrive afterwards if it is still your turn.
me-quiet-from = Quiet hours begin
me-quiet-until = Quiet hours end
me-quiet-none = No quiet hours
me-quiet-save = Save quiet hours
