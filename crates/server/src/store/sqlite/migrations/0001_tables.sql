-- A table and what lists show of it; all of it follows from the log.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    version    INTEGER NOT NULL,
    card       TEXT NOT NULL,
    is_listed  INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    wake_at    INTEGER
) WITHOUT ROWID;
CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_listed ON tables (changed_at) WHERE is_listed;

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- Every command that was answered, so that sent again it gets its first answer.
CREATE TABLE commands (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    guest    TEXT NOT NULL,
    command  BLOB NOT NULL,
    answer   TEXT NOT NULL,
    PRIMARY KEY (table_id, guest, command)
) WITHOUT ROWID;

-- Whose list a table is in.
CREATE TABLE members (
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
CREATE INDEX members_of ON members (table_id);

-- The logs that tell of a person.
CREATE TABLE mentions (
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
CREATE INDEX mentions_of ON mentions (table_id);

CREATE TABLE guests (
    id   TEXT PRIMARY KEY,
    name TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE tokens (
    hash  BLOB PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX tokens_of ON tokens (guest);

CREATE TABLE codes (
    hash  BLOB PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX codes_of ON codes (guest);

-- When a server was up: from its start to the last time it said so.
CREATE TABLE runs (
    started_at INTEGER NOT NULL,
    alive_at   INTEGER NOT NULL
);
