### The rules of the games, told in this project's own words. Each message is a whole paragraph or heading.

rules-title = Säännöt
rules-seven = 7 Wonders
rules-duel = 7 Wonders Duel
rules-open = Sääntöjen tulkinnat
rules-open-explained = Painetut säännöt jättävät nämä kohdat avoimiksi, tai sääntökirjat ovat niistä eri mieltä. Täällä ne tulkitaan näin.

rules-aim-title = Mistä pelissä on kyse
rules-aim = Jokainen pelaaja johtaa antiikin kaupunkia kolmen aikakauden ajan. Korteista tulee rakennelmia, rakennelmat tuovat resursseja, kauppaa, tiedettä, kilpiä ja pisteitä, ja niiden rinnalla kohoaa kaupungin ihme. III aikakauden jälkeen voittaa kaupunki, jolla on eniten pisteitä.
rules-setup-title = Ennen ensimmäistä vuoroa
rules-setup-decks = Kullakin aikakaudella käytetään vain kortteja, joihin painettu luku ei ylitä pelaajien määrää. III aikakauden kortteihin sekoitetaan katsomatta kiltoja, kaksi enemmän kuin pelaajia on; muut killat jäävät laatikkoon. Näin jokainen saa joka aikakaudella tasan seitsemän korttia.
rules-setup-boards-first = Jokainen saa ihmeen pelilaudan, josta käytetään joko A- tai B-puolta. Puolilla on eri vaiheet; kaupungin resurssi on sama.
rules-setup-boards-second = Jokainen saa ihmeen pelilaudan, josta käytetään joko päivä- tai yöpuolta. Puolilla on eri vaiheet; kaupungin resurssi on sama.
rules-setup-coins = Jokaisella kaupungilla on aluksi 3 rahaa. Rahat, kortit ja pelilaudat ovat kaikkien nähtävillä; vain kädessä olevat kortit ja ihmeiden alle laitetut kortit eivät ole.
rules-neighbors = Kaupungit muodostavat piirin. Vasemmalla ja oikealla puolellasi olevat kaupungit ovat naapureitasi: käyt niiden kanssa kauppaa ja taistelet niitä vastaan, ja jotkin kortit laskevat, mitä ne ovat rakentaneet.

rules-turn-title = Aikakausi ja sen vuorot
rules-turn-choose = Aikakaudessa on kuusi vuoroa. Joka vuorolla kaikki valitsevat yhtä aikaa ja muilta salassa yhden kädessään olevan kortin. Sitten kaikki kortit näytetään ja pelataan samalla kertaa.
rules-turn-actions = Valitsemaasi korttia voit käyttää kolmella tavalla: rakenna se, laita se kuvapuoli alaspäin ihmeesi seuraavan vaiheen alle tai myy se 3 rahalla. Myydä voi aina.
rules-turn-pass = Loput kortit annetaan naapurille: I ja III aikakaudella vasemmalle, II aikakaudella oikealle. Seuraavan vuoron pelaat korteilla, jotka sait toiselta naapuriltasi.
rules-turn-sixth = Kuudennella vuorolla kortteja on jäljellä kaksi. Toinen pelataan; toinen menee poistopakkaan, eikä siitä saa rahaa.
rules-turn-same = Kaupungissa ei ole koskaan kahta samannimistä rakennelmaa.
rules-stages = Ihmeen vaiheet rakennetaan vasemmalta oikealle, kukin kerran, millä aikakaudella tahansa tai ei lainkaan. Vaiheen hinta näkyy pelilaudassa. Sen alle käy mikä tahansa kortti; itse kortti ei maksa mitään, eikä sillä ole enää mitään vaikutusta.

rules-cost-title = Mitä rakentaminen maksaa
rules-cost-kinds = Jotkin kortit eivät maksa mitään, jotkin maksavat yhden rahan, useimmat maksavat resursseja. Resurssit eivät kulu: se, mitä kaupunkisi tuottaa, on käytettävissä kerran joka vuorolla.
rules-cost-produce = Kaupunkisi tuottaa pelilautansa resurssin, ruskeiden ja harmaiden korttiensa resurssit sekä joidenkin keltaisten korttien ja vaiheiden resurssit. Jos kortissa saa valita, se antaa joka vuorolla yhden resursseistaan.
rules-cost-trade = Puuttuvat resurssit ostat vasemman- tai oikeanpuoleiselta naapurilta, 2 rahaa kappale. Myytävänä ovat pelilaudan resurssi sekä ruskeiden ja harmaiden korttien resurssit, eivät koskaan keltaisten korttien ja vaiheiden. Naapuri ei voi kieltäytyä, ja se voi silti käyttää niitä itsekin. Kumpikin naapuri voi ostaa kunkin yksikön kerran vuorossa.
rules-cost-time = Maksat rahoilla, jotka sinulla oli vuoron alussa, ja ostat siitä, mitä silloin oli rakennettuna. Kauppapaikat halventavat joitakin resursseja rakentamistaan seuraavasta vuorosta alkaen: hinta on 2 rahan sijasta 1, ei koskaan vähemmän.
rules-cost-chain = Moneen korttiin on merkitty jokin aiempi rakennelma nimellä tai symbolilla. Jos sinulla on se rakennelma, rakennat kortin ilmaiseksi.

