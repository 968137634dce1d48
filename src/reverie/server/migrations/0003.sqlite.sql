-- SQLite alone: rows lie where their key says, instead of in a second tree beside it. A move then writes two pages, not four.

CREATE TABLE matches_by_key (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    spelling TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    rules INTEGER NOT NULL,
    kind TEXT NOT NULL,
    day TEXT,
    listed INTEGER NOT NULL,
    watch INTEGER NOT NULL,
    owner TEXT,
    code TEXT NOT NULL UNIQUE,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    status TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    finished BIGINT,
    length INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    result TEXT,
    forked INTEGER NOT NULL,
    asking TEXT,
    previous TEXT UNIQUE,
    version INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO matches_by_key SELECT * FROM matches;
DROP TABLE matches;
ALTER TABLE matches_by_key RENAME TO matches;
CREATE INDEX matches_in_lobby ON matches (status, listed, created);

CREATE TABLE seats_by_key (
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT,
    bot TEXT,
    shown TEXT NOT NULL,
    muted INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, person)
) WITHOUT ROWID;
INSERT INTO seats_by_key SELECT * FROM seats;
DROP TABLE seats;
ALTER TABLE seats_by_key RENAME TO seats;
CREATE INDEX seats_of_person ON seats (person);

CREATE TABLE entries_by_key (
    match_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    actor INTEGER NOT NULL,
    text TEXT NOT NULL,
    auto INTEGER NOT NULL,
    key TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;
INSERT INTO entries_by_key SELECT * FROM entries;
DROP TABLE entries;
ALTER TABLE entries_by_key RENAME TO entries;
