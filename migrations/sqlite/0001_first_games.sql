-- Challenges, matches and their plies, who was seen, which interactions counted, and the
-- messages that are owed. Times are milliseconds since the Unix epoch; snowflakes and our own
-- ids are 63-bit integers; sides are 'first' and 'second'.

CREATE TABLE player (
    id      INTEGER PRIMARY KEY,
    name    TEXT NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT;

CREATE TABLE challenge (
    id         INTEGER PRIMARY KEY,
    revision   INTEGER NOT NULL,
    game       TEXT NOT NULL,
    setup      TEXT NOT NULL,
    challenger INTEGER NOT NULL,
    opponent   INTEGER,
    side       TEXT NOT NULL CHECK (side IN ('first', 'second', 'random')),
    pace_days  INTEGER NOT NULL,
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    guild      INTEGER,
    channel    INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired'))
) STRICT;

CREATE INDEX challenge_by_challenger ON challenge (challenger) WHERE state = 'open';
CREATE INDEX challenge_by_opponent ON challenge (opponent) WHERE state = 'open';

CREATE TABLE match (
    id             INTEGER PRIMARY KEY,
    revision       INTEGER NOT NULL,
    game           TEXT NOT NULL,
    setup          TEXT NOT NULL,
    challenge      INTEGER NOT NULL UNIQUE REFERENCES challenge (id),
    first          INTEGER NOT NULL,
    second         INTEGER NOT NULL,
    guild          INTEGER,
    channel        INTEGER NOT NULL,
    pace_days      INTEGER NOT NULL,
    rated          INTEGER NOT NULL CHECK (rated IN (0, 1)),
    start          TEXT NOT NULL,
    -- What the plies lead to, kept so that lists need no replay; checked against them.
    position       TEXT NOT NULL,
    turn           TEXT NOT NULL CHECK (turn IN ('first', 'second')),
    turn_number    INTEGER NOT NULL,
    draw_by        TEXT CHECK (draw_by IN ('first', 'second')),
    draw_revision  INTEGER,
    created_at     INTEGER NOT NULL,
    deadline       INTEGER NOT NULL,
    ended_at       INTEGER,
    winner         TEXT CHECK (winner IN ('first', 'second')),
    reason         TEXT,
    -- The newest notice, whose buttons go when the next one is out.
    notice_channel INTEGER,
    notice         INTEGER,
    CHECK ((ended_at IS NULL) = (reason IS NULL)),
    CHECK ((draw_by IS NULL) = (draw_revision IS NULL))
) STRICT;

CREATE INDEX match_ongoing_first ON match (first, deadline) WHERE ended_at IS NULL;
CREATE INDEX match_ongoing_second ON match (second, deadline) WHERE ended_at IS NULL;
CREATE INDEX match_ended_first ON match (first, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX match_ended_second ON match (second, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX match_ongoing_deadline ON match (deadline) WHERE ended_at IS NULL;

CREATE TABLE ply (
    match       INTEGER NOT NULL REFERENCES match (id),
    number      INTEGER NOT NULL,
    revision    INTEGER NOT NULL,
    side        TEXT NOT NULL CHECK (side IN ('first', 'second')),
    record      TEXT NOT NULL,
    interaction INTEGER NOT NULL,
    played_at   INTEGER NOT NULL,
    PRIMARY KEY (match, number),
    UNIQUE (match, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE interaction (
    id      INTEGER PRIMARY KEY,
    seen_at INTEGER NOT NULL
) STRICT;

CREATE INDEX interaction_by_time ON interaction (seen_at);

CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY,
    kind       TEXT NOT NULL,
    -- The challenge or match that it is about, its revision then, and who did it.
    subject    INTEGER NOT NULL,
    revision   INTEGER NOT NULL,
    actor      INTEGER,
    channel    INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    due_at     INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    sent_at    INTEGER,
    message    INTEGER
) STRICT;

CREATE INDEX outbox_owed ON outbox (channel, id) WHERE sent_at IS NULL;
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
