### Obaveštenja: partija koja traje danima javlja igračima da ih čeka, i kad nijedna strana nije otvorena.

notice-your-turn = Ti si na redu
notice-ask = Javi mi kad budem na redu
notice-on = Ovaj uređaj će ti javiti kad budeš na redu.
notice-blocked = Ovaj pregledač blokira obaveštenja sa ovog sajta. Možeš da ih dozvoliš u njegovim podešavanjima.
notice-failed = Obaveštenja nisu mogla da se uključe. Pokušaj ponovo kasnije.
me-notices = Obaveštenja
me-notices-explained = U partijama u kojima imaš dane za odluku, tvoji uređaji mogu da ti jave kad si na redu. Nikad ne pokazuju ništa o samoj partiji.
me-notices-since = Uključeno: { $since }
me-notices-stop = Isključi
me-quiet-explained = U tihim satima obaveštenja čekaju. Stižu posle toga ako si još na redu.
me-quiet-from = Početak tihih sati
me-quiet-until = Kraj tihih sati
me-quiet-none = Bez tihih sati
me-quiet-save = Sačuvaj tihe sate
