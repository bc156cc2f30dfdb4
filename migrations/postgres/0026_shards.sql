-- Where the servers are divided among processes: when those of a shard of the gateway were last served. `heartbeat` is
-- of all servers.
CREATE TABLE shard_heartbeat (
    total  bigint NOT NULL,
    number bigint NOT NULL CHECK (number BETWEEN 0 AND total - 1),
    at     bigint NOT NULL,
    PRIMARY KEY (total, number)
);

-- A time in which nobody served those of a shard; `outage` is of all.
CREATE TABLE shard_outage (
    total  bigint NOT NULL,
    number bigint NOT NULL CHECK (number BETWEEN 0 AND total - 1),
    began  bigint NOT NULL,
    ended  bigint NOT NULL,
    PRIMARY KEY (total, number, began),
    CHECK (began < ended)
);
CREATE INDEX shard_outage_by_end ON shard_outage (ended);
