-- Schema 11 closed the challenges that had expired by then, and left their messages with buttons. Those of the
-- last thirty days are told to change now; one that did so already says the same again.

CREATE TEMP TABLE left_open AS
    SELECT id, revision, challenger, channel, created_at, message,
           (SELECT coalesce(max(id), 0) FROM outbox) + 2 * row_number() OVER (ORDER BY id) AS posted
    FROM challenge
    WHERE state = 'expired' AND message <> 0
      AND expires_at > (SELECT max(at) FROM heartbeat) - 30 * 86400000;

-- The message as it was sent: after a week it is not remembered.
INSERT INTO outbox (id, kind, subject, revision, actor, channel, created_at, due_at, sent_at, message)
    SELECT posted, 'challenged', id, revision, challenger, channel, created_at, created_at, created_at, message
    FROM left_open;

INSERT INTO outbox (id, kind, subject, revision, actor, channel, created_at, due_at, edits, outcome)
    SELECT posted + 1, 'edited', id, revision, challenger, channel, created_at, created_at, posted, 'expired'
    FROM left_open;

DROP TABLE left_open;
