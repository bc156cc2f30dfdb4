-- Whether the player's own mistakes come back as puzzles.
ALTER TABLE setting ADD COLUMN own_puzzles TEXT NOT NULL DEFAULT 'on';

-- Puzzles from players' own turning points.
CREATE TABLE own_puzzle (
    player  INTEGER NOT NULL,
    match   INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    -- Index of the record at which the player erred.
    record  INTEGER NOT NULL,
    -- The best move, in canonical notation.
    best    TEXT NOT NULL,
    -- Right answers in a row.
    step    INTEGER NOT NULL,
    -- When it is asked again. NULL once it is learned.
    due_at  INTEGER,
    -- Drafts of the answer after each choice, one per line.
    draft   TEXT NOT NULL,
    -- Grows with each change, and is never reused.
    version INTEGER NOT NULL,
    PRIMARY KEY (player, match, record)
) STRICT, WITHOUT ROWID;

CREATE INDEX own_puzzle_due ON own_puzzle (player, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX own_puzzle_match ON own_puzzle (match);
