-- Whether somebody ended a connection, its bank did, or a newer one took its place: the second has to be told.
SET LOCAL lock_timeout = '5s';

ALTER TABLE bank_connections ADD COLUMN ended_by text CHECK (ended_by IN ('user', 'bank', 'renewal'));
GRANT UPDATE (ended_by) ON bank_connections TO klopt_app;
