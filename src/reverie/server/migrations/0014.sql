-- Circles: people who play the same deals, each alone.

CREATE TABLE circles (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    owner TEXT,
    code TEXT NOT NULL UNIQUE,
    setups TEXT NOT NULL,
    created BIGINT NOT NULL,
    first_week TEXT NOT NULL,
    version BIGINT NOT NULL
);

CREATE TABLE circle_members (
    circle_id TEXT NOT NULL,
    person TEXT NOT NULL,
    joined BIGINT NOT NULL,
    PRIMARY KEY (circle_id, person)
);
CREATE INDEX circle_members_by_person ON circle_members (person);

CREATE TABLE circle_weeks (
    circle_id TEXT NOT NULL,
    week TEXT NOT NULL,
    deals TEXT NOT NULL,
    settled BIGINT NOT NULL,
    PRIMARY KEY (circle_id, week)
);
CREATE INDEX circle_weeks_by_week ON circle_weeks (week);

-- The points of weeks that are over: they stay as they were, whoever leaves.
CREATE TABLE circle_points (
    circle_id TEXT NOT NULL,
    week TEXT NOT NULL,
    person TEXT NOT NULL,
    points BIGINT NOT NULL,
    played BIGINT NOT NULL,
    PRIMARY KEY (circle_id, week, person)
);
CREATE INDEX circle_points_by_person ON circle_points (person);

-- Which of its circle's deals a match is a try at.
ALTER TABLE matches ADD COLUMN deal TEXT;
