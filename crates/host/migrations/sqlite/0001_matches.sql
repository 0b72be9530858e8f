-- A match: how it began and where it stands. `header` is the first line of its log, written when everybody is seated.
CREATE TABLE matches (
    id       TEXT PRIMARY KEY NOT NULL,
    game     TEXT NOT NULL,
    rules    INTEGER NOT NULL,
    setup    TEXT NOT NULL,
    chance   TEXT NOT NULL,
    practice INTEGER NOT NULL,
    secret   TEXT NOT NULL,
    header   TEXT,
    status   TEXT NOT NULL,
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL
) STRICT;

-- Who sits where. Tokens are kept as hashes only.
CREATE TABLE seats (
    match_id   TEXT NOT NULL REFERENCES matches (id),
    seat       INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    level      TEXT,
    holder     TEXT,
    invitation TEXT,
    nonce      TEXT,
    PRIMARY KEY (match_id, seat)
) STRICT;

CREATE INDEX seats_by_holder ON seats (holder);

-- Everything that was done, in order and for ever: acts, takings back, resignations. The key is the guard: two writers
-- can never both write the same sequence number of a match.
CREATE TABLE journal (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq      INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    body     TEXT NOT NULL,
    seat     INTEGER,
    request  TEXT,
    reason   TEXT,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, seq)
) STRICT, WITHOUT ROWID;
