-- Bots that people made for their programs: guests of their own, with an owner.
CREATE TABLE bots (
    guest TEXT PRIMARY KEY REFERENCES guests ON DELETE CASCADE,
    owner TEXT NOT NULL REFERENCES guests ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX bots_of ON bots (owner);
