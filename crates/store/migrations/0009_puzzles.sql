-- The puzzles that people have answered. They go with their person.
CREATE TABLE puzzle_answers (
    person      BLOB   NOT NULL,
    -- seven or duel.
    game        TEXT   NOT NULL,
    -- The number of the puzzle, from 1.
    number      BIGINT NOT NULL,
    -- 1 if the first answer solved it. Later answers do not change that.
    at_once     BIGINT NOT NULL,
    -- When the first answer came, in seconds since 1970.
    answered_at BIGINT NOT NULL,
    -- When the first answer came that solved it; NULL if there is none yet.
    solved_at   BIGINT,
    PRIMARY KEY (person, game, number)
) WITHOUT ROWID;
