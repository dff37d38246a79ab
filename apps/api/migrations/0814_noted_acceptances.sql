-- A customer agrees by telephone or in a mail of their own too. Whoever keeps the books notes that: the name and the day, who
-- noted it in place of the network it came from, and what was said with it.
SET LOCAL lock_timeout = '5s';

ALTER TABLE estimates ADD COLUMN accepted_noted_by bigint, ADD COLUMN acceptance_note text,
  ADD CONSTRAINT estimates_noted_by FOREIGN KEY (accepted_noted_by) REFERENCES users NOT VALID,
  ADD CONSTRAINT estimates_accepted CHECK (
    num_nulls(accepted_at, accepted_by_name) IN (0, 2)
    AND num_nonnulls(accepted_from, accepted_noted_by) = num_nonnulls(accepted_at)
    AND (acceptance_note IS NULL OR accepted_noted_by IS NOT NULL)) NOT VALID;
ALTER TABLE estimates VALIDATE CONSTRAINT estimates_noted_by;
ALTER TABLE estimates VALIDATE CONSTRAINT estimates_accepted;
-- What asked for a network address of each (0073).
ALTER TABLE estimates DROP CONSTRAINT estimates_check4;
