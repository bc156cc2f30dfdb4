-- The newest notice of a match that each of its players got as a direct message: it loses its buttons once
-- there is a newer one.
CREATE TABLE direct_notice (
    match    INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player   INTEGER NOT NULL,
    -- The revision of the match that it tells about.
    revision INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    PRIMARY KEY (match, player)
) WITHOUT ROWID;

CREATE INDEX direct_notice_player ON direct_notice (player);
