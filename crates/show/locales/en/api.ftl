### The page for programmers.

api-title = How programs play
api-guide = In six steps
api-guide-token = Get a token: either ask for a new person (POST /api/people), or make one on the page about yourself. Show it with every request as Authorization: Bearer and the token.
api-guide-table = Open a table (POST /api/tables), or sit down at one by its invitation (POST /api/join) or in the lobby (POST /api/tables/…/join). Where people gather, the host deals the cards (POST /api/tables/…/room).
api-guide-loop = Follow the table: each line of GET /api/tables/…/stream is a whole view of it. Or ask again and again with the version of the last view (?since=…); the answer comes when there is news. When the view has an ask, it is your turn, and its actions are all that the rules allow.
api-guide-ids = Send one of them (POST /api/tables/…/moves) with the decision of the view and a name of your own. Sending it again does no harm, so after a broken connection just send it once more.
api-guide-errors = An error has a kind for programs and a message for people. A decision that comes too late or breaks a rule changes nothing, and the answer has the present view: go on from there.
api-guide-limits = Whoever asks too often gets 429, and Retry-After says how many seconds to wait. Bodies are JSON of at most 64 KiB; fields that nobody knows are refused.
api-document = The description for programs (OpenAPI 3.1)
api-types = Types
api-parameters = Parameters
api-body = Body
api-answers = Answers
api-optional = may be absent or null
api-all-of = All of this together:
api-one-of = One of these:
