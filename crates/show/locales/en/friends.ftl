### Playing with friends: the name, the invitation, the code that is kept aside.

friends-explained = Choose a name, and the table opens. Then you get a link and a QR code for your friends.
friends-name = This is how your friends will see you.
room-code = Keep your seat: your recovery code
room-qr = QR code of the invitation
room-qr-explained = Your friends can scan this code with their phone.
room-share = Share the link
room-share-words = Come and play with me!
