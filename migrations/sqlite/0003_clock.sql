-- Clocks that can stand still, reminders, what players have chosen for themselves, and messages
-- that go to one player. Times are milliseconds since the Unix epoch.

-- When the clock of the present turn began. What ran before this program knew began with the
-- last ply.
ALTER TABLE match ADD COLUMN began INTEGER NOT NULL DEFAULT 0;
UPDATE match SET began = deadline - pace_days * 86400000;

-- When the clock has to be looked at next: never too late, often too early.
ALTER TABLE match ADD COLUMN wake_at INTEGER NOT NULL DEFAULT 0;

-- What the players were told about the clock of the present turn: the number of the last
-- reminder, and the milliseconds of credit for outages.
ALTER TABLE match ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN credit_told INTEGER NOT NULL DEFAULT 0;

DROP INDEX match_ongoing_deadline;
CREATE INDEX match_ongoing_wake ON match (wake_at) WHERE ended_at IS NULL;
CREATE INDEX match_ongoing_guild ON match (guild) WHERE ended_at IS NULL;

-- The last moment at which the bot is known to have served its players.
CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;

CREATE TABLE outage (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL,
    CHECK (began < ended)
) STRICT;

CREATE INDEX outage_by_end ON outage (ended);

CREATE TABLE vacation (
    player INTEGER NOT NULL,
    began  INTEGER NOT NULL,
    ends   INTEGER NOT NULL,
    PRIMARY KEY (player, began),
    CHECK (began < ends)
) STRICT, WITHOUT ROWID;

CREATE TABLE server (
    id            INTEGER PRIMARY KEY,
    vacation_days INTEGER NOT NULL DEFAULT 30,
    -- Since when the bot is shut out; nothing while it is there.
    left_at       INTEGER
) STRICT;

-- The times in which the bot was shut out of a server, once it is back.
CREATE TABLE shut_out (
    guild INTEGER NOT NULL,
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (guild, began)
) STRICT, WITHOUT ROWID;

-- Players who were not found in the server of their match, where the opponent was told.
CREATE TABLE absence (
    match  INTEGER NOT NULL REFERENCES match (id),
    player INTEGER NOT NULL,
    PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE setting (
    player       INTEGER PRIMARY KEY,
    pings        TEXT NOT NULL DEFAULT 'channel',
    reminders    TEXT NOT NULL DEFAULT 'both',
    zone         TEXT NOT NULL DEFAULT 'UTC',
    -- Minutes of the day.
    quiet_from   INTEGER,
    quiet_to     INTEGER,
    confirm      INTEGER NOT NULL DEFAULT 0 CHECK (confirm IN (0, 1)),
    theme        TEXT,
    size         TEXT NOT NULL DEFAULT 'usual',
    side         TEXT NOT NULL DEFAULT 'own',
    text         TEXT NOT NULL DEFAULT 'off',
    accepts      TEXT NOT NULL DEFAULT 'everybody',
    -- When a direct message failed; until the player asks for them again none is tried.
    closed_at    INTEGER,
    -- When no ping reached him in any way; until he was told.
    unreached_at INTEGER,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;

-- A message goes to the channel, to one player's direct messages, or calls one player in the
-- channel because the direct way is closed.
ALTER TABLE outbox ADD COLUMN route TEXT NOT NULL DEFAULT 'channel' CHECK (route IN ('channel', 'direct', 'call'));
ALTER TABLE outbox ADD COLUMN recipient INTEGER CHECK ((recipient IS NULL) = (route = 'channel'));
-- Refused by its channel: its pings went another way, and it holds up no other message.
ALTER TABLE outbox ADD COLUMN parked INTEGER NOT NULL DEFAULT 0 CHECK (parked IN (0, 1));

DROP INDEX outbox_owed;
CREATE INDEX outbox_owed ON outbox (channel, recipient, id) WHERE sent_at IS NULL AND parked = 0;
CREATE INDEX outbox_parked ON outbox (due_at) WHERE sent_at IS NULL AND parked = 1;
