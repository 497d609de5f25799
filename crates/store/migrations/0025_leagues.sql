-- The weekly leagues over the deals of days: who wants to be in one, and the groups of each week.
CREATE TABLE league_members (
    person    BLOB   PRIMARY KEY NOT NULL REFERENCES people (id),
    joined_at BIGINT NOT NULL
);

-- The weeks whose groups are made. Weeks are counted from the Monday before 1970.
CREATE TABLE league_weeks (
    week    BIGINT PRIMARY KEY NOT NULL,
    made_at BIGINT NOT NULL
);

CREATE TABLE league_seats (
    week   BIGINT NOT NULL REFERENCES league_weeks (week),
    person BLOB   NOT NULL REFERENCES people (id),
    -- From 0, the strongest group.
    grade  BIGINT NOT NULL,
    PRIMARY KEY (week, person)
);

CREATE INDEX league_seats_of_person ON league_seats (person);
