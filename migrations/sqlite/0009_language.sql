-- Languages. What was chosen is a language's tag, and nothing where it follows Discord's setting,
-- which is the locale of the last interaction.

ALTER TABLE setting ADD COLUMN language TEXT;
ALTER TABLE setting ADD COLUMN locale TEXT;
ALTER TABLE server ADD COLUMN language TEXT;
ALTER TABLE server ADD COLUMN locale TEXT;
