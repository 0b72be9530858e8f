-- Who began a match, by the hash of their token: a match of machines alone has nobody in a seat to list it for.
ALTER TABLE matches ADD COLUMN beginner TEXT;

CREATE INDEX matches_by_beginner ON matches (beginner);
