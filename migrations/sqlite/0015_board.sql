-- The board of a server: a message that lists its ongoing games.

CREATE TABLE board (
    -- The server.
    id            INTEGER PRIMARY KEY,
    -- NULL after the channel was deleted and the server had no other: the board rests.
    channel       INTEGER,
    -- The newest message, in the outbox and in Discord, and when it was posted.
    outbox        INTEGER NOT NULL,
    message       INTEGER,
    posted_at     INTEGER,
    -- When the message is edited, and when it was edited last.
    status_due_at INTEGER,
    status_at     INTEGER
) STRICT;

CREATE INDEX board_status ON board (status_due_at) WHERE status_due_at IS NOT NULL;
