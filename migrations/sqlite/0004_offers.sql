-- Takebacks and rematches, ratings and results, and what players note for themselves.

ALTER TABLE match ADD COLUMN takeback_by TEXT CHECK (takeback_by IN ('first', 'second'));
ALTER TABLE match ADD COLUMN takeback_revision INTEGER;
-- The revision that the last takeback made: what was shown before it is out of date.
ALTER TABLE match ADD COLUMN taken_back INTEGER;

-- The plies that were taken back: they count for nothing, but what was told of them was told.
CREATE TABLE ply_taken_back (
    match       INTEGER NOT NULL REFERENCES match (id),
    number      INTEGER NOT NULL,
    revision    INTEGER NOT NULL,
    side        TEXT NOT NULL CHECK (side IN ('first', 'second')),
    record      TEXT NOT NULL,
    interaction INTEGER NOT NULL,
    played_at   INTEGER NOT NULL,
    -- The revision of the takeback.
    taken_back  INTEGER NOT NULL,
    PRIMARY KEY (match, revision)
) STRICT, WITHOUT ROWID;

ALTER TABLE challenge ADD COLUMN rematch_of INTEGER REFERENCES match (id);
CREATE INDEX challenge_by_rematch ON challenge (rematch_of, id) WHERE rematch_of IS NOT NULL;

-- Where a player stands in a game. The results are those of all matches that ended and were not
-- aborted; the rating is made of the rated ones among them.
CREATE TABLE record (
    player     INTEGER NOT NULL,
    game       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    rated      INTEGER NOT NULL,
    won        INTEGER NOT NULL,
    drawn      INTEGER NOT NULL,
    lost       INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    listed     INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1)),
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX record_listed ON record (game, rating DESC) WHERE listed = 1 AND rated > 0;

-- Who wants to be in the list of all servers.
CREATE TABLE listed (
    player INTEGER PRIMARY KEY
) STRICT;

-- Who has ended a rated match in a server.
CREATE TABLE server_player (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (guild, game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX server_player_by_player ON server_player (player);

CREATE TABLE rating_change (
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

CREATE TABLE note (
    player     INTEGER NOT NULL,
    match      INTEGER NOT NULL REFERENCES match (id),
    text       TEXT NOT NULL,
    written_at INTEGER NOT NULL,
    PRIMARY KEY (player, match)
) STRICT, WITHOUT ROWID;

CREATE INDEX challenge_of_challenger ON challenge (challenger);
CREATE INDEX challenge_of_opponent ON challenge (opponent) WHERE opponent IS NOT NULL;

CREATE INDEX match_pair ON match (first, second, reason, winner) WHERE ended_at IS NOT NULL;

-- The results of what ended before; their ratings begin with the next match.
INSERT INTO record (player, game, rating, deviation, volatility, rated, won, drawn, lost, changed_at)
SELECT player, game, 1500.0, 350.0, 0.06, 0, sum(won), sum(drawn), sum(lost), max(ended_at)
FROM (
    SELECT first AS player, game, winner IS 'first' AS won, winner IS NULL AS drawn,
           winner IS 'second' AS lost, ended_at
    FROM match WHERE ended_at IS NOT NULL
    UNION ALL
    SELECT second, game, winner IS 'second', winner IS NULL, winner IS 'first', ended_at
    FROM match WHERE ended_at IS NOT NULL
)
GROUP BY player, game;
