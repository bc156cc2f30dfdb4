-- The puzzle of a game that a player has before them, or had last, and their puzzle rating (Glicko-2). `made` counts
-- their right moves so far and `draft` holds the draft of the next one after each choice, one a line; `version` grows
-- with every change, from puzzle to puzzle, and is never used again. `rated` is 1 once this puzzle has counted.
CREATE TABLE puzzle_progress (
    player     INTEGER NOT NULL,
    game       TEXT NOT NULL,
    puzzle     TEXT NOT NULL,
    version    INTEGER NOT NULL,
    made       INTEGER NOT NULL,
    draft      TEXT NOT NULL,
    rated      INTEGER NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

-- The puzzles that counted for a player: 1 where they solved it at once and without a hint.
CREATE TABLE puzzle_result (
    player INTEGER NOT NULL,
    game   TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    solved INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (player, game, puzzle)
) STRICT, WITHOUT ROWID;
