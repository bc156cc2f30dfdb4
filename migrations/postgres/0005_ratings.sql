-- Bounds on ratings. migrations/sqlite/0005_ratings.sql has the same tables.
--
-- Hashes are HMAC-SHA-256 of a person's id and a game, under a key from the bot's token. Rows with
-- hashes outlive the deletion of a player's data until their window ends.

-- Rated matches begun by a pair, for 7 days. `one` is the lower hash.
CREATE TABLE rated_pair (
    one      bytea NOT NULL,
    other    bytea NOT NULL,
    begun_at bigint NOT NULL,
    -- Number of matches begun at that time.
    begun    bigint NOT NULL,
    PRIMARY KEY (one, other, begun_at)
);

CREATE INDEX rated_pair_begun ON rated_pair (begun_at);

-- Movements of a player's rating by an opponent, for 7 days.
CREATE TABLE rating_movement (
    player   bytea NOT NULL,
    opponent bytea NOT NULL,
    moved_at bigint NOT NULL,
    points   double precision NOT NULL,
    PRIMARY KEY (player, opponent, moved_at)
);

CREATE INDEX rating_movement_moved ON rating_movement (moved_at);

-- Ratings of deleted players, for 90 days or until the person plays rated again.
CREATE TABLE kept_rating (
    person     bytea PRIMARY KEY,
    rating     double precision NOT NULL,
    deviation  double precision NOT NULL,
    volatility double precision NOT NULL,
    rated      bigint NOT NULL,
    -- Day of the deletion.
    day        bigint NOT NULL
);

-- Whom a player has finished rated matches against.
CREATE TABLE rated_opponent (
    player   bigint NOT NULL,
    game     text NOT NULL,
    opponent bigint NOT NULL,
    PRIMARY KEY (player, game, opponent)
);

CREATE INDEX rated_opponent_by_opponent ON rated_opponent (opponent);

INSERT INTO rated_opponent (player, game, opponent)
    SELECT first, game, second FROM match
    WHERE first > 0 AND second > 0 AND EXISTS (SELECT 1 FROM rating_change WHERE rating_change.match = match.id)
    UNION
    SELECT second, game, first FROM match
    WHERE first > 0 AND second > 0 AND EXISTS (SELECT 1 FROM rating_change WHERE rating_change.match = match.id);

-- Number of rows of `rated_opponent`. Leaderboards list players with at least three.
ALTER TABLE record ADD COLUMN opponents bigint NOT NULL DEFAULT 0;

UPDATE record SET opponents = (SELECT count(*) FROM rated_opponent
    WHERE rated_opponent.player = record.player AND rated_opponent.game = record.game);

CREATE INDEX record_shown ON record
    (game, rating DESC, player, deviation, volatility, changed_at, rated, won, drawn, lost, listed, opponents)
    WHERE listed = 1 AND opponents >= 3;

-- 1 if the challenge was meant to be rated, but the pair had begun too many rated matches.
ALTER TABLE challenge ADD COLUMN pair_limited smallint NOT NULL DEFAULT 0 CHECK (pair_limited IN (0, 1));
