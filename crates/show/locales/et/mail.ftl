### Teavitused e-kirjaga neile, kes on andnud aadressi.

mail-title = Teavitused e-kirjaga
mail-asked = Kas saata aadressile { $address } e-kiri, kui on sinu kord mängus, kus otsustamiseks on päevi?
mail-confirm = Jah, saada e-kirju
mail-decline = Ei, aitäh
mail-on = Kui on sinu kord, saab { $address } e-kirja.
mail-stop = Lõpeta e-kirjad
mail-off = Sellele aadressile me e-kirju ei saada.
me-mail = E-posti aadress
me-mail-explained = Soovi korral saad ka e-kirja, kui on sinu kord. Enne saadame lingi, millega aadressi kinnitad.
me-mail-save = Saada link
me-mail-waits = Aadressile { $address } on saadetud link. Ava see, et aadress kinnitada.
me-mail-refused = See ei ole e-posti aadress.
mail-ask-subject = Kinnita oma e-posti aadress
mail-ask-text =
    Keegi palus saidil { $site }, et sellele aadressile saadetaks e-kiri, kui on tema kord.

    Kui see olid sina, kinnita siin:
    { $link }

    Kui mitte, ei pea sa midagi tegema. Rohkem e-kirju ei tule.
mail-turn-subject = Sinu kord: { $game }
mail-turn-text =
    { $game }: sinu kord.

    { $link }

    Nende e-kirjade lõpetamiseks:
    { $leave }
