### The page for programmers.

api-title = Ohjelmarajapinta (API)
api-guide = Kuusi vaihetta
api-guide-token = Hanki avain: luo uusi käyttäjä (POST /api/people) tai tee avain profiilisivullasi. Lähetä se joka pyynnössä: Authorization: Bearer ja avain.
api-guide-table = Avaa pöytä (POST /api/tables) tai istu pöytään kutsulla (POST /api/join) tai avoimien pöytien listasta (POST /api/tables/…/join). Kun pöydässä on ihmisiä, pöydän avaaja jakaa kortit (POST /api/tables/…/room).
api-guide-loop = Seuraa pöytää: jokainen rivi osoitteesta GET /api/tables/…/stream on koko näkymä siihen. Tai kysy toistuvasti viimeisen näkymän versiolla (?since=…); vastaus tulee, kun on uutta. Kun näkymässä on ask, on sinun vuorosi, ja sen actions sisältää kaiken, minkä säännöt sallivat.
api-guide-ids = Lähetä niistä yksi (POST /api/tables/…/moves) ja sen mukana näkymän decision sekä itse antamasi nimi. Uudelleen lähettämisestä ei ole haittaa, joten jos yhteys katkeaa, lähetä sama vain uudestaan.
api-guide-errors = Virheellä on laji ohjelmia ja viesti ihmisiä varten. Myöhästynyt tai sääntöjen vastainen päätös ei muuta mitään, ja vastauksessa on nykyinen näkymä: jatka siitä.
api-guide-limits = Liian usein kysyvä saa vastauksen 429, ja Retry-After kertoo, montako sekuntia on odotettava. Runko on enintään 64 KiB JSONia; tuntemattomat kentät hylätään.
api-document = Kuvaus ohjelmille (OpenAPI 3.1)
api-types = Tyypit
api-parameters = Parametrit
api-body = Runko
api-answers = Vastaukset
api-optional = voi puuttua tai olla null
api-all-of = Kaikki nämä yhdessä:
api-one-of = Yksi näistä:
