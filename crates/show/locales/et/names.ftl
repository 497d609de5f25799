### Which names of cards and boards people read, and how dates and times of day are written.

names = Kaartide nimed
names-choice =
    { $names ->
        [printed] Nagu kaardil
        [translated] Tõlgitud
       *[automatic] Automaatselt
    }
# A name and, behind it, the one that is not used: printed or translated.
name-both = { $name } ({ $other })

# In universal time. The program writes a zero before single digits where the language does.
time-of-day = { $hour }:{ $minute }
date = { $day }.{ $month }.{ $year }
date-and-time = { $date } { $time }
