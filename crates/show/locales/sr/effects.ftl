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

side-a = strana A
side-b = strana B
side-day = svetla
side-night = tamna

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
effect-any-symbol = Jedan naučni simbol; vrsta se na kraju bira u tvoju korist.
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

power-build-discarded = U krugu kada se ova faza izgradi, jedna odbačena karta se gradi besplatno.
power-play-seventh = Sedma karta svakog doba se koristi umesto da se odbaci.
power-free-once-per-age = Jednom u svakom dobu jedna građevina iz ruke je besplatna.
power-first-of-color-free = Prva građevina svakog tipa je besplatna.
power-first-of-age-free = Prva građevina svakog doba je besplatna.
power-last-of-age-free = Poslednja građevina svakog doba je besplatna.
power-copy-guild = Na kraju se jedna gilda suseda računa i tebi.
short-build-discarded = iz odbačenih
short-play-seventh = 7. karta
short-free-once-per-age = 1 besplatna po dobu
short-first-of-color-free = prva tipa besplatna
short-first-of-age-free = prva besplatna
short-last-of-age-free = zadnja besplatna
short-copy-guild = kopira gildu