rules-kinds-title = Korttien lajit
rules-kinds-brown = Ruskeat: raaka-aineet eli puu, kivi, savi ja malmi.
rules-kinds-gray = Harmaat: tuotteet eli lasi, kangas ja papyrus.
rules-kinds-blue = Siniset: hallintorakennukset, joista saa niihin painetut pisteet.
rules-kinds-yellow = Keltaiset: kaupparakennukset. Ne tuovat rahaa, resursseja tai parempia hintoja, ja III aikakaudella heti rahaa sekä lopussa pisteitä.
rules-kinds-red = Punaiset: sotavoimien rakennukset. Ne tuovat kilpiä taisteluihin.
rules-kinds-green = Vihreät: tiederakennukset. Ne tuovat symboleja, jotka ovat sitä arvokkaampia, mitä enemmän niitä on.
rules-kinds-purple = Violetit: killat, vain III aikakaudella. Ne tuovat pisteitä siitä, mitä oma kaupunki tai sen naapurit ovat rakentaneet.

rules-war-title = Taistelut
rules-war = Joka aikakauden lopussa jokainen kaupunki vertaa kilpiensä määrää kummankin naapurin kilpiin. Vahvempi kaupunki ottaa voittomerkin, jonka arvo on I aikakaudella 1, II aikakaudella 3 ja III aikakaudella 5 pistettä; heikompi ottaa tappiomerkin, joka vie yhden pisteen. Yhtä vahvat kaupungit eivät ota mitään.

rules-end-title = Pelin päättyminen
rules-end-points = III aikakauden taistelujen jälkeen pisteet lasketaan yhteen: sotamerkit, piste jokaisesta 3 rahasta, ihmeen vaiheet, siniset kortit, keltaiset kortit, vihreät kortit ja killat.
rules-end-science = Tiede: kunkin kolmen symbolin lukumäärä kerrotaan itsellään, ja jokainen kolmen eri symbolin sarja tuo 7 pistettä lisää. Vapaasti valittava symboli määräytyy lopussa niin, että siitä on eniten hyötyä.
rules-end-tie = Eniten pisteitä voittaa. Tasapisteissä voittaa kaupunki, jolla on enemmän rahaa; jos nekin ovat tasan, voitto jaetaan.

rules-powers-title = Ihmeiden erikoiskyvyt
rules-power-rhodes = { $rhodes }: kilvet ovat mukana kaikissa myöhemmissä taisteluissa.
rules-power-alexandria = { $alexandria }: joka vuorolla yksi resurssi, jonka saa valita; naapurit eivät voi ostaa sitä.
rules-power-ephesus = { $ephesus }: rahat saa kerran, silloin kun vaihe rakennetaan.
rules-power-babylon = { $babylon }: tiedesymboli, joka valitaan lopussa. Seitsemännen kortin vaiheen ansiosta voit pelata joka aikakauden viimeisen kortin sen sijaan, että se menisi poistopakkaan: rakenna se, laita se ihmeen alle tai myy se.
rules-power-halicarnassus = { $halicarnassus }: vuoron lopussa tutkit poistopakan ja rakennat siitä yhden kortin ilmaiseksi.
rules-power-giza = { $giza }: pisteitä, ei mitään muuta.
rules-power-olympia-first = { $olympia }, A-puoli: kerran aikakaudessa yksi rakennelma ilmaiseksi. B-puoli: kummankin naapurin raaka-aineet maksavat 1 rahan; lopussa yksi naapurin kilta antaa pisteet myös kaupungille { $olympia }.
rules-power-olympia-second = { $olympia }, päivä: jokaisen värin ensimmäinen rakennelma on ilmainen. Yö: aikakauden ensimmäisellä vuorolla ja kuudennella vuorolla rakennettava rakennelma on ilmainen.

