-- Whether strangers may watch the game, and how many spectators it has.
ALTER TABLE tables ADD COLUMN watchable  BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN spectators BIGINT NOT NULL DEFAULT 0;

UPDATE tables SET watchable = listed;

CREATE INDEX tables_to_watch ON tables (touched_at DESC, id) WHERE watchable = 1 AND stage IN ('playing', 'over');
