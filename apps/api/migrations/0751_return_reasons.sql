-- Why what came back did: the code that the bank gives beside the text of a line, or within it.
SET LOCAL lock_timeout = '5s';

ALTER TABLE bank_transactions ADD COLUMN return_reason text CHECK (return_reason ~ '^[A-Z0-9]{4}$');
