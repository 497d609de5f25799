-- Programs: people of another kind, for good. They have ratings and a ladder of their own.
ALTER TABLE people ADD COLUMN program BIGINT NOT NULL DEFAULT 0;

-- The programs of the ladder of each game.
CREATE TABLE ladder_programs (
    game      TEXT   NOT NULL,
    person    BLOB   NOT NULL REFERENCES people (id),
    -- Who runs it, in its own words.
    owner     TEXT   NOT NULL,
    -- 1 while it wants matches.
    wants     BIGINT NOT NULL,
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (game, person)
);

-- The games of matches, as the first program of each match sees them. They stay when their table is removed.
CREATE TABLE ladder_games (
    table_id TEXT   NOT NULL PRIMARY KEY,
    -- The tables of one match have the same deal.
    match_id TEXT   NOT NULL,
    game     TEXT   NOT NULL,
    person   BLOB   NOT NULL REFERENCES people (id),
    seat     BIGINT NOT NULL,
    -- The opponent: another program, or a level.
    other    BLOB   REFERENCES people (id),
    level    TEXT,
    -- The opponent's seat.
    facing   BIGINT NOT NULL,
    -- 1 for a better place than the opponent's, ½ for the same and 0 for a worse one; NULL until the game is over.
    score    REAL,
    began_at BIGINT NOT NULL
);

CREATE INDEX ladder_games_of_person ON ladder_games (person);
CREATE INDEX ladder_games_of_other ON ladder_games (other);
CREATE INDEX ladder_games_running ON ladder_games (match_id) WHERE score IS NULL;
CREATE INDEX ladder_games_of_game ON ladder_games (game, person);
