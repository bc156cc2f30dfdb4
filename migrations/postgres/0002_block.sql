-- Who has blocked whom, since when.
CREATE TABLE block (
    player     bigint NOT NULL,
    blocked    bigint NOT NULL,
    blocked_at bigint NOT NULL,
    PRIMARY KEY (player, blocked)
);

CREATE INDEX block_by_blocked ON block (blocked);

-- Blocks of people who deleted their data. `blocked` is a keyed hash of the id.
CREATE TABLE block_kept (
    player     bigint NOT NULL,
    blocked    bytea NOT NULL,
    blocked_at bigint NOT NULL,
    PRIMARY KEY (player, blocked)
);
