-- Where the games went that were in this database; nothing while it serves.
CREATE TABLE moved (
    one         INTEGER PRIMARY KEY CHECK (one = 1),
    destination TEXT NOT NULL
) STRICT;