rules-editions-title = Painosten erot
rules-editions-sides = Ensimmäisessä painoksessa pelilaudan puolet ovat A ja B, toisessa päivä ja yö. Toisessa painoksessa monen vaiheen hinta on muuttunut; kaupungin { $babylon } resurssi on puu eikä savi, kaupungin { $olympia } savi eikä puu; kaupungilla { $olympia } ja kaupungin { $babylon } yöpuolella on eri kyvyt.
rules-editions-cards = Toisen painoksen uusia kortteja ovat { $well } (korvaa kortin { $pawnshop }), { $ludus }, { $castrum } ja { $decorators-guild } (korvaa kortin { $strategists-guild }). { $altar }, { $theater } ja { $temple } ovat pisteen arvokkaampia; jotkin ketjutukset, hinnat ja kappalemäärät eroavat.
rules-editions-chains = Ensimmäisessä painoksessa korttiin on painettu sen rakennelman nimi, joka tekee kortin ilmaiseksi, toisessa ketjutussymboli.
rules-editions-two = Kahden pelaajan peli Vapaakaupungin kanssa on vain ensimmäisessä painoksessa.

rules-city-title = Kaksi pelaajaa ja Vapaakaupunki
rules-city-setup = Kaksi pelaajaa käyttää kolmen pelaajan kortteja. Heidän välissään on kolmas kaupunki, jota kukaan ei johda: Vapaakaupunki, jolla on oma pelilauta ja omat 3 rahaa. Kolme kaupunkia ovat kaikki toistensa naapureita. Joka aikakaudella kumpikin pelaaja saa seitsemän korttia; muista seitsemästä tulee Vapaakaupungin pakka.
rules-city-turn = Toisella pelaajista on Vapaakaupungin kortti. Hän nostaa pakan päällimmäisen kortin, valitsee kortin omalle kaupungilleen ja sitten yhden Vapaakaupungille. Toinen pelaaja valitsee yhden kortin. Sen jälkeen pelaajat vaihtavat kädessään olevat kortit, ja Vapaakaupungin kortti siirtyy mukana: näin se on vuorotellen kummallakin.
rules-city-play = Vapaakaupunki rakentaa, ostaa kummaltakin pelaajalta ja laittaa kortteja ihmeensä alle kuten muutkin. Kortin se myy vain, kun haltijalla ei ole yhtään korttia, jonka se voisi rakentaa tai käyttää. Kortti, jonka ketjutus tekee ilmaiseksi, sen on rakennettava.
rules-city-end = Vapaakaupunki osallistuu taisteluihin, ja sen naapurien kortit laskevat myös sen rakennelmat. Se ei voi voittaa.

rules-open-1 = Vuoro etenee tässä järjestyksessä: kaikki maksut maksetaan siitä, mitä oli vuoron alussa; kaikki kortit ja vaiheet asetetaan paikoilleen; myydyistä korteista ja myydyistä resursseista saadaan rahat; rahat, joiden määrä lasketaan, kuten kortissa { $vineyard }, lasketaan siitä, mitä nyt on rakennettuna. Sitten seuraavat kaupungin { $babylon } seitsemäs kortti, muiden pelaajien seitsemännen kortin siirto poistopakkaan, { $halicarnassus } ja kuudennen vuoron jälkeen taistelut.
rules-open-2 = Ensin käytetään se, mitä oma kaupunki tuottaa, ja vain puuttuva ostetaan. Sinä valitset, miten ostot jaetaan naapurien kesken; jakoa, jossa yksi osuus olisi kalliimpi eikä mikään muu halvempi, ei tarjota.
rules-open-3 = Kun kortissa saa valita resurssin, omistajan ja naapurin valinnat eivät riipu toisistaan. Kumpikin naapuri saa vuorossa yhden niistä.
rules-open-4 = Ketjutus tekee kortin kokonaan ilmaiseksi, myös sen rahahinnan, eikä maksamista silloin tarjota. Riittää, että aiempi rakennelma on kaupungissa, tulipa se sinne milloin tahansa.
rules-open-5 = Alennuksia ei lasketa yhteen: hinta on 1 raha, ei koskaan nolla.
rules-open-6 = Kaupungin { $babylon } seitsemäs kortti pelataan erikseen kuudennen vuoron jälkeen: kuudennen vuoron rahat ja resurssit voi käyttää siihen.
rules-open-7 = { $babylon } pelaa seitsemännen korttinsa ennen kuin { $halicarnassus } tutkii poistopakan.
rules-open-8 = { $halicarnassus } saa jättää kortin ottamatta. Se ei voi ottaa rakennelmaa, joka on jo sen kaupungissa; ihmeiden alla olevat kortit eivät ole pakassa. Otettu kortti vaikuttaa heti ja on mukana tämän aikakauden taisteluissa.
rules-open-9 = Kaupungin { $olympia } A-puolen ilmainen rakennelma on käytettävissä vaiheen rakentamista seuraavasta vuorosta alkaen, ei koskaan vaiheeseen. B-puolella kopioidaan paras kilta; kopioitu { $shipowners-guild } ei laske itseään, kopioitu { $scientists-guild } antaa symbolin.
rules-open-10 = Kaupungin { $olympia } päivä- ja yöpuolen kyky toimii automaattisesti, eikä rahahintaakaan makseta; siitä ei voi valita toisin, eikä se koske vaiheita.
rules-open-11 = Kaikki vapaasti valittavat symbolit määrätään lopussa yhdessä niin, että pisteitä tulee eniten.
rules-open-12 = { $lighthouse } laskee rahoissaan mukaan myös itsensä. { $shipowners-guild } laskee oman kaupunkinsa ruskeat, harmaat ja violetit kortit, myös itsensä.
rules-open-13 = Rahat ja merkit eivät lopu koskaan.
rules-open-14 = Vapaakaupungin kortin haltija päättää sillä vuorolla kaikesta sen puolesta, myös sen pelilaudan kyvyistä. Jos Vapaakaupungin pelilauta on { $babylon }, sen seitsemäs kortti on sen pakan viimeinen kortti.
rules-open-15 = Haltija valitsee ensin oman korttinsa ja sitten muista sellaisen, jonka Vapaakaupunki voi rakentaa tai käyttää. Vain jos sellaista ei ole, Vapaakaupunki saa myydä kortin.
rules-open-16 = Vapaakaupungin kanssa kortit vaihdetaan joka vuoron jälkeen, olipa aikakausi mikä tahansa.

