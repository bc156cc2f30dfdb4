-- Requests of one person to another, the bounds on their pings, and the order of the outbox.

-- 1: due, 2: a reply, 3: a request, 4: for everybody.
ALTER TABLE outbox ADD COLUMN class INTEGER NOT NULL DEFAULT 1 CHECK (class BETWEEN 1 AND 4);
-- Why the message pings nobody. NULL if it may ping.
ALTER TABLE outbox ADD COLUMN quiet TEXT;
-- Number of later messages of its queue that were sent before it.
ALTER TABLE outbox ADD COLUMN overtaken INTEGER NOT NULL DEFAULT 0;

UPDATE outbox SET class = 2
WHERE kind IN ('declined', 'expired', 'edited', 'takeback_declined', 'takeback_withdrawn', 'draw_declined',
               'draw_withdrawn');
UPDATE outbox SET class = 3 WHERE kind IN ('challenged', 'takeback_offered', 'draw_offered', 'more_time', 'vacation');
UPDATE outbox SET class = 4 WHERE kind = 'daily';

CREATE INDEX outbox_order ON outbox (channel, recipient, subject, id, class, overtaken, sent_at, parked)
    WHERE sent_at IS NULL AND parked = 0;

CREATE INDEX outbox_mention ON outbox (subject, recipient) WHERE route = 'call';

CREATE TABLE request (
    -- Its message in the outbox.
    id             INTEGER PRIMARY KEY,
    kind           TEXT NOT NULL,
    game           TEXT NOT NULL,
    -- The challenge or match.
    subject        INTEGER NOT NULL,
    -- Keyed hashes of the people, by which the bounds count. NULL after `counts_until`.
    sender_hash    BLOB,
    recipient_hash BLOB,
    counts_until   INTEGER NOT NULL,
    -- NULL once the person has deleted their data.
    sender         INTEGER,
    recipient      INTEGER,
    guild          INTEGER,
    channel        INTEGER NOT NULL,
    -- The posted message in Discord.
    message        INTEGER,
    pinged         INTEGER NOT NULL CHECK (pinged IN (0, 1)),
    declined_at    INTEGER,
    -- 1 once the challenge became a game.
    begun          INTEGER NOT NULL DEFAULT 0 CHECK (begun IN (0, 1)),
    -- 1 once its people began this kind of game after it.
    played         INTEGER NOT NULL DEFAULT 0 CHECK (played IN (0, 1)),
    made_at        INTEGER NOT NULL
) STRICT;

CREATE INDEX request_by_sender ON request (sender_hash, made_at) WHERE sender_hash IS NOT NULL;
CREATE INDEX request_by_recipient ON request (recipient_hash, made_at) WHERE recipient_hash IS NOT NULL;
CREATE INDEX request_by_subject ON request (subject);
CREATE INDEX request_by_guild ON request (guild, made_at) WHERE guild IS NOT NULL;
CREATE INDEX request_by_time ON request (made_at);
CREATE INDEX request_counted ON request (counts_until) WHERE sender_hash IS NOT NULL;
CREATE INDEX request_nameless ON request (counts_until)
    WHERE sender_hash IS NULL AND sender IS NULL AND recipient IS NULL;
CREATE INDEX request_of_sender ON request (sender) WHERE sender IS NOT NULL;
CREATE INDEX request_of_recipient ON request (recipient) WHERE recipient IS NOT NULL;

-- The last request of each kind with which a player of a match pinged the opponent.
CREATE TABLE match_request (
    match    INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    side     TEXT NOT NULL CHECK (side IN ('first', 'second')),
    kind     TEXT NOT NULL,
    revision INTEGER NOT NULL,
    -- 1 once a reply has pinged the player.
    replied  INTEGER NOT NULL DEFAULT 0 CHECK (replied IN (0, 1)),
    PRIMARY KEY (match, side, kind)
) STRICT, WITHOUT ROWID;
