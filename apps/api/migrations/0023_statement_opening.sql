-- The day a statement opens on, where that is before its first line: an account held its opening balance from then on.
ALTER TABLE bank_imports ADD COLUMN opens_on date CHECK (opens_on < from_date);
