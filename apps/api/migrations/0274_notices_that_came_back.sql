-- Whether the mail that announced a collection came back, and why: whoever was not told has to be told otherwise.
SET LOCAL lock_timeout = '5s';

ALTER TABLE direct_debit_notices ADD COLUMN bounced_at timestamptz, ADD COLUMN bounce text;
GRANT UPDATE (bounced_at, bounce) ON direct_debit_notices TO klopt_app;
