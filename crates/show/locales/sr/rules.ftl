### The rules of the games, told in this project's own words. Each message is a whole paragraph or heading.

rules-title = Pravila
rules-seven = 7 Wonders
rules-duel = 7 Wonders Duel
rules-open = Tumačenja pravila
rules-open-explained = Štampana pravila ova pitanja ostavljaju otvorenim ili u njima protivreče jedna drugima. Ovde se tumače ovako.

rules-aim-title = Cilj igre
rules-aim = Svako vodi jedan grad antike kroz tri doba. Karte postaju građevine, građevine donose resurse, trgovinu, nauku, štitove i poene, a uz njih raste čudo grada. Posle trećeg doba pobeđuje grad sa najviše poena.
rules-setup-title = Pre prvog kruga
rules-setup-decks = U svakom dobu koriste se samo karte na kojima odštampani broj nije veći od broja igrača. U špil doba III bez gledanja se umeša onoliko gildi koliko ima igrača, i još dve; ostale gilde ostaju u kutiji. Tako u svakom dobu svako dobija tačno sedam karata.
rules-setup-boards-first = Svako dobija tablu jednog čuda, sa stranom A ili stranom B. Strane se razlikuju po fazama; resurs grada je isti.
rules-setup-boards-second = Svako dobija tablu jednog čuda i igra njenu svetlu ili tamnu stranu. Strane se razlikuju po fazama; resurs grada je isti.
rules-setup-coins = Svaki grad počinje sa 3 novčića. Novčići, karte i table vidljivi su svima; skrivene su samo ruke i karte pod čudima.
rules-neighbors = Gradovi su poređani ukrug. Gradovi levo i desno od tebe su tvoji susedi: sa njima trguješ, sa njima ratuješ, a neke karte broje ono što su oni izgradili.

rules-turn-title = Doba i krugovi
rules-turn-choose = Doba ima šest krugova. U svakom krugu svi istovremeno i tajno biraju po jednu kartu iz ruke. Zatim se sve karte pokazuju i igraju odjednom.
rules-turn-actions = Izabrana karta može da se iskoristi na tri načina: izgradi je, stavi je licem nadole pod sledeću fazu svog čuda ili je prodaj za 3 novčića. Prodaja je uvek moguća.
rules-turn-pass = Karte koje ostanu idu susedu: u dobima I i III levom, u dobu II desnom. Sledeći krug igraš sa rukom koju dobiješ.
rules-turn-sixth = U šestom krugu ostaju dve karte. Jedna se igra, a druga ide među odbačene, bez novčića.
rules-turn-same = Grad nikad nema dve građevine istog imena.
rules-stages = Faze čuda grade se sleva nadesno, svaka jednom, u bilo kom dobu ili nikad. Cena faze piše na tabli; pod nju može da se stavi bilo koja karta, a cena i efekat te karte se ne računaju.

rules-cost-title = Šta koliko košta
rules-cost-kinds = Neke karte ne koštaju ništa, neke koštaju novčić, a većina košta resurse. Resursi se ne troše: ono što tvoj grad proizvodi, možeš da upotrebiš jednom u svakom krugu.
rules-cost-produce = Tvoj grad proizvodi resurs sa svoje table, resurse svojih braon i sivih karata i resurse nekih žutih karata i faza. Karta sa izborom u svakom krugu daje jedan od svojih resursa.
rules-cost-trade = Ono što nedostaje, kupuješ od levog ili desnog suseda, po 2 novčića za komad. Na prodaju su resurs sa table i resursi braon i sivih karata, a nikad resursi žutih karata i faza. Sused ne može da odbije, a prodate resurse i dalje može da koristi. U jednom krugu svaki sused može svaki komad da kupi jednom.
rules-cost-time = Plaćaš novčićima koje imaš na početku kruga i kupuješ samo ono što tada već postoji. Neke trgovačke građevine pojeftinjuju resurse, od kruga posle svoje izgradnje: 1 novčić umesto 2, nikad manje.
rules-cost-chain = Na mnogim kartama piše ime neke ranije građevine ili stoji njen znak. Ko ima tu građevinu, kartu gradi besplatno.

rules-kinds-title = Tipovi karata
rules-kinds-brown = Braon: osnovne sirovine, to jest drvo, kamen, glina i gvožđe.
rules-kinds-gray = Sive: prerađene sirovine, to jest staklo, tkanina i papirus.
rules-kinds-blue = Plave: civilne građevine, koje vrede onoliko poena koliko na njima piše.
rules-kinds-yellow = Žute: trgovačke građevine. Donose novčiće, resurse ili bolje cene, a u dobu III novčiće odmah i poene na kraju.
rules-kinds-red = Crvene: vojne građevine. Donose štitove za sukobe.
rules-kinds-green = Zelene: naučne građevine. Donose simbole, koji vrede tim više što ih je više.
rules-kinds-purple = Ljubičaste: gilde, samo u dobu III. Donose poene za ono što su izgradili sopstveni grad ili njegovi susedi.

