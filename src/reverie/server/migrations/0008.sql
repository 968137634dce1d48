-- The time people have to answer, bots that stand in for them, and who has a page of which match open.

ALTER TABLE matches ADD COLUMN time_to_answer BIGINT NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN overdue TEXT;

ALTER TABLE seats ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN stand_in TEXT;
ALTER TABLE seats ADD COLUMN helped BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN gone BIGINT;

-- Open pages by the process they are connected to; a process that has not been seen for long is dead, and its pages are gone.
CREATE TABLE pages (
    match_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    process TEXT NOT NULL,
    away BIGINT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat, process)
);
CREATE INDEX pages_of_process ON pages (process);

CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    seen BIGINT NOT NULL
);
