-- Games of ladders: the number of the challenger's seat, and when the game got its result. NULL in leagues.
ALTER TABLE pairing ADD COLUMN challenger INTEGER;
ALTER TABLE pairing ADD COLUMN ended_at INTEGER;