rules-war-title = Vojni sukobi
rules-war = Na kraju svakog doba svaki grad upoređuje svoje štitove sa svakim od svojih suseda. Jači grad uzima token pobede, koji u dobima I, II i III vredi 1, 3 ili 5 poena; slabiji uzima token poraza, koji oduzima jedan poen. Pri istom broju štitova niko ne uzima ništa.

rules-end-title = Kraj igre
rules-end-points = Posle sukoba u dobu III sabiraju se poeni: tokeni za vojsku, po jedan poen za 3 novčića, faze čuda, plave karte, žute karte, zelene karte i gilde.
rules-end-science = Nauka: broj svakog od tri simbola množi se samim sobom, a svaki set od tri različita simbola vredi još 7 poena. Simbol po izboru na kraju postaje onaj koji najviše donosi.
rules-end-tie = Pobeđuje ko ima najviše poena. Pri istom broju poena pobeđuje grad sa više novčića; ako je i tu jednako, pobeda se deli.

rules-powers-title = Posebne moći čuda
rules-power-rhodes = { $rhodes }: štitovi važe u svim kasnijim sukobima.
rules-power-alexandria = { $alexandria }: resurs po izboru u svakom krugu; susedi ne mogu da ga kupe.
rules-power-ephesus = { $ephesus }: novčići se isplaćuju jednom, kada se faza izgradi.
rules-power-babylon = { $babylon }: naučni simbol, koji se bira na kraju. Faza sa sedmom kartom omogućava ti da poslednju kartu svakog doba odigraš umesto da je odbaciš: izgradi je, stavi je pod čudo ili je prodaj.
rules-power-halicarnassus = { $halicarnassus }: na kraju kruga pregledaš odbačene karte i jednu od njih gradiš besplatno.
rules-power-giza = { $giza }: poeni, i ništa drugo.
rules-power-olympia-first = { $olympia }, strana A: jednom u svakom dobu jedna građevina je besplatna. Strana B: osnovne sirovine oba suseda koštaju 1 novčić; na kraju se jedna gilda suseda računa i ovom gradu.
rules-power-olympia-second = { $olympia }, svetla strana: prva građevina svake boje je besplatna. Tamna strana: besplatne su građevina iz prvog i građevina iz šestog kruga svakog doba.

rules-editions-title = Po čemu se izdanja razlikuju
rules-editions-sides = U prvom izdanju strane table zovu se A i B, u drugom svetla i tamna. Drugo izdanje menja cene mnogih faza; tabla { $babylon } daje drvo umesto gline, a tabla { $olympia } glinu umesto drveta; { $olympia } i tamna strana table { $babylon } imaju druge moći.
rules-editions-cards = Nove karte u drugom izdanju su { $well } (umesto karte { $pawnshop }), { $ludus }, { $castrum } i { $decorators-guild } (umesto karte { $strategists-guild }). { $altar }, { $theater } i { $temple } vrede jedan poen više; razlikuju se i neki nizovi, cene i brojevi primeraka.
rules-editions-chains = U prvom izdanju na karti piše ime građevine koja je čini besplatnom, u drugom stoji znak.
rules-editions-two = Igra za dvoje sa Slobodnim gradom postoji samo u prvom izdanju.

rules-city-title = Dva igrača i Slobodni grad
rules-city-setup = Dva igrača koriste karte za troje. Između njih je treći grad koji niko ne vodi, Slobodni grad, sa sopstvenom tablom i 3 novčića. Sva tri grada su međusobno susedna. U svakom dobu oba igrača dobijaju po sedam karata; preostalih sedam čine špil Slobodnog grada.
rules-city-turn = Jedan od igrača drži kartu Slobodnog grada. On vuče gornju kartu špila, bira kartu za svoj grad, a zatim jednu za Slobodni grad. Drugi igrač bira jednu kartu. Posle toga igrači razmenjuju ruke, a karta Slobodnog grada ide uz ruku: tako je drže naizmenično.
rules-city-play = Slobodni grad gradi, kupuje od oba igrača i stavlja karte pod svoje čudo kao i ostali. Kartu prodaje samo kada onaj ko za njega bira nema nijednu koju bi Slobodni grad mogao da izgradi ili iskoristi. Ono što je u nizu besplatno, mora da izgradi.
rules-city-end = Slobodni grad učestvuje u sukobima, a karte njegovih suseda broje i njegove građevine. Ne može da pobedi.

