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
date =
    { $month ->
        [1] { $day } Jan { $year }
        [2] { $day } Feb { $year }
        [3] { $day } Mar { $year }
        [4] { $day } Apr { $year }
        [5] { $day } May { $year }
        [6] { $day } Jun { $year }
        [7] { $day } Jul { $year }
        [8] { $day } Aug { $year }
        [9] { $day } Sep { $year }
        [10] { $day } Oct { $year }
        [11] { $day } Nov { $year }
       *[12] { $day } Dec { $year }
    }
date-and-time = { $date }, { $time }
