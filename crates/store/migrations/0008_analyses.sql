-- Judged games: what was found about the record of a finished table. They can be made again at any time, so they are in
-- no export, and go with their table.
CREATE TABLE analyses (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    -- quick, normal or deep.
    depth    TEXT   NOT NULL,
    -- SHA-256 of the record without the names of its players.
    record   BLOB   NOT NULL,
    -- The weights and the way of judging that found it.
    version  TEXT   NOT NULL,
    -- The object that `antipater analyze --json` prints.
    report   TEXT   NOT NULL,
    -- Seconds since 1970.
    made_at  BIGINT NOT NULL,
    PRIMARY KEY (table_id, depth)
);
