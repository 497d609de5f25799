### The page for programmers.

api-title = API programoknak
api-guide = Hat lépésben
api-guide-token = Szerezz hozzáférési kulcsot: kérj új felhasználót (POST /api/people), vagy készíts kulcsot a profilod oldalán. Minden kérésnél küldd el így: Authorization: Bearer és a kulcs.
api-guide-table = Nyiss asztalt (POST /api/tables), vagy ülj le valamelyikhez meghívóval (POST /api/join) vagy a nyitott asztalok közül választva (POST /api/tables/…/join). Ha emberek ülnek az asztalnál, a házigazda oszt (POST /api/tables/…/room).
api-guide-loop = Kövesd az asztalt: a GET /api/tables/…/stream minden sora a teljes állás. Vagy kérdezz újra meg újra az utolsó állás verziójával (?since=…); a válasz akkor jön, ha van újdonság. Ha az állásban van ask, te következel, és az actions mindaz, amit a szabályok megengednek.
api-guide-ids = Küldj el egyet közülük (POST /api/tables/…/moves) az állás döntésével (decision) és egy saját azonosítóval. Az ismételt küldés nem árt, ezért ha megszakad a kapcsolat, egyszerűen küldd el még egyszer.
api-guide-errors = Minden hibának van fajtája a programoknak és üzenete az embereknek. Az elkésett vagy szabálytalan döntés semmit sem változtat meg, és a válaszban ott a mostani állás: onnan folytasd.
api-guide-limits = Aki túl gyakran kérdez, 429-et kap, és a Retry-After megmondja, hány másodpercet kell várnia. A kérés törzse legfeljebb 64 KiB méretű JSON; az ismeretlen mezőket elutasítjuk.
api-document = Leírás programoknak (OpenAPI 3.1)
api-types = Típusok
api-parameters = Paraméterek
api-body = Törzs
api-answers = Válaszok
api-optional = hiányozhat vagy null lehet
api-all-of = Ezek mind együtt:
api-one-of = Ezek egyike:
