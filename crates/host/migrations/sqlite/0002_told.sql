-- What each act told its viewers, in sentences: so that a match can still be looked at when its rules have changed.
ALTER TABLE journal ADD COLUMN told TEXT;
