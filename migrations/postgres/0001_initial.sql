-- The schema of 0.1.0. The tables of migrations/sqlite/0001_initial.sql, plus `root`.
--
-- Times are milliseconds since the Unix epoch; snowflakes and our own ids are 63-bit integers; sides
-- are 'first' and 'second'; booleans are 1 or 0. A seat is a player id, the negative level of a
-- computer player, or 0 for a deleted player.

-- Lock rows of players and servers, which an action locks before it reads. Matches and challenges are
-- locked by their own rows.
CREATE TABLE root (
    id bigint PRIMARY KEY
);

-- Players

CREATE TABLE player (
    id      bigint PRIMARY KEY,
    name    text NOT NULL,
    seen_at bigint NOT NULL
);

CREATE TABLE setting (
    player       bigint PRIMARY KEY,
    pings        text NOT NULL DEFAULT 'channel',
    reminders    text NOT NULL DEFAULT 'both',
    zone         text NOT NULL DEFAULT 'UTC',
    -- Quiet hours, as minutes of the day.
    quiet_from   bigint,
    quiet_to     bigint,
    confirm      smallint NOT NULL DEFAULT 0 CHECK (confirm IN (0, 1)),
    theme        text,
    size         text NOT NULL DEFAULT 'usual',
    layout       text NOT NULL DEFAULT 'wide',
    symbols      text NOT NULL DEFAULT 'off',
    side         text NOT NULL DEFAULT 'own',
    text         text NOT NULL DEFAULT 'off',
    accepts      text NOT NULL DEFAULT 'everybody',
    -- When a direct message failed. Cleared when the player enables direct messages again.
    closed_at    bigint,
    -- When a ping failed on every route. Cleared when the player was told.
    unreached_at bigint,
    language     text,
    locale       text,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

CREATE TABLE vacation (
    player bigint NOT NULL,
    began  bigint NOT NULL,
    ends   bigint NOT NULL,
    PRIMARY KEY (player, began),
    CHECK (began < ends)
);

-- Players who have agreed to appear on leaderboards.
CREATE TABLE listed (
    player bigint PRIMARY KEY
);

-- Glicko-2 ratings and results of games between people.
CREATE TABLE record (
    player     bigint NOT NULL,
    game       text NOT NULL,
    rating     double precision NOT NULL,
    deviation  double precision NOT NULL,
    volatility double precision NOT NULL,
    rated      bigint NOT NULL,
    won        bigint NOT NULL,
    drawn      bigint NOT NULL,
    lost       bigint NOT NULL,
    changed_at bigint NOT NULL,
    listed     smallint NOT NULL DEFAULT 0 CHECK (listed IN (0, 1)),
    PRIMARY KEY (player, game)
);

CREATE INDEX record_listed ON record
    (game, rating DESC, player, deviation, volatility, changed_at, rated, won, drawn, lost, listed)
    WHERE listed = 1 AND rated > 0;

-- Servers

CREATE TABLE server (
    id              bigint PRIMARY KEY,
    vacation_days   bigint NOT NULL DEFAULT 30,
    -- When the bot was removed from the server, or NULL.
    left_at         bigint,
    threads         text NOT NULL DEFAULT 'off' CHECK (threads IN ('off', 'on')),
    most_games      bigint,
    most_challenges bigint,
    pace_days       bigint NOT NULL DEFAULT 3,
    language        text,
    locale          text
);

-- Past times without the bot in the server.
CREATE TABLE shut_out (
    guild bigint NOT NULL,
    began bigint NOT NULL,
    ended bigint NOT NULL,
    PRIMARY KEY (guild, began)
);

CREATE TABLE game_channel (
    guild   bigint NOT NULL,
    number  bigint NOT NULL,
    channel bigint NOT NULL,
    PRIMARY KEY (guild, number),
    UNIQUE (guild, channel)
);

-- Players with rated games in a server, for its leaderboards.
CREATE TABLE server_player (
    guild  bigint NOT NULL,
    game   text NOT NULL,
    player bigint NOT NULL,
    PRIMARY KEY (guild, game, player)
);

CREATE INDEX server_player_by_player ON server_player (player);

-- Challenges and matches

CREATE TABLE challenge (
    id         bigint PRIMARY KEY,
    revision   bigint NOT NULL,
    game       text NOT NULL,
    setup      text NOT NULL,
    challenger bigint NOT NULL,
    opponent   bigint,
    side       text NOT NULL CHECK (side IN ('first', 'second', 'random')),
    pace_days  bigint NOT NULL,
    rated      smallint NOT NULL CHECK (rated IN (0, 1)),
    guild      bigint,
    channel    bigint NOT NULL,
    -- The channel for the match, if it is another one.
    home       bigint,
    message    bigint,
    seed       bytea,
    rematch_of bigint,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    state      text NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired'))
);

CREATE INDEX challenge_by_challenger ON challenge (challenger) WHERE state = 'open';
CREATE INDEX challenge_by_opponent ON challenge (opponent) WHERE state = 'open';
CREATE INDEX challenge_by_rematch ON challenge (rematch_of, id) WHERE rematch_of IS NOT NULL;
CREATE INDEX challenge_of_challenger ON challenge (challenger);
CREATE INDEX challenge_of_opponent ON challenge (opponent) WHERE opponent IS NOT NULL;
CREATE INDEX challenge_open_guild ON challenge (guild) WHERE state = 'open';
CREATE INDEX challenge_open_until ON challenge (expires_at) WHERE state = 'open';

CREATE TABLE match (
    id                bigint PRIMARY KEY,
    revision          bigint NOT NULL,
    game              text NOT NULL,
    setup             text NOT NULL,
    challenge         bigint NOT NULL UNIQUE REFERENCES challenge (id),
    first             bigint NOT NULL,
    second            bigint NOT NULL,
    guild             bigint,
    channel           bigint NOT NULL,
    -- The parent channel, if the match has a thread of its own.
    parent            bigint,
    thread_wanted     smallint NOT NULL DEFAULT 0 CHECK (thread_wanted IN (0, 1)),
    pace_days         bigint NOT NULL,
    rated             smallint NOT NULL CHECK (rated IN (0, 1)),
    start             text NOT NULL,
    -- Seed of the dice. Secret until the match is over.
    seed              bytea,
    interaction       bigint,
    -- Cached position after the last move, checked against the replay.
    position          text NOT NULL,
    turn              text NOT NULL CHECK (turn IN ('first', 'second')),
    turn_number       bigint NOT NULL,
    draw_by           text CHECK (draw_by IN ('first', 'second')),
    draw_revision     bigint,
    takeback_by       text CHECK (takeback_by IN ('first', 'second')),
    takeback_revision bigint,
    -- Revision of the last takeback.
    taken_back        bigint,
    created_at        bigint NOT NULL,
    -- Start of the current turn.
    began             bigint NOT NULL DEFAULT 0,
    deadline          bigint NOT NULL,
    -- When the clock job checks the match again.
    wake_at           bigint NOT NULL DEFAULT 0,
    reminded          bigint NOT NULL DEFAULT 0,
    credit_told       bigint NOT NULL DEFAULT 0,
    ended_at          bigint,
    winner            text CHECK (winner IN ('first', 'second')),
    reason            text,
    -- Comment of the admin who decided the match.
    said              text,
    -- The newest notice. Its buttons are removed when a newer one is sent.
    notice_channel    bigint,
    notice            bigint,
    -- Set if a computer player has a seat.
    computer_seed     bytea,
    computer_version  bigint NOT NULL DEFAULT 1,
    strict            smallint NOT NULL DEFAULT 0 CHECK (strict IN (0, 1)),
    hints             bigint NOT NULL DEFAULT 0,
    -- Origin of a fork: a match, and its number of moves there.
    tried_from        bigint REFERENCES match (id) ON DELETE SET NULL,
    tried_after       bigint,
    CHECK ((ended_at IS NULL) = (reason IS NULL)),
    CHECK ((draw_by IS NULL) = (draw_revision IS NULL))
);

ALTER TABLE challenge ADD FOREIGN KEY (rematch_of) REFERENCES match (id);

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
    match       bigint NOT NULL REFERENCES match (id),
    number      bigint NOT NULL,
    revision    bigint NOT NULL,
    side        text NOT NULL CHECK (side IN ('first', 'second')),
    record      text NOT NULL,
    interaction bigint NOT NULL,
    played_at   bigint NOT NULL,
    PRIMARY KEY (match, number),
    UNIQUE (match, revision)
);

