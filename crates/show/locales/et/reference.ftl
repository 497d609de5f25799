### The reference: cards, boards, wonders, tokens, chains, signs.

reference = Teatmik
reference-lead = Iga mängu kõik kaardid, imelauad, imed ja märgid; mis mida tasuta annab; mida tähised tähendavad; ning reeglid koos tõlgendustega.
reference-page-title = { $chapter }: { $game }
reference-books = Mängud
reference-foot = Iga mängu jaoks
reference-chapters = Teatmiku osad
reference-contents = Sisukord
reference-more = Ja veel
reference-of-game = Selle mängu teatmik
key-reference = ava teatmik
reference-seven-first = 7 Wonders, esimene väljaanne
reference-seven-second = 7 Wonders, teine väljaanne
reference-entries-seven = Kaardid ja imelauad
reference-entries-duel = Kaardid, imed ja märgid
reference-chains = Ketid
reference-symbols = Tähised

## The entries

reference-cards = Kaardid
reference-boards = Imelauad
reference-wonders = Maailmaimed
reference-tokens = Märgid
reference-search = Otsing
reference-search-example = Nimi, mõju, ressurss …
reference-type = Liik
reference-age = Ajastu
reference-kind = Rühm
reference-any = Kõik
reference-find = Otsi
reference-all = Näita kõike
reference-found = Leitud:
reference-none = Vasteid ei ole. Proovi vähemate tähtedega või mõnest teisest osast.
reference-in-age = { $age } ajastu
reference-free-with = Tasuta, kui on
reference-makes-free = Annab tasuta
reference-copies = Eksemplare mängus mängijate arvu järgi
reference-copies-in-age = Eksemplare { $age } ajastul
reference-players = Mängijaid
reference-guild = Gild: eksemplare on üks ja igas mängus kõiki gilde ei ole.
reference-guilds-dealt = Gilde mängus
reference-victory = Võidumärk
reference-victory-explained = Võidetud lahingu eest { $age } ajastu lõpus.
reference-defeat = Kaotusmärk
reference-defeat-explained = Kaotatud lahingu eest, ükskõik mis ajastul.
reference-progress-token = Progressimärk
reference-military-token = Rüüstemärk
reference-military-token-explained = Kui lahingunupp jõuab siia esimest korda, kaotab selle poole mängija { $coins } münti.
reference-decks = Kaardid
reference-in-box = Karbis
reference-in-game = Ühes mängus

## Chains

reference-chains-picture = Ketid pildina: igal ajastul on oma veerg ja igast ehitisest läheb joon nende juurde, mille see tasuta annab. Sama on kirjas allpool loendis.
reference-chains-list = Ketid loendina

## Signs

reference-resources = Ressursid
reference-effects = Mõjud
reference-signs = Muud tähised
sign-coin = Mündid ja nende arv.
sign-points = Punktid mängu lõpus ja nende arv.
sign-shield = Kilp lahingute jaoks.
sign-wonder = Maailmaime või selle järk.
sign-chain = Ehitis annab mõne teise tasuta.
sign-discard = Mahapandud kaardid.
sign-left = Vasak naaber.
sign-right = Parem naaber.
sign-down = Sinu enda linn.
sign-victory = Märk võidetud lahingu eest.
sign-defeat = Märk kaotatud lahingu eest: lõpus üks punkt vähem.
sign-trade = Naabrilt ostetud.
sign-token = Progressimärk.
sign-most = Loetakse linnas, kus neid on rohkem.
sign-pawn = Lahingunupp.
sign-capital = Pealinn. Kui lahingunupp sinna jõuab, on mäng läbi.

## The editions

reference-in-words = Sõnadega
reference-editions-table = Kõik erinevused kaart kaardi haaval
reference-only-one = Ainult ühe väljaande kaardid
reference-cards-differ = Kaardid, mis erinevad
reference-boards-differ = Imelauad, mis erinevad
reference-effect = Mõju
reference-stage = { $number }. järk

explorer-title = Mis võidab
explorer-lead = Mis linnadel botide mängudes oli ja kui sageli nad sellega võitsid.
explorer-lead-here = Mis linnadel oli ja kui tihti nad sellega võitsid, mängudes selle serveri laudades.
explorer-here = Mängud siin
explorer-note =
    { $games ->
        [one] { $games } mäng
       *[other] { $games } mängu
    }. See käib võiduga kaasas, kuid ei põhjusta seda: kes saab endale gildi lubada, on sageli juba ees. Joon tähistab võrdset osa; tegelik osakaal on 95% kindlusega riba sees.
explorer-had =
    { $had ->
        [first] Käigujärjekord
        [board] Imelauad
        [wonder] Maailmaimed
        [opening] Neljast esimesena valitud maailmaimed
        [built] Ehitatud maailmaimed
        [pair] Kaks maailmaimet koos
        [token] Progressimärgid
        [guild] Gildid
       *[building] Ehitised
    }
explorer-first = Esimene mängija
explorer-cities = Linnu
explorer-all = Kõik
explorer-winners = Võitjad
explorer-more = Veel { $count }
explorer-range = { $low } kuni { $high }
explorer-pair = { $one } + { $other }
