-- Entries in the order in which they come, so that those of many tables saved together share pages of the file.
ALTER TABLE log RENAME TO log_by_table;
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO log SELECT table_id, number, at, entry FROM log_by_table ORDER BY table_id, number;
DROP TABLE log_by_table;
