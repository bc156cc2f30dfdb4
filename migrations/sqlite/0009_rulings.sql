-- The rulings that a match began with.
ALTER TABLE match ADD COLUMN rulings INTEGER NOT NULL DEFAULT 1;
