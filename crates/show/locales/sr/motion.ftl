### How fast things move at the table.

menu-motion = Animacije
motion-normal = Normalne
motion-fast = Brze
motion-off = Isključene
motion-reduced = Tvoj sistem traži manje pokreta, pa se ovde ništa ne pomera.
ending-skip = Preskoči: bilo koji taster ili dodir
