-- The reviews of finished games that someone asked for, as far as they were made: of so many records of the game the
-- first ones, a line each. `due_at` is when to go on, and nothing once all are reviewed.
CREATE TABLE review (
    match      INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    records    INTEGER NOT NULL,
    made       TEXT NOT NULL,
    due_at     INTEGER,
    -- How often it failed in a row.
    attempts   INTEGER NOT NULL DEFAULT 0,
    -- The number of the process that works on it.
    claimed_by INTEGER
) STRICT;

CREATE INDEX review_due ON review (due_at);
