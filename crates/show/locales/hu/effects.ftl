### Resources, types of cards, and what effects do.

resource-wood = fa
resource-stone = kő
resource-clay = agyag
resource-ore = érc
resource-glass = üveg
resource-loom = szövet
resource-papyrus = papirusz

color-brown = Nyersanyagok
color-gray = Kézműves termékek
color-blue = Civil létesítmények
color-yellow = Kereskedelmi létesítmények
color-red = Katonai létesítmények
color-green = Tudományos létesítmények
color-purple = Céhek

letter-brown = N
letter-gray = M
letter-blue = C
letter-yellow = K
letter-red = H
letter-green = T
letter-purple = L

symbol-compass = körző
symbol-gear = fogaskerék
symbol-tablet = kőtábla

side-a = A oldal
side-b = B oldal
side-day = nappali oldal
side-night = éjszakai oldal

effect-produce = Termel: { $list }.
effect-produce-one = Ezek egyikét termeli: { $list }.
effect-produce-private = Ezek egyikét termeli: { $list }; nem eladó.
effect-discount-raw-left = A bal szomszéd nyersanyagai 1 érmébe kerülnek.
effect-discount-raw-right = A jobb szomszéd nyersanyagai 1 érmébe kerülnek.
effect-discount-raw-both = Mindkét szomszéd nyersanyagai 1 érmébe kerülnek.
effect-discount-goods-left = A bal szomszéd kézműves termékei 1 érmébe kerülnek.
effect-discount-goods-right = A jobb szomszéd kézműves termékei 1 érmébe kerülnek.
effect-discount-goods-both = Mindkét szomszéd kézműves termékei 1 érmébe kerülnek.
effect-coins = Azonnal { $coins } érme.
effect-coins-per =
    { $scope ->
        [own] Azonnal { $coins } érme minden ilyenért a városodban: { $things }.
        [neighbors] Azonnal { $coins } érme minden ilyenért a két szomszédos városban: { $things }.
       *[all] Azonnal { $coins } érme minden ilyenért a városodban és a két szomszédosban: { $things }.
    }
effect-shields = { $shields } pajzs.
effect-symbol = Tudományos szimbólum: { $symbol }.
effect-any-symbol = Egy tudományos szimbólum; fajtája a végén úgy dől el, ahogy neked a legjobb.
effect-points = { $points } pont.
effect-points-per =
    { $scope ->
        [own] A végén { $points } pont minden ilyenért a városodban: { $things }.
        [neighbors] A végén { $points } pont minden ilyenért a két szomszédos városban: { $things }.
       *[all] A végén { $points } pont minden ilyenért a városodban és a két szomszédosban: { $things }.
    }
effect-points-if-complete = A végén { $points } pont, ha a csodád kész.
things-stages = csodaszintek
things-defeats = vereségjelzők

power-build-discarded = Amikor megépül: építs meg ingyen egy kártyát a dobópakliból.
power-play-seventh = Minden kor utolsó kártyáját is kijátszhatod.
power-free-once-per-age = Koronként egyszer ingyen megépíthetsz egy kártyát a kezedből.
power-first-of-color-free = Minden típusból az első épületed ingyenes.
power-first-of-age-free = Minden korban az első épületed ingyenes.
power-last-of-age-free = Minden korban az utolsó épületed ingyenes.
power-copy-guild = A végén lemásolod az egyik szomszéd egy céhét.
short-build-discarded = dobópakliból
short-play-seventh = utolsó kártya is
short-free-once-per-age = koronként 1 ingyen
short-first-of-color-free = típusonként 1 ingyen
short-first-of-age-free = első ingyen
short-last-of-age-free = utolsó ingyen
short-copy-guild = céhmásolás
