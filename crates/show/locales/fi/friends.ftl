### Playing with friends: the name, the invitation, the code that is kept aside.

friends-explained = Valitse nimi, niin pöytä avataan. Sen jälkeen saat linkin ja QR-koodin kavereillesi.
friends-name = Tällä nimellä kaverisi näkevät sinut.
room-code = Säilytä paikkasi: palautuskoodisi
room-qr = Kutsun QR-koodi
room-qr-explained = Kaverisi voivat lukea koodin puhelimellaan.
room-share = Jaa linkki
room-share-words = Tule pelaamaan kanssani!
