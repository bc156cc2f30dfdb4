-- How a player's own pictures are divided, and whether the symbols of pieces stand in them.
ALTER TABLE setting ADD COLUMN layout TEXT NOT NULL DEFAULT 'wide';
ALTER TABLE setting ADD COLUMN symbols TEXT NOT NULL DEFAULT 'off';

-- The theme has a new name: each game has a material of its own.
UPDATE setting SET theme = 'classic' WHERE theme = 'wood';
