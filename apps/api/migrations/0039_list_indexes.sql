-- Each column that a list offers to sort by has an index in the order it is read: the tenant, the column, the id. Read
-- from its end it is the other direction, so that rows without a value come last when it rises and first when it falls.
SET LOCAL lock_timeout = '5s';

-- Texts stand as people look for them: capitals and small letters together, accents beside their letter, and numbers in
-- a text by their size (F9 before F10). Unlike lower(), comparing is leakproof, so that row security lets an index answer.
CREATE COLLATION list_order (provider = icu, locale = 'und-u-kn-true-ks-level2');

CREATE INDEX invoices_by_number ON invoices (administration_id, number COLLATE list_order, id) WHERE deleted_at IS NULL;
CREATE INDEX invoices_by_due_date ON invoices (administration_id, due_date, id) WHERE deleted_at IS NULL;
CREATE INDEX invoices_by_gross ON invoices (administration_id, gross_cents, id) WHERE deleted_at IS NULL;
CREATE INDEX invoices_drafts ON invoices (administration_id, invoice_date, id)
  WHERE finalised_at IS NULL AND deleted_at IS NULL;
