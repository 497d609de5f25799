### Notifications by email, for those who have given an address.

mail-title = Email notifications
mail-asked = Should { $address } get an email when it’s your turn in a game with days to decide?
mail-confirm = Yes, send emails
mail-decline = No, thanks
mail-on = { $address } gets an email when it’s your turn.
mail-stop = Stop the emails
mail-off = This address gets no emails from us.
me-mail = Email address
me-mail-explained = If you like, you also get an email when it’s your turn. First we send a link to confirm the address.
me-mail-save = Send the link
me-mail-waits = A link is on its way to { $address }. Open it to confirm the address.
me-mail-refused = This is not an email address.
mail-ask-subject = Confirm your email address
mail-ask-text =
    Someone asked at { $site } that this address gets an email when it’s their turn.

    If that was you, confirm it here:
    { $link }

    If not, you don’t have to do anything. There will be no other email.
mail-turn-subject = It’s your turn: { $game }
mail-turn-text =
    { $game }: it’s your turn.

    { $link }

    To stop these emails:
    { $leave }
