-- A mandate that was collected by can get another account or reference: the bank is told with the next collection what it was.
-- What each collection was made by is kept with it; it is not known of the creditor of those before.
SET LOCAL lock_timeout = '5s';

ALTER TABLE direct_debit_items ADD COLUMN mandate_reference text;
ALTER TABLE direct_debit_items ADD COLUMN creditor_name text;
ALTER TABLE direct_debit_items ADD COLUMN creditor_identifier text;
UPDATE direct_debit_items i SET mandate_reference = m.reference
FROM customer_mandates m WHERE m.administration_id = i.administration_id AND m.id = i.mandate_id;
