### Resources, types of cards, and what effects do.

resource-wood = puit
resource-stone = kivi
resource-clay = savi
resource-ore = maak
resource-glass = klaas
resource-loom = kangas
resource-papyrus = papüürus

color-brown = Toormaterjalid
color-gray = Tootmishooned
color-blue = Tsiviilehitised
color-yellow = Kaubandusehitised
color-red = Sõjalised rajatised
color-green = Teadusrajatised
color-purple = Gildid

letter-brown = M
letter-gray = V
letter-blue = C
letter-yellow = K
letter-red = S
letter-green = T
letter-purple = G

symbol-compass = sirkel
symbol-gear = hammasratas
symbol-tablet = tahvel

side-a = A-külg
side-b = B-külg
side-day = päevakülg
side-night = öökülg

effect-produce = Toodab: { $list }.
effect-produce-one = Toodab üht neist: { $list }.
effect-produce-private = Toodab üht neist: { $list }; ei müüda.
effect-discount-raw-left = Vasaku naabri toormaterjal maksab 1 mündi.
effect-discount-raw-right = Parema naabri toormaterjal maksab 1 mündi.
effect-discount-raw-both = Mõlema naabri toormaterjal maksab 1 mündi.
effect-discount-goods-left = Vasaku naabri valmistoodang maksab 1 mündi.
effect-discount-goods-right = Parema naabri valmistoodang maksab 1 mündi.
effect-discount-goods-both = Mõlema naabri valmistoodang maksab 1 mündi.
effect-coins =
    { $coins ->
        [one] Kohe { $coins } münt.
       *[other] Kohe { $coins } münti.
    }
effect-coins-per =
    { $scope ->
        [own] Kohe { $coins ->
            [one] { $coins } münt
           *[other] { $coins } münti
        } iga sellise eest sinu linnas: { $things }.
        [neighbors] Kohe { $coins ->
            [one] { $coins } münt
           *[other] { $coins } münti
        } iga sellise eest mõlemas naaberlinnas: { $things }.
       *[all] Kohe { $coins ->
            [one] { $coins } münt
           *[other] { $coins } münti
        } iga sellise eest sinu linnas ja mõlemas naaberlinnas: { $things }.
    }
effect-shields =
    { $shields ->
        [one] { $shields } kilp.
       *[other] { $shields } kilpi.
    }
effect-symbol = Teadussümbol: { $symbol }.
effect-any-symbol = Lõpus üks vabalt valitav teadussümbol (arvestatakse parimat).
effect-points =
    { $points ->
        [one] { $points } punkt.
       *[other] { $points } punkti.
    }
effect-points-per =
    { $scope ->
        [own] Lõpus { $points ->
            [one] { $points } punkt
           *[other] { $points } punkti
        } iga sellise eest sinu linnas: { $things }.
        [neighbors] Lõpus { $points ->
            [one] { $points } punkt
           *[other] { $points } punkti
        } iga sellise eest mõlemas naaberlinnas: { $things }.
       *[all] Lõpus { $points ->
            [one] { $points } punkt
           *[other] { $points } punkti
        } iga sellise eest sinu linnas ja mõlemas naaberlinnas: { $things }.
    }
effect-points-if-complete =
    { $points ->
        [one] Lõpus { $points } punkt, kui su ime on valmis.
       *[other] Lõpus { $points } punkti, kui su ime on valmis.
    }
things-stages = imede järgud
things-defeats = kaotusmärgid

power-build-discarded = Kui see valmib: ehita tasuta üks mahapandud kaart.
power-play-seventh = Võid välja mängida ka iga ajastu viimase kaardi.
power-free-once-per-age = Kord igal ajastul ehita üks oma kaart tasuta.
power-first-of-color-free = Sinu esimene ehitis igast liigist on tasuta.
power-first-of-age-free = Sinu esimene ehitis igal ajastul on tasuta.
power-last-of-age-free = Sinu viimane ehitis igal ajastul on tasuta.
power-copy-guild = Lõpus kopeeri üks naabri gild.
short-build-discarded = mahapandutest
short-play-seventh = ka viimane kaart
short-free-once-per-age = kord ajastul tasuta
short-first-of-color-free = liigi esimene tasuta
short-first-of-age-free = esimene tasuta
short-last-of-age-free = viimane tasuta
short-copy-guild = kopeerib gildi
