-- Events: duplicate play, Swiss tournaments and arenas.
CREATE TABLE events (
    -- Its address, which is the invitation.
    id         TEXT   COLLATE "C" PRIMARY KEY NOT NULL,
    -- NULL once the person was deleted.
    host       BYTEA  REFERENCES people (id),
    -- As JSON.
    options    TEXT   COLLATE "C" NOT NULL,
    -- open, running or over.
    stage      TEXT   COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    -- When it begins by itself, or has begun; NULL if the host begins it.
    begins_at  BIGINT,
    -- When it ends by itself, or has ended; NULL if the last game ends it.
    ends_at    BIGINT
);

CREATE INDEX events_by_stage ON events (stage, created_at);

CREATE TABLE event_players (
    event     TEXT   COLLATE "C" NOT NULL REFERENCES events (id),
    person    BYTEA  NOT NULL REFERENCES people (id),
    joined_at BIGINT NOT NULL,
    -- NULL unless the player has withdrawn.
    left_at   BIGINT,
    PRIMARY KEY (event, person)
);

CREATE INDEX event_players_of_person ON event_players (person);

-- The games of each player. The columns from finished_at on are set when the game has ended.
CREATE TABLE event_games (
    event       TEXT   COLLATE "C" NOT NULL REFERENCES events (id),
    -- The round or deal, from 1; in an arena the number of the player's game.
    round       BIGINT NOT NULL,
    person      BYTEA  NOT NULL REFERENCES people (id),
    -- NULL for a bye. A removed table keeps its results.
    table_id    TEXT   COLLATE "C",
    seat        BIGINT NOT NULL,
    -- The number of seats at the table.
    seats       BIGINT NOT NULL,
    finished_at BIGINT,
    place       BIGINT,
    -- The lead over the best of the others, in points.
    lead        BIGINT,
    -- NULL where points did not decide.
    points      BIGINT,
    -- What was taken in each decision, as JSON.
    taken       TEXT   COLLATE "C" NOT NULL DEFAULT '[]',
    PRIMARY KEY (event, round, person)
);

CREATE INDEX event_games_of_person ON event_games (person);
CREATE INDEX event_games_of_table ON event_games (table_id);
