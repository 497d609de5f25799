-- How finished games ended for each person who played them: facts that follow from the logs, kept so that a history and its
-- statistics need not replay every game. They go with their table and with their person.
CREATE TABLE results (
    person      BYTEA  NOT NULL,
    table_id    TEXT   COLLATE "C" NOT NULL REFERENCES tables (id),
    -- Seconds since 1970, as in the table's row.
    finished_at BIGINT NOT NULL,
    -- seven-second, seven-first, free-city or duel.
    game        TEXT   COLLATE "C" NOT NULL,
    -- How many played.
    seats       BIGINT NOT NULL,
    -- The person's seat.
    seat        BIGINT NOT NULL,
    -- The board of 7 Wonders, or the wonders of Duel, with commas between them.
    boards      TEXT   COLLATE "C" NOT NULL,
    -- From 1; NULL where the game ended in a way that has no places.
    place       BIGINT,
    won         BIGINT NOT NULL,
    -- NULL where points did not decide.
    points      BIGINT,
    -- civilian, military, science, or another word.
    victory     TEXT   COLLATE "C" NOT NULL,
    -- 1 for a guided game.
    guided      BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX results_by_date ON results (person, finished_at DESC, table_id DESC);
CREATE INDEX results_by_game ON results (person, game, finished_at DESC, table_id DESC);
CREATE INDEX results_of_table ON results (table_id);

-- 1 once the results of a finished game are there, or cannot be known.
ALTER TABLE tables ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_uncounted ON tables (finished_at NULLS FIRST) WHERE stage = 'over' AND counted = 0;
