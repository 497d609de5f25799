### Which names of cards and boards people read, and how dates and times of day are written.

names = Names on cards
names-choice =
    { $names ->
        [printed] As printed
        [translated] Translated
       *[automatic] Automatic
    }
# A name and, behind it, the one that is not used: printed or translated.
name-both = { $name } ({ $other })

# In universal time. The program writes a zero before single digits where the language does.
time-of-day = { $hour }:{ $minute }
date-and-time =
    { $month ->
        [1] { $day } Jan { $year }, { $time }
        [2] { $day } Feb { $year }, { $time }
        [3] { $day } Mar { $year }, { $time }
        [4] { $day } Apr { $year }, { $time }
        [5] { $day } May { $year }, { $time }
        [6] { $day } Jun { $year }, { $time }
        [7] { $day } Jul { $year }, { $time }
        [8] { $day } Aug { $year }, { $time }
        [9] { $day } Sep { $year }, { $time }
        [10] { $day } Oct { $year }, { $time }
        [11] { $day } Nov { $year }, { $time }
       *[12] { $day } Dec { $year }, { $time }
    }
