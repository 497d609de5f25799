### The weekly league over the deals of days.

league-title = Weekly league
league-lead = Groups of about thirty people who play about as well as you. Every deal of the day counts.
league-explained = A deal gives a point for each member of your group who did worse or has not finished it, half a point for an equal one. On Monday, the best sixth of each group goes up and the last sixth goes down.
league-week = This week, from { $date }
league-last = Last week
league-group = Group { $group } of { $groups }
league-points = Points
league-deals = Deals
league-up = goes up
league-down = goes down
league-member = You are in the league, every week until you leave.
league-leave = Leave the league
league-join = Join the league
