-- Games against the computer. Its seat holds a number below zero, that of its level; a game without a time
-- per move has 0 days.

-- What its choices vary with; nothing in games between people.
ALTER TABLE match ADD COLUMN computer_seed BLOB;
-- Whether there are neither takebacks nor hints.
ALTER TABLE match ADD COLUMN strict INTEGER NOT NULL DEFAULT 0 CHECK (strict IN (0, 1));
-- How many hints were given.
ALTER TABLE match ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
-- The game in whose history it was begun, and after which of its records.
ALTER TABLE match ADD COLUMN tried_from INTEGER REFERENCES match (id) ON DELETE SET NULL;
ALTER TABLE match ADD COLUMN tried_after INTEGER;

-- What is to be done in an ongoing game against the computer, at most one thing: the computer's move, or a
-- ping of its opponent. It is for one revision of the game, and void at any other.
CREATE TABLE computer_job (
    match      INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    revision   INTEGER NOT NULL,
    task       TEXT NOT NULL CHECK (task IN ('move', 'ping')),
    due_at     INTEGER NOT NULL,
    -- How often it failed.
    attempts   INTEGER NOT NULL DEFAULT 0,
    -- The number of the process that works on it.
    claimed_by INTEGER
) STRICT;

CREATE INDEX computer_job_due ON computer_job (task, due_at);

-- How a player did against each level, and how the last game at it ended.
CREATE TABLE computer_result (
    player     INTEGER NOT NULL,
    game       TEXT NOT NULL,
    level      INTEGER NOT NULL,
    won        INTEGER NOT NULL,
    drawn      INTEGER NOT NULL,
    lost       INTEGER NOT NULL,
    last       TEXT NOT NULL CHECK (last IN ('won', 'drawn', 'lost')),
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (player, game, level)
) STRICT, WITHOUT ROWID;
