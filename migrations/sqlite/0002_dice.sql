-- The seed of a match's dice, drawn with its challenge and secret until the match is over, and the
-- interaction that began the match, which the draws of a random setup use.

ALTER TABLE challenge ADD COLUMN seed BLOB;
ALTER TABLE match ADD COLUMN seed BLOB;
ALTER TABLE match ADD COLUMN interaction INTEGER;
