-- The rulings that a match began with.
ALTER TABLE match ADD COLUMN rulings smallint NOT NULL DEFAULT 1;
