-- Only a database of Postgres is shared by several servers. Here the table stays empty; it is there so that one text
-- removes a table from both.
CREATE TABLE leases (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    node     BLOB,
    epoch    BIGINT NOT NULL,
    ticks    BIGINT
) WITHOUT ROWID;
