-- Devices that are told when it is their person's turn: where, and the keys that only they can read messages with.
CREATE TABLE devices (
    endpoint TEXT PRIMARY KEY,
    guest    TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    added_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX devices_of ON devices (guest);
