-- How often lines of a match's chat were deleted: pages that have it open take the rest anew.

ALTER TABLE matches ADD COLUMN chat_removed BIGINT NOT NULL DEFAULT 0;
