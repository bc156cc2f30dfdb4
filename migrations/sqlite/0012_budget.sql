-- The budgets of a match, in milliseconds, without the turn in progress. A `pace_days` over 100 means one day per move
-- and the rest as days for the whole game.
ALTER TABLE match ADD COLUMN first_budget INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN second_budget INTEGER NOT NULL DEFAULT 0;
