-- Where a match stood after its last record, so that a list of matches need not replay them; see `StoredSummary`.
ALTER TABLE matches ADD COLUMN summary TEXT;

-- What an act told its viewers, and a machine's reason, deflated: six times smaller. Records of schema 4 and before have
-- them as text in `told` and `reason`.
ALTER TABLE journal ADD COLUMN told_packed BLOB;
ALTER TABLE journal ADD COLUMN reason_packed BLOB;
