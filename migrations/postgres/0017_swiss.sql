-- Swiss tournaments: rounds of a person without an opponent (each worth a win), pairings that left them
-- waiting, and days of a season whose daily pairing is done.
ALTER TABLE entry ADD COLUMN byes bigint NOT NULL DEFAULT 0;
ALTER TABLE entry ADD COLUMN waits bigint NOT NULL DEFAULT 0;
ALTER TABLE season ADD COLUMN paired bigint NOT NULL DEFAULT 0;
