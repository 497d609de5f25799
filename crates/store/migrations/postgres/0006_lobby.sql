-- The lobby: tables that are over are not in it.
CREATE INDEX tables_in_lobby ON tables (created_at DESC, id) WHERE listed = 1 AND stage IN ('gathering', 'playing');
-- The network from which a table in the lobby comes, as a hash with the server's secret, while it waits there: a network
-- has only some of the places.
ALTER TABLE tables ADD COLUMN lobby_network BYTEA;

CREATE INDEX tables_in_lobby_of ON tables (lobby_network) WHERE lobby_network IS NOT NULL;
