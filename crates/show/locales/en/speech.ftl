### What the characters say, and how a person has done against them.

menu-voices = Opponents speak
# When: at the start, after a conflict or in a Duel a military token, at the end of the game.
says-artemisia =
    { $when ->
        [start] My ships are ready. Are yours?
        [conflict-won] The sea is mine again.
        [conflict-lost] Enjoy it. I will be back.
        [won] Victory, at sea as on land.
       *[lost] You fought well. Xerxes would have hired you at once.
    }
says-callimachus =
    { $when ->
        [start] A big book is a big evil. I shall be brief.
        [conflict-won] A short war is a good war.
        [conflict-lost] I shall leave that page blank.
        [won] Step by step, and not one coin too many.
       *[lost] A fine ending. It goes into my catalog.
    }
says-chares =
    { $when ->
        [start] I think in bronze, and I think big.
        [conflict-won] Now I can work in peace.
        [conflict-lost] Statues outlast wars.
        [won] They will see this one from the sea.
       *[lost] Well built. I know good work when I see it.
    }
says-enheduanna =
    { $when ->
        [start] I sang of temples. Now let us build them.
        [conflict-won] Tonight the city sleeps in peace.
        [conflict-lost] Soldiers leave. Temples stay.
        [won] A city that people will sing about.
       *[lost] I shall write a hymn to your city.
    }
says-herodotus =
    { $when ->
        [start] I wonder how this will turn out.
        [conflict-won] I shall write it down just as it happened.
        [conflict-lost] Fortune never stays long in one place.
        [won] And that is how it was. I was there.
       *[lost] A good story, even though I lose in it.
    }
says-hypatia =
    { $when ->
        [start] Let us see what you can prove.
        [conflict-won] Even war is geometry.
        [conflict-lost] You keep the swords. I keep the books.
        [won] Just as I calculated.
       *[lost] I was wrong. That is how one learns.
    }
says-semiramis =
    { $when ->
        [start] Whatever you need, I want it too.
        [conflict-won] I did warn you.
        [conflict-lost] You will pay for that.
        [won] I took only what you wanted.
       *[lost] This alone I could not take from you.
    }
says-strabo =
    { $when ->
        [start] I know every road here, and every price.
        [conflict-won] Safe roads are good for trade.
        [conflict-lost] War is expensive. I prefer to trade.
        [won] All in all, a good bargain.
       *[lost] You got that cheaply. Well done.
    }
# Games for two that the person has won and lost against a bot of this name.
against =
    { $lead ->
        [you] You lead { $name } { $won } to { $lost }.
        [them] { $name } leads you { $lost } to { $won }.
       *[none] You and { $name } are level at { $won } to { $lost }.
    }
statistics-by-character = By character of the bots
