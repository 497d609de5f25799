### Playing with friends: the name, the invitation, the code that is kept aside.

friends-explained = Vali nimi ja laud avaneb. Seejärel saad sõprade jaoks lingi ja QR-koodi.
friends-name = Nii näevad sind sinu sõbrad.
room-code = Säilita oma koht: sinu taastekood
room-qr = Kutse QR-kood
room-qr-explained = Sõbrad saavad selle koodi telefoniga skannida.
room-share = Jaga linki
room-share-words = Tule minuga mängima!
