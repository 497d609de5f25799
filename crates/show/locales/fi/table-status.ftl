### What lies around the game: clock, chat, leaving, what comes after the end.

undo = Peru
next-game = Seuraava peli, joka odottaa sinua
clock-label = Aikaa jäljellä tähän päätökseen:
clock-until = { $time } UTC asti
clock-last = Kymmenen sekuntia jäljellä.
bank-label = Peliin jäljellä oleva aika:
bank-low = Sinulla on vähän aikaa jäljellä.
bank-hours = { $hours } t { $minutes } min
bank-days = { $days } pv { $hours } t
connection-back = Yhteys palasi.
title-asked = (1) { $title }
menu = Pöytä
city-sorted = Kortit rakennusten sijaan
menu-sound = Äänet
menu-volume = Äänenvoimakkuus
menu-ambience = Aikakauden äänet taustalla
menu-quiet = Piilota chat
menu-code = Säilytä paikkasi: palautuskoodi
menu-looks-on = Olet katsojana. Pelaajat eivät näe sinua, ja sinä näet vain sen, minkä kaikki näkevät.
spectators = Katsojille
spectators-explained = Näistä linkeistä näkee sen, mikä pöydällä on avoinna, mutta ei kenenkään kädessä olevia kortteja.
spectators-page = Omalla näytöllä
spectators-tv = Huoneen isolla näytöllä
spectators-count =
    { $count ->
        [one] { $count } katsoja
       *[other] { $count } katsojaa
    }
watch-late = Katsojat näkevät pöydän { $seconds } s myöhässä.
stand-in = Eikö joku pelaa?
stand-in-explained = Kahden minuutin poissaolon tai kymmenen minuutin odotuksen jälkeen botti voi jatkaa pelaajan puolesta. Palaava pelaaja saa paikkansa takaisin.
stand-in-for = Botti pelaajan { $name } tilalle
pause-propose = Ehdota taukoa
pause-explained = Kellot pysähtyvät, kun kaikki suostuvat. Kuka tahansa voi lopettaa tauon.
pause-proposed =
    { $count ->
        [one] { $names } haluaisi pitää tauon.
       *[other] { $names } haluaisivat pitää tauon.
    }
pause-waits = Haluaisit pitää tauon. Odotetaan: { $names }.
pause-agree = Suostu
pause-decline = Jatka peliä
pause-withdraw = Peru ehdotus
pause-title = Tauko
pause-begun = Kellot on pysäytetty. Ne käyvät taas kymmenen sekunnin kuluttua siitä, kun joku jatkaa peliä.
pause-left = Taukoa jäljellä enintään:
pause-end = Jatka peliä
leave = Jätä paikka botille
leave-explained = Botti päättää tästä lähtien puolestasi, kunnes palaat. Muut näkevät, että olet lähtenyt.
leave-confirm = Kyllä, botti saa pelata puolestani
gone-title = Botti pelaa puolestasi
gone-explained = Paikka on silti sinun: botti lopettaa heti, kun palaat.
gone-return = Olen palannut
after-again = Uudestaan samalla porukalla
after-next = Seuraavaan peliin
after-same = Samat kortit uudestaan
after-replay = Katso peli uusintana
postcard = Postikortti
talk = Chat
talk-news = Pöydän tapahtumat
talk-said = Viestit
talk-none = Kukaan ei ole vielä sanonut mitään.
talk-unread = vielä lukematta
talk-write = Kirjoita koko pöydälle
talk-send = Lähetä
talk-looks-on = Vain pelaajat voivat kirjoittaa.
talk-mutes = Mykistä
talk-mute = Mykistä { $name }
said-late = Aika loppui, botti päätti: { $names }
said-gone = { $name } ei tullut, ja botti pelaa hänen puolestaan, kunnes hän palaa.
said-left = { $name } jätti paikkansa botille.
said-back = { $name } on palannut.
waits-for = Odotetaan: { $names }
