-- The other lists: see 0039.
SET LOCAL lock_timeout = '5s';

CREATE INDEX purchases_by_number ON purchases (administration_id, number COLLATE list_order, id) WHERE deleted_at IS NULL;
CREATE INDEX purchases_by_due_date ON purchases (administration_id, due_date, id) WHERE deleted_at IS NULL;
CREATE INDEX purchases_by_gross ON purchases (administration_id, gross_cents, id) WHERE deleted_at IS NULL;
CREATE INDEX purchases_drafts ON purchases (administration_id, invoice_date, id)
  WHERE booked_at IS NULL AND deleted_at IS NULL;

-- Takes the place of one on lower(name), which row security kept from answering.
CREATE INDEX contacts_by_name ON contacts (administration_id, name COLLATE list_order, id);
CREATE INDEX contacts_by_city ON contacts (administration_id, address_city COLLATE list_order, id);

CREATE INDEX documents_by_created ON documents (administration_id, created_at, id);

CREATE INDEX bank_transactions_by_date ON bank_transactions (administration_id, transaction_date, id);
CREATE INDEX bank_transactions_by_amount ON bank_transactions (administration_id, amount_cents, id);
CREATE INDEX bank_transactions_by_counterparty
  ON bank_transactions (administration_id, counterparty_name COLLATE list_order, id);

CREATE INDEX journal_entries_by_number ON journal_entries (administration_id, fiscal_year, number, id);
CREATE INDEX journal_entries_by_description ON journal_entries (administration_id, description COLLATE list_order, id);

CREATE INDEX open_items_by_due_date ON open_items (administration_id, kind, due_date, id) WHERE open_cents <> 0;
CREATE INDEX open_items_by_document_date ON open_items (administration_id, kind, document_date, id) WHERE open_cents <> 0;
CREATE INDEX open_items_by_number ON open_items (administration_id, kind, number COLLATE list_order, id)
  WHERE open_cents <> 0;
CREATE INDEX open_items_by_open ON open_items (administration_id, kind, open_cents, id) WHERE open_cents <> 0;
CREATE INDEX open_items_of_contact ON open_items (administration_id, contact_id) WHERE open_cents <> 0;

CREATE INDEX administrations_by_name ON administrations (firm_id, company_name COLLATE list_order, id)
  WHERE firm_id IS NOT NULL;
CREATE INDEX administrations_by_period_end ON administrations (firm_id, subscription_period_end, id)
  WHERE firm_id IS NOT NULL;

CREATE INDEX tickets_by_response ON tickets (administration_id, last_response_at, id);
CREATE INDEX tickets_by_subject ON tickets (administration_id, subject COLLATE list_order, id);
-- Of all administrations, for the queue.
CREATE INDEX tickets_all_by_created ON tickets (created_at, id);
CREATE INDEX tickets_all_by_response ON tickets (last_response_at, id);
CREATE INDEX tickets_all_by_waiting ON tickets (waiting_since, id);

CREATE INDEX error_reports_first_seen ON error_reports (first_seen_at, id);
CREATE INDEX error_reports_occurrences ON error_reports (occurrences, id);
