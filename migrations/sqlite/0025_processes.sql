-- The processes that serve the database, each with its share of the ids. One that does not renew `alive_until`, by the
-- database's clock, is no more: `freed` is 1 once what it had claimed is free. Its node number rests a while.
CREATE TABLE process (
    token       INTEGER PRIMARY KEY,
    node        INTEGER NOT NULL UNIQUE CHECK (node BETWEEN 0 AND 1023),
    host        TEXT NOT NULL,
    version     TEXT NOT NULL,
    -- How it hears of interactions: `gateway 0/1`, `http`.
    hears       TEXT NOT NULL,
    -- The newest schema that it knows.
    schema      INTEGER NOT NULL,
    alive_until INTEGER NOT NULL,
    -- Whether it has served players since it began.
    serves      INTEGER NOT NULL DEFAULT 0 CHECK (serves IN (0, 1)),
    freed       INTEGER NOT NULL DEFAULT 0 CHECK (freed IN (0, 1))
) STRICT;

-- What one process at a time may do, until when.
CREATE TABLE lease (
    name    TEXT PRIMARY KEY,
    process INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- When the next request to Discord may be sent that counts for the rate of the whole bot.
CREATE TABLE request_rate (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    next_at INTEGER NOT NULL
) STRICT;

-- The process that sends a message; nothing where one process serves alone.
ALTER TABLE outbox ADD COLUMN claimed_by INTEGER;
CREATE INDEX outbox_claimed ON outbox (claimed_by) WHERE sent_at IS NULL AND claimed_by IS NOT NULL;
