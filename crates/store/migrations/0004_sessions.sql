-- When a session was used last, in seconds since 1970, written down now and then: after a time without use it ends. NULL
-- counts as now.
ALTER TABLE sessions ADD COLUMN used_at BIGINT;
-- What kind of browser it was begun with, as far as it says.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
