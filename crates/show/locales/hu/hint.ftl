### Tippek olyan asztalnál, ahol csak botok játszanak.

hint = Tipp
hint-uncounted = A tipp a legjobb lépést mutatja meg aszerint, amit tudsz. A tippekkel játszott játék nem számít bele az értékszámodba.
hint-best = A legjobb: { $action }
hint-chances = Győzelmi esély: { $percent }
hint-only = Bármit teszel most, ugyanoda vezet.
hint-next = A második legjobb: { $action } ({ $percent })
hint-count = { $count } tipp
key-hint = tipp kérése (botok ellen)
error-no-hints = Tipp csak olyan játékban kérhető, amelyben egy ember játszik botok ellen.
error-nothing-asked = Most nincs miről döntened.
