### Mängija profiil ja selle taga olev konto leht.

account-title = Konto ja turvalisus
profile-begin = Mängi üks mäng
profile-favorite = Lemmikime
profile-best = Parim linn
profile-games = Mängude kaupa
profile-against = Botide vastu
profile-won =
    { $games ->
        [one] { $games } mängust võidetud { $won }
       *[other] { $games } mängust võidetud { $won }
    }
profile-stages = Ehitatud järke: { $built }/{ $all }
profile-wonders = Ehitatud imesid: { $built }
profile-unrated = Sul pole veel reitingut. See algab sinu esimesest arvesse minevast mängust.
profile-portrait = Sinu portree
profile-portrait-name =
    { $portrait ->
        [astronomer] Astronoom
        [athlete] Sportlane
        [dancer] Tantsija
        [gardener] Aednik
        [hunter] Kütt
        [merchant] Kaupmees
        [priestess] Preestrinna
        [sailor] Meremees
        [scribe] Kirjutaja
        [shepherd] Karjus
        [smith] Sepp
        [weaver] Kuduja
       *[vase] Vaas
    }
profile-portrait-explained = Sinu nime ja portreed näidatakse laudades, kuhu sa edaspidi istud.
rating-line =
    { $count ->
        [one] { $game }: sinu reiting viimases mängus, { $from } kuni { $to }
       *[other] { $game }: sinu reiting viimases { $count } mängus, { $from } kuni { $to }, vahemikus { $low }–{ $high }
    }
follow-on = Teised saavad sind ühest avalikust mängust teise jälgida.
follow-off = Keegi ei saa sind mängust mängu jälgida.
follow-explained = Siis on sinu kaardil link su avalikele mängudele, ühele teise järel. Pealtvaatajad ei näe kunagi su kätt.
follow-switch-off = Ära luba
follow-switch-on = Luba