rules-open-1 = Krug se razrešava ovim redom: sva plaćanja idu od onoga što je postojalo na početku kruga; postavljaju se sve karte i faze; prodate karte i prodati resursi donose novčiće; novčići koji se broje, kao kod karte { $vineyard }, broje ono što tada stoji. Zatim slede sedma karta grada { $babylon }, odbacivanje ostalih sedmih karata, { $halicarnassus } i, posle šestog kruga, sukobi.
rules-open-2 = Prvo se koristi ono što proizvodi sopstveni grad, a kupuje se samo ono što nedostaje. Ti biraš kako se kupovina deli između suseda; podela po kojoj bi jedan sused dobio više, a nijedan manje, ne nudi se.
rules-open-3 = Koji resurs karte sa izborom koristi vlasnik, ne zavisi od toga koji kupuje sused. Svaki sused u jednom krugu dobija jedan od njih.
rules-open-4 = U nizu je karta besplatna, i onda kada košta novčić, a plaćanje se tada ne nudi. Dovoljno je imati raniju građevinu, kad god da je izgrađena.
rules-open-5 = Popusti se ne sabiraju: cena je 1 novčić, nikad nula.
rules-open-6 = Sedma karta grada { $babylon } je poseban korak posle šestog kruga: za nju mogu da se koriste novčići i resursi iz šestog kruga.
rules-open-7 = { $babylon } igra svoju sedmu kartu pre nego što { $halicarnassus } pregleda odbačene karte.
rules-open-8 = { $halicarnassus } može da odustane. Ne može da uzme građevinu koja već stoji u tom gradu; karte pod čudima nisu među odbačenim. Ono što uzme, deluje odmah i računa se u sukobima ovog doba.
rules-open-9 = Besplatna gradnja koju daje { $olympia } na strani A može da se koristi od kruga posle izgradnje faze, a nikad za fazu. Na strani B uzima se najbolja gilda; kopirana { $shipowners-guild } ne broji samu sebe, a kopirana { $scientists-guild } daje simbol.
rules-open-10 = Besplatne građevine koje { $olympia } ima na svetloj i na tamnoj strani važe automatski, pa se ne plaćaju ni novčići; to nikad nije izbor i nikad ne važi za fazu.
rules-open-11 = Svi simboli po izboru određuju se zajedno na kraju, tako da donesu najviše poena.
rules-open-12 = { $lighthouse } za svoje novčiće broji i sebe. { $shipowners-guild } broji braon, sive i ljubičaste karte sopstvenog grada, i sebe među njima.
rules-open-13 = Novčića i tokena nikad ne ponestane.
rules-open-14 = Ko drži kartu Slobodnog grada, u tom krugu odlučuje za njega o svemu, i o moćima njegove table. Ako Slobodni grad ima tablu { $babylon }, njegova sedma karta je poslednja karta njegovog špila.
rules-open-15 = Ko drži kartu Slobodnog grada, prvo bira kartu za svoj grad, a zatim, među ostalima, jednu koju Slobodni grad može da izgradi ili iskoristi. Samo ako takve nema, jednu sme da proda.
rules-open-16 = Sa Slobodnim gradom ruke se razmenjuju posle svakog kruga, u svakom dobu.

