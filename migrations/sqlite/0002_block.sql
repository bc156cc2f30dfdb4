-- Who has blocked whom, since when.
CREATE TABLE block (
    player     INTEGER NOT NULL,
    blocked    INTEGER NOT NULL,
    blocked_at INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;

CREATE INDEX block_by_blocked ON block (blocked);

-- Blocks of people who deleted their data. `blocked` is a keyed hash of the id.
CREATE TABLE block_kept (
    player     INTEGER NOT NULL,
    blocked    BLOB NOT NULL,
    blocked_at INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;
