### What the characters say, and how a person has done against them.

menu-voices = Protivnici govore
# When: at the start, after a conflict or in a Duel a military token, at the end of the game.
says-artemisia =
    { $when ->
        [start] Moji brodovi su spremni. A tvoji?
        [conflict-won] More je opet moje.
        [conflict-lost] Uživaj dok možeš. Vratiću se.
        [won] Pobeda, i na moru i na kopnu.
       *[lost] Dobra borba. Kserks bi te odmah uzeo u službu.
    }
says-callimachus =
    { $when ->
        [start] Velika knjiga, veliko zlo. Biću kratak.
        [conflict-won] Kratak rat je dobar rat.
        [conflict-lost] Tu stranicu ću ostaviti praznu.
        [won] Korak po korak, bez ijednog novčića previše.
       *[lost] Lep kraj. Ide u moj katalog.
    }
says-chares =
    { $when ->
        [start] Radim u bronzi i volim velike stvari.
        [conflict-won] Sada mogu da radim na miru.
        [conflict-lost] Kipovi nadžive ratove.
        [won] Ovo će se videti i s mora.
       *[lost] Dobro sagrađeno. Umem da prepoznam dobar rad.
    }
says-enheduanna =
    { $when ->
        [start] Pevala sam o hramovima. Sada da ih sagradimo.
        [conflict-won] Noćas grad mirno spava.
        [conflict-lost] Vojnici odu, hramovi ostanu.
        [won] Grad o kome će se pevati.
       *[lost] Napisaću himnu tvom gradu.
    }
says-herodotus =
    { $when ->
        [start] Baš me zanima kako će se ovo završiti.
        [conflict-won] Zapisaću to baš onako kako je bilo.
        [conflict-lost] Sreća se nigde ne zadržava dugo.
        [won] Tako je to bilo. Video sam svojim očima.
       *[lost] Dobra priča, iako u njoj gubim.
    }
says-hypatia =
    { $when ->
        [start] Da vidimo šta umeš da dokažeš.
        [conflict-won] I rat je geometrija.
        [conflict-lost] Tebi mačevi, meni knjige.
        [won] Baš kako sam izračunala.
       *[lost] Pogrešila sam. Tako se uči.
    }
says-semiramis =
    { $when ->
        [start] Šta god ti treba, hoću i ja.
        [conflict-won] Lepo sam te upozorila.
        [conflict-lost] Za ovo ćeš mi platiti.
        [won] Uzimala sam samo ono što je tebi trebalo.
       *[lost] Samo ovo nisam mogla da ti uzmem.
    }
says-strabo =
    { $when ->
        [start] Znam ovde svaki put i svaku cenu.
        [conflict-won] Bezbedni putevi su dobri za trgovinu.
        [conflict-lost] Rat je skup. Ja radije trgujem.
        [won] Sve u svemu, dobar posao.
       *[lost] Jeftino te je koštalo. Svaka čast.
    }
# Games for two that the person has won and lost against a bot of this name.
against =
    { $lead ->
        [you] Ti i { $name }: vodiš { $won } : { $lost }.
        [them] Ti i { $name }: gubiš { $won } : { $lost }.
       *[none] Ti i { $name }: izjednačeno, { $won } : { $lost }.
    }
statistics-by-character = Po likovima botova
