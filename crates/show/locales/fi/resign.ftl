### Luovuttaminen.

resign = Luovuta
resign-explained =
    { $ends ->
        [yes] Peli päättyy heti, ja sinä häviät.
       *[no] Botti pelaa puolestasi pelin loppuun. Et voi enää palata paikallesi.
    }
resign-confirm = Kyllä, luovutan
resigned-kind = Luovutus
resigned =
    { $who ->
        [you] Luovutit
       *[other] { $name } luovutti
    }
resigned-wins =
    { $who ->
        [you] Voitit.
       *[other] { $name } voitti.
    }
resigned-lost = Peli päättyi kesken ja lasketaan häviöksi.
resigned-bot = Botti pelaa puolestasi pelin loppuun.
resigned-names = { $names } · { $what }
said-resigned = { $name } luovutti, ja botti pelaa hänen puolestaan loppuun.
error-resigned = Olet luovuttanut, ja botti pelaa puolestasi.
