### Resources, types of cards, and what effects do.

resource-wood = drvo
resource-stone = kamen
resource-clay = glina
resource-ore = gvožđe
resource-glass = staklo
resource-loom = tkanina
resource-papyrus = papirus

color-brown = Osnovne sirovine
color-gray = Prerađene sirovine
color-blue = Civilne građevine
color-yellow = Trgovačke građevine
color-red = Vojne građevine
color-green = Naučne građevine
color-purple = Gilde

letter-brown = O
letter-gray = P
letter-blue = C
letter-yellow = T
letter-red = V
letter-green = N
letter-purple = G

symbol-compass = šestar
symbol-gear = zupčanik
symbol-tablet = tablica

side-a = Strana A
side-b = Strana B
side-day = svetla strana
side-night = tamna strana

effect-produce = Proizvodi: { $list }.
effect-produce-one = Proizvodi jedno od: { $list }.
effect-produce-private = Proizvodi jedno od: { $list }; nije na prodaju.
effect-discount-raw-left = Osnovne sirovine levog suseda koštaju 1 novčić.
effect-discount-raw-right = Osnovne sirovine desnog suseda koštaju 1 novčić.
effect-discount-raw-both = Osnovne sirovine oba suseda koštaju 1 novčić.
effect-discount-goods-left = Prerađene sirovine levog suseda koštaju 1 novčić.
effect-discount-goods-right = Prerađene sirovine desnog suseda koštaju 1 novčić.
effect-discount-goods-both = Prerađene sirovine oba suseda koštaju 1 novčić.
effect-coins =
    { $coins ->
        [one] Odmah { $coins } novčić.
        [few] Odmah { $coins } novčića.
       *[other] Odmah { $coins } novčića.
    }
effect-coins-per =
    { $scope ->
        [own] Odmah { $coins ->
            [one] { $coins } novčić
            [few] { $coins } novčića
           *[other] { $coins } novčića
        } za svako od ovoga u tvom gradu: { $things }.
        [neighbors] Odmah { $coins ->
            [one] { $coins } novčić
            [few] { $coins } novčića
           *[other] { $coins } novčića
        } za svako od ovoga u oba susedna grada: { $things }.
       *[all] Odmah { $coins ->
            [one] { $coins } novčić
            [few] { $coins } novčića
           *[other] { $coins } novčića
        } za svako od ovoga u tvom i oba susedna grada: { $things }.
    }
effect-shields =
    { $shields ->
        [one] { $shields } štit.
        [few] { $shields } štita.
       *[other] { $shields } štitova.
    }
effect-symbol = Naučni simbol: { $symbol }.
effect-any-symbol = Na kraju važi kao jedan naučni simbol po izboru (računa se najbolji).
effect-points =
    { $points ->
        [one] { $points } poen.
        [few] { $points } poena.
       *[other] { $points } poena.
    }
effect-points-per =
    { $scope ->
        [own] Na kraju { $points ->
            [one] { $points } poen
            [few] { $points } poena
           *[other] { $points } poena
        } za svako od ovoga u tvom gradu: { $things }.
        [neighbors] Na kraju { $points ->
            [one] { $points } poen
            [few] { $points } poena
           *[other] { $points } poena
        } za svako od ovoga u oba susedna grada: { $things }.
       *[all] Na kraju { $points ->
            [one] { $points } poen
            [few] { $points } poena
           *[other] { $points } poena
        } za svako od ovoga u tvom i oba susedna grada: { $things }.
    }
effect-points-if-complete =
    { $points ->
        [one] Na kraju { $points } poen ako je tvoje čudo završeno.
        [few] Na kraju { $points } poena ako je tvoje čudo završeno.
       *[other] Na kraju { $points } poena ako je tvoje čudo završeno.
    }
things-stages = faze čuda
things-defeats = tokeni poraza

power-build-discarded = Kada se izgradi: besplatno izgradi jednu odbačenu kartu.
power-play-seventh = Možeš da odigraš i poslednju kartu svakog doba.
power-free-once-per-age = Jednom u svakom dobu besplatno izgradi jednu kartu iz ruke.
power-first-of-color-free = Tvoja prva građevina svakog tipa je besplatna.
power-first-of-age-free = Tvoja prva građevina u svakom dobu je besplatna.
power-last-of-age-free = Tvoja poslednja građevina u svakom dobu je besplatna.
power-copy-guild = Na kraju kopiraj jednu gildu nekog suseda.
short-build-discarded = iz odbačenih
short-play-seventh = i poslednja karta
short-free-once-per-age = 1 besplatna po dobu
short-first-of-color-free = prva tipa besplatna
short-first-of-age-free = prva besplatna
short-last-of-age-free = zadnja besplatna
short-copy-guild = kopira gildu
