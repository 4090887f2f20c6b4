-- Where a person wants to be told that it is his turn.
CREATE TABLE webhooks (
    guest TEXT PRIMARY KEY REFERENCES guests ON DELETE CASCADE,
    url   TEXT NOT NULL
) WITHOUT ROWID;
