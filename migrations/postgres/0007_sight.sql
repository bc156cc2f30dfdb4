-- When the bot checks that the player on turn can see the game. NULL once it did in this turn.
ALTER TABLE match ADD COLUMN look_at bigint;

CREATE INDEX match_look ON match (look_at) WHERE ended_at IS NULL AND look_at IS NOT NULL;

-- Why a player gets the message apart from the channel of its match.
ALTER TABLE outbox ADD COLUMN detour text
    CHECK (detour IN ('hidden', 'timeout', 'absent', 'moved'));

-- End of a timeout.
ALTER TABLE outbox ADD COLUMN detour_until bigint
    CHECK ((detour_until IS NOT NULL) = (detour IS NOT DISTINCT FROM 'timeout'));

-- Players whom a notice of their match did not reach. Their clock is paused for some days, once.
CREATE TABLE grace (
    match  bigint NOT NULL REFERENCES match (id),
    player bigint NOT NULL,
    -- Time of the first notice that did not reach the player.
    began  bigint NOT NULL,
    -- Whether no notice of the current turn has reached the player.
    missed smallint NOT NULL CHECK (missed IN (0, 1)),
    -- Whether the player's next command tells them.
    untold smallint NOT NULL CHECK (untold IN (0, 1)),
    PRIMARY KEY (match, player)
);

CREATE INDEX grace_player ON grace (player);
