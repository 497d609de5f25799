-- People, the ways in which their browsers and programs are known, their seats, waiting rooms, and what was said at a table.
CREATE TABLE people (
    id         BYTEA  NOT NULL PRIMARY KEY,
    name       TEXT   COLLATE "C" NOT NULL,
    -- SHA-256 of the recovery code.
    recovery   BYTEA  UNIQUE,
    -- The name and the hash (a PHC string) that a person logs in with.
    login      TEXT   COLLATE "C" UNIQUE,
    password   TEXT   COLLATE "C",
    -- JSON.
    settings   TEXT   COLLATE "C" NOT NULL DEFAULT '{}',
    -- Seconds since 1970.
    created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
    -- SHA-256 of the token.
    token      BYTEA  NOT NULL PRIMARY KEY,
    person     BYTEA  NOT NULL REFERENCES people (id),
    -- 1 for a program's token, 0 for a browser's cookie.
    api        BIGINT NOT NULL,
    label      TEXT   COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE INDEX sessions_of_person ON sessions (person);

-- Who has, or had, a seat where.
CREATE TABLE seatings (
    table_id TEXT  COLLATE "C" NOT NULL REFERENCES tables (id),
    person   BYTEA NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX seatings_of_person ON seatings (person);

ALTER TABLE tables
    -- gathering, playing, over or closed. The owner is the host.
    ADD COLUMN stage TEXT COLLATE "C" NOT NULL DEFAULT 'playing',
    -- JSON.
    ADD COLUMN options TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    -- What addresses that let somebody sit down, or watch, have in them.
    ADD COLUMN invitation TEXT COLLATE "C",
    ADD COLUMN watch TEXT COLLATE "C",
    -- 1 when everybody may find the table.
    ADD COLUMN listed BIGINT NOT NULL DEFAULT 0,
    -- Ticks: milliseconds in which a server has run on this database.
    ADD COLUMN deadline BIGINT,
    ADD COLUMN step_began BIGINT,
    -- The next table of the same people.
    ADD COLUMN rematch TEXT COLLATE "C",
    -- The table whose deal this is.
    ADD COLUMN same_deal TEXT COLLATE "C",
    ADD COLUMN started_at BIGINT;

CREATE UNIQUE INDEX tables_of_invitation ON tables (invitation);
CREATE UNIQUE INDEX tables_of_watch ON tables (watch);
CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE messages (
    table_id TEXT   COLLATE "C" NOT NULL REFERENCES tables (id),
    -- Counts the messages of a table from 0.
    number   BIGINT NOT NULL,
    kind     TEXT   COLLATE "C" NOT NULL,
    person   BYTEA,
    seat     BIGINT,
    -- The name as it was then.
    name     TEXT   COLLATE "C" NOT NULL,
    text     TEXT   COLLATE "C" NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- What the server itself remembers: a secret of 32 bytes, its uptime in ticks as 8 bytes, the lowest first, and more.
CREATE TABLE server (
    name  TEXT  COLLATE "C" NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);