rules-duel-aim = Kaksi pelaajaa rakentaa kaupunkejaan rinnakkain kolmen aikakauden ajan. Joka marssii vastustajan pääkaupunkiin, voittaa heti; joka kerää kuusi eri tiedesymbolia, voittaa heti. Muuten pisteet ratkaisevat III aikakauden jälkeen.
rules-duel-setup = Taistelunappula on radan keskellä. Kymmenestä edistysmerkistä viisi on laudalla kuvapuoli ylöspäin. Kummallakin pelaajalla on 7 rahaa.
rules-duel-draft = Neljä ihmettä asetetaan esille: ensimmäinen pelaaja ottaa yhden, toinen kaksi ja ensimmäinen viimeisen. Sitten tulee neljä lisää, ja toinen pelaaja aloittaa. Näin kummallakin on neljä ihmettä, jotka voi rakentaa pelin aikana.
rules-duel-first = Ensimmäisessä pelissä ihmeet on jaettu valmiiksi. Ensimmäisellä pelaajalla ovat { $the-pyramids }, { $the-great-lighthouse }, { $the-temple-of-artemis } ja { $the-statue-of-zeus }, toisella { $circus-maximus }, { $piraeus }, { $the-appian-way } ja { $the-colossus }.
rules-duel-decks = Kunkin aikakauden korteista kolme palaa katsomatta laatikkoon; III aikakauteen lisätään kolme kiltaa. Kaksikymmentä korttia ladotaan muodostelmaan limittäin, osa kuvapuoli ylöspäin, osa kuvapuoli alaspäin.
rules-duel-turn-title = Vuoro
rules-duel-turn = Otat yhden kortin, jonka päällä ei ole toista, ja käytät sitä yhdellä kolmesta tavasta: rakenna se; hylkää se ja ota 2 rahaa sekä yksi lisää jokaisesta kaupunkisi keltaisesta kortista; tai laita se kuvapuoli alaspäin jonkin ihmeesi alle ja rakenna ihme. Sitten vapautuneet kortit käännetään esiin.
rules-duel-price-title = Hinnat
rules-duel-price = Mitä kaupunkisi ei tuota, sen ostat pankilta: kappale maksaa 2 rahaa ja yhden lisää jokaisesta samasta symbolista vastustajasi ruskeissa ja harmaissa korteissa. Joidenkin keltaisten korttien ansiosta resurssin hinta on aina 1 raha.
rules-duel-chain = Jos sinulla on rakennelma, jonka valkoinen symboli näkyy kortin hinnan alla, rakennat sen kortin ilmaiseksi.
rules-duel-wonders = Pelaajat rakentavat yhteensä enintään seitsemän ihmettä: seitsemännen myötä viimeinen palaa laatikkoon. Jotkin ihmeet antavat heti lisävuoron.
rules-duel-military-title = Sotilaallinen ylivoima
rules-duel-military = Jokainen kilpi siirtää nappulaa ruudun kohti vastustajan pääkaupunkia. Kun nappula tulee ensimmäistä kertaa jommankumman puolen toiselle vyöhykkeelle, sen puolen pelaaja menettää 2 rahaa, ja kolmannella vyöhykkeellä 5. Kun nappula pääsee pääkaupunkiin, peli on voitettu.
rules-duel-science-title = Tieteellinen ylivoima
rules-duel-science = Joka saa kaksi korttia, joissa on sama tiedesymboli, ottaa yhden laudalla olevista edistysmerkeistä. Kuusi eri symbolia voittaa pelin.
rules-duel-ages-title = Aikakaudesta toiseen
rules-duel-ages = Kun aikakauden viimeinen kortti on otettu, seuraava ladotaan pöydälle. Se pelaaja, jonka puolella nappula on, valitsee aloittajan; jos nappula on keskellä, valitsee se, joka otti viimeisen kortin.
rules-duel-end-title = Pelin päättyminen
rules-duel-end = III aikakauden jälkeen pisteet lasketaan yhteen: nappulan paikasta 0, 2, 5 tai 10, siniset, vihreät ja keltaiset kortit, killat, ihmeet, edistysmerkit ja piste jokaisesta 3 rahasta. Tasapisteissä siniset kortit ratkaisevat; jos nekin ovat tasan, voitto jaetaan.
rules-duel-tokens-title = Edistysmerkit ja killat
rules-duel-tokens = Edistysmerkit vaikuttavat siitä hetkestä lähtien, kun ne otetaan. Kilta lasketaan siinä kaupungissa, jossa sen laskemia asioita on enemmän; lopussa kaupunki voi olla eri kuin aiemmin. Useimmat killat tuovat kustakin heti rahan ja lopussa pisteen; { $builders-guild } tuo 2 pistettä jokaisesta ihmeestä ja { $moneylenders-guild } pisteen jokaisesta 3 rahasta, eikä kumpikaan tuo rahaa.

