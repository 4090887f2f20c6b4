-- Where somebody at a table wants to be told whose turn it is there.
CREATE TABLE table_webhooks (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    guest    TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    url      TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
) WITHOUT ROWID;
CREATE INDEX table_webhooks_of ON table_webhooks (guest);

-- Hashes of tokens whose guests were banned: a browser that still has one does not come back under a new name.
CREATE TABLE banned (
    hash BLOB PRIMARY KEY
) WITHOUT ROWID;
