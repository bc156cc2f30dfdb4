-- Tournaments and their seasons.

-- The season of a tournament's match.
ALTER TABLE match ADD COLUMN season INTEGER;

-- The role whose members organize tournaments.
ALTER TABLE server ADD COLUMN organizer INTEGER;

CREATE TABLE tournament (
    id         INTEGER PRIMARY KEY,
    guild      INTEGER NOT NULL,
    -- The channel of its messages.
    channel    INTEGER NOT NULL,
    name       TEXT NOT NULL,
    kind       TEXT NOT NULL,
    game       TEXT NOT NULL,
    setup      TEXT NOT NULL,
    -- The time of its games, as in `match`.
    pace_days  INTEGER NOT NULL,
    weeks      INTEGER NOT NULL,
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    -- NULL once the creator's data is deleted.
    creator    INTEGER,
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX tournament_by_guild ON tournament (guild);
CREATE INDEX tournament_by_creator ON tournament (creator) WHERE creator IS NOT NULL;

CREATE TABLE season (
    id            INTEGER PRIMARY KEY,
    tournament    INTEGER NOT NULL REFERENCES tournament (id),
    number        INTEGER NOT NULL,
    state         TEXT NOT NULL CHECK (state IN ('open', 'running', 'closing', 'over', 'off')),
    -- Seed of the lots. Secret until the season is over.
    seed          BLOB NOT NULL,
    -- Id of the Discord message that published the hash of the seed.
    sealed_at     INTEGER,
    -- The newest status message, in the outbox and in Discord, and when it was posted.
    outbox        INTEGER NOT NULL,
    message       INTEGER,
    posted_at     INTEGER,
    -- Start of the time for joining, and the planned start without pauses since then.
    opened_at     INTEGER NOT NULL,
    starts_at     INTEGER NOT NULL,
    postponed     INTEGER NOT NULL DEFAULT 0,
    -- Whether people know that it starts soon.
    announced     INTEGER NOT NULL DEFAULT 0 CHECK (announced IN (0, 1)),
    began_at      INTEGER,
    ended_at      INTEGER,
    -- When the job checks it again.
    wake_at       INTEGER,
    -- When the status message is edited, and when it was edited last.
    status_due_at INTEGER,
    status_at     INTEGER,
    UNIQUE (tournament, number),
    CHECK (state IN ('open', 'off') OR began_at IS NOT NULL)
) STRICT;

CREATE INDEX season_wake ON season (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX season_status ON season (status_due_at) WHERE status_due_at IS NOT NULL;

CREATE TABLE entry (
    season      INTEGER NOT NULL REFERENCES season (id),
    -- Id of the interaction that joined.
    ticket      INTEGER NOT NULL,
    -- NULL once the person's data is deleted.
    player      INTEGER,
    state       TEXT NOT NULL CHECK (state IN ('in', 'reserve', 'out', 'struck')),
    -- Whether they leave after the season.
    leaves      INTEGER NOT NULL DEFAULT 0 CHECK (leaves IN (0, 1)),
    joined_at   INTEGER NOT NULL,
    -- The seat, with the ticket that was in the drum.
    number      INTEGER,
    seat_ticket INTEGER,
    lot         INTEGER,
    division    INTEGER,
    -- Games lost on time.
    late        INTEGER NOT NULL DEFAULT 0,
    rank        INTEGER,
    halves      INTEGER,
    PRIMARY KEY (season, ticket),
    UNIQUE (season, player),
    UNIQUE (season, number),
    CHECK ((number IS NULL) = (seat_ticket IS NULL)),
    CHECK ((number IS NULL) = (lot IS NULL)),
    CHECK ((number IS NULL) = (division IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX entry_by_player ON entry (player) WHERE player IS NOT NULL;

CREATE TABLE pairing (
    season   INTEGER NOT NULL REFERENCES season (id),
    division INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    -- Numbers of the seats.
    first    INTEGER NOT NULL,
    second   INTEGER NOT NULL,
    -- When the game is released, in milliseconds of season time.
    due_ms   INTEGER NOT NULL,
    match    INTEGER UNIQUE REFERENCES match (id),
    -- Number of games begun so far.
    begun    INTEGER NOT NULL DEFAULT 0,
    result   TEXT,
    -- Result decided by an admin. It overrides the other one.
    decided  TEXT,
    PRIMARY KEY (season, division, round, first, second)
) STRICT, WITHOUT ROWID;

-- Acts that are told in public, by admins and by the bot.
CREATE TABLE act (
    id         INTEGER PRIMARY KEY,
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    season     INTEGER NOT NULL REFERENCES season (id),
    kind       TEXT NOT NULL,
    -- NULL for the bot, and once the admin's data is deleted.
    actor      INTEGER,
    -- NULL if nobody is concerned, and once the person's data is deleted.
    person     INTEGER,
    -- The pairing or date that it concerns.
    detail     TEXT NOT NULL,
    done_at    INTEGER NOT NULL,
    undone_at  INTEGER
) STRICT;

CREATE INDEX act_by_season ON act (season);
CREATE INDEX act_by_tournament ON act (tournament);
CREATE INDEX act_by_actor ON act (actor) WHERE actor IS NOT NULL;
CREATE INDEX act_by_person ON act (person) WHERE person IS NOT NULL;

-- People barred from a server's tournaments, by their hash.
CREATE TABLE bar (
    guild    INTEGER NOT NULL,
    hash     BLOB NOT NULL,
    began_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL,
    PRIMARY KEY (guild, hash, began_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX bar_until ON bar (until_at);
CREATE INDEX bar_by_person ON bar (hash);
