-- A real table that the companion sits beside: who is on it, and the seed of the program's dice.
CREATE TABLE companion_tables (
    id      TEXT PRIMARY KEY NOT NULL,
    setup   TEXT NOT NULL,
    secret  TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

-- Everything that was told, rolled, corrected and taken back, in order and for ever.
CREATE TABLE companion_lines (
    table_id TEXT NOT NULL REFERENCES companion_tables (id),
    seq      INTEGER NOT NULL,
    body     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
