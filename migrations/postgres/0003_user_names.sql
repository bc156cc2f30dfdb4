-- The unique name of an account, beside the displayed one. NULL until the person's next interaction.
ALTER TABLE player ADD COLUMN user_name text;
