### The weekly league over the deals of days.

league-title = Nedeljna liga
league-lead = Grupe od tridesetak ljudi koji igraju otprilike isto tako dobro kao ti. Računa se svaka partija dana.
league-explained = Partija donosi poen za svakog člana grupe koji je prošao lošije ili je nije završio, a pola poena za izjednačenog. U ponedeljak najbolja šestina svake grupe ide gore, a poslednja šestina dole.
league-week = Ove nedelje, od { $date }
league-last = Prošle nedelje
league-group = Grupa { $group } od { $groups }
league-points = Poeni
league-deals = Partije
league-up = ide gore
league-down = ide dole
league-member = U ligi si svake nedelje dok ne odeš.
league-leave = Napusti ligu
league-join = Uđi u ligu
