### The score pad for a real table.

pad-title = Pistelehtiö
pad-lead = Oikean pöydän ääressä pelattuun peliin. Kirjoita pisteet tai syötä kaupunkien kortit, niin pisteet lasketaan puolestasi.
pad-choose = Näytä tämä lehtiö
pad-player = Pelaaja { $number }
pad-name = Pelaajan { $number } nimi
pad-cell = { $category }: pelaaja { $number }
pad-contents = Syötä pelaajan { $number } kortit
pad-contents-short = Syötä kortit
pad-place = Sija
pad-winner = Voittaja
pad-sum = Laske yhteen
pad-reset = Uusi lehtiö
pad-reset-question = Tyhjennetäänkö koko lehtiö?
pad-reset-yes = Tyhjennä
pad-reset-no = Älä tyhjennä
pad-kept = Lehtiö säilyy tässä selaimessa.
pad-pawn = Taistelunappula
pad-pawn-explained = Oikealla: toisen pelaajan puolella. Vasemmalla: ensimmäisen pelaajan puolella. Radan päässä pääkaupunki on vallattu.
pad-shared = Kaikessa tasan: voitto jaetaan.
pad-undecided = Tasapisteet. Ratkaise tasapeli syöttämällä rahat.
pad-not-numbers = Merkityissä ruuduissa ei ole lukuja, joten mitään ei lasketa yhteen.
pad-impossible = Tällainen tilanne ei ole mahdollinen.
pad-away = Palvelimeen ei saada yhteyttä. Luvut säilyvät, ja ne lasketaan yhteen, kun yhteys palaa.

## What lies in a city

pad-done = Valmis
pad-board = Pelilauta ja vaiheet
pad-no-board = Pelilauta: ei valittu
pad-side = Pelilaudan puoli
pad-stages = Rakennetut vaiheet
pad-coins-and-tokens = Rahat ja taistelut
pad-victory =
    { $points ->
        [one] Voittomerkki, { $points } piste
       *[other] Voittomerkki, { $points } pistettä
    }
pad-symbols = Vain symbolit
pad-symbols-explained = Vihreiden korttien sijasta: montako kutakin symbolia on, vaiheet mukaan luettuina.
pad-any = vapaasti valittava
pad-less = Yksi vähemmän
pad-more = Yksi lisää
