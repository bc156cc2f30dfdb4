-- The reviews of finished games that someone asked for, as far as they were made: of so many records of the game the
-- first ones, a line each. `due_at` is when to go on, and nothing once all are reviewed.
CREATE TABLE review (
    match      bigint PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    records    bigint NOT NULL,
    made       text NOT NULL,
    due_at     bigint,
    -- How often it failed in a row.
    attempts   bigint NOT NULL DEFAULT 0,
    -- The number of the process that works on it.
    claimed_by bigint
);

CREATE INDEX review_due ON review (due_at);
