-- The last lists: see 0039. The entries of one journal stand between those of all others.
SET LOCAL lock_timeout = '5s';

CREATE INDEX journal_entries_of_journal ON journal_entries (administration_id, journal_id, entry_date, id);

CREATE INDEX payment_files_by_created ON payment_files (administration_id, created_at, id);
CREATE INDEX payment_files_by_execution ON payment_files (administration_id, execution_date, id);
