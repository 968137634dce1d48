-- Bots: people who are programs, and whose they are.

ALTER TABLE people ADD COLUMN owner TEXT;
CREATE INDEX people_of_owner ON people (owner);
