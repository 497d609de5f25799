### What lies around the game: clock, chat, leaving, what comes after the end.

undo = Poništi
next-game = Sledeća partija koja te čeka
clock-label = Preostalo vreme za ovu odluku:
clock-until = do { $time } UTC
clock-last = Još deset sekundi.
bank-label = Preostalo vreme za partiju:
bank-low = Ostalo ti je malo vremena.
bank-hours = { $hours } h { $minutes } min
bank-days = { $days } d { $hours } h
connection-back = Veza je ponovo uspostavljena.
title-asked = (1) { $title }
menu = Sto
city-sorted = Karte umesto zgrada
menu-sound = Zvuci
menu-volume = Jačina zvuka
menu-ambience = Zvuci doba u pozadini
menu-quiet = Sakrij dopisivanje
menu-code = Sačuvaj svoje mesto: kod za povratak
menu-looks-on = Posmatraš. Oni koji igraju te ne vide, a ti vidiš samo ono što svi vide.
spectators = Za posmatrače
spectators-explained = Ko ima ove linkove, vidi šta je otkriveno na stolu, ali ničiju ruku.
spectators-page = Na sopstvenom ekranu
spectators-tv = Na velikom ekranu u prostoriji
spectators-count =
    { $count ->
        [one] { $count } posmatrač
        [few] { $count } posmatrača
       *[other] { $count } posmatrača
    }
watch-late = Posmatrači vide sto sa zakašnjenjem od { $seconds } s.
stand-in = Neko ne igra?
stand-in-explained = Posle dva minuta odsustva, ili deset minuta čekanja, bot može da nastavi umesto nekoga. Ko se vrati, ponovo dobija svoje mesto.
stand-in-for = Neka bot igra umesto igrača { $name }
pause-propose = Predloži pauzu
pause-explained = Satovi staju kada se svi slože. Pauzu može da prekine bilo ko.
pause-proposed =
    { $count ->
        [one] Pauzu želi { $names }.
        [few] Pauzu žele { $names }.
       *[other] Pauzu žele { $names }.
    }
pause-waits = Želiš pauzu. Čekamo: { $names }.
pause-agree = Slažem se
pause-decline = Igrajmo dalje
pause-withdraw = Povuci predlog
pause-title = Pauza
pause-begun = Satovi stoje. Kreću ponovo deset sekundi pošto neko nastavi igru.
pause-left = Pauza traje još najviše:
pause-end = Nastavi igru
leave = Prepusti mesto botu
leave-explained = Od sada bot odlučuje umesto tebe, dok se ne vratiš. Ostali vide da više ne igraš.
leave-confirm = Da, neka bot igra umesto mene
gone-title = Umesto tebe igra bot
gone-explained = Mesto je i dalje tvoje: bot prestaje čim se vratiš.
gone-return = Opet igram
after-again = Ponovo u istom sastavu
after-next = Na sledeću partiju
after-same = Iste karte još jednom
after-replay = Pogledaj snimak partije
postcard = Razglednica
talk = Dopisivanje
talk-news = Dešavanja za stolom
talk-said = Poruke
talk-none = Još niko ništa nije rekao.
talk-unread = još nepročitano
talk-write = Piši svima za stolom
talk-send = Pošalji
talk-looks-on = Samo oni koji igraju mogu da pišu.
talk-mutes = Utišaj
talk-mute = Utišaj: { $name }
said-late = Vreme je isteklo, odlučio je bot: { $names }
said-gone = { $name } se ne javlja, pa do povratka igra bot.
said-left = { $name } prepušta mesto botu.
said-back = { $name } je ponovo tu.
waits-for = Čekamo: { $names }
