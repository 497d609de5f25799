### What every table needs.

table-title = 7 Wonders – Antipater
connection-lost = Bağlantı koptu. Yeniden bağlanılıyor …
connection-again = Henüz yanıt yok. Yeniden gönderiliyor …
connection-unanswered = Yanıt gelmedi. Yeniden göndermeden önce ulaşıp ulaşmadığına bak.
tools = Bu oyun hakkında
log = Geçmiş turlar
help = Yardım
close-answers = Kapat
tv-hands =
    { $way ->
        [left] Eller sola verilir
        [right] Eller sağa verilir
       *[trade] Eller değiştirilir
    }
seats = Masada kim var
seat-person = kişi
seat-bot = bot
seat-state =
    { $state ->
        [choosing] seçiyor
        [chosen] seçti
        [away] uzakta
        [bot] bot oynuyor
       *[left] ayrıldı
    }

## What happens where a dragged card is laid

drop-stage = Aşamayı inşa et
drop-wonder = { $wonder }: inşa et
