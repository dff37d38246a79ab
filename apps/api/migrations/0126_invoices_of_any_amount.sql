-- An invoice of nothing may have nothing to book, and one of a negative amount is a credit invoice, whether or not it names
-- what it corrects. What is final holds both by itself: before this, an invoice was final with a positive amount, and a
-- credit invoice with a negative one.
SET LOCAL lock_timeout = '5s';

ALTER TABLE invoices DROP CONSTRAINT invoices_check3;
ALTER TABLE invoices
  ADD CONSTRAINT invoices_entry CHECK (
    CASE WHEN finalised_at IS NULL THEN journal_entry_id IS NULL ELSE journal_entry_id IS NOT NULL OR gross_cents = 0 END
  ) NOT VALID,
  ADD CONSTRAINT invoices_sign CHECK (finalised_at IS NULL OR (kind = 'credit_invoice') = (gross_cents < 0)) NOT VALID;
ALTER TABLE invoices VALIDATE CONSTRAINT invoices_entry;
ALTER TABLE invoices VALIDATE CONSTRAINT invoices_sign;
