-- Records: a row for each table, and its decisions in an append-only log. Positions are never stored.
CREATE TABLE tables (
    id          TEXT   NOT NULL PRIMARY KEY,
    -- SHA-256 of the session token of the person who owns the table.
    owner       BLOB   NOT NULL,
    -- Who sits where, as JSON.
    seats       TEXT   NOT NULL,
    -- The record without moves, as JSON.
    record      TEXT   NOT NULL,
    -- Seconds since 1970.
    created_at  BIGINT NOT NULL,
    finished_at BIGINT
);

CREATE INDEX tables_of_owner ON tables (owner, finished_at, created_at);

CREATE TABLE moves (
    table_id       TEXT   NOT NULL REFERENCES tables (id),
    -- Counts the steps of a table from 0.
    seq            BIGINT NOT NULL,
    -- The step as it stands in the record's moves.
    step           TEXT   NOT NULL,
    -- The name the client gave to the decision that completed the step.
    client_move_id TEXT,
    at             BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, client_move_id)
);
