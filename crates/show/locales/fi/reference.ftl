### The reference: cards, boards, wonders, tokens, chains, signs.

reference = Käsikirja
reference-lead = Jokaisen pelin kaikki kortit, pelilaudat, ihmeet ja merkit, ketjutukset, kuvakkeiden merkitykset sekä säännöt ja niiden tulkinnat.
reference-page-title = { $chapter }: { $game }
reference-books = Pelit
reference-foot = Kaikkiin peleihin
reference-chapters = Käsikirjan osat
reference-contents = Sisällys
reference-more = Lisäksi
reference-of-game = Tämän pelin käsikirja
key-reference = avaa käsikirja
reference-seven-first = 7 Wonders, ensimmäinen painos
reference-seven-second = 7 Wonders, toinen painos
reference-entries-seven = Kortit ja pelilaudat
reference-entries-duel = Kortit, ihmeet ja merkit
reference-chains = Ketjutukset
reference-symbols = Kuvakkeet

## The entries

reference-cards = Kortit
reference-boards = Pelilaudat
reference-wonders = Ihmeet
reference-tokens = Merkit
reference-search = Haku
reference-search-example = Nimi, vaikutus, resurssi …
reference-type = Laji
reference-age = Aikakausi
reference-kind = Ryhmä
reference-any = Kaikki
reference-find = Hae
reference-all = Näytä kaikki
reference-found = Löytyi:
reference-none = Ei tuloksia. Kokeile lyhyempää sanaa tai toista osaa.
reference-in-age = { $age } aikakausi
reference-free-with = Ilmainen, jos on
reference-makes-free = Tekee ilmaiseksi
reference-copies = Kappaleita pelissä pelaajamäärän mukaan
reference-copies-in-age = Kappaleita, { $age } aikakausi
reference-players = Pelaajia
reference-guild = Kilta: niitä on vain yksi kutakin, eikä jokainen ole mukana joka pelissä.
reference-guilds-dealt = Kiltoja pelissä
reference-victory = Voittomerkki
reference-victory-explained = Voitetusta taistelusta { $age } aikakauden lopussa.
reference-defeat = Tappiomerkki
reference-defeat-explained = Hävitystä taistelusta millä tahansa aikakaudella.
reference-progress-token = Edistysmerkki
reference-military-token = Sotamerkki
reference-military-token-explained = Kun nappula saavuttaa sen ensimmäisen kerran, tämän puolen pelaaja menettää { $coins } rahaa.
reference-decks = Kortit
reference-in-box = Laatikossa
reference-in-game = Pelissä

## Chains

reference-chains-picture = Ketjutukset kuvana: jokaisella aikakaudella on sarakkeensa, ja jokaisesta rakennelmasta kulkee viiva niihin, jotka se tekee ilmaisiksi. Alla oleva luettelo kertoo saman.
reference-chains-list = Ketjutukset luettelona

## Signs

reference-resources = Resurssit
reference-effects = Vaikutukset
reference-signs = Muut kuvakkeet
sign-coin = Rahaa, luku kertoo määrän.
sign-points = Pisteitä lopussa, luku kertoo määrän.
sign-shield = Kilpi taisteluihin.
sign-wonder = Ihme tai ihmeen vaihe.
sign-chain = Rakennelma tekee toisen ilmaiseksi.
sign-discard = Poistopakka.
sign-left = Vasemmanpuoleinen naapuri.
sign-right = Oikeanpuoleinen naapuri.
sign-down = Oma kaupunkisi.
sign-victory = Merkki voitetusta taistelusta.
sign-defeat = Merkki hävitystä taistelusta, lopussa pisteen vähemmän.
sign-trade = Ostettu naapurilta.
sign-token = Edistysmerkki.
sign-most = Lasketaan kaupungissa, jossa niitä on enemmän.
sign-pawn = Taistelunappula.
sign-capital = Pääkaupunki. Kun nappula pääsee siihen, peli päättyy.

## The editions

reference-in-words = Sanoin
reference-editions-table = Kaikki erot kortti kortilta
reference-only-one = Kortit, jotka ovat vain yhdessä painoksessa
reference-cards-differ = Kortit, joissa on eroja
reference-boards-differ = Pelilaudat, joissa on eroja
reference-effect = Vaikutus
reference-stage = Vaihe { $number }

explorer-title = Mikä voittaa
explorer-lead = Mitä kaupungeilla oli bottien peleissä ja kuinka usein ne voittivat sillä.
explorer-lead-here = Mitä kaupungeilla oli ja kuinka usein ne voittivat sillä tämän palvelimen pöytien peleissä.
explorer-here = Pelit täällä
explorer-note =
    { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }. Tämä kulkee voiton mukana, mutta ei ole sen syy: jolla on varaa kiltaan, on usein jo johdossa. Viiva merkitsee tasaosuutta; todellinen osuus on 95 %:n varmuudella palkin sisällä.
explorer-had =
    { $had ->
        [first] Vuorojärjestys
        [board] Pelilaudat
        [wonder] Ihmeet
        [opening] Neljästä ensimmäisenä valitut ihmeet
        [built] Rakennetut ihmeet
        [pair] Kaksi ihmettä yhdessä
        [token] Edistysmerkit
        [guild] Killat
       *[building] Rakennelmat
    }
explorer-first = Aloittaja
explorer-cities = Kaupunkeja
explorer-all = Kaikki
explorer-winners = Voittajat
explorer-more = Vielä { $count }
explorer-range = { $low }–{ $high }
explorer-pair = { $one } + { $other }
