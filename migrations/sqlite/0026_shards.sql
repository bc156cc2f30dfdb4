-- Where the servers are divided among processes: when those of a shard of the gateway were last served. `heartbeat` is
-- of all servers.
CREATE TABLE shard_heartbeat (
    total  INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 0 AND total - 1),
    at     INTEGER NOT NULL,
    PRIMARY KEY (total, number)
) STRICT;

-- A time in which nobody served those of a shard; `outage` is of all.
CREATE TABLE shard_outage (
    total  INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 0 AND total - 1),
    began  INTEGER NOT NULL,
    ended  INTEGER NOT NULL,
    PRIMARY KEY (total, number, began),
    CHECK (began < ended)
) STRICT;
CREATE INDEX shard_outage_by_end ON shard_outage (ended);
