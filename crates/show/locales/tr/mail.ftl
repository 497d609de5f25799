### Adresini verenlere e-posta ile bildirimler.

mail-title = E-posta bildirimleri
mail-asked = Karar için günlerin olduğu bir oyunda sıra sana gelince { $address } adresine e-posta gelsin mi?
mail-confirm = Evet, e-posta gelsin
mail-decline = Hayır, istemiyorum
mail-on = Sıra sana gelince { $address } adresine e-posta gelir.
mail-stop = E-postaları durdur
mail-off = Bu adrese bizden e-posta gelmez.
me-mail = E-posta adresi
me-mail-explained = İstersen sıra sana gelince e-posta da gelir. Önce adresi onaylaman için bir bağlantı göndeririz.
me-mail-save = Bağlantıyı gönder
me-mail-waits = { $address } adresine bir bağlantı gönderildi. Adresi onaylamak için onu aç.
me-mail-refused = Bu bir e-posta adresi değil.
mail-ask-subject = E-posta adresini onayla
mail-ask-text =
    Biri { $site } sitesinde, sırası gelince bu adrese e-posta gelmesini istedi.

    O kişi sensen buradan onayla:
    { $link }

    Değilsen bir şey yapman gerekmez. Başka e-posta gelmeyecek.
mail-turn-subject = Sıra sende: { $game }
mail-turn-text =
    { $game }: sıra sende.

    { $link }

    Bu e-postaları durdurmak için:
    { $leave }
