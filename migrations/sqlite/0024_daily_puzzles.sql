-- What the admins of a server chose for its daily puzzles. `due_at` is when to look whether one is to be posted, empty
-- while none is: because nobody tried one for two weeks since `tried_at`, or because the channel is gone.
CREATE TABLE daily_setting (
    guild    INTEGER PRIMARY KEY,
    channel  INTEGER NOT NULL,
    games    TEXT NOT NULL,
    hour     INTEGER NOT NULL,
    zone     TEXT NOT NULL,
    state    TEXT NOT NULL,
    tried_at INTEGER NOT NULL,
    due_at   INTEGER
) STRICT;

CREATE INDEX daily_setting_due ON daily_setting (due_at) WHERE due_at IS NOT NULL;

-- The puzzles that were posted, with their messages in the outbox and in Discord. `board_due_at` is when the list of
-- those who solved it is told anew, empty while it is up to date.
CREATE TABLE daily_puzzle (
    id           INTEGER PRIMARY KEY,
    guild        INTEGER NOT NULL,
    day          INTEGER NOT NULL,
    game         TEXT NOT NULL,
    puzzle       TEXT NOT NULL,
    channel      INTEGER NOT NULL,
    outbox       INTEGER NOT NULL,
    message      INTEGER,
    posted_at    INTEGER NOT NULL,
    board_due_at INTEGER,
    UNIQUE (guild, day, game)
) STRICT;

CREATE INDEX daily_puzzle_board ON daily_puzzle (board_due_at) WHERE board_due_at IS NOT NULL;
CREATE INDEX daily_puzzle_posted ON daily_puzzle (posted_at);

-- What became of people's tries: opened, missed, solved at the first try or later, or shown the solution. `streak` is
-- how many days their streak had when they solved it.
CREATE TABLE daily_try (
    daily   INTEGER NOT NULL REFERENCES daily_puzzle (id) ON DELETE CASCADE,
    player  INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    streak  INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (daily, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_try_player ON daily_try (player);

-- On how many days in a row somebody solved a puzzle of a server, the last of these days, and the last free day among
-- them.
CREATE TABLE daily_streak (
    player   INTEGER NOT NULL,
    guild    INTEGER NOT NULL,
    days     INTEGER NOT NULL,
    last_day INTEGER NOT NULL,
    free_day INTEGER,
    PRIMARY KEY (player, guild)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_streak_guild ON daily_streak (guild);
