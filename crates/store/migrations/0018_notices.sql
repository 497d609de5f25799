-- Where people are told that a game over days waits for them: browsers, by their session, and mail addresses.
CREATE TABLE notice_addresses (
    -- The hash of a browser's address, or of the person who has the mail address.
    id         BLOB   NOT NULL PRIMARY KEY,
    person     BLOB   NOT NULL REFERENCES people (id),
    -- The session of a browser, with which the address ends; NULL for mail.
    session    BLOB   UNIQUE REFERENCES sessions (token) ON DELETE CASCADE,
    -- The browser's address at its push service, which is a secret, or the mail address.
    address    TEXT   NOT NULL,
    -- The public key and the secret of a browser (RFC 8291); NULL for mail.
    public_key BLOB,
    auth       BLOB,
    -- The language of the notices, as its tag.
    language   TEXT   NOT NULL,
    -- The origin of this site, as the person reaches it.
    site       TEXT   NOT NULL,
    -- 0 for a mail address until its link was opened.
    confirmed  BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE INDEX notice_addresses_of_person ON notice_addresses (person);

-- The last turn at each table of which each address was told, or will be.
CREATE TABLE notices (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    address  BLOB   NOT NULL REFERENCES notice_addresses (id) ON DELETE CASCADE,
    -- The number of the decision.
    turn     BIGINT NOT NULL,
    -- When the notice is due, in seconds since 1970; NULL once nothing is left to do.
    due_at   BIGINT,
    -- How often it was sent in vain.
    attempts BIGINT NOT NULL,
    PRIMARY KEY (table_id, address)
);

CREATE INDEX notices_of_address ON notices (address);
CREATE INDEX notices_due ON notices (due_at) WHERE due_at IS NOT NULL;