CREATE TABLE ply_taken_back (
    match       bigint NOT NULL REFERENCES match (id),
    number      bigint NOT NULL,
    revision    bigint NOT NULL,
    side        text NOT NULL CHECK (side IN ('first', 'second')),
    record      text NOT NULL,
    interaction bigint NOT NULL,
    played_at   bigint NOT NULL,
    -- Revision of the takeback.
    taken_back  bigint NOT NULL,
    PRIMARY KEY (match, revision)
);

-- Players who have left the server of their match.
CREATE TABLE absence (
    match  bigint NOT NULL REFERENCES match (id),
    player bigint NOT NULL,
    PRIMARY KEY (match, player)
);

-- Decisions about a match that an admin has yet to confirm.
CREATE TABLE proposal (
    match   bigint NOT NULL REFERENCES match (id),
    admin   bigint NOT NULL,
    verdict text NOT NULL,
    said    text,
    made_at bigint NOT NULL,
    PRIMARY KEY (match, admin)
);

CREATE TABLE rating_change (
    match             bigint NOT NULL REFERENCES match (id),
    side              text NOT NULL CHECK (side IN ('first', 'second')),
    before            double precision NOT NULL,
    before_deviation  double precision NOT NULL,
    before_volatility double precision NOT NULL,
    after             double precision NOT NULL,
    after_deviation   double precision NOT NULL,
    after_volatility  double precision NOT NULL,
    PRIMARY KEY (match, side)
);

