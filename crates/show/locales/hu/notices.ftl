### Értesítések: a napokig tartó játék akkor is szól a játékosoknak, hogy rájuk vár, ha egyetlen oldal sincs nyitva.

notice-your-turn = Te jössz
notice-ask = Szólj, amikor én jövök
notice-on = Ez az eszköz szólni fog, amikor te jössz.
notice-blocked = Ez a böngésző letiltja az oldal értesítéseit. A beállításaiban engedélyezheted őket.
notice-failed = Az értesítéseket nem sikerült bekapcsolni. Próbáld újra később.
me-notices = Értesítések
me-notices-explained = Azokban a játékokban, amelyekben napjaid vannak dönteni, az eszközeid szólhatnak, amikor te jössz. Magáról a játékról sosem mutatnak semmit.
me-notices-since = Bekapcsolva: { $since }
me-notices-stop = Kikapcsolás
me-quiet-explained = A csendes órákban az értesítések várnak. Utána érkeznek meg, ha még mindig te jössz.
me-quiet-from = A csendes órák kezdete
me-quiet-until = A csendes órák vége
me-quiet-none = Nincsenek csendes órák
me-quiet-save = Csendes órák mentése
