### Hinnatud mängu lugu: kuidas mängiti, millest linn elas, kus mäng pöördus ja mida järgmisel korral proovida.

story-title =
    { $who ->
        [you] Treener sinu mängust
       *[other] Treener mängija { $name } mängust
    }
story-working = Treener vaatab mängu …
story-open = Mida treener arvab
story-whole = Kogu lugu
story-see = Vaata
story-moments =
    { $count ->
        [one] Üks vaatamist väärt hetk
       *[other] Kaks vaatamist väärt hetke
    }
story-played-label = Mängitud
story-better-label = Parem
story-numbers = Arvud
story-close = liiga tasavägine, et öelda
story-deeper = Analüüsi põhjalikult
story-offer-deeper = See oli kiire pilk. Täielik analüüs võtab kauem aega ja on usaldusväärsem.
when-draft = Imede valimine, { $pick }. valik

## Laused

story-played =
    { $level ->
        [flawless]
            { $who ->
                [you] Mängisid veatult.
               *[other] { $name } mängis veatult.
            }
        [strong]
            { $who ->
                [you] Mängisid tugevalt.
               *[other] { $name } mängis tugevalt.
            }
        [solid]
            { $who ->
                [you] Mängisid hästi.
               *[other] { $name } mängis hästi.
            }
        [uneven]
            { $who ->
                [you] Mängisid ebaühtlaselt.
               *[other] { $name } mängis ebaühtlaselt.
            }
       *[rough]
            { $who ->
                [you] Tegid tõsiseid vigu.
               *[other] { $name } tegi tõsiseid vigu.
            }
    }
story-cost-both =
    { $which ->
        [worst] Kolm halvimat käiku maksid umbes { $points } punkti ja { $percent } võiduvõimalustest.
       *[all]
            { $turns ->
                [one] Üks käik maksis umbes { $points } punkti ja { $percent } võiduvõimalustest.
               *[other] { $turns } käiku maksid umbes { $points } punkti ja { $percent } võiduvõimalustest.
            }
    }
story-cost-points =
    { $which ->
        [worst] Kolm halvimat käiku maksid umbes { $points } punkti.
       *[all]
            { $turns ->
                [one] Üks käik maksis umbes { $points } punkti.
               *[other] { $turns } käiku maksid umbes { $points } punkti.
            }
    }
story-cost-chances =
    { $which ->
        [worst] Kolm halvimat käiku maksid { $percent } võiduvõimalustest.
       *[all]
            { $turns ->
                [one] Üks käik maksis { $percent } võiduvõimalustest.
               *[other] { $turns } käiku maksid { $percent } võiduvõimalustest.
            }
    }
story-lived-on =
    { $how ->
        [mostly]
            { $who ->
                [you] Sinu punktidest (kokku { $total }) tuli { $points } siit: { $source }.
               *[other] Mängija { $name } punktidest (kokku { $total }) tuli { $points } siit: { $source }.
            }
       *[spread]
            { $who ->
                [you] Sinu punktid (kokku { $total }) tulid mitmelt poolt, kõige rohkem siit: { $source } ({ $points }).
               *[other] Mängija { $name } punktid (kokku { $total }) tulid mitmelt poolt, kõige rohkem siit: { $source } ({ $points }).
            }
    }
story-difference = Suurim vahe ({ $name }): { $category }, { $points } ja { $theirs }.
story-source =
    { $category ->
        [military] lahingud
        [treasury] mündid
        [wonder] ime järgud
        [wonders] imed
        [civilian] tsiviilhooned
        [science] teadus
        [commerce] kaubandushooned
        [guilds] gildid
       *[progress] progressimärgid
    }
story-supremacy =
    { $victory ->
        [military]
            { $who ->
                [you] Võitsid sõjalise üleolekuga enne punktide lugemist.
               *[other] { $name } võitis sõjalise üleolekuga enne punktide lugemist.
            }
       *[science]
            { $who ->
                [you] Võitsid teadusliku üleolekuga enne punktide lugemist.
               *[other] { $name } võitis teadusliku üleolekuga enne punktide lugemist.
            }
    }
story-turned =
    { $way ->
        [fell]
            { $who ->
                [you] { $when }: siin mäng pöördus. Sinu võimalused langesid: enne { $from }, pärast { $to }.
               *[other] { $when }: siin mäng pöördus. Mängija { $name } võimalused langesid: enne { $from }, pärast { $to }.
            }
       *[rose]
            { $who ->
                [you] { $when }: siin mäng pöördus. Sinu võimalused tõusid: enne { $from }, pärast { $to }.
               *[other] { $when }: siin mäng pöördus. Mängija { $name } võimalused tõusid: enne { $from }, pärast { $to }.
            }
    }
story-better = Parem: { $action }.
story-their-error = { $name } tegi siin vea: { $action }.
story-others = Vahe tegid teiste mängijate valikud.
story-luck =
    { $way ->
        [fell] See oli halb õnn: avanenud kaardid aitasid teisi.
       *[rose] See oli hea õnn: avanenud kaardid aitasid.
    }
story-moment-cost = Maksis umbes { $points } punkti ja { $percent } võiduvõimalustest
story-moment-change = Võiduvõimalused: enne { $from }, pärast { $to }
story-next =
    { $advice ->
        [finish] Järgmine kord: kontrolli kõigepealt, kas mõni käik võidab kohe, ükskõik kummal poolel.
        [points] Järgmine kord: loe kokku, mida iga valik lõpus väärt on.
        [coins] Järgmine kord: pea münte silmas. Mis nüüd kulutatud, on hiljem puudu.
        [spend] Järgmine kord: kuluta rohkem münte. Kolm münti on üks punkt, enamik ehitisi annab rohkem.
        [shields] Järgmine kord: pea lahinguid silmas. Kilp loeb kõige rohkem siis, kui see muudab, kes on ees.
        [science] Järgmine kord: otsi teadussümboleid, mis täidavad paari või komplekti.
        [extra_turns] Järgmine kord: hoia lisakäigud hetkedeks, mil kaks käiku järjest midagi muudavad.
        [resources] Järgmine kord: tooda aegsasti seda, mida linn hiljem vajab. Ostmine maksab iga kord.
        [chains] Järgmine kord: vaata kette. Kaart, mis teeb hilisema tasuta, tasub end kaks korda.
        [stages] Järgmine kord: kavanda ime ette ja hoia alles, mida selle järgmine järk maksab.
        [deny] Järgmine kord: vaata, mida teised kaardiga ehitada saaksid. Selle äravõtmine võib olla parim kasutus.
        [cover] Järgmine kord: enne kaardi võtmist vaata, mida see vastasele avab.
        [ahead] Järgmine kord: mõtle üks käik ette. Mida kaart võimaldab ja kellele?
       *[stronger] Järgmine kord: vali tugevamad vastased. Midagi polnud ette heita.
    }
