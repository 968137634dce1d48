-- The first schema. Written for SQLite and PostgreSQL alike: times are milliseconds, flags are 0 or 1, documents are text.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    shown TEXT NOT NULL,
    name TEXT,
    name_key TEXT UNIQUE,
    password TEXT,
    language TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_of_person ON tokens (person);

CREATE TABLE matches (
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
);
CREATE INDEX matches_in_lobby ON matches (status, listed, created);

CREATE TABLE seats (
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT,
    bot TEXT,
    shown TEXT NOT NULL,
    muted INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, person)
);
CREATE INDEX seats_of_person ON seats (person);

-- Correctness rests on this key alone: whoever comes second with a number finds it taken.
CREATE TABLE entries (
    match_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    actor INTEGER NOT NULL,
    text TEXT NOT NULL,
    auto INTEGER NOT NULL,
    key TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE TABLE chat (
    id TEXT PRIMARY KEY,
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT,
    shown TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX chat_of_match ON chat (match_id, at);
CREATE INDEX chat_of_person ON chat (person);

-- One line a seat of every finished match: what statistics and leaderboards are made of.
CREATE TABLE results (
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    players INTEGER NOT NULL,
    kind TEXT NOT NULL,
    day TEXT,
    score INTEGER NOT NULL,
    won INTEGER NOT NULL,
    reason TEXT NOT NULL,
    forked INTEGER NOT NULL,
    decisions INTEGER NOT NULL,
    facts TEXT NOT NULL,
    finished BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX results_of_person ON results (person, finished);
CREATE INDEX results_of_day ON results (day, game);

-- The one counted try a person has of a day's game.
CREATE TABLE tries (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    match_id TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (day, game, person)
);

-- What the server alone knows: the key the daily luck comes from, for instance.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
