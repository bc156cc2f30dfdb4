-- What a player typed last that is no move, as long as a button to edit it may be pressed: only texts
-- that the button cannot carry.

ALTER TABLE draft ADD COLUMN typed TEXT;