CREATE TABLE note (
    player     bigint NOT NULL,
    match      bigint NOT NULL REFERENCES match (id),
    text       text NOT NULL,
    written_at bigint NOT NULL,
    PRIMARY KEY (player, match)
);

CREATE TABLE plan (
    id         bigint PRIMARY KEY,
    match      bigint NOT NULL REFERENCES match (id),
    player     bigint NOT NULL,
    -- The plan that this one continues.
    parent     bigint REFERENCES plan (id) ON DELETE CASCADE,
    base       bigint NOT NULL,
    foreseen   text NOT NULL,
    reply      text NOT NULL,
    created_at bigint NOT NULL
);

CREATE INDEX plan_by_match ON plan (match, player);
CREATE INDEX plan_by_parent ON plan (parent) WHERE parent IS NOT NULL;

CREATE TABLE draft (
    match      bigint NOT NULL REFERENCES match (id),
    player     bigint NOT NULL,
    revision   bigint NOT NULL,
    version    bigint NOT NULL,
    text       text NOT NULL,
    typed      text,
    updated_at bigint NOT NULL,
    PRIMARY KEY (match, player)
);

-- Reviews of finished matches, made step by step.
CREATE TABLE review (
    match      bigint PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    -- Number of move records to review.
    records    bigint NOT NULL,
    -- The reviewed records from the start, one per line.
    made       text NOT NULL,
    -- When to continue. NULL once all records are reviewed.
    due_at     bigint,
    -- Failures in a row.
    attempts   bigint NOT NULL DEFAULT 0,
    -- Token of the process that works on it.
    claimed_by bigint
);

CREATE INDEX review_due ON review (due_at);

-- Computer players

CREATE TABLE computer_job (
    match      bigint PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    revision   bigint NOT NULL,
    task       text NOT NULL CHECK (task IN ('move', 'ping')),
    due_at     bigint NOT NULL,
    -- Failures so far.
    attempts   bigint NOT NULL DEFAULT 0,
    -- Token of the process that works on it.
    claimed_by bigint
);

CREATE INDEX computer_job_due ON computer_job (task, due_at);

CREATE TABLE computer_result (
    player     bigint NOT NULL,
    game       text NOT NULL,
    level      bigint NOT NULL,
    won        bigint NOT NULL,
    drawn      bigint NOT NULL,
    lost       bigint NOT NULL,
    last       text NOT NULL CHECK (last IN ('won', 'drawn', 'lost')),
    changed_at bigint NOT NULL,
    PRIMARY KEY (player, game, level)
);

-- Glicko-2 ratings of players in rated games against the computer.
CREATE TABLE computer_rating (
    player     bigint NOT NULL,
    game       text NOT NULL,
    rating     double precision NOT NULL,
    deviation  double precision NOT NULL,
    volatility double precision NOT NULL,
    rated      bigint NOT NULL,
    won        bigint NOT NULL,
    drawn      bigint NOT NULL,
    lost       bigint NOT NULL,
    changed_at bigint NOT NULL,
    PRIMARY KEY (player, game)
);

CREATE TABLE computer_rating_change (
    match             bigint PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    before            double precision NOT NULL,
    before_deviation  double precision NOT NULL,
    before_volatility double precision NOT NULL,
    after             double precision NOT NULL,
    after_deviation   double precision NOT NULL,
    after_volatility  double precision NOT NULL
);

-- Lessons and puzzles

