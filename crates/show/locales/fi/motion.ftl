### How fast things move at the table.

menu-motion = Animaatiot
motion-normal = Normaalit
motion-fast = Nopeat
motion-off = Pois
motion-reduced = Laitteesi asetus pyytää vähemmän liikettä, joten täällä mikään ei liiku.
ending-skip = Ohita: mikä tahansa näppäin tai napautus
