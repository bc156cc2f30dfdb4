-- The schema of 0.1.0. migrations/postgres/0001_initial.sql has the same tables, plus its lock rows.
--
-- Times are milliseconds since the Unix epoch; snowflakes and our own ids are 63-bit integers; sides
-- are 'first' and 'second'; booleans are 1 or 0. A seat is a player id, the negative level of a
-- computer player, or 0 for a deleted player.

-- Players

CREATE TABLE player (
    id      INTEGER PRIMARY KEY,
    name    TEXT NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT;

CREATE TABLE setting (
    player       INTEGER PRIMARY KEY,
    pings        TEXT NOT NULL DEFAULT 'channel',
    reminders    TEXT NOT NULL DEFAULT 'both',
    zone         TEXT NOT NULL DEFAULT 'UTC',
    -- Quiet hours, as minutes of the day.
    quiet_from   INTEGER,
    quiet_to     INTEGER,
    confirm      INTEGER NOT NULL DEFAULT 0 CHECK (confirm IN (0, 1)),
    theme        TEXT,
    size         TEXT NOT NULL DEFAULT 'usual',
    layout       TEXT NOT NULL DEFAULT 'wide',
    symbols      TEXT NOT NULL DEFAULT 'off',
    side         TEXT NOT NULL DEFAULT 'own',
    text         TEXT NOT NULL DEFAULT 'off',
    accepts      TEXT NOT NULL DEFAULT 'everybody',
    -- When a direct message failed. Cleared when the player enables direct messages again.
    closed_at    INTEGER,
    -- When a ping failed on every route. Cleared when the player was told.
    unreached_at INTEGER,
    language     TEXT,
    locale       TEXT,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;

CREATE TABLE vacation (
    player INTEGER NOT NULL,
    began  INTEGER NOT NULL,
    ends   INTEGER NOT NULL,
    PRIMARY KEY (player, began),
    CHECK (began < ends)
) STRICT, WITHOUT ROWID;

-- Players who have agreed to appear on leaderboards.
CREATE TABLE listed (
    player INTEGER PRIMARY KEY
) STRICT;

-- Glicko-2 ratings and results of games between people.
CREATE TABLE record (
    player     INTEGER NOT NULL,
    game       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    rated      INTEGER NOT NULL,
    won        INTEGER NOT NULL,
    drawn      INTEGER NOT NULL,
    lost       INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    listed     INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1)),
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX record_listed ON record
    (game, rating DESC, player, deviation, volatility, changed_at, rated, won, drawn, lost, listed)
    WHERE listed = 1 AND rated > 0;

-- Servers

CREATE TABLE server (
    id              INTEGER PRIMARY KEY,
    vacation_days   INTEGER NOT NULL DEFAULT 30,
    -- When the bot was removed from the server, or NULL.
    left_at         INTEGER,
    threads         TEXT NOT NULL DEFAULT 'off' CHECK (threads IN ('off', 'on')),
    most_games      INTEGER,
    most_challenges INTEGER,
    pace_days       INTEGER NOT NULL DEFAULT 3,
    language        TEXT,
    locale          TEXT
) STRICT;

-- Past times without the bot in the server.
CREATE TABLE shut_out (
    guild INTEGER NOT NULL,
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (guild, began)
) STRICT, WITHOUT ROWID;

CREATE TABLE game_channel (
    guild   INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    PRIMARY KEY (guild, number),
    UNIQUE (guild, channel)
) STRICT, WITHOUT ROWID;

-- Players with rated games in a server, for its leaderboards.
CREATE TABLE server_player (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (guild, game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX server_player_by_player ON server_player (player);

-- Challenges and matches

CREATE TABLE challenge (
    id         INTEGER PRIMARY KEY,
    revision   INTEGER NOT NULL,
    game       TEXT NOT NULL,
    setup      TEXT NOT NULL,
    challenger INTEGER NOT NULL,
    opponent   INTEGER,
    side       TEXT NOT NULL CHECK (side IN ('first', 'second', 'random')),
    pace_days  INTEGER NOT NULL,
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    guild      INTEGER,
    channel    INTEGER NOT NULL,
    -- The channel for the match, if it is another one.
    home       INTEGER,
    message    INTEGER,
    seed       BLOB,
    rematch_of INTEGER REFERENCES match (id),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired'))
) STRICT;

CREATE INDEX challenge_by_challenger ON challenge (challenger) WHERE state = 'open';
CREATE INDEX challenge_by_opponent ON challenge (opponent) WHERE state = 'open';
CREATE INDEX challenge_by_rematch ON challenge (rematch_of, id) WHERE rematch_of IS NOT NULL;
CREATE INDEX challenge_of_challenger ON challenge (challenger);
CREATE INDEX challenge_of_opponent ON challenge (opponent) WHERE opponent IS NOT NULL;
CREATE INDEX challenge_open_guild ON challenge (guild) WHERE state = 'open';
CREATE INDEX challenge_open_until ON challenge (expires_at) WHERE state = 'open';

CREATE TABLE match (
    id                INTEGER PRIMARY KEY,
    revision          INTEGER NOT NULL,
    game              TEXT NOT NULL,
    setup             TEXT NOT NULL,
    challenge         INTEGER NOT NULL UNIQUE REFERENCES challenge (id),
    first             INTEGER NOT NULL,
    second            INTEGER NOT NULL,
    guild             INTEGER,
    channel           INTEGER NOT NULL,
    -- The parent channel, if the match has a thread of its own.
    parent            INTEGER,
    thread_wanted     INTEGER NOT NULL DEFAULT 0 CHECK (thread_wanted IN (0, 1)),
    pace_days         INTEGER NOT NULL,
    rated             INTEGER NOT NULL CHECK (rated IN (0, 1)),
    start             TEXT NOT NULL,
    -- Seed of the dice. Secret until the match is over.
    seed              BLOB,
    interaction       INTEGER,
    -- Cached position after the last move, checked against the replay.
    position          TEXT NOT NULL,
    turn              TEXT NOT NULL CHECK (turn IN ('first', 'second')),
    turn_number       INTEGER NOT NULL,
    draw_by           TEXT CHECK (draw_by IN ('first', 'second')),
    draw_revision     INTEGER,
    takeback_by       TEXT CHECK (takeback_by IN ('first', 'second')),
    takeback_revision INTEGER,
    -- Revision of the last takeback.
    taken_back        INTEGER,
    created_at        INTEGER NOT NULL,
    -- Start of the current turn.
    began             INTEGER NOT NULL DEFAULT 0,
    deadline          INTEGER NOT NULL,
    -- When the clock job checks the match again.
    wake_at           INTEGER NOT NULL DEFAULT 0,
    reminded          INTEGER NOT NULL DEFAULT 0,
    credit_told       INTEGER NOT NULL DEFAULT 0,
    ended_at          INTEGER,
    winner            TEXT CHECK (winner IN ('first', 'second')),
    reason            TEXT,
    -- Comment of the admin who decided the match.
    said              TEXT,
    -- The newest notice. Its buttons are removed when a newer one is sent.
    notice_channel    INTEGER,
    notice            INTEGER,
    -- Set if a computer player has a seat.
    computer_seed     BLOB,
    computer_version  INTEGER NOT NULL DEFAULT 1,
    strict            INTEGER NOT NULL DEFAULT 0 CHECK (strict IN (0, 1)),
    hints             INTEGER NOT NULL DEFAULT 0,
    -- Origin of a fork: a match, and its number of moves there.
    tried_from        INTEGER REFERENCES match (id) ON DELETE SET NULL,
    tried_after       INTEGER,
    CHECK ((ended_at IS NULL) = (reason IS NULL)),
    CHECK ((draw_by IS NULL) = (draw_revision IS NULL))
) STRICT;

CREATE INDEX match_ongoing_first ON match (first, deadline) WHERE ended_at IS NULL;
CREATE INDEX match_ongoing_second ON match (second, deadline) WHERE ended_at IS NULL;
CREATE INDEX match_ongoing_wake ON match (wake_at) WHERE ended_at IS NULL;
CREATE INDEX match_ongoing_guild ON match (guild) WHERE ended_at IS NULL;
CREATE INDEX match_ongoing_channel ON match (channel) WHERE ended_at IS NULL;
CREATE INDEX match_ended_first ON match (first, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX match_ended_second ON match (second, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX match_ended_guild ON match (guild) WHERE ended_at IS NOT NULL;
CREATE INDEX match_ended_channel ON match (channel, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX match_pair ON match (first, second, reason, winner) WHERE ended_at IS NOT NULL;

-- Move records.
CREATE TABLE ply (
    match       INTEGER NOT NULL REFERENCES match (id),
    number      INTEGER NOT NULL,
    revision    INTEGER NOT NULL,
    side        TEXT NOT NULL CHECK (side IN ('first', 'second')),
    record      TEXT NOT NULL,
    interaction INTEGER NOT NULL,
    played_at   INTEGER NOT NULL,
    PRIMARY KEY (match, number),
    UNIQUE (match, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE ply_taken_back (
    match       INTEGER NOT NULL REFERENCES match (id),
    number      INTEGER NOT NULL,
    revision    INTEGER NOT NULL,
    side        TEXT NOT NULL CHECK (side IN ('first', 'second')),
    record      TEXT NOT NULL,
    interaction INTEGER NOT NULL,
    played_at   INTEGER NOT NULL,
    -- Revision of the takeback.
    taken_back  INTEGER NOT NULL,
    PRIMARY KEY (match, revision)
) STRICT, WITHOUT ROWID;

-- Players who have left the server of their match.
CREATE TABLE absence (
    match  INTEGER NOT NULL REFERENCES match (id),
    player INTEGER NOT NULL,
    PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;

-- Decisions about a match that an admin has yet to confirm.
CREATE TABLE proposal (
    match   INTEGER NOT NULL REFERENCES match (id),
    admin   INTEGER NOT NULL,
    verdict TEXT NOT NULL,
    said    TEXT,
    made_at INTEGER NOT NULL,
    PRIMARY KEY (match, admin)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_change (
    match             INTEGER NOT NULL REFERENCES match (id),
    side              TEXT NOT NULL CHECK (side IN ('first', 'second')),
    before            REAL NOT NULL,
    before_deviation  REAL NOT NULL,
    before_volatility REAL NOT NULL,
    after             REAL NOT NULL,
    after_deviation   REAL NOT NULL,
    after_volatility  REAL NOT NULL,
    PRIMARY KEY (match, side)
) STRICT, WITHOUT ROWID;

CREATE TABLE note (
    player     INTEGER NOT NULL,
    match      INTEGER NOT NULL REFERENCES match (id),
    text       TEXT NOT NULL,
    written_at INTEGER NOT NULL,
    PRIMARY KEY (player, match)
) STRICT, WITHOUT ROWID;

CREATE TABLE plan (
    id         INTEGER PRIMARY KEY,
    match      INTEGER NOT NULL REFERENCES match (id),
    player     INTEGER NOT NULL,
    -- The plan that this one continues.
    parent     INTEGER REFERENCES plan (id) ON DELETE CASCADE,
    base       INTEGER NOT NULL,
    foreseen   TEXT NOT NULL,
    reply      TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX plan_by_match ON plan (match, player);
CREATE INDEX plan_by_parent ON plan (parent) WHERE parent IS NOT NULL;

CREATE TABLE draft (
    match      INTEGER NOT NULL REFERENCES match (id),
    player     INTEGER NOT NULL,
    revision   INTEGER NOT NULL,
    version    INTEGER NOT NULL,
    text       TEXT NOT NULL,
    typed      TEXT,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;

-- Reviews of finished matches, made step by step.
CREATE TABLE review (
    match      INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    -- Number of move records to review.
    records    INTEGER NOT NULL,
    -- The reviewed records from the start, one per line.
    made       TEXT NOT NULL,
    -- When to continue. NULL once all records are reviewed.
    due_at     INTEGER,
    -- Failures in a row.
    attempts   INTEGER NOT NULL DEFAULT 0,
    -- Token of the process that works on it.
    claimed_by INTEGER
) STRICT;

CREATE INDEX review_due ON review (due_at);

-- Computer players

CREATE TABLE computer_job (
    match      INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    revision   INTEGER NOT NULL,
    task       TEXT NOT NULL CHECK (task IN ('move', 'ping')),
    due_at     INTEGER NOT NULL,
    -- Failures so far.
    attempts   INTEGER NOT NULL DEFAULT 0,
    -- Token of the process that works on it.
    claimed_by INTEGER
) STRICT;

CREATE INDEX computer_job_due ON computer_job (task, due_at);

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

-- Glicko-2 ratings of players in rated games against the computer.
CREATE TABLE computer_rating (
    player     INTEGER NOT NULL,
    game       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    rated      INTEGER NOT NULL,
    won        INTEGER NOT NULL,
    drawn      INTEGER NOT NULL,
    lost       INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE computer_rating_change (
    match             INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    before            REAL NOT NULL,
    before_deviation  REAL NOT NULL,
    before_volatility REAL NOT NULL,
    after             REAL NOT NULL,
    after_deviation   REAL NOT NULL,
    after_volatility  REAL NOT NULL
) STRICT;

-- Lessons and puzzles

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

CREATE TABLE lesson_solved (
    player    INTEGER NOT NULL,
    game      TEXT NOT NULL,
    lesson    TEXT NOT NULL,
    moves     INTEGER NOT NULL,
    solved_at INTEGER NOT NULL,
    PRIMARY KEY (player, game, lesson)
) STRICT, WITHOUT ROWID;

-- The current or last puzzle of a player, and their puzzle rating (Glicko-2).
CREATE TABLE puzzle_progress (
    player     INTEGER NOT NULL,
    game       TEXT NOT NULL,
    puzzle     TEXT NOT NULL,
    -- Grows with each change, from puzzle to puzzle, and is never reused.
    version    INTEGER NOT NULL,
    -- Right moves so far.
    made       INTEGER NOT NULL,
    -- Drafts of the next move after each choice, one per line.
    draft      TEXT NOT NULL,
    -- 1 once this puzzle has counted.
    rated      INTEGER NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

-- Puzzles that counted. `solved` is 1 for a solution at the first try without a hint.
CREATE TABLE puzzle_result (
    player INTEGER NOT NULL,
    game   TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    solved INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (player, game, puzzle)
) STRICT, WITHOUT ROWID;

-- Daily puzzles

CREATE TABLE daily_setting (
    guild    INTEGER PRIMARY KEY,
    channel  INTEGER NOT NULL,
    games    TEXT NOT NULL,
    hour     INTEGER NOT NULL,
    zone     TEXT NOT NULL,
    state    TEXT NOT NULL,
    tried_at INTEGER NOT NULL,
    -- When the next puzzle may be due. NULL while the puzzles are paused: nobody has tried one for two
    -- weeks since `tried_at`, or the channel is gone.
    due_at   INTEGER
) STRICT;

CREATE INDEX daily_setting_due ON daily_setting (due_at) WHERE due_at IS NOT NULL;

-- Posted puzzles.
CREATE TABLE daily_puzzle (
    id           INTEGER PRIMARY KEY,
    guild        INTEGER NOT NULL,
    day          INTEGER NOT NULL,
    game         TEXT NOT NULL,
    puzzle       TEXT NOT NULL,
    channel      INTEGER NOT NULL,
    -- The messages in the outbox and in Discord.
    outbox       INTEGER NOT NULL,
    message      INTEGER,
    posted_at    INTEGER NOT NULL,
    -- When to update the list of solvers. NULL while it is up to date.
    board_due_at INTEGER,
    UNIQUE (guild, day, game)
) STRICT;

CREATE INDEX daily_puzzle_board ON daily_puzzle (board_due_at) WHERE board_due_at IS NOT NULL;
CREATE INDEX daily_puzzle_posted ON daily_puzzle (posted_at);

CREATE TABLE daily_try (
    daily   INTEGER NOT NULL REFERENCES daily_puzzle (id) ON DELETE CASCADE,
    player  INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    -- The player's streak in days after solving it.
    streak  INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (daily, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_try_player ON daily_try (player);

CREATE TABLE daily_streak (
    player   INTEGER NOT NULL,
    guild    INTEGER NOT NULL,
    days     INTEGER NOT NULL,
    last_day INTEGER NOT NULL,
    -- The last day that was skipped without ending the streak.
    free_day INTEGER,
    PRIMARY KEY (player, guild)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_streak_guild ON daily_streak (guild);

-- Messages

-- Handled interactions. Discord may deliver one twice.
CREATE TABLE interaction (
    id      INTEGER PRIMARY KEY,
    seen_at INTEGER NOT NULL
) STRICT;

CREATE INDEX interaction_by_time ON interaction (seen_at);

CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY,
    kind       TEXT NOT NULL,
    -- A challenge, match or daily puzzle, its revision, and the player who acted.
    subject    INTEGER NOT NULL,
    revision   INTEGER NOT NULL,
    actor      INTEGER,
    channel    INTEGER NOT NULL,
    route      TEXT NOT NULL DEFAULT 'channel' CHECK (route IN ('channel', 'direct', 'call')),
    recipient  INTEGER CHECK ((recipient IS NULL) = (route = 'channel')),
    parked     INTEGER NOT NULL DEFAULT 0 CHECK (parked IN (0, 1)),
    beside     INTEGER NOT NULL DEFAULT 0 CHECK (beside IN (0, 1)),
    -- Number of times the message was moved to another channel.
    moved      INTEGER NOT NULL DEFAULT 0,
    asks       TEXT CHECK (asks IN ('challenge', 'draw', 'takeback')),
    -- The message to edit.
    edits      INTEGER CHECK ((edits IS NOT NULL) = (kind = 'edited')),
    outcome    TEXT,
    created_at INTEGER NOT NULL,
    due_at     INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    sent_at    INTEGER,
    -- The sent message in Discord, or 0 if it was given up.
    message    INTEGER,
    -- Token of the process that sends it. NULL without other processes.
    claimed_by INTEGER
) STRICT;

CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX outbox_owed ON outbox (channel, recipient, id) WHERE sent_at IS NULL AND parked = 0;
CREATE INDEX outbox_parked ON outbox (due_at) WHERE sent_at IS NULL AND parked = 1;
CREATE INDEX outbox_asking ON outbox (subject) WHERE asks IS NOT NULL;
CREATE INDEX outbox_editing ON outbox (edits) WHERE edits IS NOT NULL AND sent_at IS NULL;
CREATE INDEX outbox_claimed ON outbox (claimed_by) WHERE sent_at IS NULL AND claimed_by IS NOT NULL;

-- The newest notice of a match in a player's direct messages.
CREATE TABLE direct_notice (
    match    INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player   INTEGER NOT NULL,
    -- Revision of the match in the notice.
    revision INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX direct_notice_player ON direct_notice (player);

-- Processes

-- Last time the bot served all servers.
CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;

CREATE TABLE outage (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL,
    CHECK (began < ended)
) STRICT;

CREATE INDEX outage_by_end ON outage (ended);

-- The same per gateway shard, if several processes divide the servers among them.
CREATE TABLE shard_heartbeat (
    total  INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 0 AND total - 1),
    at     INTEGER NOT NULL,
    PRIMARY KEY (total, number)
) STRICT;

CREATE TABLE shard_outage (
    total  INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 0 AND total - 1),
    began  INTEGER NOT NULL,
    ended  INTEGER NOT NULL,
    PRIMARY KEY (total, number, began),
    CHECK (began < ended)
) STRICT;

CREATE INDEX shard_outage_by_end ON shard_outage (ended);

-- Processes that serve the database. Each has a node number, which is part of the ids it mints.
CREATE TABLE process (
    token       INTEGER PRIMARY KEY,
    node        INTEGER NOT NULL UNIQUE CHECK (node BETWEEN 0 AND 1023),
    host        TEXT NOT NULL,
    version     TEXT NOT NULL,
    -- Where its interactions come from: `gateway 0/1`, `http`.
    hears       TEXT NOT NULL,
    -- The newest schema it knows.
    schema      INTEGER NOT NULL,
    -- End of its lease, by the database's clock.
    alive_until INTEGER NOT NULL,
    -- Whether it has served players.
    serves      INTEGER NOT NULL DEFAULT 0 CHECK (serves IN (0, 1)),
    -- 1 once its claims are released. The node number rests for a while.
    freed       INTEGER NOT NULL DEFAULT 0 CHECK (freed IN (0, 1))
) STRICT;

-- Tasks for one process at a time.
CREATE TABLE lease (
    name    TEXT PRIMARY KEY,
    process INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Global rate limit: time of the next free request to Discord.
CREATE TABLE request_rate (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    next_at INTEGER NOT NULL
) STRICT;

-- Set if the games were moved to another database, with its address.
CREATE TABLE moved (
    one         INTEGER PRIMARY KEY CHECK (one = 1),
    destination TEXT NOT NULL
) STRICT;
