### The rules of the games, told in this project's own words. Each message is a whole paragraph or heading.

rules-title = Reeglid
rules-seven = 7 Wonders
rules-duel = 7 Wonders Duel
rules-open = Reeglite tõlgendused
rules-open-explained = Need kohad jätab mängujuhend lahtiseks või räägivad mängujuhendid neis üksteisele vastu. Siin mängitakse nii.

rules-aim-title = Mängu eesmärk
rules-aim = Iga mängija juhib läbi kolme ajastu üht antiikaja linna. Kaartidest saavad ehitised, ehitised annavad ressursse, kaubandust, teadust, kilpe ja punkte ning nende kõrval kasvab linna maailmaime. Pärast kolmandat ajastut võidab linn, millel on kõige rohkem punkte.
rules-setup-title = Enne esimest käiku
rules-setup-decks = Igal ajastul kasutatakse ainult kaarte, millele trükitud arv ei ole mängijate arvust suurem. III ajastu kaartide hulka segatakse pimesi gildid, kaks rohkem kui on mängijaid; ülejäänud gildid jäävad karpi. Nii saab igaüks igal ajastul täpselt seitse kaarti.
rules-setup-boards-first = Iga mängija saab imelaua ja mängib selle A- või B-küljega. Külgede ehitusjärgud on erinevad, linna ressurss on sama.
rules-setup-boards-second = Iga mängija saab imelaua ja mängib selle päeva- või ööküljega. Külgede ehitusjärgud on erinevad, linna ressurss on sama.
rules-setup-coins = Iga linn alustab 3 mündiga. Mündid, kaardid ja imelauad on kõigile näha; varjatud on ainult kaardid käes ja imede all.
rules-neighbors = Linnad paiknevad ringis. Sinust vasakul ja paremal olevad linnad on sinu naabrid: nendega sa kaupled ja võitled, ja mõni kaart annab midagi selle eest, mida nemad on rajanud.

rules-turn-title = Ajastu ja selle käigud
rules-turn-choose = Ajastul on kuus käiku. Igal käigul valivad kõik ühel ajal ja salaja oma käes olevatest kaartidest ühe. Seejärel näidatakse kõiki valitud kaarte ja mängitakse need korraga välja.
rules-turn-actions = Valitud kaarti saab kasutada kolmel viisil: raja sellega ehitis, pane see tagurpidi oma ime järgmise järgu alla või müü see 3 mündi eest. Müüa saab alati.
rules-turn-pass = Ülejäänud kaardid lähevad naabrile: I ja III ajastul vasakule, II ajastul paremale. Järgmise käigu mängid kaartidega, mis sulle anti.
rules-turn-sixth = Kuuendal käigul on käes veel kaks kaarti. Üks mängitakse välja, teine läheb mahapandud kaartide hulka ja selle eest münte ei saa.
rules-turn-same = Ühes linnas ei ole kunagi kaht samanimelist ehitist.
rules-stages = Ime järgud ehitatakse vasakult paremale, igaüks üks kord, mis tahes ajastul või üldse mitte. Järgu hind on kirjas imelaual. Järgu alla võib panna ükskõik millise kaardi: kaardi enda hinda ei maksta ja selle mõju ei arvestata.

rules-cost-title = Mis kui palju maksab
rules-cost-kinds = Mõni kaart on tasuta, mõni maksab ühe mündi, enamik maksab ressursse. Ressursid ei kulu ära: mida su linn toodab, seda saab igal käigul üks kord kasutada.
rules-cost-produce = Su linn toodab oma imelaua ressurssi, pruunide ja hallide kaartide ressursse ning mõne kollase kaardi ja järgu ressursse. Valikuga kaart annab igal käigul ühe oma ressurssidest.
rules-cost-trade = Mis puudu jääb, selle ostad vasakult või paremalt naabrilt, 2 münti tükk. Müügiks on naabri imelaua ning pruunide ja hallide kaartide ressursid, aga mitte kunagi kollaste kaartide ja järkude omad. Naaber ei saa keelduda ja võib samu ressursse ka ise kasutada. Iga ühiku saab kumbki müüja naaber käigu jooksul osta ühe korra.
rules-cost-time = Maksad müntidega, mis sul käigu alguses olid, ja ostad seda, mis siis olemas oli. Soodustusega kaart teeb mõned ressursid odavamaks alates käigust, mis järgneb selle rajamisele: 2 mündi asemel 1 münt, mitte kunagi vähem.
rules-cost-chain = Paljudel kaartidel on kirjas mõne varasema ehitise nimi või märk. Kelle linnas see ehitis on, see rajab uue tasuta.

