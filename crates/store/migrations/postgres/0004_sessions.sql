ALTER TABLE sessions
    -- When a session was used last, in seconds since 1970, written down now and then: after a time without use it ends.
    -- NULL counts as now.
    ADD COLUMN used_at BIGINT,
    -- What kind of browser it was begun with, as far as it says.
    ADD COLUMN device TEXT COLLATE "C" NOT NULL DEFAULT '';
