### The Serbian names of the cards and boards of 7 Wonders: those of cards as the rulebook prints them beside the English ones, and the usual names of the cities.

## Cards

seven-name-theater = Pozorište
seven-name-barracks = Barake
seven-name-guard-tower = Kula
seven-name-scriptorium = Skriptorium
seven-name-gardens = Vrtovi

## Cities

seven-name-giza = Giza
seven-name-babylon = Vavilon
seven-name-olympia = Olimpija
seven-name-rhodes = Rodos
seven-name-ephesus = Efes
seven-name-alexandria = Aleksandrija
seven-name-halicarnassus = Halikarnas
