-- Files of people's own that matches are played with, such as boards: named by a digest of all they hold, and never changed.

CREATE TABLE materials (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    options TEXT NOT NULL,
    spellings TEXT NOT NULL,
    attached TEXT NOT NULL,
    size BIGINT NOT NULL,
    created BIGINT NOT NULL
);

-- Who keeps which of them; one that nobody keeps and no match uses is deleted.
CREATE TABLE material_owners (
    person TEXT NOT NULL,
    material_id TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (person, material_id)
);
CREATE INDEX material_owners_by_material ON material_owners (material_id);

ALTER TABLE matches ADD COLUMN material TEXT;
CREATE INDEX matches_by_material ON matches (material);
