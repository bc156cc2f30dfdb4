-- Mutes by moderators. A mute outlives the data of its person, under a keyed hash of the id.
CREATE TABLE mute (
    guild    bigint NOT NULL,
    hash     bytea NOT NULL,
    -- NULL once the person has deleted their data.
    person   bigint,
    until_at bigint NOT NULL,
    reason   text NOT NULL,
    PRIMARY KEY (guild, hash)
);

CREATE INDEX mute_by_person ON mute (person) WHERE person IS NOT NULL;
CREATE INDEX mute_by_end ON mute (until_at);

-- Acts of moderators. A person who deleted their data is 0.
CREATE TABLE moderation (
    id        bigint PRIMARY KEY,
    guild     bigint NOT NULL,
    moderator bigint NOT NULL,
    act       text NOT NULL CHECK (act IN ('mute', 'unmute', 'annul', 'restore')),
    -- The person of a mute, and its end.
    person    bigint,
    until_at  bigint,
    -- The match of an annulment.
    match     bigint,
    reason    text NOT NULL,
    done_at   bigint NOT NULL
);

CREATE INDEX moderation_by_guild ON moderation (guild, done_at);
CREATE INDEX moderation_by_match ON moderation (match, done_at) WHERE match IS NOT NULL;
CREATE INDEX moderation_by_moderator ON moderation (moderator);
CREATE INDEX moderation_by_person ON moderation (person) WHERE person IS NOT NULL;
CREATE INDEX moderation_by_time ON moderation (done_at);

-- Matches whose rating changes are taken back.
CREATE TABLE annulment (
    match       bigint PRIMARY KEY REFERENCES match (id),
    annulled_at bigint NOT NULL
);

-- A player's rating before and after the annulment of a match.
CREATE TABLE annulment_rating (
    match             bigint NOT NULL REFERENCES match (id),
    side              text NOT NULL CHECK (side IN ('first', 'second')),
    before            double precision NOT NULL,
    before_deviation  double precision NOT NULL,
    before_volatility double precision NOT NULL,
    after             double precision NOT NULL,
    after_deviation   double precision NOT NULL,
    after_volatility  double precision NOT NULL,
    PRIMARY KEY (match, side)
);
