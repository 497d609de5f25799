-- Players whom the host of an event has removed cannot enter it again.
ALTER TABLE event_players ADD COLUMN removed BIGINT NOT NULL DEFAULT 0;
