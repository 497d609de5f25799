### The page for programmers.

api-title = API for programs
api-guide = Six steps
api-guide-token = Get a token: either create a new person (POST /api/people), or make one on your profile page. Send it with every request as Authorization: Bearer, followed by the token.
api-guide-table = Open a table (POST /api/tables), or sit down at one with its invitation (POST /api/join) or from the lobby (POST /api/tables/…/join). At tables for several people, the host deals the cards (POST /api/tables/…/room).
api-guide-loop = Follow the table: each line of GET /api/tables/…/stream is a complete view of it. Or poll with the version of the last view (?since=…); the answer comes when something is new. When the view has an ask, it is your turn, and its actions are all the moves that the rules allow.
api-guide-ids = Send one of them (POST /api/tables/…/moves) with the decision from the view and an id of your own. Sending it again does no harm, so after a broken connection simply send it once more.
api-guide-errors = An error has a kind for programs and a message for people. A decision that comes too late or breaks a rule changes nothing, and the answer contains the current view: go on from there.
api-guide-limits = If you send too many requests, you get 429, and Retry-After tells you how many seconds to wait. Bodies are JSON of at most 64 KiB; unknown fields are refused.
api-document = The OpenAPI 3.1 document
api-types = Types
api-parameters = Parameters
api-body = Body
api-answers = Responses
api-optional = may be missing or null
api-all-of = All of these together:
api-one-of = One of these:
