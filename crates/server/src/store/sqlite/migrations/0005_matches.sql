-- Matches that were finished, each written once, together with the entry of its table that ends it.
CREATE TABLE matches (
    table_id    TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    game        TEXT NOT NULL,
    seats       INTEGER NOT NULL,
    is_public   INTEGER NOT NULL,
    is_rated    INTEGER NOT NULL,
    finished_at INTEGER NOT NULL
) WITHOUT ROWID;

-- How each seat came out. A player is a guest's id, a bot of the house such as `house:hard:miser`, or nobody: somebody
-- who was forgotten. The rating is what it became by this match, if it was rated.
CREATE TABLE results (
    table_id  TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    player    TEXT,
    rank      INTEGER NOT NULL,
    score     INTEGER NOT NULL,
    mean      REAL,
    deviation REAL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX results_of ON results (player);

CREATE TABLE ratings (
    game      TEXT NOT NULL,
    player    TEXT NOT NULL,
    mean      REAL NOT NULL,
    deviation REAL NOT NULL,
    matches   INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) WITHOUT ROWID;
CREATE INDEX ratings_of ON ratings (player);
CREATE INDEX ladder ON ratings (game, mean);
