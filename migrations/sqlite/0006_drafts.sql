-- Turns that their players are putting together: at most one per player and match. `revision` is
-- that of the last ply when the draft was begun, `version` grows with every change and is never
-- used again, `text` holds the draft after each choice, one a line.

CREATE TABLE draft (
    match      INTEGER NOT NULL REFERENCES match (id),
    player     INTEGER NOT NULL,
    revision   INTEGER NOT NULL,
    version    INTEGER NOT NULL,
    text       TEXT NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;
