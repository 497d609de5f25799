### The keys of a table, in the help.

keys-title = Tuşlar
keys-letters = Tek harfli tuşlar çalışsın
key-card = kart seç
key-next = önceki, sonraki kart
key-build = inşa etme seçeneğine git
key-stage = aşama inşa etme seçeneğine git
key-sell = satma seçeneğine git
key-wonders = inşa edilebilecek harikalara git
key-discard = ıskarta seçeneğine git
key-look = bir şehirde: öğeden öğeye geç; her biri sözle anlatılır
key-undo = geri al
key-talk = sohbeti aç
key-help = bu yardımı aç
key-close = paneli kapat
