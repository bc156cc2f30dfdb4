-- The lesson of a game that a player plays, or played last. `moves` holds their moves so far and `draft` the
-- draft of the next one after each choice, one a line; `version` grows with every change, from lesson to
-- lesson, and is never used again.
CREATE TABLE lesson_progress (
    player     INTEGER NOT NULL,
    game       TEXT NOT NULL,
    lesson     TEXT NOT NULL,
    version    INTEGER NOT NULL,
    moves      TEXT NOT NULL,
    draft      TEXT NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

-- The lessons that a player has solved, with the fewest moves that it took.
CREATE TABLE lesson_solved (
    player    INTEGER NOT NULL,
    game      TEXT NOT NULL,
    lesson    TEXT NOT NULL,
    moves     INTEGER NOT NULL,
    solved_at INTEGER NOT NULL,
    PRIMARY KEY (player, game, lesson)
) STRICT, WITHOUT ROWID;
