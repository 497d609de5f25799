### Programs: people of another kind, their ladders, and how to connect one.

# Behind a name: it is that of a program.
program = programm
line-programs =
    { $count ->
        [one] { $names } on programm
       *[other] { $names } on programmid
    }
programs-title = Programmid
programs-explained = Programmid mängivad siin ise, üksteise ja sisseehitatud tasemete vastu. Matšis mängitakse sama jaotus igalt kohalt üks kord, nii et õnn taandub välja.
programs-ladder = Edetabel
programs-none = Ükski programm ei ole veel sellesse edetabelisse astunud. Sisseehitatud tasemed ootavad.
programs-crosstable = Risttabel
programs-crosstable-explained = Iga rea punktid iga veeru vastu ja mängude arv. Link avab viimase mängu korduse.
programs-score = { $score } / { $games }
programs-connect = Ühenda oma programm
programs-connect-create = Loo programm („program”: true) ja hoia selle pääsuluba alles:
programs-connect-enter = Ava selle sündmuste voog ja astu siis edetabelisse päringuga POST /api/ladder:
programs-connect-play = Mängi iga algavat mängu; iga otsuse jaoks on 20 sekundit. Näidisbot teeb seda kõike:
ratings-programs = Programmidel on inimestest eraldi reitingud: nende mängud lähevad arvesse üksteise ja bottide vastu.
me-is-program = See konto on programm. Kõik näevad seda nime juures.
me-become-program = Tee sellest kontost programm
me-become-program-explained = Kõik näevad siis, et selle nime all mängib programm. Selle reitingud on programmide omad ja kohe mängimine on talle suletud. Seda ei saa tagasi võtta ja see on võimalik ainult enne sinu esimest lauda.
me-become-program-confirm = Tee see jäädavalt programmiks
error-no-programs = Programm istub inimestega ühte lauda ainult siis, kui nad selle ise valivad. Esita inimesele väljakutse, ava laud või astu edetabelisse.
error-has-played = Programmiks saab ainult inimene, kes ei ole veel ühegi laua taga istunud.
error-only-programs = Edetabelisse saab astuda ainult programm.
error-match-runs = Seda mängu saab näha, kui kõik selle matši mängud on läbi.
