-- The members of a server that lets nobody else in, and the codes by which people become members.

CREATE TABLE members (
    person   BLOB   NOT NULL PRIMARY KEY REFERENCES people (id),
    added_at BIGINT NOT NULL
);

CREATE TABLE invitation_codes (
    -- The hash of the code.
    code  BLOB   NOT NULL PRIMARY KEY,
    -- How many people may still use it.
    uses  BIGINT NOT NULL,
    -- When it ends, in seconds since 1970.
    until BIGINT NOT NULL
);
