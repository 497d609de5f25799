-- House rules: administrators, reports, bans, and the log of what administrators have done. How long tables are kept.

CREATE TABLE admins (
    person   BLOB   NOT NULL PRIMARY KEY REFERENCES people (id),
    added_at BIGINT NOT NULL
);

CREATE TABLE reports (
    number     INTEGER NOT NULL PRIMARY KEY,
    -- Who reports; nobody where the server did not know them, or does not any more.
    reporter   BLOB,
    -- name, message or table.
    about      TEXT    NOT NULL,
    table_id   TEXT    NOT NULL,
    seat       BIGINT,
    message    BIGINT,
    -- Whose name or message it is.
    person     BLOB,
    -- The name or the message as it was then.
    quoted     TEXT    NOT NULL,
    reason     TEXT    NOT NULL,
    at         BIGINT  NOT NULL,
    settled_at BIGINT
);

CREATE INDEX reports_open ON reports (number) WHERE settled_at IS NULL;
CREATE INDEX reports_of_reporter ON reports (reporter);

CREATE TABLE bans (
    number  INTEGER NOT NULL PRIMARY KEY,
    -- ban or mute.
    kind    TEXT    NOT NULL,
    -- Whom it is for: a person, or everybody at these addresses (192.0.2.0/24).
    person  BLOB,
    network TEXT,
    reason  TEXT    NOT NULL,
    -- Seconds since 1970; without it there is no end.
    until   BIGINT,
    at      BIGINT  NOT NULL
);

-- What administrators have done. People stand here by their keys, so that a name that is gone is gone here too.
CREATE TABLE deeds (
    number   INTEGER NOT NULL PRIMARY KEY,
    admin    BLOB    NOT NULL,
    verb     TEXT    NOT NULL,
    person   BLOB,
    table_id TEXT,
    -- What was given with it: addresses, hours, a reason.
    detail   TEXT    NOT NULL,
    at       BIGINT  NOT NULL
);

CREATE TRIGGER deeds_are_not_changed BEFORE UPDATE ON deeds
BEGIN SELECT RAISE(ABORT, 'the log of deeds is not changed'); END;
CREATE TRIGGER deeds_are_not_removed BEFORE DELETE ON deeds
BEGIN SELECT RAISE(ABORT, 'the log of deeds is not changed'); END;

-- The name that somebody had before it was hidden; they cannot change the one they have now.
ALTER TABLE people ADD COLUMN hidden_name TEXT;

CREATE TABLE hidden_tables (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id)
);

-- When somebody last did something at a table that is not over, in seconds since 1970.
ALTER TABLE tables ADD COLUMN touched_at BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET touched_at = CAST(strftime('%s', 'now') AS INTEGER) WHERE stage IN ('gathering', 'playing');

CREATE INDEX tables_untouched ON tables (stage, touched_at) WHERE stage IN ('gathering', 'playing', 'closed');
CREATE INDEX tables_finished ON tables (finished_at) WHERE stage = 'over';
-- The lobby: tables that are over are not in it.
DROP INDEX tables_listed;
CREATE INDEX tables_in_lobby ON tables (created_at DESC, id) WHERE listed = 1 AND stage IN ('gathering', 'playing');
