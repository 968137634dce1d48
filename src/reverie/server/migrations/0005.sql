-- Names by their looks, bans, links to set a new password, ranked tries, blocks, reports, and what operators did.

ALTER TABLE people ADD COLUMN skeleton TEXT;
ALTER TABLE people ADD COLUMN banned BIGINT;
ALTER TABLE people ADD COLUMN silenced BIGINT NOT NULL DEFAULT 0;
CREATE INDEX people_by_skeleton ON people (skeleton);

CREATE TABLE resets (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX resets_of_person ON resets (person);

ALTER TABLE tries ADD COLUMN ranked BIGINT NOT NULL DEFAULT 1;

CREATE TABLE blocks (
    person TEXT NOT NULL,
    blocked TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    person TEXT,
    match_id TEXT NOT NULL,
    reported TEXT,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    closed BIGINT
);

CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);
CREATE INDEX audit_by_time ON audit (at);