rules-duel-aim = Dva igrača grade svoje gradove jedan pored drugog, kroz tri doba. Ko prodre u protivnikovu prestonicu, odmah pobeđuje; ko sakupi šest različitih naučnih simbola, odmah pobeđuje. Inače posle trećeg doba odlučuju poeni.
rules-duel-setup = Figura sukoba stoji na sredini vojne staze. Pet od deset tokena napretka leži otkriveno na tabli. Svaki igrač ima 7 novčića.
rules-duel-draft = Izlažu se četiri čuda: prvi igrač uzima jedno, drugi dva, a prvi poslednje. Kod sledeća četiri počinje drugi igrač. Tako svako ima četiri čuda koja može da izgradi tokom igre.
rules-duel-first = U prvoj partiji čuda su zadata. Prvi igrač: { $the-pyramids }, { $the-great-lighthouse }, { $the-temple-of-artemis } i { $the-statue-of-zeus }. Drugi igrač: { $circus-maximus }, { $piraeus }, { $the-appian-way } i { $the-colossus }.
rules-duel-decks = Iz svakog doba tri karte se bez gledanja vraćaju u kutiju; doba III dobija tri gilde. Dvadeset karata slaže se u zadati raspored tako da se preklapaju, neke otkrivene, neke skrivene.
rules-duel-turn-title = Potez
rules-duel-turn = Uzimaš jednu kartu na kojoj ne leži nijedna druga i koristiš je na jedan od tri načina: izgradi je; odbaci je za 2 novčića, i još po jedan za svaku žutu kartu u svom gradu; ili je stavi licem nadole pod jedno svoje čudo i izgradi to čudo. Zatim se otkrivaju oslobođene skrivene karte.
rules-duel-price-title = Cene
rules-duel-price = Ono što tvoj grad ne proizvodi, kupuješ od banke: komad košta 2 novčića, i još po jedan za svaki takav simbol na braon i sivim kartama tvog protivnika. Neke žute karte utvrđuju cenu resursa na 1 novčić.
rules-duel-chain = Ako imaš građevinu čiji je beli simbol prikazan ispod cene neke karte, tu kartu gradiš besplatno.
rules-duel-wonders = Igrači zajedno grade najviše sedam čuda: sa sedmim se poslednje vraća u kutiju. Neka čuda odmah donose još jedan potez.
rules-duel-military-title = Vojna nadmoć
rules-duel-military = Svaki štit pomera figuru za jedno polje ka protivnikovoj prestonici. Kada prvi put uđe u drugu ili treću zonu neke strane, igrač sa te strane gubi 2, odnosno 5 novčića. Kada stigne u prestonicu, igra je dobijena.
rules-duel-science-title = Naučna nadmoć
rules-duel-science = Ko ima dve karte sa istim naučnim simbolom, uzima jedan od tokena napretka sa table. Šest različitih simbola donosi pobedu.
rules-duel-ages-title = Od doba do doba
rules-duel-ages = Kada se uzme poslednja karta doba, postavlja se sledeće. Ko počinje, bira igrač na čijoj strani stoji figura; ako je na sredini, bira onaj ko je uzeo poslednju kartu.
rules-duel-end-title = Kraj igre
rules-duel-end = Posle doba III sabiraju se poeni: 0, 2, 5 ili 10 za položaj figure, plave, zelene i žute karte, gilde, čuda, tokeni napretka i po jedan za 3 novčića. Pri istom broju poena odlučuju plave karte; ako ni one ne odluče, pobeda se deli.
rules-duel-tokens-title = Tokeni napretka i gilde
rules-duel-tokens = Tokeni napretka deluju od trenutka kada se uzmu. Gilda važi za grad koji ima više onoga što ona broji; na kraju to može da bude drugi grad nego ranije. Većina za svaku takvu stvar donosi po novčić odmah i po poen na kraju; { $builders-guild } donosi 2 poena za svako čudo, { $moneylenders-guild } 1 poen za svaka 3 novčića, a novčiće ne donosi nijedna od te dve.

rules-open-17 = { $the-mausoleum } mora da uzme kartu ako ima odbačenih, a za par mora da se uzme token napretka ako je neki ostao.
rules-open-18 = Uvek se uzima najjeftiniji način plaćanja.
rules-open-19 = { $urbanism } plaća za građevine besplatne u nizu, a ne za one koje ionako ništa ne koštaju. Građevina koju donosi { $the-mausoleum } ne spada u njih.
rules-open-20 = Ako se doba završi sa figurom na sredini, onaj ko je uzeo poslednju kartu bira ko počinje.
rules-open-21 = Po poleđini se vidi da je karta gilda, i dok je skrivena.

rules-cost-time-seventh = Samo sedma karta grada { $babylon } dolazi kasnije: plaća se onim što postoji posle šestog kruga.
rules-source-5 = Tako kažu turska i engleska pravila; mađarska kažu da se sabiraju.
rules-source-6 = Pravila kažu samo da se obe karte igraju u šestom krugu. Da novčići i niže cene iz tog kruga važe i za sedmu kartu i da resurs po izboru služi drugi put, tumačenje je ovog programa.
rules-source-9 = Ako više gildi donosi isti zbir, svaka je ispravna, a prikazuje se jedna.
rules-source-15 = Pravila se razlikuju: po mađarskim Slobodni grad sme da proda svaku kartu koju ne može da odigra, po turskim samo ako nema druge. Ovde važe turska.
rules-source-17 = Estonska pravila za oboje kažu „može“. Ovde se uvek uzima, kao u engleskim pravilima: niko time ne gubi.
rules-source-19 = Estonska pravila govore o besplatnoj gradnji. Ovde važe engleska, koja pominju niz.
rules-source-20 = Tako kažu estonska pravila; samo prvo englesko izdanje kaže drugačije.
