### How fast things move at the table.

menu-motion = Animációk
motion-normal = Normál
motion-fast = Gyors
motion-off = Ki
motion-reduced = A rendszered kevesebb mozgást kér, ezért itt semmi sem mozog.
ending-skip = Átugrás: bármelyik billentyű vagy érintés
