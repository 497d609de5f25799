### How fast things move at the table.

menu-motion = Animatsioonid
motion-normal = Tavaline
motion-fast = Kiire
motion-off = Väljas
motion-reduced = Sinu süsteem palub vähem liikumist, seepärast ei liigu siin midagi.
ending-skip = Vajuta mõnda klahvi või puuduta, et vahele jätta
