-- What people have chosen on a step that waits for more choices of theirs. Append-only like the moves; the step itself is
-- written there once all is chosen.
CREATE TABLE choices (
    table_id       TEXT   NOT NULL REFERENCES tables (id),
    -- Counts the choices of a table from 0.
    number         BIGINT NOT NULL,
    -- The step that the choice is for.
    seq            BIGINT NOT NULL,
    -- The seat that is chosen for.
    seat           BIGINT NOT NULL,
    -- The name the client gave to the decision.
    client_move_id TEXT   NOT NULL,
    -- The action as it stands in the record's moves; without one an earlier choice is taken back.
    action         TEXT,
    at             BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
