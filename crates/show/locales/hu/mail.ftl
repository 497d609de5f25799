### Értesítések e-mailben azoknak, akik megadták a címüket.

mail-title = Értesítések e-mailben
mail-asked = Küldjünk e-mailt erre a címre: { $address }, amikor te jössz egy olyan játékban, amelyben napjaid vannak dönteni?
mail-confirm = Igen, jöhetnek az e-mailek
mail-decline = Nem, köszönöm
mail-on = Amikor te jössz, e-mail megy erre a címre: { $address }.
mail-stop = E-mailek leállítása
mail-off = Erre a címre nem küldünk e-mailt.
me-mail = E-mail-cím
me-mail-explained = Ha szeretnéd, e-mailt is kapsz, amikor te jössz. Előbb küldünk egy linket, amellyel megerősítheted a címet.
me-mail-save = Link küldése
me-mail-waits = Küldtünk egy linket erre a címre: { $address }. Nyisd meg, hogy megerősítsd a címet.
me-mail-refused = Ez nem e-mail-cím.
mail-ask-subject = Erősítsd meg az e-mail-címed
mail-ask-text =
    Valaki azt kérte ezen az oldalon: { $site }, hogy erre a címre e-mail érkezzen, amikor ő jön.

    Ha te voltál, itt erősítsd meg:
    { $link }

    Ha nem, nincs semmi teendőd. Több e-mail nem érkezik.
mail-turn-subject = Te jössz: { $game }
mail-turn-text =
    { $game }: te jössz.

    { $link }

    Ha nem kérsz több ilyen e-mailt:
    { $leave }
