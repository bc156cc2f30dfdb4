-- Tournaments and their seasons.

-- The season of a tournament's match.
ALTER TABLE match ADD COLUMN season bigint;

-- The role whose members organize tournaments.
ALTER TABLE server ADD COLUMN organizer bigint;

CREATE TABLE tournament (
    id         bigint PRIMARY KEY,
    guild      bigint NOT NULL,
    -- The channel of its messages.
    channel    bigint NOT NULL,
    name       text NOT NULL,
    kind       text NOT NULL,
    game       text NOT NULL,
    setup      text NOT NULL,
    -- The time of its games, as in `match`.
    pace_days  bigint NOT NULL,
    weeks      bigint NOT NULL,
    rated      smallint NOT NULL CHECK (rated IN (0, 1)),
    -- NULL once the creator's data is deleted.
    creator    bigint,
    created_at bigint NOT NULL
);

CREATE INDEX tournament_by_guild ON tournament (guild);
CREATE INDEX tournament_by_creator ON tournament (creator) WHERE creator IS NOT NULL;

CREATE TABLE season (
    id            bigint PRIMARY KEY,
    tournament    bigint NOT NULL REFERENCES tournament (id),
    number        bigint NOT NULL,
    state         text NOT NULL CHECK (state IN ('open', 'running', 'closing', 'over', 'off')),
    -- Seed of the lots. Secret until the season is over.
    seed          bytea NOT NULL,
    -- Id of the Discord message that published the hash of the seed.
    sealed_at     bigint,
    -- The newest status message, in the outbox and in Discord, and when it was posted.
    outbox        bigint NOT NULL,
    message       bigint,
    posted_at     bigint,
    -- Start of the time for joining, and the planned start without pauses since then.
    opened_at     bigint NOT NULL,
    starts_at     bigint NOT NULL,
    postponed     bigint NOT NULL DEFAULT 0,
    -- Whether people know that it starts soon.
    announced     smallint NOT NULL DEFAULT 0 CHECK (announced IN (0, 1)),
    began_at      bigint,
    ended_at      bigint,
    -- When the job checks it again.
    wake_at       bigint,
    -- When the status message is edited, and when it was edited last.
    status_due_at bigint,
    status_at     bigint,
    UNIQUE (tournament, number),
    CHECK (state IN ('open', 'off') OR began_at IS NOT NULL)
);

CREATE INDEX season_wake ON season (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX season_status ON season (status_due_at) WHERE status_due_at IS NOT NULL;

CREATE TABLE entry (
    season      bigint NOT NULL REFERENCES season (id),
    -- Id of the interaction that joined.
    ticket      bigint NOT NULL,
    -- NULL once the person's data is deleted.
    player      bigint,
    state       text NOT NULL CHECK (state IN ('in', 'reserve', 'out', 'struck')),
    -- Whether they leave after the season.
    leaves      smallint NOT NULL DEFAULT 0 CHECK (leaves IN (0, 1)),
    joined_at   bigint NOT NULL,
    -- The seat, with the ticket that was in the drum.
    number      bigint,
    seat_ticket bigint,
    lot         bigint,
    division    bigint,
    -- Games lost on time.
    late        bigint NOT NULL DEFAULT 0,
    rank        bigint,
    halves      bigint,
    PRIMARY KEY (season, ticket),
    UNIQUE (season, player),
    UNIQUE (season, number),
    CHECK ((number IS NULL) = (seat_ticket IS NULL)),
    CHECK ((number IS NULL) = (lot IS NULL)),
    CHECK ((number IS NULL) = (division IS NULL))
);

CREATE INDEX entry_by_player ON entry (player) WHERE player IS NOT NULL;

CREATE TABLE pairing (
    season   bigint NOT NULL REFERENCES season (id),
    division bigint NOT NULL,
    round    bigint NOT NULL,
    -- Numbers of the seats.
    first    bigint NOT NULL,
    second   bigint NOT NULL,
    -- When the game is released, in milliseconds of season time.
    due_ms   bigint NOT NULL,
    match    bigint UNIQUE REFERENCES match (id),
    -- Number of games begun so far.
    begun    bigint NOT NULL DEFAULT 0,
    result   text,
    -- Result decided by an admin. It overrides the other one.
    decided  text,
    PRIMARY KEY (season, division, round, first, second)
);

-- Acts that are told in public, by admins and by the bot.
CREATE TABLE act (
    id         bigint PRIMARY KEY,
    tournament bigint NOT NULL REFERENCES tournament (id),
    season     bigint NOT NULL REFERENCES season (id),
    kind       text NOT NULL,
    -- NULL for the bot, and once the admin's data is deleted.
    actor      bigint,
    -- NULL if nobody is concerned, and once the person's data is deleted.
    person     bigint,
    -- The pairing or date that it concerns.
    detail     text NOT NULL,
    done_at    bigint NOT NULL,
    undone_at  bigint
);

CREATE INDEX act_by_season ON act (season);
CREATE INDEX act_by_tournament ON act (tournament);
CREATE INDEX act_by_actor ON act (actor) WHERE actor IS NOT NULL;
CREATE INDEX act_by_person ON act (person) WHERE person IS NOT NULL;

-- People barred from a server's tournaments, by their hash.
CREATE TABLE bar (
    guild    bigint NOT NULL,
    hash     bytea NOT NULL,
    began_at bigint NOT NULL,
    until_at bigint NOT NULL,
    PRIMARY KEY (guild, hash, began_at)
);

CREATE INDEX bar_until ON bar (until_at);
CREATE INDEX bar_by_person ON bar (hash);