rules-kinds-title = Kaartide liigid
rules-kinds-brown = Pruunid: toormaterjalid ehk puit, kivi, savi ja maak.
rules-kinds-gray = Hallid: valmistoodang ehk klaas, kangas ja papüürus.
rules-kinds-blue = Sinised: tsiviilehitised, mis annavad neile trükitud punktid.
rules-kinds-yellow = Kollased: kaubandusehitised. Need toovad münte, ressursse või paremaid hindu, III ajastul aga kohe münte ja lõpus punkte.
rules-kinds-red = Punased: sõjalised rajatised. Need annavad lahinguteks kilpe.
rules-kinds-green = Rohelised: teadusrajatised. Need annavad sümboleid, mis on seda rohkem väärt, mida rohkem neid on.
rules-kinds-purple = Lillad: gildid, ainult III ajastul. Need annavad punkte selle eest, mida on rajanud oma linn või naabrid.

rules-war-title = Lahingud
rules-war = Iga ajastu lõpus võrdleb iga linn oma kilpe kummagi naabri kilpidega. Tugevam linn saab võidumärgi, mis annab I ajastul 1, II ajastul 3 ja III ajastul 5 punkti; nõrgem saab kaotusmärgi, mis võtab ühe punkti ära. Võrdsed linnad ei saa midagi.

rules-end-title = Mängu lõpp
rules-end-points = Pärast III ajastu lahinguid loetakse punktid kokku: lahingumärgid, üks punkt iga 3 mündi eest, ime järgud, sinised kaardid, kollased kaardid, rohelised kaardid ja gildid.
rules-end-science = Teadus: kolme sümboli igaühe arv korrutatakse iseendaga ja iga kolmest erinevast sümbolist komplekt annab veel 7 punkti. Vabalt valitav sümbol muutub lõpus selleks, mis on kõige kasulikum.
rules-end-tie = Võidab see, kellel on kõige rohkem punkte. Kui punktid on võrdsed, võidab linn, millel on rohkem münte; kui ka mündid on võrdsed, jagatakse võit.

rules-powers-title = Imede erivõimed
rules-power-rhodes = { $rhodes }: kilbid loevad kõigis hilisemates lahingutes.
rules-power-alexandria = { $alexandria }: igal käigul üks ressurss omal valikul; naabrid seda osta ei saa.
rules-power-ephesus = { $ephesus }: mündid makstakse välja üks kord, järgu ehitamisel.
rules-power-babylon = { $babylon }: teadussümbol, mis valitakse lõpus. Kui seitsmenda kaardi järk on ehitatud, ei pane sa iga ajastu viimast kaarti maha, vaid mängid selle välja: rajad ehitise, paned kaardi ime alla või müüd selle.
rules-power-halicarnassus = { $halicarnassus }: käigu lõpus vaatad mahapandud kaardid läbi ja rajad neist ühe tasuta.
rules-power-giza = { $giza }: punktid ja ei midagi muud.
rules-power-olympia-first = { $olympia }, A-külg: kord igal ajastul üks ehitis tasuta. B-külg: mõlema naabri toormaterjal maksab 1 mündi; lõpus loeb üks naabri gild ka { $olympia } jaoks.
rules-power-olympia-second = { $olympia }, päev: iga värvi esimene ehitis on tasuta. Öö: tasuta on ehitised, mis rajatakse ajastu esimesel käigul ja kuuendal käigul.

