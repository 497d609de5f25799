### Playing with friends: the name, the invitation, the code that is kept aside.

friends-explained = Válassz nevet, és megnyílik az asztal. Utána kapsz egy linket és egy QR-kódot a barátaidnak.
friends-name = A barátaid ezen a néven látnak majd.
room-code = Őrizd meg a helyed: a helyreállító kódod
room-qr = A meghívó QR-kódja
room-qr-explained = A barátaid a telefonjukkal beolvashatják ezt a kódot.
room-share = Link megosztása
room-share-words = Gyere, játssz velem!