CREATE TABLE lesson_progress (
    player     bigint NOT NULL,
    game       text NOT NULL,
    lesson     text NOT NULL,
    version    bigint NOT NULL,
    moves      text NOT NULL,
    draft      text NOT NULL,
    updated_at bigint NOT NULL,
    PRIMARY KEY (player, game)
);

CREATE TABLE lesson_solved (
    player    bigint NOT NULL,
    game      text NOT NULL,
    lesson    text NOT NULL,
    moves     bigint NOT NULL,
    solved_at bigint NOT NULL,
    PRIMARY KEY (player, game, lesson)
);

-- The current or last puzzle of a player, and their puzzle rating (Glicko-2).
CREATE TABLE puzzle_progress (
    player     bigint NOT NULL,
    game       text NOT NULL,
    puzzle     text NOT NULL,
    -- Grows with each change, from puzzle to puzzle, and is never reused.
    version    bigint NOT NULL,
    -- Right moves so far.
    made       bigint NOT NULL,
    -- Drafts of the next move after each choice, one per line.
    draft      text NOT NULL,
    -- 1 once this puzzle has counted.
    rated      bigint NOT NULL,
    rating     double precision NOT NULL,
    deviation  double precision NOT NULL,
    volatility double precision NOT NULL,
    updated_at bigint NOT NULL,
    PRIMARY KEY (player, game)
);

-- Puzzles that counted. `solved` is 1 for a solution at the first try without a hint.
CREATE TABLE puzzle_result (
    player bigint NOT NULL,
    game   text NOT NULL,
    puzzle text NOT NULL,
    solved bigint NOT NULL,
    at     bigint NOT NULL,
    PRIMARY KEY (player, game, puzzle)
);

-- Daily puzzles

CREATE TABLE daily_setting (
    guild    bigint PRIMARY KEY,
    channel  bigint NOT NULL,
    games    text NOT NULL,
    hour     bigint NOT NULL,
    zone     text NOT NULL,
    state    text NOT NULL,
    tried_at bigint NOT NULL,
    -- When the next puzzle may be due. NULL while the puzzles are paused: nobody has tried one for two
    -- weeks since `tried_at`, or the channel is gone.
    due_at   bigint
);

CREATE INDEX daily_setting_due ON daily_setting (due_at) WHERE due_at IS NOT NULL;

-- Posted puzzles.
CREATE TABLE daily_puzzle (
    id           bigint PRIMARY KEY,
    guild        bigint NOT NULL,
    day          bigint NOT NULL,
    game         text NOT NULL,
    puzzle       text NOT NULL,
    channel      bigint NOT NULL,
    -- The messages in the outbox and in Discord.
    outbox       bigint NOT NULL,
    message      bigint,
    posted_at    bigint NOT NULL,
    -- When to update the list of solvers. NULL while it is up to date.
    board_due_at bigint,
    UNIQUE (guild, day, game)
);

CREATE INDEX daily_puzzle_board ON daily_puzzle (board_due_at) WHERE board_due_at IS NOT NULL;
CREATE INDEX daily_puzzle_posted ON daily_puzzle (posted_at);

CREATE TABLE daily_try (
    daily   bigint NOT NULL REFERENCES daily_puzzle (id) ON DELETE CASCADE,
    player  bigint NOT NULL,
    outcome text NOT NULL,
    -- The player's streak in days after solving it.
    streak  bigint NOT NULL,
    at      bigint NOT NULL,
    PRIMARY KEY (daily, player)
);

CREATE INDEX daily_try_player ON daily_try (player);

CREATE TABLE daily_streak (
    player   bigint NOT NULL,
    guild    bigint NOT NULL,
    days     bigint NOT NULL,
    last_day bigint NOT NULL,
    -- The last day that was skipped without ending the streak.
    free_day bigint,
    PRIMARY KEY (player, guild)
);

CREATE INDEX daily_streak_guild ON daily_streak (guild);

-- Messages

-- Handled interactions. Discord may deliver one twice.
CREATE TABLE interaction (
    id      bigint PRIMARY KEY,
    seen_at bigint NOT NULL
);

CREATE INDEX interaction_by_time ON interaction (seen_at);