rules-editions-title = Kuidas väljaanded erinevad
rules-editions-sides = Esimeses väljaandes on imelaua küljed A ja B, teises päev ja öö. Teises väljaandes on paljudel järkudel teine hind; linna { $babylon } ressurss on savi asemel puit, linnal { $olympia } puidu asemel savi; linnal { $olympia } ja linna { $babylon } ööl on teistsugused võimed.
rules-editions-cards = Teises väljaandes on uued { $well } (kaardi { $pawnshop } asemel), { $ludus }, { $castrum } ja { $decorators-guild } (kaardi { $strategists-guild } asemel). { $altar }, { $theater } ja { $temple } annavad ühe punkti rohkem; mõned ketid, hinnad ja eksemplaride arvud on teised.
rules-editions-chains = Esimeses väljaandes on kaardil selle ehitise nimi, mis annab kaardi tasuta, teises väljaandes märk.
rules-editions-two = Kahe mängija mäng Vabalinnaga on ainult esimeses väljaandes.

rules-city-title = Kaks mängijat ja Vabalinn
rules-city-setup = Kaks mängijat kasutavad kolme mängija kaarte. Nende vahel on kolmas linn, mida keegi ei juhi: Vabalinn, millel on oma imelaud ja 3 münti. Kõik kolm linna on üksteise naabrid. Igal ajastul saab kumbki mängija seitse kaarti; ülejäänud seitse on Vabalinna pakk.
rules-city-turn = Ühe mängija käes on Vabalinna kaart. See mängija tõmbab paki pealmise kaardi, valib ühe kaardi oma linnale ja siis ühe Vabalinnale. Teine mängija valib ühe kaardi. Seejärel vahetavad mängijad oma kaardid ja Vabalinna kaart läheb kaasa: nii on see nende käes kordamööda.
rules-city-play = Vabalinn rajab ehitisi, ostab mõlemalt mängijalt ja paneb kaarte oma ime alla nagu teisedki. Kaardi müüb ta ainult siis, kui Vabalinna kaardi hoidjal pole käes ühtegi kaarti, mida Vabalinn saaks ehitada või kasutada. Mida kett annab tasuta, selle peab ta rajama.
rules-city-end = Vabalinn osaleb lahingutes ja tema ehitised lähevad arvesse naabrite kaartidel. Võita ta ei saa.

rules-open-1 = Käik kulgeb selles järjekorras: kõik maksed tehakse sellest, mis käigu alguses olemas oli; kõik kaardid ja järgud pannakse paika; müüdud kaartide ja müüdud ressursside eest tulevad mündid; mündid, mille arv sõltub loendamisest, nagu kaardil { $vineyard }, arvutatakse uue seisu järgi. Seejärel tulevad linna { $babylon } seitsmes kaart, ülejäänud seitsmendate kaartide mahapanek, { $halicarnassus } ja kuuenda käigu järel lahingud.
rules-open-2 = Kõigepealt kasutatakse seda, mida oma linn toodab, ja ostetakse ainult see, mis puudu jääb. Sina valid, kuidas ost naabrite vahel jaguneb; jaotust, mis teeks ühe naabri osa suuremaks ega teeks kellegi osa väiksemaks, ei pakuta.
rules-open-3 = Millist ressurssi omanik valikuga kaardilt kasutab ja millise ressursi ostab naaber, ei ole omavahel seotud. Kumbki naaber saab käigu jooksul neist ühe.
rules-open-4 = Kett annab kaardi täiesti tasuta: ka kaardil märgitud münti ei maksta ja maksmist siis ei pakuta. Piisab sellest, et varasem ehitis on olemas, ükskõik millal see tuli.
rules-open-5 = Soodustused ei liitu: hind on 1 münt, mitte kunagi null.
rules-open-6 = Linna { $babylon } seitsmes kaart on omaette samm pärast kuuendat käiku: selleks saab kasutada kuuenda käigu münte ja ressursse.
rules-open-7 = { $babylon } mängib oma seitsmenda kaardi enne, kui { $halicarnassus } mahapandud kaarte vaatab.
rules-open-8 = { $halicarnassus } võib kaardi võtmata jätta. Ta ei saa võtta ehitist, mis tema linnas juba on; imede all olevad kaardid ei ole mahapandud kaartide seas. Mida ta võtab, see mõjub kohe ja läheb arvesse selle ajastu lahingutes.
rules-open-9 = Linna { $olympia } A-külje tasuta ehitist saab kasutada järgu ehitamisele järgnevast käigust alates ja mitte kunagi järgu jaoks. B-küljel läheb arvesse parim gild; kopeeritud { $shipowners-guild } ei arvesta iseennast, kopeeritud { $scientists-guild } annab sümboli.
rules-open-10 = Linna { $olympia } päeva ja öö tasuta ehitised rakenduvad automaatselt, ka münte ei maksta; valida ei saa ja järgu kohta see ei kehti.
rules-open-11 = Kõik vabalt valitavad sümbolid määratakse lõpus koos, nii et punkte tuleks kõige rohkem.
rules-open-12 = { $lighthouse } arvestab müntide puhul ka iseennast. { $shipowners-guild } annab punkte oma linna pruunide, hallide ja lillade kaartide eest, ka iseenda eest.
rules-open-13 = Mündid ja märgid ei saa kunagi otsa.
rules-open-14 = Kelle käes on Vabalinna kaart, see otsustab sel käigul kõik Vabalinna eest, ka tema imelaua võimete kasutamise. Kui Vabalinnal on { $babylon }, on tema seitsmes kaart tema paki viimane kaart.
rules-open-15 = Vabalinna kaardi hoidja valib kõigepealt oma kaardi ja siis ülejäänute seast sellise, mida Vabalinn saab ehitada või kasutada. Ainult siis, kui sellist pole, võib Vabalinn müüa.
rules-open-16 = Vabalinnaga vahetatakse kaardid pärast iga käiku, ükskõik mis ajastul.

