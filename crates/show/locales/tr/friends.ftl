### Playing with friends: the name, the invitation, the code that is kept aside.

friends-explained = Bir ad seç, masa açılsın. Sonra arkadaşların için bir bağlantı ve bir QR kodu alacaksın.
friends-name = Arkadaşların seni bu adla görecek.
room-code = Yerini kaybetme: kurtarma kodun
room-qr = Davetin QR kodu
room-qr-explained = Arkadaşların bu kodu telefonlarıyla okutabilir.
room-share = Bağlantıyı paylaş
room-share-words = Gel, birlikte oynayalım!
