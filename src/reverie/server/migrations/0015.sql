-- The one try of each person at a riddle, numbered in their order, with their rating after it.

CREATE TABLE riddle_tries (
    person TEXT NOT NULL,
    riddle TEXT NOT NULL,
    number BIGINT NOT NULL,
    day TEXT,
    answer TEXT NOT NULL,
    solved BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (person, riddle)
);
CREATE UNIQUE INDEX riddle_tries_in_order ON riddle_tries (person, number);
CREATE INDEX riddle_tries_by_riddle ON riddle_tries (riddle);
