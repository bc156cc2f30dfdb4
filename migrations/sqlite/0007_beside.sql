-- A copy of a message for a player who was pinged in its channel, too: where it cannot be
-- delivered nobody calls him there a second time.
ALTER TABLE outbox ADD COLUMN beside INTEGER NOT NULL DEFAULT 0 CHECK (beside IN (0, 1));
