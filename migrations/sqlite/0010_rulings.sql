-- Chakart's draws by bare kings and by quiet play: a match that went on after one is over now. Its
-- clock is looked at once, and the rules are asked then.

UPDATE match SET wake_at = 0 WHERE game = 'chakart' AND ended_at IS NULL;
