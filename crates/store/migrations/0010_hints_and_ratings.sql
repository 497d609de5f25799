-- Hints that people have taken at tables with bots only.
CREATE TABLE hints (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    -- How many rows the log had then, and the seat that was to be chosen for.
    seq      BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq, seat)
) WITHOUT ROWID;

-- How many hints were taken in the game.
ALTER TABLE results ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;
-- The places of all seats as ratings count them, in seat order with commas between them; empty for a game that does not
-- count.
ALTER TABLE results ADD COLUMN standing TEXT NOT NULL DEFAULT '';

CREATE INDEX results_of_game ON results (game, finished_at, table_id);

-- Games that ended after this second count for the ratings of a person; NULL for people who want none.
ALTER TABLE people ADD COLUMN rated_since BIGINT DEFAULT 0;

-- The ratings of people after each game that counts, by kind of game. They follow from the results, in the order in which
-- the games ended, and can be computed anew. They go with their person, and stay when a table is removed.
CREATE TABLE ratings (
    person      BLOB   NOT NULL REFERENCES people (id),
    -- As in the results.
    game        TEXT   NOT NULL,
    finished_at BIGINT NOT NULL,
    table_id    TEXT   NOT NULL,
    -- The rating before the game, and what it was after it.
    before      REAL   NOT NULL,
    rating      REAL   NOT NULL,
    deviation   REAL   NOT NULL,
    volatility  REAL   NOT NULL,
    -- What it was computed from: seat, rating and deviation before the game, and score of each opponent, with commas between
    -- opponents.
    opponents   TEXT   NOT NULL,
    PRIMARY KEY (person, game, finished_at, table_id)
);

CREATE INDEX ratings_of_table ON ratings (table_id);

-- 1 once the ratings after the game of a table are computed.
ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_unrated ON tables (finished_at, id) WHERE stage = 'over' AND counted = 1 AND rated = 0;

-- Finished games are looked at again: their places were not noted before. Those that count for nobody stay as they are.
UPDATE tables SET counted = 0 WHERE id IN (SELECT table_id FROM results);
DELETE FROM results;
