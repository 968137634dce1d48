-- The edition of the game's own material that a match's record names; none means the first, as in records of the time when there was one.

ALTER TABLE matches ADD COLUMN edition TEXT;
