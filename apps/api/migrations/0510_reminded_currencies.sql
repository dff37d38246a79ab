-- What a letter asks of an invoice in another currency, in the smallest unit of that beside its euros.
SET LOCAL lock_timeout = '5s';

ALTER TABLE reminder_letter_invoices ADD COLUMN currency text, ADD COLUMN open_foreign bigint,
  ADD CONSTRAINT reminder_letter_invoices_foreign CHECK (
    num_nulls(currency, open_foreign) IN (0, 2) AND open_foreign > 0) NOT VALID;
ALTER TABLE reminder_letter_invoices VALIDATE CONSTRAINT reminder_letter_invoices_foreign;
