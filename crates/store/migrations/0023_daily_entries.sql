-- The first game of each person with the server's deal of a day. The columns from finished_at on are set when it has ended
-- within its day.
CREATE TABLE daily_entries (
    -- seven, free-city or duel.
    game        TEXT   NOT NULL,
    -- Counted since 1970.
    day         BIGINT NOT NULL,
    person      BLOB   NOT NULL REFERENCES people (id),
    table_id    TEXT   NOT NULL REFERENCES tables (id),
    -- The network that it was opened from, as in the bans; NULL if unknown.
    network     TEXT,
    finished_at BIGINT,
    place       BIGINT,
    -- The lead over the best of the others, in points.
    lead        BIGINT,
    -- NULL where points did not decide.
    points      BIGINT,
    -- What was taken in each decision, as JSON.
    taken       TEXT   NOT NULL DEFAULT '[]',
    PRIMARY KEY (game, day, person)
);

CREATE INDEX daily_entries_of_person ON daily_entries (person, day);
CREATE INDEX daily_entries_of_table ON daily_entries (table_id);
