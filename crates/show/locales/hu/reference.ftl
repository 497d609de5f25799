### The reference: cards, boards, wonders, tokens, chains, signs.

reference = Kézikönyv
reference-lead = Minden játék összes kártyája, táblája, csodája és jelzője; mi mit tesz ingyenessé, mit jelentenek a jelek, a szabályok és az értelmezésük.
reference-page-title = { $chapter }: { $game }
reference-books = Játékok
reference-foot = Minden játékhoz
reference-chapters = A kézikönyv részei
reference-contents = Tartalom
reference-more = És még
reference-of-game = Kézikönyv ehhez a játékhoz
key-reference = a kézikönyv megnyitása
reference-seven-first = 7 Csoda, első kiadás
reference-seven-second = 7 Csoda, második kiadás
reference-entries-seven = Kártyák és táblák
reference-entries-duel = Kártyák, csodák és jelzők
reference-chains = Láncok
reference-symbols = Jelek

## The entries

reference-cards = Kártyák
reference-boards = Táblák
reference-wonders = Csodák
reference-tokens = Jelzők
reference-search = Keresés
reference-search-example = Név, hatás, alapanyag …
reference-type = Típus
reference-age = Kor
reference-kind = Csoport
reference-any = Mind
reference-find = Keresés
reference-all = Minden mutatása
reference-found = Találatok:
reference-none = Nincs találat. Próbáld kevesebb betűvel, vagy keress egy másik részben.
reference-in-age = { $age }. kor
reference-free-with = Ingyen ezzel
reference-makes-free = Ingyenessé teszi
reference-copies = Példányok száma a játékosok száma szerint
reference-copies-in-age = Példányok, { $age }. kor
reference-players = Játékosok
reference-guild = Céh: egy példány van belőle, és nem minden játékban szerepel minden céh.
reference-guilds-dealt = Céhek egy játékban
reference-victory = Győzelemjelző
reference-victory-explained = Megnyert konfliktusért jár ({ $age }. kor vége).
reference-defeat = Vereségjelző
reference-defeat-explained = Elveszített konfliktusért jár, bármelyik korban.
reference-progress-token = Fejlődéskorong
reference-military-token = Katonai lapka
reference-military-token-explained = Amikor a bábu először eléri, az ezen az oldalon lévő játékos { $coins } érmét veszít.
reference-decks = Kártyák
reference-in-box = A dobozban
reference-in-game = Egy játékban

## Chains

reference-chains-picture = A láncok képe: minden kornak egy oszlop, minden épülettől egy-egy vonal azokhoz, amelyeket ingyenessé tesz. Az alatta lévő lista ugyanezt mondja el.
reference-chains-list = A láncok listája

## Signs

reference-resources = Alapanyagok
reference-effects = Hatások
reference-signs = Más jelek
sign-coin = Érmék, a számukkal.
sign-points = Pontok a végén, a számukkal.
sign-shield = Pajzs a konfliktusokhoz.
sign-wonder = Csoda, vagy annak egy szintje.
sign-chain = Egy épület ingyenessé tesz egy másikat.
sign-discard = A dobópakli.
sign-left = A bal szomszéd.
sign-right = A jobb szomszéd.
sign-down = A saját városod.
sign-victory = Jelző megnyert konfliktusért.
sign-defeat = Jelző elveszített konfliktusért, a végén egy ponttal kevesebb.
sign-trade = Szomszédtól megvásárolva.
sign-token = Fejlődéskorong.
sign-most = Abban a városban számolva, ahol több van belőle.
sign-pawn = A konfliktusbábu.
sign-capital = Főváros. Ha a bábu eléri, véget ér a játék.

## The editions

reference-in-words = Szavakban
reference-editions-table = Minden eltérés, kártyáról kártyára
reference-only-one = Csak az egyik kiadásban lévő kártyák
reference-cards-differ = Eltérő kártyák
reference-boards-differ = Eltérő táblák
reference-effect = Hatás
reference-stage = { $number }. szint

explorer-title = Mi nyer
explorer-lead = Mijük volt a városoknak a botok játszmáiban, és milyen gyakran nyertek vele.
explorer-lead-here = Mijük volt a városoknak, és milyen gyakran nyertek vele, a szerver asztalainak játszmáiban.
explorer-here = Itteni játszmák
explorer-note = { $games } játszma. Ez a győzelemmel együtt jár, de nem az oka: aki meg tud fizetni egy céhet, gyakran már vezet. A vonal az egyenlő részt jelöli; a valódi arány 95%-os biztonsággal a sávban van.
explorer-had =
    { $had ->
        [first] Sorrend
        [board] Táblák
        [wonder] Csodák
        [opening] Négyből elsőként választott csodák
        [built] Megépített csodák
        [pair] Két csoda együtt
        [token] Fejlődéskorongok
        [guild] Céhek
       *[building] Épületek
    }
explorer-first = Kezdőjátékos
explorer-cities = Város
explorer-all = Mind
explorer-winners = Győztesek
explorer-more = Még { $count }
explorer-range = { $low } és { $high } között
explorer-pair = { $one } + { $other }
