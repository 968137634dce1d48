-- Matches that could not be loaded: every process and every start knows of them.

CREATE TABLE damaged (
    match_id TEXT PRIMARY KEY,
    reason TEXT NOT NULL,
    since BIGINT NOT NULL
);
