-- The lines of an account are listed by day and id. Without the id each page of an account with many lines a day read and
-- sorted all lines of its days. The new index does all that the one before it did.
SET LOCAL lock_timeout = '5s';

CREATE INDEX journal_lines_card ON journal_lines (administration_id, account_id, entry_date, id)
  INCLUDE (debit_cents, credit_cents);
DROP INDEX journal_lines_account;
