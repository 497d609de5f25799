### How fast things move at the table.

menu-motion = Animations
motion-normal = Normal
motion-fast = Fast
motion-off = Off
motion-reduced = Your system asks for reduced motion, so nothing moves here.
ending-skip = Press any key or tap to skip
