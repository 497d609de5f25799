-- Judged games: what was found about the record of a finished table. They can be made again at any time, so they are in
-- no export, and go with their table.
CREATE TABLE analyses (
    table_id TEXT   COLLATE "C" NOT NULL REFERENCES tables (id),
    -- quick, normal or deep.
    depth    TEXT   COLLATE "C" NOT NULL,
    -- SHA-256 of the record without the names of its players.
    record   BYTEA  NOT NULL,
    -- The weights and the way of judging that found it.
    version  TEXT   COLLATE "C" NOT NULL,
    -- The object that `antipater analyze --json` prints.
    report   TEXT   COLLATE "C" NOT NULL,
    -- Seconds since 1970.
    made_at  BIGINT NOT NULL,
    PRIMARY KEY (table_id, depth)
);
