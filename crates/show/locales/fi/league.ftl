### The weekly league over the deals of days.

league-title = Viikkoliiga
league-lead = Noin kolmenkymmenen ihmisen ryhmiä, jotka pelaavat suunnilleen yhtä hyvin kuin sinä. Jokainen päivän jako lasketaan.
league-explained = Jako antaa pisteen jokaisesta ryhmän jäsenestä, jolla meni huonommin tai joka ei ole lopettanut sitä, ja puoli pistettä tasatuloksesta. Maanantaina jokaisen ryhmän paras kuudesosa nousee ja viimeinen kuudesosa putoaa.
league-week = Tämä viikko, alkaen { $date }
league-last = Viime viikko
league-group = Ryhmä { $group } / { $groups }
league-points = Pisteet
league-deals = Jaot
league-up = nousee
league-down = putoaa
league-member = Olet liigassa joka viikko, kunnes lähdet.
league-leave = Lähde liigasta
league-join = Liity liigaan
