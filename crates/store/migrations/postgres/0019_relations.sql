-- Whom a person follows or blocks: one relation to each other person.
CREATE TABLE relations (
    person     BYTEA  NOT NULL REFERENCES people (id),
    other      BYTEA  NOT NULL REFERENCES people (id),
    -- follow or block.
    kind       TEXT   COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);

CREATE INDEX relations_of_other ON relations (other);
