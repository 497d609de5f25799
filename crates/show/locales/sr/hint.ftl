### Saveti za stolom na kome su samo botovi.

hint = Savet
hint-uncounted = Savet pokazuje najbolji potez prema onome što vidiš. Partije sa savetima ne računaju se u tvoj rejting.
hint-best = Najbolje: { $action }
hint-chances = Izgledi za pobedu: { $percent }
hint-only = Svi tvoji potezi vode istom.
hint-next = Sledeće najbolje: { $action } ({ $percent })
hint-count =
    { $count ->
        [one] { $count } savet
        [few] { $count } saveta
       *[other] { $count } saveta
    }
key-hint = zatraži savet (u partijama protiv botova)
error-no-hints = Saveta ima samo u partijama jedne osobe protiv botova.
error-nothing-asked = Sada nemaš o čemu da odlučuješ.
