-- Where goods were delivered, when that is not at the customer's address: it decides whether they left the Netherlands,
-- and with that their VAT.
SET LOCAL lock_timeout = '5s';

ALTER TABLE invoices ADD COLUMN delivery_place text NOT NULL DEFAULT '', ADD COLUMN delivery_country text;
ALTER TABLE invoices ADD CONSTRAINT invoices_delivery
  CHECK (delivery_country ~ '^[A-Z]{2}$' AND length(delivery_place) <= 300) NOT VALID;
