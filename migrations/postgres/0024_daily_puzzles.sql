-- What the admins of a server chose for its daily puzzles. `due_at` is when to look whether one is to be posted, empty
-- while none is: because nobody tried one for two weeks since `tried_at`, or because the channel is gone.
CREATE TABLE daily_setting (
    guild    bigint PRIMARY KEY,
    channel  bigint NOT NULL,
    games    text NOT NULL,
    hour     bigint NOT NULL,
    zone     text NOT NULL,
    state    text NOT NULL,
    tried_at bigint NOT NULL,
    due_at   bigint
);

CREATE INDEX daily_setting_due ON daily_setting (due_at) WHERE due_at IS NOT NULL;

-- The puzzles that were posted, with their messages in the outbox and in Discord. `board_due_at` is when the list of
-- those who solved it is told anew, empty while it is up to date.
CREATE TABLE daily_puzzle (
    id           bigint PRIMARY KEY,
    guild        bigint NOT NULL,
    day          bigint NOT NULL,
    game         text NOT NULL,
    puzzle       text NOT NULL,
    channel      bigint NOT NULL,
    outbox       bigint NOT NULL,
    message      bigint,
    posted_at    bigint NOT NULL,
    board_due_at bigint,
    UNIQUE (guild, day, game)
);

CREATE INDEX daily_puzzle_board ON daily_puzzle (board_due_at) WHERE board_due_at IS NOT NULL;
CREATE INDEX daily_puzzle_posted ON daily_puzzle (posted_at);

-- What became of people's tries: opened, missed, solved at the first try or later, or shown the solution. `streak` is
-- how many days their streak had when they solved it.
CREATE TABLE daily_try (
    daily   bigint NOT NULL REFERENCES daily_puzzle (id) ON DELETE CASCADE,
    player  bigint NOT NULL,
    outcome text NOT NULL,
    streak  bigint NOT NULL,
    at      bigint NOT NULL,
    PRIMARY KEY (daily, player)
);

CREATE INDEX daily_try_player ON daily_try (player);

-- On how many days in a row somebody solved a puzzle of a server, the last of these days, and the last free day among
-- them.
CREATE TABLE daily_streak (
    player   bigint NOT NULL,
    guild    bigint NOT NULL,
    days     bigint NOT NULL,
    last_day bigint NOT NULL,
    free_day bigint,
    PRIMARY KEY (player, guild)
);

CREATE INDEX daily_streak_guild ON daily_streak (guild);
