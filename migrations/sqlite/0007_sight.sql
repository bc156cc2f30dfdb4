-- When the bot checks that the player on turn can see the game. NULL once it did in this turn.
ALTER TABLE match ADD COLUMN look_at INTEGER;

CREATE INDEX match_look ON match (look_at) WHERE ended_at IS NULL AND look_at IS NOT NULL;

-- Why a player gets the message apart from the channel of its match.
ALTER TABLE outbox ADD COLUMN detour TEXT
    CHECK (detour IN ('hidden', 'timeout', 'absent', 'moved'));

-- End of a timeout.
ALTER TABLE outbox ADD COLUMN detour_until INTEGER
    CHECK ((detour_until IS NOT NULL) = (detour IS 'timeout'));

-- Players whom a notice of their match did not reach. Their clock is paused for some days, once.
CREATE TABLE grace (
    match  INTEGER NOT NULL REFERENCES match (id),
    player INTEGER NOT NULL,
    -- Time of the first notice that did not reach the player.
    began  INTEGER NOT NULL,
    -- Whether no notice of the current turn has reached the player.
    missed INTEGER NOT NULL CHECK (missed IN (0, 1)),
    -- Whether the player's next command tells them.
    untold INTEGER NOT NULL CHECK (untold IN (0, 1)),
    PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX grace_player ON grace (player);
