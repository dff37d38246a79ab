-- From where each thing was done: the address of the network, as it reached the server. What the server did by itself has none,
-- nor has what was done before this.
SET LOCAL lock_timeout = '5s';

ALTER TABLE audit_log ADD COLUMN address text;
