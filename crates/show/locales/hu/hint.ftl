### Tippek olyan asztalnál, ahol csak botok játszanak.

hint = Tipp
hint-uncounted = A tipp a legjobb lépést mutatja meg aszerint, amit látsz. A tippekkel játszott játszmák nem számítanak bele az értékszámodba.
hint-best = A legjobb: { $action }
hint-chances = Győzelmi esély: { $percent }
hint-only = Minden lépésed ugyanoda vezet.
hint-next = A második legjobb: { $action } ({ $percent })
hint-count = { $count } tipp
key-hint = tipp kérése (botok elleni játszmákban)
error-no-hints = Tipp csak olyan játszmában kérhető, amelyben egy ember játszik botok ellen.
error-nothing-asked = Most nincs miről döntened.
