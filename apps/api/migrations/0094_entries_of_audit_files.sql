-- Bookings of a year that were taken over from the audit file of another package, and what they leave open. A file that has
-- no opening balance can be taken over for its bookings.
SET LOCAL lock_timeout = '5s';

ALTER TABLE journal_entries DROP CONSTRAINT journal_entries_source_type_check;
ALTER TABLE journal_entries ADD CONSTRAINT journal_entries_source_type_check CHECK (source_type IN ('invoice', 'bank_transaction',
  'vat_return', 'purchase', 'general', 'opening', 'year_close', 'invoice_period', 'purchase_period', 'audit_file')) NOT VALID;
ALTER TABLE journal_entries VALIDATE CONSTRAINT journal_entries_source_type_check;

-- Nothing has the new column yet, so that the constraints hold for what is there.
ALTER TABLE open_items ADD COLUMN journal_entry_id bigint;
ALTER TABLE open_items DROP CONSTRAINT open_items_one_source;
ALTER TABLE open_items
  ADD CONSTRAINT open_items_entry FOREIGN KEY (administration_id, journal_entry_id)
    REFERENCES journal_entries (administration_id, id) NOT VALID,
  ADD CONSTRAINT open_items_one_source
    CHECK (num_nonnulls(invoice_id, purchase_id, opening_balance_id, journal_entry_id) <= 1) NOT VALID;
ALTER TABLE open_items VALIDATE CONSTRAINT open_items_entry;
ALTER TABLE open_items VALIDATE CONSTRAINT open_items_one_source;
CREATE INDEX open_items_of_entry ON open_items (administration_id, journal_entry_id) WHERE journal_entry_id IS NOT NULL;

CREATE OR REPLACE VIEW owed_items WITH (security_invoker) AS
  SELECT id, administration_id, kind, contact_id, invoice_id, purchase_id, number, document_date, due_date,
    amount_cents, open_cents, postponed_vat, opening_balance_id, journal_entry_id
  FROM open_items;

ALTER TABLE audit_files DROP CONSTRAINT audit_files_check;
ALTER TABLE audit_files ADD CONSTRAINT audit_files_imported
  CHECK (num_nulls(imported_at, imported_by) IN (0, 2) AND (opening_balance_id IS NULL OR imported_at IS NOT NULL)) NOT VALID;
ALTER TABLE audit_files VALIDATE CONSTRAINT audit_files_imported;