rules-duel-aim = Kaks mängijat rajavad kolme ajastu jooksul kõrvuti oma linnu. Kes tungib vastase pealinna, võidab kohe; kes kogub kuus erinevat teadussümbolit, võidab kohe. Muidu otsustavad pärast kolmandat ajastut punktid.
rules-duel-setup = Lahingunupp on raja keskel. Kümnest progressimärgist on viis õigetpidi mängulaual. Kummalgi mängijal on 7 münti.
rules-duel-draft = Välja pannakse neli maailmaimet: esimene mängija võtab ühe, teine kaks ja esimene viimase. Järgmise neljaga alustab teine mängija. Nii on kummalgi neli imet, mida saab mängu jooksul ehitada.
rules-duel-first = Esimeses mängus on imed ette antud: esimesele mängijale { $the-pyramids }, { $the-great-lighthouse }, { $the-temple-of-artemis } ja { $the-statue-of-zeus }; teisele { $circus-maximus }, { $piraeus }, { $the-appian-way } ja { $the-colossus }.
rules-duel-decks = Igast ajastust läheb kolm kaarti pimesi karpi tagasi; III ajastule lisatakse kolm gildi. Kakskümmend kaarti laotakse mustriks, osa õigetpidi, osa tagurpidi, osaliselt üksteise peale.
rules-duel-turn-title = Käik
rules-duel-turn = Võtad ühe vaba kaardi, mida ükski teine kaart ei kata, ja kasutad seda ühel kolmest viisist: rajad ehitise; loobud kaardist ja saad 2 münti ning veel ühe iga oma linna kollase kaardi eest; või paned kaardi tagurpidi ühe oma ime alla ja ehitad selle ime. Seejärel avatakse kaardid, mis on vabaks jäänud.
rules-duel-price-title = Hinnad
rules-duel-price = Mida su linn ei tooda, selle ostad pangalt: ühik maksab 2 münti ja veel ühe iga sama ressursi sümboli eest vastase pruunidel ja hallidel kaartidel. Mõni kollane kaart annab ressursile püsihinna 1 münt.
rules-duel-chain = Kui sul on ehitis, mille valge ehitussümbol on märgitud kaardi hinna alla, rajad selle kaardi tasuta.
rules-duel-wonders = Kahe peale ehitavad mängijad kõige rohkem seitse imet: seitsmendaga läheb viimane karpi tagasi. Mõni ime annab kohe lisakäigu.
rules-duel-military-title = Sõjaline üleolek
rules-duel-military = Iga kilp liigutab lahingunuppu ühe sammu vastase pealinna poole. Kui nupp jõuab kummalgi poolel esimest korda teisele või kolmandale kaitseliinile, kaotab selle poole mängija vastavalt 2 või 5 münti. Kui nupp jõuab pealinna, on mäng võidetud.
rules-duel-science-title = Teaduslik üleolek
rules-duel-science = Kellel on kaks sama teadussümboliga kaarti, see võtab mängulaualt ühe progressimärgi. Kuus erinevat sümbolit toovad võidu.
rules-duel-ages-title = Ühest ajastust teise
rules-duel-ages = Kui ajastu viimane kaart on võetud, laotakse välja järgmine ajastu. Selle, kes alustab, otsustab mängija, kelle poolel on lahingunupp; kui nupp on keskel, otsustab viimase kaardi võtja.
rules-duel-end-title = Mängu lõpp
rules-duel-end = Pärast III ajastut loetakse punktid kokku: 0, 2, 5 või 10 lahingunupu asukoha eest, sinised, rohelised ja kollased kaardid, gildid, imed, progressimärgid ning üks punkt iga 3 mündi eest. Kui punktid on võrdsed, otsustavad sinised kaardid; kui ka need on võrdsed, jagatakse võit.
rules-duel-tokens-title = Progressimärgid ja gildid
rules-duel-tokens = Progressimärgid mõjuvad sellest hetkest, kui need võetakse. Gild arvestab linna, kus vastavaid asju on rohkem; lõpus võib see olla teine linn kui enne. Enamik gilde toob iga sellise asja eest kohe ühe mündi ja lõpus ühe punkti. { $builders-guild } toob iga ime eest 2 punkti ja { $moneylenders-guild } iga 3 mündi eest 1 punkti; münte ei too neist kumbki.

