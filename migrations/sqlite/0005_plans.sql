-- Turns that a player planned for turns that he foresees. A plan without a parent answers the turn
-- that follows the submission of revision `base`; the others answer the turn after their parent's.

CREATE TABLE plan (
    id         INTEGER PRIMARY KEY,
    match      INTEGER NOT NULL REFERENCES match (id),
    player     INTEGER NOT NULL,
    parent     INTEGER REFERENCES plan (id) ON DELETE CASCADE,
    base       INTEGER NOT NULL,
    foreseen   TEXT NOT NULL,
    reply      TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX plan_by_match ON plan (match, player);
CREATE INDEX plan_by_parent ON plan (parent) WHERE parent IS NOT NULL;
