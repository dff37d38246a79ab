-- What the books show to everybody else: their tables are read and written by the books alone (`apps/api/src/books`), so
-- that they can be kept in another way without anybody else knowing. Each view runs as who reads it, since a view
-- that runs as its owner would pass row security.
CREATE VIEW ledger_accounts WITH (security_invoker) AS
  SELECT id, administration_id, number, name, rgs_code, type, default_vat_code, deactivated_at FROM accounts;

CREATE VIEW ledger_journals WITH (security_invoker) AS
  SELECT id, administration_id, type, code, name, account_id, financial_type, is_primary, iban, account_holder
  FROM journals;

CREATE VIEW ledger_entries WITH (security_invoker) AS
  SELECT id, administration_id, journal_id, entry_date, document_date, vat_date, fiscal_year, number, description,
    source_type, source_id, reverses_entry_id, created_by, created_at
  FROM journal_entries;

CREATE VIEW ledger_lines WITH (security_invoker) AS
  SELECT id, administration_id, entry_id, line_number, account_id, debit_cents, credit_cents, vat_code, vat_kind,
    contact_id, description, entry_date, vat_date
  FROM journal_lines;

CREATE VIEW owed_items WITH (security_invoker) AS
  SELECT id, administration_id, kind, contact_id, invoice_id, purchase_id, number, document_date, due_date,
    amount_cents, open_cents, postponed_vat
  FROM open_items;

CREATE VIEW item_settlements WITH (security_invoker) AS
  SELECT id, administration_id, open_item_id, bank_transaction_id, journal_entry_id, amount_cents, settled_on, vat_due,
    undone_at, created_at
  FROM settlements;

CREATE VIEW filed_returns WITH (security_invoker) AS
  SELECT id, administration_id, period_start, period_end, boxes, payable_euros, journal_entry_id, filed_by, filed_at,
    deleted_at
  FROM vat_returns;

GRANT SELECT ON
  ledger_accounts, ledger_journals, ledger_entries, ledger_lines, owed_items, item_settlements, filed_returns
TO klopt_app;
