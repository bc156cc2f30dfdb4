-- The processes that serve the database, each with its share of the ids. One that does not renew `alive_until`, by the
-- database's clock, is no more: `freed` is 1 once what it had claimed is free. Its node number rests a while.
CREATE TABLE process (
    token       bigint PRIMARY KEY,
    node        bigint NOT NULL UNIQUE CHECK (node BETWEEN 0 AND 1023),
    host        text NOT NULL,
    version     text NOT NULL,
    -- How it hears of interactions: `gateway 0/1`, `http`.
    hears       text NOT NULL,
    -- The newest schema that it knows.
    schema      bigint NOT NULL,
    alive_until bigint NOT NULL,
    -- Whether it has served players since it began.
    serves      smallint NOT NULL DEFAULT 0 CHECK (serves IN (0, 1)),
    freed       smallint NOT NULL DEFAULT 0 CHECK (freed IN (0, 1))
);

-- What one process at a time may do, until when.
CREATE TABLE lease (
    name    text PRIMARY KEY,
    process bigint NOT NULL,
    ends_at bigint NOT NULL
);

-- When the next request to Discord may be sent that counts for the rate of the whole bot.
CREATE TABLE request_rate (
    one     bigint PRIMARY KEY CHECK (one = 1),
    next_at bigint NOT NULL
);

-- The process that sends a message; nothing where one process serves alone.
ALTER TABLE outbox ADD COLUMN claimed_by bigint;
CREATE INDEX outbox_claimed ON outbox (claimed_by) WHERE sent_at IS NULL AND claimed_by IS NOT NULL;
