### The weekly league over the deals of days.

league-title = Heti liga
league-lead = Harminc fő körüli csoportok, akik nagyjából olyan jól játszanak, mint te. A nap minden leosztása számít.
league-explained = Egy leosztás egy pontot ad minden csoporttagért, aki rosszabbul járt vagy nem fejezte be, és fél pontot az egyenlőkért. Hétfőn minden csoport legjobb hatoda feljebb, az utolsó hatoda lejjebb kerül.
league-week = Ez a hét, { $date } óta
league-last = Múlt hét
league-group = { $group }. csoport a { $groups } közül
league-points = Pontok
league-deals = Leosztások
league-up = feljebb
league-down = lejjebb
league-member = Minden héten a ligában vagy, amíg ki nem lépsz.
league-leave = Kilépés a ligából
league-join = Belépés a ligába
