-- The companion's tables are matches. What `companion_tables` and `companion_lines` hold is carried over by the program when it opens
-- the file (`companion_import.rs`), because every line gets the hash of the table it led to; these two then stay empty.
CREATE INDEX matches_by_game ON matches (game, changed);
