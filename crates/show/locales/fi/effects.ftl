### Resources, types of cards, and what effects do.

resource-wood = puu
resource-stone = kivi
resource-clay = savi
resource-ore = malmi
resource-glass = lasi
resource-loom = kangas
resource-papyrus = papyrus

color-brown = Raaka-aineet
color-gray = Tuotteet
color-blue = Hallintorakennukset
color-yellow = Kaupparakennukset
color-red = Sotavoimien rakennukset
color-green = Tiederakennukset
color-purple = Killat

letter-brown = R
letter-gray = U
letter-blue = H
letter-yellow = K
letter-red = S
letter-green = T
letter-purple = L

symbol-compass = harppi
symbol-gear = hammasratas
symbol-tablet = kivitaulu

side-a = A-puoli
side-b = B-puoli
side-day = päiväpuoli
side-night = yöpuoli

effect-produce = Tuottaa: { $list }.
effect-produce-one = Tuottaa yhden näistä: { $list }.
effect-produce-private = Tuottaa yhden näistä: { $list }; ei myytävänä.
effect-discount-raw-left = Vasemmanpuoleisen naapurin raaka-aineet maksavat 1 rahan.
effect-discount-raw-right = Oikeanpuoleisen naapurin raaka-aineet maksavat 1 rahan.
effect-discount-raw-both = Kummankin naapurin raaka-aineet maksavat 1 rahan.
effect-discount-goods-left = Vasemmanpuoleisen naapurin tuotteet maksavat 1 rahan.
effect-discount-goods-right = Oikeanpuoleisen naapurin tuotteet maksavat 1 rahan.
effect-discount-goods-both = Kummankin naapurin tuotteet maksavat 1 rahan.
effect-coins =
    { $coins ->
        [one] Heti { $coins } raha.
       *[other] Heti { $coins } rahaa.
    }
effect-coins-per =
    { $scope ->
        [own] Heti { $coins ->
            [one] { $coins } raha
           *[other] { $coins } rahaa
        } jokaisesta näistä kaupungissasi: { $things }.
        [neighbors] Heti { $coins ->
            [one] { $coins } raha
           *[other] { $coins } rahaa
        } jokaisesta näistä naapurikaupungeissa: { $things }.
       *[all] Heti { $coins ->
            [one] { $coins } raha
           *[other] { $coins } rahaa
        } jokaisesta näistä omassa kaupungissasi ja naapurikaupungeissa: { $things }.
    }
effect-shields =
    { $shields ->
        [one] { $shields } kilpi.
       *[other] { $shields } kilpeä.
    }
effect-symbol = Tiedesymboli: { $symbol }.
effect-any-symbol = Lopussa mikä tahansa yksi tiedesymboli (paras valitaan).
effect-points =
    { $points ->
        [one] { $points } piste.
       *[other] { $points } pistettä.
    }
effect-points-per =
    { $scope ->
        [own] Lopussa { $points ->
            [one] { $points } piste
           *[other] { $points } pistettä
        } jokaisesta näistä kaupungissasi: { $things }.
        [neighbors] Lopussa { $points ->
            [one] { $points } piste
           *[other] { $points } pistettä
        } jokaisesta näistä naapurikaupungeissa: { $things }.
       *[all] Lopussa { $points ->
            [one] { $points } piste
           *[other] { $points } pistettä
        } jokaisesta näistä omassa kaupungissasi ja naapurikaupungeissa: { $things }.
    }
effect-points-if-complete =
    { $points ->
        [one] Lopussa { $points } piste, jos ihmeesi on valmis.
       *[other] Lopussa { $points } pistettä, jos ihmeesi on valmis.
    }
things-stages = ihmeiden vaiheet
things-defeats = tappiomerkit

power-build-discarded = Kun tämä rakennetaan: rakenna ilmaiseksi yksi poistopakan kortti.
power-play-seventh = Saat pelata myös joka aikakauden viimeisen kortin.
power-free-once-per-age = Kerran aikakaudessa saat rakentaa yhden kortin kädestäsi ilmaiseksi.
power-first-of-color-free = Ensimmäinen rakennelmasi kutakin lajia on ilmainen.
power-first-of-age-free = Ensimmäinen rakennelmasi joka aikakaudella on ilmainen.
power-last-of-age-free = Viimeinen rakennelmasi joka aikakaudella on ilmainen.
power-copy-guild = Lopussa kopioit yhden naapurin killan.
short-build-discarded = poistopakasta
short-play-seventh = myös viimeinen
short-free-once-per-age = 1 ilmainen / kausi
short-first-of-color-free = lajin 1. ilmainen
short-first-of-age-free = 1. ilmainen
short-last-of-age-free = viim. ilmainen
short-copy-guild = kopioi kilta