rules-open-17 = { $the-mausoleum } peab kaardi võtma, kui mahapandud kaarte on, ja paari eest peab võtma progressimärgi, kui neid on alles.
rules-open-18 = Alati valitakse kõige odavam makseviis.
rules-open-19 = { $urbanism } annab münte ehitiste eest, mille annab tasuta ehitussümbol, aga mitte nende eest, mis niikuinii midagi ei maksa. Ehitis, mille toob { $the-mausoleum }, nende hulka ei kuulu.
rules-open-20 = Kui ajastu lõpus on lahingunupp keskel, otsustab viimase kaardi võtja, kes alustab järgmist ajastut.
rules-open-21 = Gildikaardi tunneb tagaküljest ära ka siis, kui see on tagurpidi.

rules-cost-time-seventh = Ainult seitsmes kaart ({ $babylon }) tuleb hiljem: selle eest maksad sellega, mis on olemas pärast kuuendat käiku.
rules-source-5 = Nii ütlevad türgi- ja ingliskeelne mängujuhend; ungarikeelne ütleb, et need liituvad.
rules-source-6 = Mängujuhendid ütlevad ainult, et kuuendal käigul mängitakse mõlemad kaardid. See, et selle käigu mündid ja odavamad hinnad kehtivad ka seitsmenda kaardi jaoks ja valikuline ressurss loeb teist korda, on selle programmi tõlgendus.
rules-source-9 = Kui mitu gildi annab sama summa, on igaüks neist õige; näidatakse üht.
rules-source-15 = Mängujuhendid lähevad lahku: ungarikeelse järgi võib Vabalinn müüa iga kaardi, mida ta mängida ei saa, türgikeelse järgi ainult siis, kui muud pole. Siin kehtib türgikeelne.
rules-source-17 = Eestikeelne mängujuhend ütleb mõlema kohta „võib“. Siin võetakse alati, nagu ingliskeelses: keegi ei kaota sellega midagi.
rules-source-19 = Eestikeelne mängujuhend räägib tasuta rajamisest. Siin kehtib ingliskeelne, mis nimetab ketti.
rules-source-20 = Nii ütleb eestikeelne mängujuhend; ainult esimene ingliskeelne trükk ütleb teisiti.
