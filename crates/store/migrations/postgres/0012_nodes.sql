-- Several servers on one database: each start of a server is a node, and each table is written by one node at a time.
CREATE TABLE nodes (
    node       BYTEA       NOT NULL PRIMARY KEY,
    -- Where other nodes reach it.
    address    TEXT        COLLATE "C" NOT NULL,
    -- 1 once it has stopped, or was not heard of for too long.
    ended      BIGINT      NOT NULL DEFAULT 0,
    -- For how long it has run, as deadlines count, when it was heard of last.
    ticks      BIGINT      NOT NULL,
    -- Grows as long as the node is there.
    beats      BIGINT      NOT NULL DEFAULT 0,
    started_at TIMESTAMPTZ NOT NULL
);

CREATE TABLE leases (
    table_id TEXT   COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- The node that alone may write; NULL once it has released the table.
    node     BYTEA  REFERENCES nodes (node),
    -- Grows with every lease.
    epoch    BIGINT NOT NULL,
    -- What the clock of the last node showed when it released the table.
    ticks    BIGINT
) WITH (fillfactor = 50);

CREATE INDEX leases_of_node ON leases (node);

-- What other nodes remember and must read again.
CREATE TABLE changes (
    number BIGINT      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind   TEXT        COLLATE "C" NOT NULL,
    key    BYTEA       NOT NULL,
    at     TIMESTAMPTZ NOT NULL
);

CREATE INDEX changes_at ON changes (at);
