-- About how many bytes a game takes that a person has brought; 0 for all other tables.
ALTER TABLE tables ADD COLUMN brought BIGINT NOT NULL DEFAULT 0;

UPDATE tables SET brought = length(record) + length(options) + length(seats) +
    (SELECT coalesce(sum(length(step) + 80), 0) FROM moves WHERE table_id = id)
    WHERE options LIKE '%["offline","yes"]%';

CREATE INDEX tables_brought ON tables (brought) WHERE brought > 0;
