-- The day a statement closes on, where that is after its last line: an account held its closing balance until then.
SET LOCAL lock_timeout = '5s';

ALTER TABLE bank_imports ADD COLUMN closes_on date CHECK (closes_on > to_date);
