-- Whom a person follows or blocks: one relation to each other person.
CREATE TABLE relations (
    person     BLOB   NOT NULL REFERENCES people (id),
    other      BLOB   NOT NULL REFERENCES people (id),
    -- follow or block.
    kind       TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);

CREATE INDEX relations_of_other ON relations (other);
