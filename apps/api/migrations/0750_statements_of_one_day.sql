-- A statement may go on within a day that another told the beginning of: its opening balance is not that of its first day.
SET LOCAL lock_timeout = '5s';

ALTER TABLE bank_imports ADD COLUMN continues_day boolean NOT NULL DEFAULT false;
