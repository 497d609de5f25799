### Saveti za stolom na kome su samo botovi.

hint = Savet
hint-uncounted = Savet pokazuje najbolji potez prema onome što znaš. Igra sa savetima se ne računa u tvoj rejting.
hint-best = Najbolje: { $action }
hint-chances = Izgledi za pobedu: { $percent }
hint-only = Sve što sada možeš da uradiš vodi istom.
hint-next = Sledeće najbolje: { $action } ({ $percent })
hint-count =
    { $count ->
        [one] { $count } savet
        [few] { $count } saveta
       *[other] { $count } saveta
    }
key-hint = traži savet (protiv botova)
error-no-hints = Saveta ima samo u igrama jedne osobe protiv botova.
error-nothing-asked = Sada nemaš o čemu da odlučuješ.
