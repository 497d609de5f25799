### The keys of a table, in the help.

keys-title = Tuşlar
keys-letters = Klavye kısayolları açık
key-card = kart seç
key-next = önceki, sonraki kart
key-build = inşa etme seçeneğine git
key-stage = aşama inşa etme seçeneğine git
key-sell = ıskarta seçeneğine git
key-wonders = inşa edilebilecek harikalara git
key-discard = ıskarta seçeneğine git
key-look = şehri öğe öğe gez (sesli okunur)
key-undo = geri al
key-talk = sohbeti aç
key-next-game = seni bekleyen sonraki oyuna git (günler süren oyunlarda)
key-help = bu yardımı aç
key-close = paneli kapat
key-hands = Bir kartı inşa etmek için üstüne çift tıkla ya da kartı şehrine, harikana veya ıskartaya sürükle.
