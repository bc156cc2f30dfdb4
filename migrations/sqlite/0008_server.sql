-- What the admins of a server choose for the games there, threads, and the ends that admins make.

ALTER TABLE server ADD COLUMN threads TEXT NOT NULL DEFAULT 'off' CHECK (threads IN ('off', 'on'));
-- Nothing is no limit.
ALTER TABLE server ADD COLUMN most_games INTEGER;
ALTER TABLE server ADD COLUMN most_challenges INTEGER;
ALTER TABLE server ADD COLUMN pace_days INTEGER NOT NULL DEFAULT 3;

-- The channels in which games live, tried in the order of their numbers.
CREATE TABLE game_channel (
    guild   INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    PRIMARY KEY (guild, number),
    UNIQUE (guild, channel)
) STRICT, WITHOUT ROWID;

-- Where the match of a challenge will live, where that is not the channel of the challenge; and
-- the message of the challenge.
ALTER TABLE challenge ADD COLUMN home INTEGER;
ALTER TABLE challenge ADD COLUMN message INTEGER;

-- A match in a thread of its own lives there (`channel`); `parent` is the channel around it. A
-- thread that is wanted is made with the next message.
ALTER TABLE match ADD COLUMN parent INTEGER;
ALTER TABLE match ADD COLUMN thread_wanted INTEGER NOT NULL DEFAULT 0 CHECK (thread_wanted IN (0, 1));
-- What an admin said who ended it.
ALTER TABLE match ADD COLUMN said TEXT;

-- Those that are over have an index of their own: one of all would be taken where only the few
-- are meant that go on.
CREATE INDEX match_ended_guild ON match (guild) WHERE ended_at IS NOT NULL;
CREATE INDEX match_ongoing_channel ON match (channel) WHERE ended_at IS NULL;
CREATE INDEX challenge_open_guild ON challenge (guild) WHERE state = 'open';

-- To how many other places a message was taken because its channel would not have it.
ALTER TABLE outbox ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;

-- How an admin means to end a match, until he confirms it.
CREATE TABLE proposal (
    match    INTEGER NOT NULL REFERENCES match (id),
    admin    INTEGER NOT NULL,
    verdict  TEXT NOT NULL,
    said     TEXT,
    made_at  INTEGER NOT NULL,
    PRIMARY KEY (match, admin)
) STRICT, WITHOUT ROWID;
