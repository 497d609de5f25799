-- People, the ways in which their browsers and programs are known, their seats, waiting rooms, and what was said at a table.
CREATE TABLE people (
    id         BLOB   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    -- SHA-256 of the recovery code.
    recovery   BLOB   UNIQUE,
    -- The name and the hash (a PHC string) that a person logs in with.
    login      TEXT   UNIQUE,
    password   TEXT,
    -- JSON.
    settings   TEXT   NOT NULL DEFAULT '{}',
    -- Seconds since 1970.
    created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
    -- SHA-256 of the token.
    token      BLOB   NOT NULL PRIMARY KEY,
    person     BLOB   NOT NULL REFERENCES people (id),
    -- 1 for a program's token, 0 for a browser's cookie.
    api        BIGINT NOT NULL,
    label      TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE INDEX sessions_of_person ON sessions (person);

-- Who has, or had, a seat where.
CREATE TABLE seatings (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person   BLOB NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX seatings_of_person ON seatings (person);

-- gathering, playing, over or closed. The owner is the host.
ALTER TABLE tables ADD COLUMN stage TEXT NOT NULL DEFAULT 'playing';
-- JSON.
ALTER TABLE tables ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
-- What addresses that let somebody sit down, or watch, have in them.
ALTER TABLE tables ADD COLUMN invitation TEXT;
ALTER TABLE tables ADD COLUMN watch TEXT;
-- 1 when everybody may find the table.
ALTER TABLE tables ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;
-- Ticks: milliseconds in which a server has run on this database.
ALTER TABLE tables ADD COLUMN deadline BIGINT;
ALTER TABLE tables ADD COLUMN step_began BIGINT;
-- The next table of the same people.
ALTER TABLE tables ADD COLUMN rematch TEXT;
-- The table whose deal this is.
ALTER TABLE tables ADD COLUMN same_deal TEXT;
ALTER TABLE tables ADD COLUMN started_at BIGINT;

CREATE UNIQUE INDEX tables_of_invitation ON tables (invitation);
CREATE UNIQUE INDEX tables_of_watch ON tables (watch);
CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_listed ON tables (created_at) WHERE listed = 1;
DROP INDEX tables_of_owner;

CREATE TABLE messages (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    -- Counts the messages of a table from 0.
    number   BIGINT NOT NULL,
    kind     TEXT   NOT NULL,
    person   BLOB,
    seat     BIGINT,
    -- The name as it was then.
    name     TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- What the server itself remembers: a secret of 32 bytes, and its uptime in ticks as 8 bytes, the lowest first.
CREATE TABLE server (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
);

-- A table was owned by the hash of a session's token. That person keeps the session, and sits at the table.
UPDATE tables SET started_at = created_at;
UPDATE tables SET stage = 'over' WHERE finished_at IS NOT NULL;
INSERT INTO people (id, name, created_at) SELECT owner, 'You', min(created_at) FROM tables GROUP BY owner;
INSERT INTO sessions (token, person, api, label, created_at) SELECT id, id, 0, '', created_at FROM people;
INSERT INTO seatings (table_id, person) SELECT id, owner FROM tables;
