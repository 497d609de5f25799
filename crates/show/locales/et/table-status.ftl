### What lies around the game: clock, chat, leaving, what comes after the end.

undo = Võta tagasi
next-game = Järgmine mäng, mis sind ootab
clock-label = Aega selleks otsuseks:
clock-until = kuni { $time } UTC
clock-last = Viimased kümme sekundit.
bank-label = Mänguks jäänud aeg:
bank-low = Sul on vähe aega jäänud.
bank-hours = { $hours } h { $minutes } min
bank-days = { $days } p { $hours } h
connection-back = Ühendus on taastatud.
title-asked = (1) { $title }
menu = Laud
city-sorted = Kaardid hoonete asemel
menu-sound = Helid
menu-volume = Helitugevus
menu-ambience = Ajastu helid taustal
menu-quiet = Peida vestlus
menu-code = Säilita oma koht: taastekood
menu-looks-on = Vaatad pealt. Mängijad sind ei näe ja sina näed ainult seda, mida näevad kõik.
spectators = Pealtvaatajatele
spectators-explained = Kellel need lingid on, see näeb kõike, mis laual avatud on, aga mitte kellegi kaarte.
spectators-page = Oma ekraanil
spectators-tv = Toa suurel ekraanil
spectators-count =
    { $count ->
        [one] { $count } pealtvaataja
       *[other] { $count } pealtvaatajat
    }
watch-late = Pealtvaatajad näevad lauda { $seconds } s hiljem.
stand-in = Kas keegi ei mängi?
stand-in-explained = Kui keegi on kaks minutit ära või laseb kümme minutit oodata, võib tema eest mängida bot. Kes tagasi tuleb, saab oma koha tagasi.
stand-in-for = Las bot mängib mängija { $name } eest
pause-propose = Paku pausi
pause-explained = Kellad peatuvad, kui kõik on nõus. Pausi võib lõpetada igaüks.
pause-proposed =
    { $count ->
        [one] { $names } soovib pausi.
       *[other] { $names } soovivad pausi.
    }
pause-waits = Sa soovid pausi. Ootame: { $names }.
pause-agree = Olen nõus
pause-decline = Mängime edasi
pause-withdraw = Võta tagasi
pause-title = Paus
pause-begun = Kellad seisavad. Need lähevad uuesti käima kümme sekundit pärast seda, kui keegi mängu jätkab.
pause-left = Pausi jääb kõige rohkem:
pause-end = Jätka mängu
leave = Jäta koht botile
leave-explained = Nüüdsest otsustab sinu eest bot, kuni tagasi tuled. Teised näevad, et oled lahkunud.
leave-confirm = Jah, las bot mängib minu eest
gone-title = Sinu eest mängib bot
gone-explained = Koht on ikka sinu: bot lõpetab kohe, kui tagasi tuled.
gone-return = Olen tagasi
after-again = Mängi samade inimestega uuesti
after-next = Järgmise mängu juurde
after-same = Samad kaardid veel kord
after-replay = Vaata mäng uuesti läbi
postcard = Postkaart
talk = Vestlus
talk-news = Sündmused lauas
talk-said = Sõnumid
talk-none = Keegi pole veel midagi kirjutanud.
talk-unread = veel lugemata
talk-write = Kirjuta kõigile lauas
talk-send = Saada
talk-looks-on = Kirjutada saavad ainult mängijad.
talk-mutes = Vaigista
talk-mute = Vaigista: { $name }
said-late = Aeg sai otsa, otsustas bot: { $names }
said-gone = { $name } ei tulnud; tagasitulekuni mängib tema eest bot.
said-left = { $name } jättis oma koha botile.
said-back = { $name } on tagasi.
waits-for = Ootame: { $names }
