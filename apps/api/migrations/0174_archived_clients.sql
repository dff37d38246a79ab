-- A client the firm is done with for now: it stays theirs and keeps its books, and is left out of the worklist and the lists.
SET LOCAL lock_timeout = '5s';

ALTER TABLE administrations ADD COLUMN firm_archived_at timestamptz;
ALTER TABLE administrations ADD CONSTRAINT administrations_archived_of_firm
  CHECK (firm_archived_at IS NULL OR firm_id IS NOT NULL) NOT VALID;
ALTER TABLE administrations VALIDATE CONSTRAINT administrations_archived_of_firm;
