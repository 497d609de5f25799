### Which names of cards and boards people read, and how dates and times of day are written.

names = Kártyanevek
names-choice =
    { $names ->
        [printed] Ahogy a kártyán áll
       *[translated] Lefordítva
    }
# A name and, behind it, the one that is not used: printed or translated.
name-both = { $name } ({ $other })

# In universal time: the hour as 9 or as 09, the minute always as 05.
time-of-day = { $hour }:{ $mm }
# The day and the month as 6 and 3, or as 06 and 03.
date-and-time = { $year }. { $mm }. { $dd }. { $time }
