-- Cookies know when they were last used, and an analysis is worked out once for all processes.

ALTER TABLE tokens ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE tokens SET seen = created;
CREATE INDEX tokens_by_use ON tokens (seen);

CREATE TABLE analyses (
    match_id TEXT PRIMARY KEY,
    version TEXT NOT NULL,
    content TEXT NOT NULL
);
