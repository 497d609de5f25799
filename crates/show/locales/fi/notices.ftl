### Ilmoitukset: päiviä kestävä peli kertoo pelaajilleen, että se odottaa heitä, myös kun mikään sivu ei ole auki.

notice-your-turn = Sinun vuorosi
notice-ask = Kerro, kun on minun vuoroni
notice-on = Tämä laite kertoo, kun on sinun vuorosi.
notice-blocked = Tämä selain estää sivuston ilmoitukset. Voit sallia ne selaimen asetuksissa.
notice-failed = Ilmoituksia ei voitu ottaa käyttöön. Yritä myöhemmin uudelleen.
me-notices = Ilmoitukset
me-notices-explained = Peleissä, joissa päätökseen on päiviä aikaa, laitteesi voivat kertoa, kun on sinun vuorosi. Ne eivät koskaan näytä mitään itse pelistä.
me-notices-since = Otettu käyttöön: { $since }
me-notices-stop = Poista käytöstä
me-quiet-explained = Hiljaisina tunteina ilmoitukset odottavat. Ne saapuvat myöhemmin, jos on yhä sinun vuorosi.
me-quiet-from = Hiljaisten tuntien alku
me-quiet-until = Hiljaisten tuntien loppu
me-quiet-none = Ei hiljaisia tunteja
me-quiet-save = Tallenna hiljaiset tunnit
