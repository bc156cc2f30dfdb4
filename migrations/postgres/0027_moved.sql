-- Where the games went that were in this database; nothing while it serves.
CREATE TABLE moved (
    one         bigint PRIMARY KEY CHECK (one = 1),
    destination text NOT NULL
);
