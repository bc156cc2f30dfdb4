-- The revision of the position of the last hint, and the last step shown of it.
ALTER TABLE match ADD COLUMN hint_revision bigint;
ALTER TABLE match ADD COLUMN hint_step bigint NOT NULL DEFAULT 0;
