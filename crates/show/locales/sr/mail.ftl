### Obaveštenja imejlom, za one koji su dali adresu.

mail-title = Obaveštenja imejlom
mail-asked = Da li da na { $address } stigne imejl kad budeš na redu u partiji u kojoj imaš dane za odluku?
mail-confirm = Da, neka stižu imejlovi
mail-decline = Ne, hvala
mail-on = Kad budeš na redu, imejl stiže na { $address }.
mail-stop = Obustavi imejlove
mail-off = Na ovu adresu ne šaljemo imejlove.
me-mail = Imejl adresa
me-mail-explained = Ako želiš, dobićeš i imejl kad budeš na redu. Prvo šaljemo link kojim potvrđuješ adresu.
me-mail-save = Pošalji link
me-mail-waits = Link je poslat na { $address }. Otvori ga da potvrdiš adresu.
me-mail-refused = Ovo nije imejl adresa.
mail-ask-subject = Potvrdi svoju imejl adresu
mail-ask-text =
    Neko je na sajtu { $site } zatražio da na ovu adresu stigne imejl kad bude na redu.

    Ako si to ti, potvrdi ovde:
    { $link }

    Ako nisi, ne moraš ništa da radiš. Drugih imejlova neće biti.
mail-turn-subject = Ti si na redu: { $game }
mail-turn-text =
    { $game }: ti si na redu.

    { $link }

    Da obustaviš ove imejlove:
    { $leave }
