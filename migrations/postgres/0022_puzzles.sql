-- The puzzle of a game that a player has before them, or had last, and their puzzle rating (Glicko-2). `made` counts
-- their right moves so far and `draft` holds the draft of the next one after each choice, one a line; `version` grows
-- with every change, from puzzle to puzzle, and is never used again. `rated` is 1 once this puzzle has counted.
CREATE TABLE puzzle_progress (
    player     bigint NOT NULL,
    game       text NOT NULL,
    puzzle     text NOT NULL,
    version    bigint NOT NULL,
    made       bigint NOT NULL,
    draft      text NOT NULL,
    rated      bigint NOT NULL,
    rating     double precision NOT NULL,
    deviation  double precision NOT NULL,
    volatility double precision NOT NULL,
    updated_at bigint NOT NULL,
    PRIMARY KEY (player, game)
);

-- The puzzles that counted for a player: 1 where they solved it at once and without a hint.
CREATE TABLE puzzle_result (
    player bigint NOT NULL,
    game   text NOT NULL,
    puzzle text NOT NULL,
    solved bigint NOT NULL,
    at     bigint NOT NULL,
    PRIMARY KEY (player, game, puzzle)
);
