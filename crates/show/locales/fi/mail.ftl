### Ilmoitukset sähköpostilla niille, jotka ovat antaneet osoitteen.

mail-title = Ilmoitukset sähköpostilla
mail-asked = Lähetetäänkö osoitteeseen { $address } sähköpostia, kun on sinun vuorosi pelissä, jossa päätökseen on päiviä aikaa?
mail-confirm = Kyllä, sähköpostia saa tulla
mail-decline = Ei kiitos
mail-on = Kun on sinun vuorosi, osoitteeseen { $address } tulee sähköposti.
mail-stop = Lopeta sähköpostit
mail-off = Tähän osoitteeseen ei tule meiltä sähköpostia.
me-mail = Sähköpostiosoite
me-mail-explained = Jos haluat, saat myös sähköpostin, kun on sinun vuorosi. Ensin lähetämme linkin, jolla vahvistat osoitteen.
me-mail-save = Lähetä linkki
me-mail-waits = Osoitteeseen { $address } on lähetetty linkki. Avaa se ja vahvista osoite.
me-mail-refused = Tämä ei ole sähköpostiosoite.
mail-ask-subject = Vahvista sähköpostiosoitteesi
mail-ask-text =
    Joku pyysi sivustolla { $site }, että tähän osoitteeseen tulee sähköposti, kun on hänen vuoronsa.

    Jos se olit sinä, vahvista tästä:
    { $link }

    Jos et, sinun ei tarvitse tehdä mitään. Muita sähköposteja ei tule.
mail-turn-subject = Sinun vuorosi: { $game }
mail-turn-text =
    { $game }: sinun vuorosi.

    { $link }

    Jos et halua näitä sähköposteja:
    { $leave }
