-- Mutes by moderators. A mute outlives the data of its person, under a keyed hash of the id.
CREATE TABLE mute (
    guild    INTEGER NOT NULL,
    hash     BLOB NOT NULL,
    -- NULL once the person has deleted their data.
    person   INTEGER,
    until_at INTEGER NOT NULL,
    reason   TEXT NOT NULL,
    PRIMARY KEY (guild, hash)
) STRICT, WITHOUT ROWID;

CREATE INDEX mute_by_person ON mute (person) WHERE person IS NOT NULL;
CREATE INDEX mute_by_end ON mute (until_at);

-- Acts of moderators. A person who deleted their data is 0.
CREATE TABLE moderation (
    id        INTEGER PRIMARY KEY,
    guild     INTEGER NOT NULL,
    moderator INTEGER NOT NULL,
    act       TEXT NOT NULL CHECK (act IN ('mute', 'unmute', 'annul', 'restore')),
    -- The person of a mute, and its end.
    person    INTEGER,
    until_at  INTEGER,
    -- The match of an annulment.
    match     INTEGER,
    reason    TEXT NOT NULL,
    done_at   INTEGER NOT NULL
) STRICT;

CREATE INDEX moderation_by_guild ON moderation (guild, done_at);
CREATE INDEX moderation_by_match ON moderation (match, done_at) WHERE match IS NOT NULL;
CREATE INDEX moderation_by_moderator ON moderation (moderator);
CREATE INDEX moderation_by_person ON moderation (person) WHERE person IS NOT NULL;
CREATE INDEX moderation_by_time ON moderation (done_at);

-- Matches whose rating changes are taken back.
CREATE TABLE annulment (
    match       INTEGER PRIMARY KEY REFERENCES match (id),
    annulled_at INTEGER NOT NULL
) STRICT;

-- A player's rating before and after the annulment of a match.
CREATE TABLE annulment_rating (
    match             INTEGER NOT NULL REFERENCES match (id),
    side              TEXT NOT NULL CHECK (side IN ('first', 'second')),
    before            REAL NOT NULL,
    before_deviation  REAL NOT NULL,
    before_volatility REAL NOT NULL,
    after             REAL NOT NULL,
    after_deviation   REAL NOT NULL,
    after_volatility  REAL NOT NULL,
    PRIMARY KEY (match, side)
) STRICT, WITHOUT ROWID;
