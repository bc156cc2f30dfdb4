-- The board of a server: a message that lists its ongoing games.

CREATE TABLE board (
    -- The server.
    id            bigint PRIMARY KEY,
    -- NULL after the channel was deleted and the server had no other: the board rests.
    channel       bigint,
    -- The newest message, in the outbox and in Discord, and when it was posted.
    outbox        bigint NOT NULL,
    message       bigint,
    posted_at     bigint,
    -- When the message is edited, and when it was edited last.
    status_due_at bigint,
    status_at     bigint
);

CREATE INDEX board_status ON board (status_due_at) WHERE status_due_at IS NOT NULL;
