-- Which customer a line of a payment provider is of: whoever paid on their page is known, whatever name their bank gives.
SET LOCAL lock_timeout = '5s';

ALTER TABLE bank_transactions ADD COLUMN payer_contact_id bigint;
ALTER TABLE bank_transactions ADD CONSTRAINT bank_transactions_payer
  FOREIGN KEY (administration_id, payer_contact_id) REFERENCES contacts (administration_id, id) NOT VALID;
ALTER TABLE bank_transactions VALIDATE CONSTRAINT bank_transactions_payer;
