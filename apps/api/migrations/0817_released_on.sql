-- The VAT of a deposit that nobody paid yet is due by its final invoice. A payment that was received before that day is due on its
-- own day all the same, whenever the bank is booked: for that the item keeps the day of the final invoice, and what was open of it then.
SET LOCAL lock_timeout = '5s';

ALTER TABLE open_items ADD COLUMN released_on date, ADD COLUMN released_cents bigint;
ALTER TABLE open_items ADD CONSTRAINT open_items_released CHECK (
  (released_on IS NULL) = (released_cents IS NULL) AND (released_on IS NULL OR released_vat IS NOT NULL)
) NOT VALID;
GRANT UPDATE (released_on, released_cents) ON open_items TO klopt_app;
