-- A ladder of years loads only its open and its recent games.
CREATE INDEX pairing_by_end ON pairing (season, ended_at);

-- Places that a person gained by the newest change of a ladder's order; negative if they lost places.
ALTER TABLE entry ADD COLUMN moved bigint NOT NULL DEFAULT 0;
