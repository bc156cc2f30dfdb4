-- How strong the players of rated games against the computer are: a list of its own, apart from the lists of
-- games between people.
CREATE TABLE computer_rating (
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
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

-- How a rated game against the computer changed the rating of its player.
CREATE TABLE computer_rating_change (
    match             INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    before            REAL NOT NULL,
    before_deviation  REAL NOT NULL,
    before_volatility REAL NOT NULL,
    after             REAL NOT NULL,
    after_deviation   REAL NOT NULL,
    after_volatility  REAL NOT NULL
) STRICT;

-- Which of its ways to choose the computer plays by: games go on, and are verified, under the one that they began
-- with.
ALTER TABLE match ADD COLUMN computer_version INTEGER NOT NULL DEFAULT 1;
