-- The schema that SQLite's migrations 1 to 20 make, in PostgreSQL's words. From here on both have migrations of the
-- same numbers.
--
-- Times are milliseconds since the Unix epoch; snowflakes and our own ids are 63-bit integers; sides are 'first' and
-- 'second'; what is true or false is 1 or 0.

-- What an action locks before it reads what it will change: the ids of players and servers, which have no row that is
-- always there. Matches and challenges are locked by their own rows.
CREATE TABLE root (
    id bigint PRIMARY KEY
);

CREATE TABLE player (
    id      bigint PRIMARY KEY,
    name    text NOT NULL,
    seen_at bigint NOT NULL
);

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
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    state      text NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    seed       bytea,
    rematch_of bigint,
    home       bigint,
    message    bigint
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
    pace_days         bigint NOT NULL,
    rated             smallint NOT NULL CHECK (rated IN (0, 1)),
    start             text NOT NULL,
    -- What the moves lead to, kept so that lists need no replay; checked against them.
    position          text NOT NULL,
    turn              text NOT NULL CHECK (turn IN ('first', 'second')),
    turn_number       bigint NOT NULL,
    draw_by           text CHECK (draw_by IN ('first', 'second')),
    draw_revision     bigint,
    created_at        bigint NOT NULL,
    deadline          bigint NOT NULL,
    ended_at          bigint,
    winner            text CHECK (winner IN ('first', 'second')),
    reason            text,
    -- The newest notice, whose buttons go when the next one is out.
    notice_channel    bigint,
    notice            bigint,
    -- Of its dice; secret until the match is over.
    seed              bytea,
    interaction       bigint,
    began             bigint NOT NULL DEFAULT 0,
    wake_at           bigint NOT NULL DEFAULT 0,
    reminded          bigint NOT NULL DEFAULT 0,
    credit_told       bigint NOT NULL DEFAULT 0,
    takeback_by       text CHECK (takeback_by IN ('first', 'second')),
    takeback_revision bigint,
    taken_back        bigint,
    parent            bigint,
    thread_wanted     smallint NOT NULL DEFAULT 0 CHECK (thread_wanted IN (0, 1)),
    said              text,
    computer_seed     bytea,
    strict            smallint NOT NULL DEFAULT 0 CHECK (strict IN (0, 1)),
    hints             bigint NOT NULL DEFAULT 0,
    tried_from        bigint REFERENCES match (id) ON DELETE SET NULL,
    tried_after       bigint,
    CHECK ((ended_at IS NULL) = (reason IS NULL)),
    CHECK ((draw_by IS NULL) = (draw_revision IS NULL))
);

ALTER TABLE challenge ADD FOREIGN KEY (rematch_of) REFERENCES match (id);

