-- Records: a row for each table, and its decisions in an append-only log. Positions are never stored.
-- Text that is compared or sorted is compared byte by byte, as SQLite does.
CREATE TABLE tables (
    id          TEXT   COLLATE "C" NOT NULL PRIMARY KEY,
    -- SHA-256 of the session token of the person who owns the table.
    owner       BYTEA  NOT NULL,
    -- Who sits where, as JSON.
    seats       TEXT   COLLATE "C" NOT NULL,
    -- The record without moves, as JSON.
    record      TEXT   COLLATE "C" NOT NULL,
    -- Seconds since 1970.
    created_at  BIGINT NOT NULL,
    finished_at BIGINT
);

CREATE TABLE moves (
    table_id       TEXT   COLLATE "C" NOT NULL REFERENCES tables (id),
    -- Counts the steps of a table from 0.
    seq            BIGINT NOT NULL,
    -- The step as it stands in the record's moves.
    step           TEXT   COLLATE "C" NOT NULL,
    -- The name the client gave to the decision that completed the step.
    client_move_id TEXT   COLLATE "C",
    at             BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, client_move_id)
);
