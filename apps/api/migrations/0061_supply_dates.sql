-- When it was supplied, of an invoice and of each of its lines: that decides the rate, and with it the VAT period.
SET LOCAL lock_timeout = '5s';

ALTER TABLE invoices ADD COLUMN supply_from date, ADD COLUMN supply_to date;
ALTER TABLE invoices ADD CONSTRAINT invoices_supply
  CHECK (supply_to IS NULL OR (supply_from IS NOT NULL AND supply_to >= supply_from)) NOT VALID;
ALTER TABLE invoice_lines ADD COLUMN supply_from date, ADD COLUMN supply_to date;
ALTER TABLE invoice_lines ADD CONSTRAINT invoice_lines_supply
  CHECK (supply_to IS NULL OR (supply_from IS NOT NULL AND supply_to >= supply_from)) NOT VALID;
