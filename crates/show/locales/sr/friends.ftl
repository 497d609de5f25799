### Playing with friends: the name, the invitation, the code that is kept aside.

friends-explained = Izaberi ime i sto se otvara. Zatim dobijaš link i QR kod za prijatelje.
friends-name = Pod ovim imenom te vide prijatelji.
room-code = Sačuvaj svoje mesto: tvoj kod za povratak
room-qr = QR kod pozivnice
room-qr-explained = Prijatelji mogu da skeniraju ovaj kod telefonom.
room-share = Podeli link
room-share-words = Dođi da igramo!
