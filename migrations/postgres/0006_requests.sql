-- Requests of one person to another, the bounds on their pings, and the order of the outbox.

-- 1: due, 2: a reply, 3: a request, 4: for everybody.
ALTER TABLE outbox ADD COLUMN class smallint NOT NULL DEFAULT 1 CHECK (class BETWEEN 1 AND 4);
-- Why the message pings nobody. NULL if it may ping.
ALTER TABLE outbox ADD COLUMN quiet text;
-- Number of later messages of its queue that were sent before it.
ALTER TABLE outbox ADD COLUMN overtaken bigint NOT NULL DEFAULT 0;

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
    id             bigint PRIMARY KEY,
    kind           text NOT NULL,
    game           text NOT NULL,
    -- The challenge or match.
    subject        bigint NOT NULL,
    -- Keyed hashes of the people, by which the bounds count. NULL after `counts_until`.
    sender_hash    bytea,
    recipient_hash bytea,
    counts_until   bigint NOT NULL,
    -- NULL once the person has deleted their data.
    sender         bigint,
    recipient      bigint,
    guild          bigint,
    channel        bigint NOT NULL,
    -- The posted message in Discord.
    message        bigint,
    pinged         smallint NOT NULL CHECK (pinged IN (0, 1)),
    declined_at    bigint,
    -- 1 once the challenge became a game.
    begun          smallint NOT NULL DEFAULT 0 CHECK (begun IN (0, 1)),
    -- 1 once its people began this kind of game after it.
    played         smallint NOT NULL DEFAULT 0 CHECK (played IN (0, 1)),
    made_at        bigint NOT NULL
);

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
    match    bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    side     text NOT NULL CHECK (side IN ('first', 'second')),
    kind     text NOT NULL,
    revision bigint NOT NULL,
    -- 1 once a reply has pinged the player.
    replied  smallint NOT NULL DEFAULT 0 CHECK (replied IN (0, 1)),
    PRIMARY KEY (match, side, kind)
);