CREATE INDEX match_ongoing_first ON match (first, deadline) WHERE ended_at IS NULL;
CREATE INDEX match_ongoing_second ON match (second, deadline) WHERE ended_at IS NULL;
CREATE INDEX match_ended_first ON match (first, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX match_ended_second ON match (second, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX match_ongoing_wake ON match (wake_at) WHERE ended_at IS NULL;
CREATE INDEX match_ongoing_guild ON match (guild) WHERE ended_at IS NULL;
CREATE INDEX match_pair ON match (first, second, reason, winner) WHERE ended_at IS NOT NULL;
CREATE INDEX match_ended_guild ON match (guild) WHERE ended_at IS NOT NULL;
CREATE INDEX match_ongoing_channel ON match (channel) WHERE ended_at IS NULL;
CREATE INDEX match_ended_channel ON match (channel, ended_at) WHERE ended_at IS NOT NULL;

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
    -- The revision of the takeback.
    taken_back  bigint NOT NULL,
    PRIMARY KEY (match, revision)
);

CREATE TABLE interaction (
    id      bigint PRIMARY KEY,
    seen_at bigint NOT NULL
);

CREATE INDEX interaction_by_time ON interaction (seen_at);

CREATE TABLE outbox (
    id         bigint PRIMARY KEY,
    kind       text NOT NULL,
    -- The challenge or match that it is about, its revision then, and who did it.
    subject    bigint NOT NULL,
    revision   bigint NOT NULL,
    actor      bigint,
    channel    bigint NOT NULL,
    created_at bigint NOT NULL,
    due_at     bigint NOT NULL,
    attempts   bigint NOT NULL DEFAULT 0,
    sent_at    bigint,
    message    bigint,
    route      text NOT NULL DEFAULT 'channel' CHECK (route IN ('channel', 'direct', 'call')),
    recipient  bigint CHECK ((recipient IS NULL) = (route = 'channel')),
    parked     smallint NOT NULL DEFAULT 0 CHECK (parked IN (0, 1)),
    beside     smallint NOT NULL DEFAULT 0 CHECK (beside IN (0, 1)),
    moved      bigint NOT NULL DEFAULT 0,
    asks       text CHECK (asks IN ('challenge', 'draw', 'takeback')),
    edits      bigint CHECK ((edits IS NOT NULL) = (kind = 'edited')),
    outcome    text
);

CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX outbox_owed ON outbox (channel, recipient, id) WHERE sent_at IS NULL AND parked = 0;
CREATE INDEX outbox_parked ON outbox (due_at) WHERE sent_at IS NULL AND parked = 1;
CREATE INDEX outbox_asking ON outbox (subject) WHERE asks IS NOT NULL;
CREATE INDEX outbox_editing ON outbox (edits) WHERE edits IS NOT NULL AND sent_at IS NULL;

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

CREATE TABLE vacation (
    player bigint NOT NULL,
    began  bigint NOT NULL,
    ends   bigint NOT NULL,
    PRIMARY KEY (player, began),
    CHECK (began < ends)
);

CREATE TABLE server (
    id              bigint PRIMARY KEY,
    vacation_days   bigint NOT NULL DEFAULT 30,
    -- Since when the bot is shut out; nothing while it is there.
    left_at         bigint,
    threads         text NOT NULL DEFAULT 'off' CHECK (threads IN ('off', 'on')),
    most_games      bigint,
    most_challenges bigint,
    pace_days       bigint NOT NULL DEFAULT 3,
    language        text,
    locale          text
);

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

CREATE TABLE absence (
    match  bigint NOT NULL REFERENCES match (id),
    player bigint NOT NULL,
    PRIMARY KEY (match, player)
);

CREATE TABLE proposal (
    match   bigint NOT NULL REFERENCES match (id),
    admin   bigint NOT NULL,
    verdict text NOT NULL,
    said    text,
    made_at bigint NOT NULL,
    PRIMARY KEY (match, admin)
);

CREATE TABLE setting (
    player       bigint PRIMARY KEY,
    pings        text NOT NULL DEFAULT 'channel',
    reminders    text NOT NULL DEFAULT 'both',
    zone         text NOT NULL DEFAULT 'UTC',
    -- Minutes of the day.
    quiet_from   bigint,
    quiet_to     bigint,
    confirm      smallint NOT NULL DEFAULT 0 CHECK (confirm IN (0, 1)),
    theme        text,
    size         text NOT NULL DEFAULT 'usual',
    side         text NOT NULL DEFAULT 'own',
    text         text NOT NULL DEFAULT 'off',
    accepts      text NOT NULL DEFAULT 'everybody',
    -- When a direct message failed; until the player asks for them again none is tried.
    closed_at    bigint,
    -- When no ping reached them in any way; until they were told.
    unreached_at bigint,
    language     text,
    locale       text,
    layout       text NOT NULL DEFAULT 'wide',
    symbols      text NOT NULL DEFAULT 'off',
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

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

CREATE TABLE listed (
    player bigint PRIMARY KEY
);

CREATE TABLE server_player (
    guild  bigint NOT NULL,
    game   text NOT NULL,
    player bigint NOT NULL,
    PRIMARY KEY (guild, game, player)
);

CREATE INDEX server_player_by_player ON server_player (player);

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
    updated_at bigint NOT NULL,
    typed      text,
    PRIMARY KEY (match, player)
);

CREATE TABLE direct_notice (
    match    bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player   bigint NOT NULL,
    -- The revision of the match that it tells about.
    revision bigint NOT NULL,
    channel  bigint NOT NULL,
    message  bigint NOT NULL,
    PRIMARY KEY (match, player)
);

CREATE INDEX direct_notice_player ON direct_notice (player);

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

CREATE TABLE computer_job (
    match      bigint PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    revision   bigint NOT NULL,
    task       text NOT NULL CHECK (task IN ('move', 'ping')),
    due_at     bigint NOT NULL,
    -- How often it failed.
    attempts   bigint NOT NULL DEFAULT 0,
    -- The number of the process that works on it.
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