CREATE TABLE outbox (
    id         bigint PRIMARY KEY,
    kind       text NOT NULL,
    -- A challenge, match or daily puzzle, its revision, and the player who acted.
    subject    bigint NOT NULL,
    revision   bigint NOT NULL,
    actor      bigint,
    channel    bigint NOT NULL,
    route      text NOT NULL DEFAULT 'channel' CHECK (route IN ('channel', 'direct', 'call')),
    recipient  bigint CHECK ((recipient IS NULL) = (route = 'channel')),
    parked     smallint NOT NULL DEFAULT 0 CHECK (parked IN (0, 1)),
    beside     smallint NOT NULL DEFAULT 0 CHECK (beside IN (0, 1)),
    -- Number of times the message was moved to another channel.
    moved      bigint NOT NULL DEFAULT 0,
    asks       text CHECK (asks IN ('challenge', 'draw', 'takeback')),
    -- The message to edit.
    edits      bigint CHECK ((edits IS NOT NULL) = (kind = 'edited')),
    outcome    text,
    created_at bigint NOT NULL,
    due_at     bigint NOT NULL,
    attempts   bigint NOT NULL DEFAULT 0,
    sent_at    bigint,
    -- The sent message in Discord, or 0 if it was given up.
    message    bigint,
    -- Token of the process that sends it. NULL without other processes.
    claimed_by bigint
);

CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX outbox_owed ON outbox (channel, recipient, id) WHERE sent_at IS NULL AND parked = 0;
CREATE INDEX outbox_parked ON outbox (due_at) WHERE sent_at IS NULL AND parked = 1;
CREATE INDEX outbox_asking ON outbox (subject) WHERE asks IS NOT NULL;
CREATE INDEX outbox_editing ON outbox (edits) WHERE edits IS NOT NULL AND sent_at IS NULL;
CREATE INDEX outbox_claimed ON outbox (claimed_by) WHERE sent_at IS NULL AND claimed_by IS NOT NULL;

-- The newest notice of a match in a player's direct messages.
CREATE TABLE direct_notice (
    match    bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player   bigint NOT NULL,
    -- Revision of the match in the notice.
    revision bigint NOT NULL,
    channel  bigint NOT NULL,
    message  bigint NOT NULL,
    PRIMARY KEY (match, player)
);

CREATE INDEX direct_notice_player ON direct_notice (player);

-- Processes

-- Last time the bot served all servers.
CREATE TABLE heartbeat (
    one bigint PRIMARY KEY CHECK (one = 1),
    at  bigint NOT NULL
);

CREATE TABLE outage (
    began bigint PRIMARY KEY,
    ended bigint NOT NULL,
    CHECK (began < ended)
);

CREATE INDEX outage_by_end ON outage (ended);

-- The same per gateway shard, if several processes divide the servers among them.
CREATE TABLE shard_heartbeat (
    total  bigint NOT NULL,
    number bigint NOT NULL CHECK (number BETWEEN 0 AND total - 1),
    at     bigint NOT NULL,
    PRIMARY KEY (total, number)
);

CREATE TABLE shard_outage (
    total  bigint NOT NULL,
    number bigint NOT NULL CHECK (number BETWEEN 0 AND total - 1),
    began  bigint NOT NULL,
    ended  bigint NOT NULL,
    PRIMARY KEY (total, number, began),
    CHECK (began < ended)
);

CREATE INDEX shard_outage_by_end ON shard_outage (ended);

-- Processes that serve the database. Each has a node number, which is part of the ids it mints.
CREATE TABLE process (
    token       bigint PRIMARY KEY,
    node        bigint NOT NULL UNIQUE CHECK (node BETWEEN 0 AND 1023),
    host        text NOT NULL,
    version     text NOT NULL,
    -- Where its interactions come from: `gateway 0/1`, `http`.
    hears       text NOT NULL,
    -- The newest schema it knows.
    schema      bigint NOT NULL,
    -- End of its lease, by the database's clock.
    alive_until bigint NOT NULL,
    -- Whether it has served players.
    serves      smallint NOT NULL DEFAULT 0 CHECK (serves IN (0, 1)),
    -- 1 once its claims are released. The node number rests for a while.
    freed       smallint NOT NULL DEFAULT 0 CHECK (freed IN (0, 1))
);

-- Tasks for one process at a time.
CREATE TABLE lease (
    name    text PRIMARY KEY,
    process bigint NOT NULL,
    ends_at bigint NOT NULL
);

-- Global rate limit: time of the next free request to Discord.
CREATE TABLE request_rate (
    one     bigint PRIMARY KEY CHECK (one = 1),
    next_at bigint NOT NULL
);

-- Set if the games were moved to another database, with its address.
CREATE TABLE moved (
    one         bigint PRIMARY KEY CHECK (one = 1),
    destination text NOT NULL
);
