### The Turkish names of the cards and boards of 7 Wonders, as the rulebook prints them. All other cards keep their English names there.

## Cards

seven-name-shipowners-guild = Gemiciler loncası

## Cities

seven-name-giza = Gize
seven-name-babylon = Babil
seven-name-olympia = Olimpos
seven-name-rhodes = Rodos
seven-name-ephesus = Efes
seven-name-alexandria = İskenderiye
seven-name-halicarnassus = Halikarnas

## Monuments

seven-name-the-pyramids-of-giza = Gize Piramitleri
seven-name-the-hanging-gardens-of-babylon = Babil’in Asma Bahçeleri
seven-name-the-statue-of-zeus-in-olympia = Olimpos’un Zeus Heykeli
seven-name-the-colossus-of-rhodes = Rodos Heykeli
seven-name-the-temple-of-artemis-in-ephesus = Efes’in Artemis Tapınağı
seven-name-the-lighthouse-of-alexandria = İskenderiye Feneri
seven-name-the-mausoleum-of-halicarnassus = Halikarnas Mozolesi
