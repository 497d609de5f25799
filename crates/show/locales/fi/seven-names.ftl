### The Finnish names of the cards and boards of 7 Wonders: those of cards as the rulebook prints them beside the English ones, and the usual names of the cities.

## Cards

seven-name-theater = Teatteri
seven-name-barracks = Parakit
seven-name-guard-tower = Vartiotorni
seven-name-scriptorium = Kirjaamo
seven-name-gardens = Puutarha

## Cities

seven-name-giza = Giza
seven-name-babylon = Babylon
seven-name-olympia = Olympia
seven-name-rhodes = Rhodos
seven-name-ephesus = Efesos
seven-name-alexandria = Aleksandria
seven-name-halicarnassus = Halikarnassos
