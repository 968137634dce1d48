-- Reminders that it is somebody's turn: where they want them, and which were sent.

CREATE TABLE reminder_settings (
    person TEXT PRIMARY KEY,
    mail TEXT,
    mail_pending TEXT,
    quiet_from INTEGER NOT NULL,
    quiet_to INTEGER NOT NULL,
    zone TEXT NOT NULL
);

CREATE TABLE push_subscriptions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_of_person ON push_subscriptions (person);

-- The last reminder of each person about each match; `turn` is when they had last answered before it.
CREATE TABLE reminders (
    person TEXT NOT NULL,
    match_id TEXT NOT NULL,
    turn BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, match_id)
);
