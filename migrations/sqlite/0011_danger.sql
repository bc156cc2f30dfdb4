-- Whether the player is told that their king is in danger.
ALTER TABLE setting ADD COLUMN danger TEXT NOT NULL DEFAULT 'on';
