-- Messages that ask something keep their buttons only as long as that stands: what it asks stands with the
-- message until it is closed, and a message of kind 'edited' changes the earlier one then. Challenges that
-- nobody answers in time are closed.

-- What the message asks, while that is open.
ALTER TABLE outbox ADD COLUMN asks TEXT CHECK (asks IN ('challenge', 'draw', 'takeback'));
-- The message of the outbox that this one changes, and what became of what that asked; nothing where it
-- still stands and is only told anew.
ALTER TABLE outbox ADD COLUMN edits INTEGER CHECK ((edits IS NOT NULL) = (kind = 'edited'));
ALTER TABLE outbox ADD COLUMN outcome TEXT;

CREATE INDEX outbox_asking ON outbox (subject) WHERE asks IS NOT NULL;
CREATE INDEX outbox_editing ON outbox (edits) WHERE edits IS NOT NULL AND sent_at IS NULL;
CREATE INDEX challenge_open_until ON challenge (expires_at) WHERE state = 'open';

-- What expired while players were served is closed without a word: it is long ago for some.
UPDATE challenge SET state = 'expired', revision = revision + 1
WHERE state = 'open' AND expires_at <= (SELECT max(at) FROM heartbeat);

-- What stands open asks from now on.
UPDATE outbox SET asks = 'challenge'
WHERE kind = 'challenged' AND route <> 'call'
  AND subject IN (SELECT id FROM challenge WHERE state = 'open');
UPDATE outbox SET asks = 'draw'
WHERE kind = 'draw_offered' AND route <> 'call'
  AND EXISTS (SELECT 1 FROM match WHERE match.id = outbox.subject AND draw_revision = outbox.revision);
UPDATE outbox SET asks = 'takeback'
WHERE kind = 'takeback_offered' AND route <> 'call'
  AND EXISTS (SELECT 1 FROM match WHERE match.id = outbox.subject AND takeback_revision = outbox.revision);