rules-open-17 = { $the-mausoleum } -ihmeellä on otettava kortti, jos poistopakassa on sellainen, ja parista on otettava edistysmerkki, jos niitä on jäljellä.
rules-open-18 = Maksutavaksi valitaan aina halvin.
rules-open-19 = { $urbanism } antaa rahaa rakennelmista, jotka ketjutus tekee ilmaisiksi, ei niistä, jotka eivät muutenkaan maksa mitään. { $the-mausoleum } -ihmeellä rakennettu kortti ei kuulu niihin.
rules-open-20 = Jos nappula on aikakauden päättyessä keskellä, se, joka otti viimeisen kortin, valitsee aloittajan.
rules-open-21 = Kortin selästä näkee, että se on kilta, vaikka se olisi kuvapuoli alaspäin.

rules-cost-time-seventh = Vain kaupungin { $babylon } seitsemäs kortti tulee myöhemmin: se maksetaan sillä, mitä kuudennen vuoron jälkeen on.
rules-source-5 = Näin sanovat turkin- ja englanninkieliset säännöt; unkarinkielisten mukaan edut lasketaan yhteen.
rules-source-6 = Säännöissä sanotaan vain, että kuudennella vuorolla pelataan molemmat kortit. Se, että vuoron rahat ja alemmat hinnat käyvät seitsemänteen korttiin ja valinnainen resurssi toisen kerran, on tämän ohjelman tulkinta.
rules-source-9 = Jos useampi kilta tuottaa saman summan, jokainen niistä on oikein; yksi näytetään.
rules-source-15 = Säännöt eroavat: unkarinkielisten mukaan Vapaakaupunki saa myydä minkä tahansa kortin, jota se ei voi pelata, turkinkielisten mukaan vain, jos muuta ei ole. Tässä noudatetaan turkinkielisiä.
rules-source-17 = Vironkieliset säännöt sanovat molemmista ”voi”. Tässä otetaan aina, kuten englanninkielisissä säännöissä: kukaan ei häviä siinä mitään.
rules-source-19 = Vironkieliset säännöt puhuvat ilmaiseksi rakentamisesta. Tässä noudatetaan englanninkielisiä, joissa mainitaan ketjutus.
rules-source-20 = Näin sanovat vironkieliset säännöt; vain ensimmäinen englanninkielinen painos sanoo toisin.
